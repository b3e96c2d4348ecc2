// @ts-check
/** Zoom of a picture by its viewBox: pinch, wheel, drag, double tap, buttons and keys; the page itself never moves. */

import { LAST } from "./arrange.js";
import { button, element, icon, isTyping } from "./dom.js";
import { COARSE, SIDEWAYS, UPRIGHT } from "./frame.js";
import { sightOf } from "./reach.js";
import { fitted, formatBox, moved, parseBox, zoomed } from "./views.js";

/** @typedef {import("./views.js").Box} Box */
/** @typedef {import("./views.js").Point} Point */

const STEP = 1.4;
export const WHOLE = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"; // a frame
const SIGNS = ["M12 5v14M5 12h14", "M5 12h14", WHOLE]; // plus, minus
const KEYS = /** @type {Record<string, number>} */ ({ "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 });
const SLACK = 7; // pixels a finger may tremble before it drags
const FINGER = 24; // pixels: what is smaller is not met by a finger
const ENOUGH = 44; // pixels that it then gets
const READABLE = 1.8; // times nearer that one goes to what is written small
const ROOM = 40; // pixels that the buttons need
const STRIP = 56; // pixels below a board on a phone held upright, for the buttons
const DRAWER = 92; // pixels that a drawer needs at least
const RIM = { left: 24, top: 24, right: 132, bottom: 64 }; // pixels that one can go over each edge, so that nothing stays under buttons and small map
const STAYING = '#dock, #further, #log-panel:not([data-height="rest"])'; // what lies over the foot of a board that is seen from near: a drawer at rest makes way
const TWICE = 320; // milliseconds between two taps that are one double tap

export class Zoom {
  /**
   * @param {HTMLElement} frame that holds the picture
   * @param {SVGSVGElement} picture
   */
  constructor(frame, picture) {
    this.frame = frame;
    this.picture = picture;
    this.home = parseBox("0 0 1 1");
    this.whole = this.home;
    this.box = this.home;
    this.onzoom = () => {};
    /** One asks to go as near as a finger needs. */
    this.onnearer = () => {};
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragging = false;
    this.tapped = { at: 0, x: 0, y: 0 };
    frame.classList.add("zooms");
    frame.append(this.buttons());
    this.listen();
  }

  /** The picture has another frame: what was in the middle stays there, and the head of the picture in sight. */
  resize() {
    const { box, whole, isTall } = this;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    this.fit();
    const factor = isTall ? this.whole.width / this.home.width : whole.width / box.width; // what fills the width goes on doing so
    if (factor < 1.001) return this.go(this.whole);
    const wider = { ...this.whole, x: middle.x - this.whole.width / 2, y: middle.y - this.whole.height / 2 };
    this.go(zoomed(wider, this.home, factor, middle, this.level, this.ground()));
    if (this.isTall && box.y <= this.home.y) this.go(moved(this.box, this.home, 0, box.y - this.box.y, this.whole, this.ground()));
  }

  /** The buttons get the ground beside the picture or above it, so that no corner of a map is under them. */
  fit() {
    const frame = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    const isHigh = UPRIGHT.matches;
    const isLast = !!this.frame.closest(LAST); // no buttons below that board
    const isBare = isLast || !!this.frame.closest(".replay");
    const plain = fitted(this.home, frame, { isHigh, bottom: isHigh && !isBare ? STRIP : 0 });
    const unit = plain.width / (frame.width || 1);
    const [beside, above] = [(plain.width - this.home.width) / 2 / unit, (plain.height - this.home.height) / 2 / unit];
    const isTight = beside < ROOM && above < ROOM && !isHigh && !isLast && !SIDEWAYS.matches;
    const isMargin = isTight && above * 2 >= ROOM && !COARSE.matches && !!this.picture.querySelector("#still[data-margin]"); // small ones cover bare paper
    this.frame.classList.toggle("in-margin", isMargin);
    this.whole = isTight && !isMargin ? fitted(this.home, frame, { top: ROOM }) : plain;
    this.frame.classList.toggle("room-beside", beside >= ROOM);
  }

  /** What one may see when near: on a phone a rim of the ground as well. @param {number} [factor] by which one goes nearer */
  ground(factor = 1) {
    if (!UPRIGHT.matches && !SIDEWAYS.matches) return this.home;
    const { x, y, width, height } = this.home;
    const unit = this.box.width / factor / (this.frame.clientWidth || 1);
    const [left, top, right, bottom] = [RIM.left, RIM.top, RIM.right, RIM.bottom + this.frame.getBoundingClientRect().bottom - sightOf(this.frame, STAYING).bottom].map((rim) => rim * unit);
    return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
  }

  /** @param {string} viewBox of the whole picture */
  reset(viewBox = formatBox(this.home)) {
    this.home = parseBox(viewBox);
    this.fit();
    this.go(this.whole);
  }

  /** @param {number} factor @param {Point} [at] in the picture; its middle when left out */
  by(factor, at = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }) {
    this.go(zoomed(this.box, this.home, factor, at, this.level, this.ground(factor)));
  }

  /** Bring a point of the picture to the middle. @param {Point} point @param {Box} [ground] that may be seen meanwhile */
  centre({ x, y }, ground = this.ground()) {
    const { box } = this;
    this.go(moved(box, this.home, x - box.x - box.width / 2, y - box.y - box.height / 2, this.level, ground));
  }

  /**
   * A finger on a thing of the picture that is too small for it goes nearer first.
   * @param {Event} event
   * @param {Element | undefined} thing
   * @returns {boolean} whether it did
   */
  approach(event, thing) {
    const isFinger = event instanceof MouseEvent && COARSE.matches;
    if (!isFinger || !thing || !this.picture.contains(thing)) return false;
    const { x, y, width, height } = thing.getBoundingClientRect();
    const size = Math.min(width, height);
    const [isFine, middle] = [this.isFine(thing), this.place(x + width / 2, event.clientY + (y + height / 2 - event.clientY) / 2)];
    if (!size || (size >= FINGER && !isFine)) return false;
    this.by(isFine ? READABLE : ENOUGH / size, this.place(event.clientX, event.clientY));
    if (isFine) this.centre(middle);
    return true;
  }

  /** Is a thing looked at whose writing is too fine for a phone held sideways? It says so itself. @param {Element} thing */
  isFine(thing) {
    return SIDEWAYS.matches && !this.isNear && !thing.hasAttribute("data-pick") && !!thing.closest("[data-fine]");
  }

  /** Where all of the picture lies on the screen. */
  seen() {
    const { left, top } = this.frame.getBoundingClientRect();
    const { box, home } = this;
    const scale = (this.frame.clientWidth || 1) / box.width;
    const [x, y] = [left + (home.x - box.x) * scale, top + (home.y - box.y) * scale];
    return { left: x, top: y, right: x + home.width * scale, bottom: y + home.height * scale };
  }

  /** Does the board leave no room below it? */
  get isTight() {
    const unit = this.box.width / (this.frame.clientWidth || 1);
    return this.isNear || this.frame.clientHeight - this.home.height / unit < STRIP + DRAWER;
  }

  get isNear() {
    return this.box.width < this.whole.width * 0.999;
  }

  /** Is it a board of two parts, one below the other, that fills the width of a phone and is only moved up and down? */
  get isTall() {
    const isParted = UPRIGHT.matches && !!this.picture.querySelector("#still[data-below]");
    return isParted && this.isNear && this.box.width > this.home.width * 0.999;
  }

  /** The whole view for who goes nearer: a phone held upright then has the board in the middle, for the drawer is shut. */
  get level() {
    return UPRIGHT.matches ? { ...this.whole, y: this.home.y - (this.whole.height - this.home.height) / 2 } : this.whole;
  }

  /** @param {Box} box */
  go(box) {
    this.box = box.width < this.whole.width * 0.999 ? box : this.whole;
    this.picture.setAttribute("viewBox", formatBox(this.box));
    this.frame.classList.toggle("near", this.isNear);
    this.onzoom();
  }

  /** A step nearer; the first on a phone is as far as a finger needs. */
  nearer() {
    const before = this.box;
    if (COARSE.matches && !this.isNear) this.onnearer();
    if (this.box === before) this.by(STEP);
  }

  buttons() {
    const made = [
      button("", () => this.nearer(), { "aria-label": "Zoom in", title: "Zoom in (+)", class: "in" }),
      button("", () => this.by(1 / STEP), { "aria-label": "Zoom out", title: "Zoom out (-)", class: "out" }),
      button("", () => this.reset(), { "aria-label": "Whole board", title: "Whole board (0)", class: "whole" }),
    ];
    made.forEach((one, k) => one.append(icon(SIGNS[k])));
    return element("div", { id: "zoom", role: "group", "aria-label": "Zoom" }, ...made);
  }

  listen() {
    const on = this.frame.addEventListener.bind(this.frame);
    on("wheel", (event) => this.wheel(/** @type {WheelEvent} */ (event)), { passive: false });
    on("pointerdown", (event) => this.down(/** @type {PointerEvent} */ (event)));
    on("pointermove", (event) => this.move(/** @type {PointerEvent} */ (event)));
    on("pointerup", (event) => this.up(/** @type {PointerEvent} */ (event)));
    on("pointercancel", (event) => this.up(/** @type {PointerEvent} */ (event)));
    on("click", (event) => this.swallow(event), { capture: true });
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const factor = KEYS[event.key];
    if (factor === undefined || isTyping() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (factor) this.by(factor);
    else this.reset();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const turn = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    this.by(Math.exp(-Math.max(-200, Math.min(200, turn)) * 0.003), this.place(event.clientX, event.clientY));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.picture.contains(/** @type {Node} */ (event.target)) || event.button > 0) return;
    if (!this.fingers.size) this.dragging = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && this.fingers.size === 1 && distance(before, now) < SLACK) return;
    if (!this.dragging) this.begin(event);
    if (this.fingers.size === 2) this.pinch(event.pointerId, now);
    const from = this.place(before.x, before.y);
    const to = this.place(now.x, now.y);
    const share = 1 / this.fingers.size;
    this.go(moved(this.box, this.home, (from.x - to.x) * share, (from.y - to.y) * share, this.level, this.ground()));
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    this.dragging = true;
    this.frame.classList.add("dragging");
    this.picture.setPointerCapture(event.pointerId);
  }

  /** @param {number} finger that moved @param {Point} now */
  pinch(finger, now) {
    const before = this.fingers.get(finger);
    const still = [...this.fingers].find(([id]) => id !== finger)?.[1];
    if (!before || !still) return;
    const factor = distance(now, still) / Math.max(1, distance(before, still));
    this.by(factor, this.place((now.x + still.x) / 2, (now.y + still.y) / 2));
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.fingers.delete(event.pointerId)) return;
    this.frame.classList.toggle("dragging", this.fingers.size > 0 && this.dragging);
    if (event.pointerType === "touch" && event.type === "pointerup" && !this.dragging) this.tap(event);
  }

  /** @param {PointerEvent} event */
  tap(event) {
    const { at, x, y } = this.tapped;
    const here = { x: event.clientX, y: event.clientY };
    const again = event.timeStamp - at < TWICE && distance({ x, y }, here) < 24;
    this.tapped = { at: again ? 0 : event.timeStamp, ...here };
    if (!again || /** @type {Element} */ (event.target).closest("[data-pick]")) return; // there it is a second click
    if (this.isNear) this.reset();
    else this.by(2.2, this.place(here.x, here.y));
  }

  /** A drag is no click. @param {Event} event */
  swallow(event) {
    if (!this.dragging || !this.picture.contains(/** @type {Node} */ (event.target))) return;
    this.dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {number} x @param {number} y @returns {Point} of the screen in the picture */
  place(x, y) {
    const matrix = this.picture.getScreenCTM();
    if (!matrix) return { x: this.box.x, y: this.box.y };
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }
}

/** @param {Point} one @param {Point} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
