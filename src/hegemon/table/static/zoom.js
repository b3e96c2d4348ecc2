// @ts-check
/** Zoom of a picture by its viewBox: pinch, wheel, drag, double tap, buttons and keys; the page itself never moves. */

import { button, element } from "./dom.js";

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

const DEEPEST = 8; // times
const STEP = 1.4;
const SLACK = 7; // pixels a finger may tremble before it drags
const FINGER = 14; // pixels: what is smaller is not met by a finger
const ENOUGH = 36; // pixels that it then gets
const TWICE = 320; // milliseconds between two taps that are one double tap

/**
 * The box after zooming by a factor round a point, never wider than home and never outside of it.
 * @param {Box} box
 * @param {Box} home
 * @param {number} factor above 1 goes nearer
 * @param {Point} at
 * @returns {Box}
 */
export function zoomed(box, home, factor, at) {
  const width = Math.min(home.width, Math.max(home.width / DEEPEST, box.width / factor));
  const part = width / box.width;
  const nearer = { x: at.x - (at.x - box.x) * part, y: at.y - (at.y - box.y) * part, width, height: box.height * part };
  return within(nearer, home);
}

/**
 * The box moved over the picture.
 * @param {Box} box
 * @param {Box} home
 * @param {number} dx
 * @param {number} dy
 */
export function moved(box, home, dx, dy) {
  return within({ ...box, x: box.x + dx, y: box.y + dy }, home);
}

/** @param {Box} box @param {Box} home @returns {Box} */
function within(box, home) {
  const x = Math.min(Math.max(box.x, home.x), home.x + home.width - box.width);
  const y = Math.min(Math.max(box.y, home.y), home.y + home.height - box.height);
  return { ...box, x, y };
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
    this.box = this.home;
    this.onzoom = () => {};
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    this.dragging = false;
    this.tapped = { at: 0, x: 0, y: 0 };
    frame.classList.add("zooms");
    frame.append(this.buttons());
    this.listen();
    this.wide = matchMedia("(min-width: 900px)");
    this.wide.addEventListener("change", () => this.align());
    this.align();
  }

  /** On a narrow screen the picture stays at the top while what is below it comes and goes. */
  align() {
    this.picture.setAttribute("preserveAspectRatio", this.wide.matches ? "xMidYMid" : "xMidYMin");
    this.onzoom();
  }

  /** @param {string} viewBox of the whole picture */
  reset(viewBox = formatBox(this.home)) {
    this.home = parseBox(viewBox);
    this.go(this.home);
  }

  /** @param {number} factor @param {Point} [at] in the picture; its middle when left out */
  by(factor, at = { x: this.box.x + this.box.width / 2, y: this.box.y + this.box.height / 2 }) {
    this.go(zoomed(this.box, this.home, factor, at));
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
    return this.box.width < this.home.width * 0.999;
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
    return element("div", { class: "zoom-buttons", role: "group", "aria-label": "Zoom" }, ...made);
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
    this.go(moved(this.box, this.home, (from.x - to.x) * share, (from.y - to.y) * share));
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
    if (!again) return;
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
