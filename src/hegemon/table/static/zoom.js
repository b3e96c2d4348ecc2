// @ts-check
/** Zoom of a picture by its viewBox: pinch, wheel, drag, double tap, buttons and keys; the page itself never moves. */

import { button, element } from "./dom.js";
import { SIDEWAYS, UPRIGHT } from "./frame.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

const DEEPEST = 8; // times
const STEP = 1.4;
const SLACK = 7; // pixels a finger may tremble before it drags
const FINGER = 14; // pixels: what is smaller is not met by a finger
const ENOUGH = 36; // pixels that it then gets
const ROOM = 40; // pixels that the buttons need
const TWICE = 320; // milliseconds between two taps that are one double tap

/**
 * The smallest box of a frame's shape with all of the picture in it: what is left over is the ground around it.
 * @param {Box} home of the picture
 * @param {{width: number, height: number}} frame in pixels
 * @param {{top?: number, isHigh?: boolean}} [wish] pixels that stay free above it; whether it lies at the top
 * @returns {Box}
 */
export function fitted(home, frame, { top = 0, isHigh = false } = {}) {
  if (!(frame.width > 0 && frame.height > top)) return home;
  const unit = Math.max(home.width / frame.width, home.height / (frame.height - top));
  const [width, height] = [frame.width * unit, frame.height * unit];
  const above = isHigh ? top * unit : (height + top * unit - home.height) / 2;
  return { x: home.x - (width - home.width) / 2, y: home.y - above, width, height };
}

/**
 * The box after zooming by a factor round a point, never wider than the whole view and never off the picture.
 * @param {Box} box
 * @param {Box} home of the picture
 * @param {number} factor above 1 goes nearer
 * @param {Point} at
 * @param {Box} [whole] view of it
 * @returns {Box}
 */
export function zoomed(box, home, factor, at, whole = home) {
  const width = Math.min(whole.width, Math.max(whole.width / DEEPEST, box.width / factor));
  const part = width / box.width;
  const nearer = { x: at.x - (at.x - box.x) * part, y: at.y - (at.y - box.y) * part, width, height: box.height * part };
  return within(nearer, home, whole);
}

/**
 * The box moved over the picture.
 * @param {Box} box
 * @param {Box} home
 * @param {number} dx
 * @param {number} dy
 * @param {Box} [whole]
 */
export function moved(box, home, dx, dy, whole = home) {
  return within({ ...box, x: box.x + dx, y: box.y + dy }, home, whole);
}

/** @param {Box} box @param {Box} home @param {Box} whole @returns {Box} */
function within(box, home, whole) {
  const x = along(box.x, box.width, home.x, home.width, whole.x, whole.width);
  const y = along(box.y, box.height, home.y, home.height, whole.y, whole.height);
  return { ...box, x, y };
}

/**
 * Where a view begins in one direction: on the picture, or with the picture in it as the whole view has it.
 * @param {number} at @param {number} size @param {number} from @param {number} length
 * @param {number} begin @param {number} most
 */
function along(at, size, from, length, begin, most) {
  if (size < length) return Math.min(Math.max(at, from), from + length - size);
  const share = most > length ? (from - begin) / (most - length) : 0.5;
  return from - (size - length) * share;
}

/** @param {string} text @returns {Box} */
export function parseBox(text) {
  const [x = 0, y = 0, width = 1, height = 1] = text.trim().split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** @param {Box} box */
export function formatBox(box) {
  return [box.x, box.y, box.width, box.height].map((value) => Number(value.toFixed(2))).join(" ");
}

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
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragging = false;
    this.tapped = { at: 0, x: 0, y: 0 };
    frame.classList.add("zooms");
    frame.append(this.buttons());
    this.listen();
  }

  /** The picture has another frame: what was in the middle stays there. */
  resize() {
    const { box, whole } = this;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const factor = whole.width / box.width;
    this.fit();
    if (factor < 1.001) return this.go(this.whole);
    const wider = { ...this.whole, x: middle.x - this.whole.width / 2, y: middle.y - this.whole.height / 2 };
    this.go(zoomed(wider, this.home, factor, middle, this.whole));
  }

  /** The buttons get the ground beside the picture or above it, so that no corner of a map is under them. */
  fit() {
    const frame = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    const isHigh = UPRIGHT.matches;
    const plain = fitted(this.home, frame, { isHigh });
    const unit = plain.width / (frame.width || 1);
    const [beside, above] = [(plain.width - this.home.width) / 2 / unit, (plain.height - this.home.height) / 2 / unit];
    const isTight = beside < ROOM && above < ROOM && !isHigh && !SIDEWAYS.matches;
    this.whole = isTight ? fitted(this.home, frame, { top: ROOM }) : plain;
    this.frame.classList.toggle("room-beside", beside >= ROOM);
  }

  /** @param {string} viewBox of the whole picture */
  reset(viewBox = formatBox(this.home)) {
    this.home = parseBox(viewBox);
    this.fit();
    this.go(this.whole);
  }

  /** @param {number} factor @param {Point} [at] in the picture; its middle when left out */
  by(factor, at = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }) {
    this.go(zoomed(this.box, this.home, factor, at, this.whole));
  }

  /** Bring a point of the picture to the middle. @param {Point} point */
  centre({ x, y }) {
    const { box } = this;
    this.go(moved(box, this.home, x - box.x - box.width / 2, y - box.y - box.height / 2, this.whole));
  }

  /**
   * A finger on a thing of the picture that is too small for it goes nearer first.
   * @param {Event} event
   * @param {Element | undefined} thing
   * @returns {boolean} whether it did
   */
  approach(event, thing) {
    const isFinger = event instanceof MouseEvent && matchMedia("(pointer: coarse)").matches;
    if (!isFinger || !thing || !this.picture.contains(thing)) return false;
    const { width, height } = thing.getBoundingClientRect();
    const size = Math.min(width, height);
    if (size >= FINGER || !size) return false;
    this.by(ENOUGH / size, this.place(event.clientX, event.clientY));
    return true;
  }

  get isNear() {
    return this.box.width < this.whole.width * 0.999;
  }

  /** @param {Box} box */
  go(box) {
    this.box = box;
    this.picture.setAttribute("viewBox", formatBox(box));
    this.frame.classList.toggle("near", this.isNear);
    this.onzoom();
  }

  buttons() {
    const made = [
      button("+", () => this.by(STEP), { "aria-label": "Zoom in", title: "Zoom in (+)" }),
      button("−", () => this.by(1 / STEP), { "aria-label": "Zoom out", title: "Zoom out (-)" }),
      button("◻", () => this.reset(), { "aria-label": "Whole board", title: "Whole board (0)", class: "whole" }),
    ];
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
    this.go(moved(this.box, this.home, (from.x - to.x) * share, (from.y - to.y) * share, this.whole));
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
