// @ts-check
/** What may be picked but is out of sight while one is near: an arrow at that edge of the board, which goes there. */

import { button, element, fill, icon } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {"left" | "right" | "top" | "bottom"} Side */

const CORNER = 170; // pixels in the corner of the small map that stay free
const EDGE = 30; // pixels from the middle of an arrow to the ends of its side

export class Beyond {
  /** @param {HTMLElement} frame @param {Board} board */
  constructor(frame, board) {
    this.frame = frame;
    this.board = board;
    this.root = element("div", { id: "beyond", "aria-hidden": "true" });
    frame.append(this.root);
  }

  /** One arrow for each edge behind which there is something. */
  show() {
    const { zoom, picture } = this.board;
    const frame = this.frame.getBoundingClientRect();
    /** @type {Map<Side, DOMRect>} */
    const nearest = new Map();
    for (const thing of zoom.isNear ? this.board.askedFor() : []) {
      const box = thing.getBoundingClientRect();
      const side = picture.contains(thing) && sideOf(box, frame);
      if (side && !(nearest.get(side) && far(box, frame) >= far(/** @type {DOMRect} */ (nearest.get(side)), frame))) nearest.set(side, box);
    }
    fill(this.root, ...[...nearest].map(([side, box]) => this.arrow(side, box, frame)));
  }

  /** @param {Side} side @param {DOMRect} box @param {DOMRect} frame */
  arrow(side, box, frame) {
    const { zoom } = this.board;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const made = button("", () => zoom.centre(zoom.place(x, y)), { class: side, tabindex: -1 });
    made.append(icon("M9 5l7 7-7 7"));
    const isUpright = side === "left" || side === "right";
    const [at, length] = isUpright ? [y - frame.top, frame.height] : [x - frame.left, frame.width];
    const most = side === "right" || side === "bottom" ? length - CORNER : length - EDGE;
    made.style[isUpright ? "top" : "left"] = `${Math.max(EDGE, Math.min(most, at)).toFixed(0)}px`;
    return made;
  }
}

/** Behind which edge something lies, if none of it is in sight. @param {DOMRect} box @param {DOMRect} frame @returns {Side | null} */
function sideOf(box, frame) {
  if (box.right <= frame.left) return "left";
  if (box.left >= frame.right) return "right";
  if (box.bottom <= frame.top) return "top";
  return box.top >= frame.bottom ? "bottom" : null;
}

/** How far from the middle. @param {DOMRect} box @param {DOMRect} frame */
function far(box, frame) {
  return Math.hypot(box.left + box.right - frame.left - frame.right, box.top + box.bottom - frame.top - frame.bottom);
}
