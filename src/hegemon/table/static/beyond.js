// @ts-check
/** What may be picked but is out of sight while one is near: an arrow at that edge of the board, which goes there. */

import { tuck } from "./corner.js";
import { button, element, fill, icon } from "./dom.js";
import { shape } from "./frame.js";
import { Further } from "./further.js";
import { keep, sightOf } from "./reach.js";

/** @typedef {import("./board.js").Board} Board */

export class Beyond {
  /** @param {HTMLElement} frame @param {Board} board */
  constructor(frame, board) {
    this.board = board;
    this.root = element("div", { id: "beyond", "aria-hidden": "true" });
    frame.append(this.root);
    this.further = new Further(board.zoom);
    this.foot = "";
    const resized = new ResizeObserver(() => (this.show(), keep(board)));
    for (const one of document.querySelectorAll("#dock, #log-panel")) resized.observe(one);
  }

  /** One arrow for each edge behind which there is something. */
  show() {
    const { zoom } = this.board;
    const frame = zoom.isTall ? sightOf(zoom.frame) : zoom.frame.getBoundingClientRect();
    /** @type {Map<string, DOMRect>} */
    const found = new Map();
    /** @type {DOMRect[]} */
    const inSight = [];
    for (const thing of zoom.isNear ? this.board.askedFor() : []) {
      const box = thing.getBoundingClientRect();
      const side = zoom.picture.contains(thing) ? sideOf(box, frame) : "";
      if (side && !found.has(side)) found.set(side, box);
      else if (!side) inSight.push(box);
    }
    this.further.show(found.has(this.further.isDown ? "bottom" : "top"));
    this.lift(`${zoom.frame.getBoundingClientRect().bottom - sightOf(zoom.frame).bottom}px`);
    const picked = this.board.chosen.flatMap((spot) => this.board.find(...spot)).map((thing) => thing.getBoundingClientRect());
    if (shape() !== "wide") tuck(zoom.frame, [...inSight, ...picked], zoom.seen());
    fill(this.root, ...[...found].map(([side, box]) => this.arrow(side, box)));
  }

  /** What floats over the board stays above what has grown over its foot; only its own style changes, for a board is large. @param {string} foot */
  lift(foot) {
    if (foot === this.foot) return;
    this.foot = foot;
    for (const id of ["zoom", "minimap"]) document.getElementById(id)?.style.setProperty("--foot", foot);
  }

  /** @param {string} side @param {DOMRect} box */
  arrow(side, { x, y, width, height }) {
    const { zoom } = this.board;
    const made = button("", () => zoom.centre(zoom.place(x + width / 2, y + height / 2)), { class: side, tabindex: -1 });
    made.append(icon("M9 5l7 7-7 7"));
    return made;
  }
}

/** Behind which edge something lies, if none of it is in sight. @param {DOMRect} box @param {import("./reach.js").Edges} frame */
function sideOf(box, frame) {
  if (box.right <= frame.left) return "left";
  if (box.left >= frame.right) return "right";
  if (box.bottom <= frame.top) return "top";
  return box.top >= frame.bottom ? "bottom" : "";
}
