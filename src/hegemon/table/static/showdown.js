// @ts-check
/** Great moments, such as battles: a panel beside its place, which stays in sight, step by step, before the board settles.
 *
 * Who took part reads it at leisure and goes on when ready; the others see it in short, and it closes by itself.
 */

import { element, fill, isTyping, need } from "./dom.js";
import { BELOW, floating, hang } from "./losses.js";
import { arranged, GAP, RIM } from "./panelplace.js";
import { isCalm, setting } from "./settings.js";
import { Panel } from "./showdownpanel.js";
import { hideCut, shapeOf, Veil } from "./veil.js";

/** @typedef {import("./parts.js").Showdown} Showdown */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size */
/** @typedef {import("./losses.js").Foot} Foot */
/** @typedef {import("./losses.js").Loss} Loss */
/** @typedef {{seat: number | null, find: (kind: string, word: string) => Element[], approach: (spot: Spot, room: number) => void, begun: (showdown: Showdown, isShort: boolean, place: [number, number]) => void}} Reader */

const TURNING = 420; // milliseconds until the panel is in, and again until the cards lie open
const STEP = 600;
const CRY = 1500; // for a word that is called out over everything
const LAST = 500; // from the verdict to what it means
const READING = 2600; // until what others see in short closes
const BRIEF = 0.45; // of the usual time, where battles are to be short
const NARROW = "(max-width: 599px)"; // a window in which the panel is a sheet at its foot
const WIDEST = 760; // of a panel beside its place
const LITTLE = 80; // pixels of a place that are seen at least
const LARGEST = 300; // of what is left out of the veil: a whole land would leave no room
const UNDER = 9; // pixels from the foot of a piece to the middle of what tells that it was lost: nothing else stands there
const LARGER = 420; // where it is left out by its outline

/**
 * When a panel comes to which step, in milliseconds from its beginning.
 * @param {Showdown} showdown
 * @param {boolean} isShort
 * @param {number} pace
 * @returns {[at: number, step: number][]}
 */
export function timeline({ steps, cry, cried }, isShort, pace) {
  const count = steps.length;
  const shown = isShort ? [...(cry && cried < count ? [cried] : []), count] : [...steps.keys(), count];
  let at = TURNING * pace;
  /** @type {[number, number][]} */
  const times = isShort ? [[0, 0]] : [];
  for (const step of shown) {
    times.push([at, step]);
    at += (cry && step === cried ? CRY : step === 0 ? TURNING + STEP : step === count ? LAST : STEP) * pace;
  }
  return [...times, [at, count + 1]];
}

export class Showdowns {
  /** @param {HTMLElement} stage that it is shown over */
  constructor(stage) {
    this.stage = stage;
    this.root = element("div", { class: "showdown", hidden: true });
    this.hole = element("div", { class: "hole", "aria-hidden": "true" });
    this.veil = new Veil();
    this.heard = element("p", { class: "unseen", role: "status" });
    stage.append(this.root);
    /** @type {Showdown[]} that wait for their turn */
    this.waiting = [];
    /** @type {Panel | null} */
    this.panel = null;
    this.count = 0; // of those that were waiting, also shown ones
    /** @type {Loss[]} */
    this.losses = [];
    this.isShort = false;
    /** @type {Set<ReturnType<typeof setTimeout>>} */
    this.timers = new Set();
    /** @type {Reader | null} */
    this.reader = null;
    this.settle = () => {};
    this.root.addEventListener("click", (event) => event.target instanceof Element && !event.target.closest("button") && this.click());
    document.addEventListener("keydown", (event) => this.key(event), true);
    const resized = new ResizeObserver(() => requestAnimationFrame(() => this.put())); // once the board has found its new place
    for (const one of [stage, need("board")]) resized.observe(one);
  }

  get isOpen() {
    return !this.root.hidden;
  }

  get isRunning() {
    return !!this.panel && this.panel.step < this.panel.last;
  }

  /**
   * Show these one after the other, after what is shown already; then let the board settle.
   * @param {Showdown[]} showdowns
   * @param {Reader} reader
   * @param {() => void} settle
   */
  play(showdowns, reader, settle) {
    this.settle = settle;
    this.reader = reader;
    const isAway = document.visibilityState !== "visible"; // who took part finds it when coming back
    const wanted = setting("battles") === "off" ? [] : showdowns.filter(({ seats }) => !isAway || isOf(seats, reader.seat));
    this.waiting.push(...wanted);
    this.count += wanted.length;
    if (!this.isOpen) this.next();
  }

  /** The next one, or the board as it has become. */
  next() {
    const showdown = this.waiting.shift();
    if (showdown && this.reader) this.open(showdown, setting("battles") === "short" || !isOf(showdown.seats, this.reader.seat));
    else this.end();
  }

  /** @param {Showdown} showdown @param {boolean} isShort */
  open(showdown, isShort) {
    this.stop();
    const seat = this.reader?.seat ?? null;
    this.isShort = isShort;
    this.panel = new Panel(showdown, { seat, isShort }, () => this.click());
    this.losses = floating(this.panel.sides, showdown.spot);
    const lost = element("div", { class: "lost-there", "aria-hidden": "true" }, ...this.losses.map(({ toll }) => toll));
    fill(this.root, this.hole, this.veil.root, lost, this.panel.root, this.heard);
    this.heard.textContent = "";
    this.panel.show(-1);
    this.root.hidden = false;
    this.root.classList.toggle("calm", isCalm());
    if (showdown.spot && matchMedia(NARROW).matches) this.reader?.approach(showdown.spot, this.root.clientHeight - this.panel.root.offsetHeight);
    this.put();
    this.reader?.begun(showdown, isShort, [this.count - this.waiting.length, this.count]);
    this.run(showdown);
  }

  /** @param {Showdown} showdown */
  run(showdown) {
    const pace = setting("battles") === "short" ? BRIEF : 1;
    const times = timeline(showdown, this.isShort, pace);
    const length = isCalm() || document.visibilityState !== "visible" ? 0 : times[times.length - 1][0];
    for (const [at, step] of times) if (at < length) this.after(at, () => this.panel?.show(step));
    this.after(length, () => this.finish(!length));
    if (this.isShort) this.after(length + READING * (pace < 1 ? 0.7 : 1), () => this.linger());
  }

  /** All of it is seen, and said to who listens. @param {boolean} [isAtOnce] */
  finish(isAtOnce = true) {
    if (!this.panel) return;
    const { title, verdict, outcome, meaning } = this.panel.showdown;
    this.panel.show(this.panel.last, isAtOnce);
    this.root.classList.add("over");
    this.heard.textContent = [title, verdict, outcome, meaning].filter(Boolean).join(". ");
  }

  /** What closes by itself waits for who points at it. */
  linger() {
    if (this.panel?.root.matches(":hover, :focus-within")) this.after(STEP, () => this.linger());
    else this.next();
  }

  /** To the end of the movement; of what is at its end and closes by itself, away with it. */
  click() {
    if (this.isRunning) this.skip();
    else if (this.isShort) this.next();
  }

  skip() {
    if (!this.isRunning) return;
    this.stop();
    this.finish();
    if (this.isShort) this.after(READING, () => this.linger());
  }

  /** From the beginning, in full. */
  again() {
    if (this.panel) this.open(this.panel.showdown, false);
  }

  /** All is over, and the board settles. */
  end() {
    this.drop();
    this.settle();
  }

  /** Nothing of it is left in the page. */
  drop() {
    this.stop();
    this.waiting = [];
    this.count = 0;
    this.panel = null;
    this.root.hidden = true;
    fill(this.root);
    hideCut(this.board, null);
    this.board.style.transform = ""; // nothing is measured between this and the end of the show, or else it would move there slowly
  }

  stop() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.root.classList.remove("over");
  }

  /** @param {number} wait @param {() => void} deed */
  after(wait, deed) {
    const timer = setTimeout(() => (this.timers.delete(timer), deed()), wait);
    this.timers.add(timer);
  }

  get board() {
    return /** @type {SVGSVGElement} */ (need("board").querySelector(":scope > svg") ?? document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  }

  /** Panel and place beside each other, the veil over everything else. */
  put() {
    if (!this.panel) return;
    const { board, hole, root } = this;
    const panel = this.panel.root;
    Object.assign(board.style, { transform: "", transition: "none" }); // it is measured where it lies, not on its way there
    const frame = root.getBoundingClientRect();
    const { spot, besides } = this.panel.showdown;
    const isSheet = matchMedia(NARROW).matches;
    const alone = spot && this.placeOf(spot, frame);
    if (isSheet) panel.style.width = "";
    const place = alone && this.around(alone, besides ?? [], frame, isSheet ? frame.height - panel.offsetHeight - BELOW - RIM : frame.height);
    const shape = spot && shapeOf(this.find(spot));
    const feet = this.losses.map((loss) => this.footOf(loss, frame));
    board.style.transition = "";
    const room = frame.width - (place ? place.width + GAP : 0) - 2 * RIM;
    if (!isSheet) panel.style.width = `${Math.min(Math.max(this.panel.leastIn(frame.width), Math.min(WIDEST, room)), frame.width)}px`;
    const { x, y, side, move } = arranged(place, { width: panel.offsetWidth, height: panel.offsetHeight }, frame, isSheet);
    panel.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    panel.dataset.side = side;
    board.style.transform = move.x || move.y ? `translate(${Math.round(move.x)}px, ${Math.round(move.y)}px)` : "";
    hole.classList.toggle("outlined", !!shape);
    this.veil.show(shape, frame, move);
    hideCut(board, shape);
    const seen = place ?? { left: -RIM, top: -RIM, width: 0, height: 0 };
    Object.assign(hole.style, { left: `${seen.left + move.x}px`, top: `${seen.top + move.y}px`, width: `${seen.width}px`, height: `${seen.height}px` });
    panel.style.setProperty("--notch", `${seen.top + move.y + seen.height / 2 - y}px`);
    hang(this.losses, feet, move, { width: frame.width, height: isSheet ? y : frame.height });
  }

  /** Where in the frame the board shows what was lost: at a piece of its own, at the head of all stacks there, over its own, or else at the foot of its place. @param {Loss} loss @param {DOMRect} frame @returns {Foot | null} */
  footOf({ spot, letter }, frame) {
    const place = this.placeOf(spot, frame);
    const stacks = [...(this.find(spot)?.querySelectorAll('[href^="#badge-"]') ?? [])];
    const stack = stacks.find((one) => one.getAttribute("href") === `#badge-${letter}`)?.getBoundingClientRect();
    const piece = [...(this.find(spot)?.querySelectorAll(`[data-of="${letter}"]`) ?? [])].map((one) => one.getBoundingClientRect()).find(({ width }) => width);
    if (piece) return { x: piece.left + piece.width / 2 - frame.left, y: piece.bottom - frame.top + UNDER, top: piece.top - frame.top, isStack: true, isPiece: true };
    const head = Math.min(...stacks.map((one) => one.getBoundingClientRect().top));
    if (stack) return { x: stack.left + stack.width / 2 - frame.left, y: head - frame.top, top: head - frame.top, isStack: true, within: place && [place.left, place.left + place.width] };
    return place && { x: place.left + place.width / 2, y: place.top + place.height, top: place.top, isStack: false };
  }

  /** @param {Spot} spot */
  find([kind, word]) {
    return this.reader?.find(kind, word).find((found) => need("board").contains(found));
  }

  /** A place and what else it is about, as one box; of what is too high, the foot lies under the sheet. @param {Box} place @param {Spot[]} besides @param {DOMRect} frame @param {number} room in height @returns {Box} */
  around(place, besides, frame, room) {
    const boxes = besides.flatMap((one) => this.find(one)?.getBoundingClientRect() ?? []);
    const [left, top] = [Math.min(place.left, ...boxes.map((box) => box.left - frame.left - RIM / 2)), Math.min(place.top, ...boxes.map((box) => box.top - frame.top))];
    const right = Math.max(place.left + place.width, ...boxes.map((box) => box.right - frame.left + RIM / 2));
    const bottom = Math.max(place.top + place.height, footOfAll(boxes) - frame.top + RIM / 2);
    return { left, top, width: right - left, height: Math.min(bottom - top, room) };
  }

  /** @param {Spot} spot @param {DOMRect} frame @returns {Box | null} */
  placeOf(spot, frame) {
    const thing = this.find(spot);
    if (!thing) return null;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const room = matchMedia(NARROW).matches ? LARGEST : Math.max(LITTLE, frame.width - (this.panel?.leastIn(frame.width) ?? 0) - GAP - 2 * RIM); // beside the panel
    const most = shapeOf(thing) ? LARGER : LARGEST;
    const [wide, high] = [Math.min(width, most, room), Math.min(height, most)];
    return { left: left - frame.left + (width - wide) / 2, top: top - frame.top + (height - high) / 2, width: wide, height: high };
  }

  /** Space ends the movement, Enter goes on. @param {KeyboardEvent} event */
  key(event) {
    if (!this.isOpen || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping() || document.querySelector("dialog[open]")) return;
    const isOnButton = !!document.activeElement?.matches("button, a, summary") && document.activeElement.id !== "confirm";
    if (event.key === " " && this.isRunning) this.skip();
    else if (event.key === "Escape") this.isRunning ? this.skip() : this.next();
    else if (event.key === "Enter" && !isOnButton) this.next();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** @param {DOMRect[]} boxes */
function footOfAll(boxes) {
  return Math.max(-Infinity, ...boxes.map((box) => box.bottom));
}

/** Did this reader take part? @param {number[]} seats @param {number | null} seat */
function isOf(seats, seat) {
  return seat !== null && seats.includes(seat);
}
