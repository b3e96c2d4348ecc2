// @ts-check
/** Small parts of the dock: the trail of picks, buttons for what may be chosen, and the line that says why not. */

import { badge, button, element, fill } from "./dom.js";
import { separator } from "./picker.js";
import { capital } from "./wording.js";

/** @import { Step } from "./picker.js" */
/** @typedef {Step & {shown?: string, does?: string}} Option a step, how it is offered, and what it does */

export const SEATS = ["seat", "player"]; // what games call one of those who play
const LETTERS = "abcdefgh";
const READING = 5000; // milliseconds that a complaint stays

/**
 * The steps so far; each is a button that undoes it, with all that came after it.
 * @param {HTMLElement} place
 * @param {(Step & {between?: string})[]} trail
 * @param {(step: Step, k: number) => void} undo
 */
export function showTrail(place, trail, undo) {
  const items = trail.map((step, k) => {
    const words = { class: `crumb ${kindClass(step)}`, title: `Undo ${step.label}` };
    const mark = k ? element("span", { class: "between", "aria-hidden": "true" }, step.between ?? separator(trail, k)) : null;
    return element("li", {}, mark, button(nameOf(step), () => undo(step, k), words));
  });
  fill(place, ...items);
  place.hidden = !trail.length;
}

/**
 * The picks as a game reads them, once it says how: in its order, each with the words before it, and without numbers that the board does not show.
 * @param {string} [reads] `{2} → {1} ({0})`; what is not picked yet is left out, and what would be said twice
 * @param {Step[]} [picked]
 * @returns {(Step & {between?: string})[]}
 */
export function readAs(reads = "", picked = []) {
  /** @type {(Step & {between?: string})[]} */
  const read = [];
  let before = " ";
  for (const word of reads.split(" ")) {
    const step = picked[Number(/\{(\d)\}/.exec(word)?.[1] ?? NaN)];
    const label = step && word.replace(/\{\d\}/, nameOf({ ...step, label: step.name ?? step.label }).replace(/^\d+ | \d+$/g, ""));
    const isFirst = !read.length; // with nothing before it that brackets would add to
    if (step && label !== read[read.length - 1]?.label) read.push({ ...step, label: isFirst ? label.replace(/^\(|\)$/g, "") : label, between: before });
    before = word.includes("{") ? " " : `${before}${word} `;
  }
  return reads ? read : picked;
}

/**
 * Buttons for what may be picked; with numbers where keys 1-9 press them.
 * @param {HTMLElement} place
 * @param {Option[]} options
 * @param {{pick(step: Step): void, point(step: Step | null): void}} deeds
 * @param {boolean} numbered
 */
export function showOptions(place, options, deeds, numbered) {
  const held = place.contains(document.activeElement) ? document.activeElement?.textContent : null;
  const made = options.map((option, k) => {
    const chip = button("", () => deeds.pick(option), { class: `chip ${kindClass(option)}`, "data-word": option.word });
    chip.append(...shownAs(option));
    if (option.does) chip.append(" ", element("small", {}, option.does));
    if (numbered && k < 9) chip.append(element("kbd", { "aria-hidden": "true" }, String(k + 1)));
    for (const name of ["pointerenter", "focus"]) chip.addEventListener(name, () => deeds.point(option));
    for (const name of ["pointerleave", "blur"]) chip.addEventListener(name, () => deeds.point(null));
    return chip;
  });
  fill(place, ...made);
  place.hidden = !made.length;
  made.find((chip) => chip.textContent === held)?.focus({ preventScroll: true });
}

/** A player to choose, by token and name. @param {Step} step @param {() => void} pick */
export function seatChip(step, pick) {
  const chip = button("", pick, { class: "chip is-seat", "data-word": step.word, "aria-pressed": "false" });
  chip.append(...shownAs(step));
  return chip;
}

/** What a button says; of a player the token says the letter. @param {Option} option @returns {(Node | string)[]} */
function shownAs(option) {
  const seat = SEATS.includes(option.kind) ? LETTERS.indexOf(option.word.toLowerCase()) : -1;
  return seat < 0 ? [option.shown ?? (/^[a-z]{3}/.test(option.label) ? capital(option.label) : option.label)] : [badge(seat), nameOf(option)];
}

/** The name of a thing; of a player without the letter, which the token has. @param {Step} step */
function nameOf({ kind, label }) {
  return SEATS.includes(kind) ? label.replace(/ \([A-Z]\)$/, "") : label;
}

/**
 * Go from button to button with the arrow keys.
 * @param {HTMLElement} place
 */
export function walkable(place) {
  place.addEventListener("keydown", (event) => {
    const ways = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });
    const buttons = [...place.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (!ways[event.key] || at < 0) return;
    event.preventDefault();
    buttons[(at + ways[event.key] + buttons.length) % buttons.length].focus();
  });
}

/** The line that helps: why something is not allowed, what went wrong. */
export class Note {
  /** @param {HTMLElement} place @param {(id: string) => void} openRule */
  constructor(place, openRule) {
    this.place = place;
    this.openRule = openRule;
    this.shown = "";
    this.until = 0; // when what went wrong has been read
    place.classList.add("note");
    if (!place.hasAttribute("role")) place.setAttribute("role", "status");
  }

  /** @param {string} text @param {string} [rule] @param {"" | "why" | "wrong" | "hint"} [tone] */
  say(text, rule = "", tone = "") {
    const opened = rule && button("why?", () => this.openRule(rule), { class: "rule", title: `Open rule ${rule}`, "data-rule": rule });
    const state = `${tone}|${text}|${rule}`;
    this.until = tone === "wrong" ? performance.now() + READING : 0;
    if (state === this.shown) return;
    this.shown = state;
    fill(this.place, text, opened ? " " : null, opened || null);
    this.place.dataset.tone = tone;
  }

  /** Nothing more to say. @param {boolean} [gently] wait until what went wrong has been read */
  rest(gently = false) {
    if (!gently || performance.now() >= this.until) this.say("");
  }
}

/** @param {Step} step */
function kindClass(step) {
  return step.kind === "verb" ? "is-verb" : step.kind === "count" ? "is-count" : "is-thing";
}
