// @ts-check
/** The coach: a note beside what it speaks of. It leads through a tutorial as the server says, and gives some tips in a first game. */

import { around, placed } from "./bubble.js";
import { button, element, fill, isTyping, need } from "./dom.js";
import { ring, unring } from "./halo.js";
import { titleOf } from "./caption.js";
import { gather } from "./reach.js";
import { tipsFor } from "./tips.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{step: number, steps: number, text: string, things: Spot[], next: string, leave: string}} Said what the coach says, and the words on its buttons */
/** @typedef {{read: (number: number) => void, leave: () => void, focus: () => void}} Deeds */

const STEADY = 200; // milliseconds after which the note looks whether what it points at has moved
// On a phone some parts of a table are elsewhere: where they lie, the nearest first.
/** @type {Record<string, string[]>} */
const PLACES = { players: ["#players", "#tokens"], log: ["#log-panel", "#tab-log"], panels: ["#panels", "#tab-panels"], hand: ["#hand", "#tab-hand"], phases: ["#phases", "#notice", "#asked"] };
// What is done with some parts of a table.
/** @type {Record<string, string>} */
const DONE = { board: "[data-pick]", dock: "#confirm, #other, #undo", log: "#log-panel" };
const NAMED = "[data-territory], [data-tile], [data-area]";
const WRITTEN = 36; // of the picture's units, round where the troops of a place are counted
const BUSY = "#dock, [data-pick=glow], #board .strength, #board .last-attack, #zoom, #log-panel .tabs, #recap, .rail-head";

export class Coach {
  /** @param {import("./board.js").Board} board @param {string} game @param {Deeds} deeds */
  constructor(board, game, deeds) {
    this.board = board;
    this.deeds = deeds;
    this.tips = tipsFor(game);
    /** @type {Said | null} */
    this.said = null;
    this.isLesson = false;
    this.isLedByKeys = false; // the keyboard was on the main button when that went on
    /** @type {Element[]} what it names on the board, which it had better not cover */
    this.named = [];
    this.step = element("p", { class: "step" });
    this.text = element("p", { class: "said" });
    this.next = button("Next", () => this.goOn(), { class: "main next" });
    this.leave = button("", () => this.stop(), { class: "quiet leave" });
    this.voice = element("p", { class: "unseen", "aria-live": "polite" });
    this.root = element("section", { id: "coach", "aria-label": "Coach", hidden: true }, element("header", {}, this.step, this.leave), this.text, this.next);
    need("table").append(this.root, this.voice);
    this.where = "";
    this.seen = ""; // what it was that was last brought into sight
    setInterval(() => this.said && this.place(), STEADY);
    addEventListener("resize", () => this.said && this.place());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => this.follow(event.target));
  }

  /** What the coach has to say now. @param {Parts} known @param {number | null} seat @param {boolean} isElsewhere the reader looks at the past, or a bot plays */
  show(known, seat, isElsewhere) {
    const isPlaying = known.stage === "playing" && seat !== null && !isElsewhere;
    this.isLesson = !!known.lesson;
    this.root.classList.toggle("lesson", this.isLesson);
    if (known.lesson) this.tips.forget();
    this.say(isPlaying ? (known.lesson ? taught(known.lesson) : this.tips.now(known)) : null);
  }

  hide() {
    this.say(null);
  }

  /** @param {Said | null} said */
  say(said) {
    const isNews = said?.text !== this.said?.text;
    const hadFocus = this.root.contains(document.activeElement) || (isNews && this.isLedByKeys);
    if (isNews) this.isLedByKeys = false;
    this.said = said;
    this.root.hidden = !said;
    for (const marked of document.querySelectorAll(".ring-coach")) marked.classList.remove("ring-coach");
    for (const place of this.board.places) unring(place, "coach");
    this.where = "";
    if (!said) return;
    this.step.textContent = said.steps > 1 ? `${said.step} of ${said.steps}` : "";
    this.next.textContent = said.next;
    this.next.hidden = !said.next;
    this.leave.textContent = said.leave;
    this.leave.hidden = !said.leave;
    if (isNews) fill(this.text, said.text);
    if (this.voice.textContent !== said.text) this.voice.textContent = said.text;
    for (const thing of this.things()) if (!this.isWide(thing)) ring(thing, "coach");
    if (isNews) this.named = this.isLesson ? namedIn(said.text, this.board.picture) : [];
    this.place();
    const onward = this.isLesson ? need("confirm") : this.next;
    if (hadFocus) said.next ? onward.focus({ preventScroll: true }) : this.deeds.focus();
  }

  /** What is pointed at, as far as it can be seen. @returns {Element[]} */
  things() {
    return (this.said?.things ?? []).flatMap(([kind, word]) => (word ? this.board.find(kind, word).slice(0, 1) : partOf(kind)));
  }

  /** The board itself needs no ring, and no room beside it. @param {Element} thing */
  isWide(thing) {
    return thing.id === "board";
  }

  /** Lay the note beside what it speaks of. */
  place() {
    this.gather();
    const aims = this.things().filter((thing) => !this.isWide(thing)).map((thing) => thing.getBoundingClientRect());
    const aim = around(aims.filter((box) => box.width > 0));
    const busy = [...document.querySelectorAll(BUSY)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
    const { width, height } = this.root.getBoundingClientRect();
    const spoken = [...aims, ...this.named.map(writtenOn)].filter((box) => box.width > 0);
    const where = placed({ width, height }, aim, busy, need("table").querySelector(".stage")?.getBoundingClientRect() ?? document.body.getBoundingClientRect(), spoken);
    if (JSON.stringify(where) === this.where) return;
    this.where = JSON.stringify(where);
    this.root.style.left = `${Math.round(where.left)}px`;
    this.root.style.top = `${Math.round(where.top)}px`;
    this.root.style.setProperty("--tail", `${Math.round(where.tail)}px`);
    this.root.dataset.side = where.side;
  }

  /** In a tutorial, what is spoken of and what is to be picked next are in sight. */
  gather() {
    const wanted = `${this.said?.text} ${this.board.glowing} ${innerWidth}`;
    if (wanted === this.seen || !this.isLesson) return;
    this.seen = wanted;
    const told = (this.said?.things ?? []).map(String);
    const others = this.board.glowing.filter((spot) => !told.includes(String(spot))); // what glows elsewhere for the same pick is not looked for
    gather(this.board.zoom, [...this.things(), ...others.flatMap((spot) => this.board.find(...spot))]);
  }

  /** Where there is something to read, the main button goes on as well. @param {Parts["lesson"]} lesson @returns {{label: string, deed: () => void} | null} */
  following(lesson) {
    return lesson && !lesson.asks ? { label: taught(lesson).next, deed: () => this.goOn() } : null;
  }

  goOn() {
    if (!this.said?.next) return;
    this.isLedByKeys = !!document.querySelector("#confirm:focus-visible");
    if (this.isLesson) return this.deeds.read(this.said.step - 1);
    this.say(this.tips.next());
  }

  stop() {
    if (this.isLesson) return this.deeds.leave();
    this.tips.forget();
    this.hide();
  }

  /** Who does what a tip speaks of has understood it. @param {EventTarget | null} target that was clicked */
  follow(target) {
    const [part] = (!this.isLesson && this.said?.things[0]) || [""];
    if (part && target instanceof Element && target.closest(DONE[part] ?? `#${part}`)) this.say(this.tips.next());
  }

  /** Enter goes on, where it means nothing else. @param {KeyboardEvent} event */
  key(event) {
    const isFree = !event.defaultPrevented && !document.activeElement?.matches("a, button, [role=button], summary") && !isTyping();
    if (event.key !== "Enter" || !this.isLesson || !this.said?.next || !isFree || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    this.goOn();
  }
}

/** @param {NonNullable<Parts["lesson"]>} lesson @returns {Said} */
function taught({ step, steps, text, things, asks }) {
  const isLast = step === steps;
  return { step, steps, text, things, next: asks ? "" : isLast ? "Play on" : "Next", leave: isLast ? "" : "Skip tutorial" };
}

/** What a text names on a board. @param {string} text @param {Element} picture @returns {Element[]} */
function namedIn(text, picture) {
  const nameOf = (/** @type {Element} */ thing) => thing.getAttribute("data-label") || titleOf(thing).split(/ — |[:,(]/)[0].trim();
  return [...picture.querySelectorAll(NAMED)].filter((thing) => text.includes(nameOf(thing) || "\n"));
}

/** Of a thing that says where it is written upon only that. @param {Element} thing */
function writtenOn(thing) {
  const [x, y] = (thing.getAttribute("data-at") ?? "").split(" ").map(Number);
  const matrix = /** @type {SVGGraphicsElement} */ (thing).ownerSVGElement?.getScreenCTM();
  if (y === undefined || !matrix) return thing.getBoundingClientRect();
  const at = new DOMPoint(x, y).matrixTransform(matrix);
  return new DOMRect(at.x - WRITTEN * matrix.a, at.y - WRITTEN * matrix.a, 2 * WRITTEN * matrix.a, 2 * WRITTEN * matrix.a);
}

/** A part of the table, where it can be seen. @param {string} name @returns {Element[]} */
function partOf(name) {
  const found = (PLACES[name] ?? [`#${name}`]).flatMap((selector) => document.querySelector(selector) ?? []);
  return found.filter((one) => one.checkVisibility() && one.getClientRects().length > 0).slice(0, 1);
}
