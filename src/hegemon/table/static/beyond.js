// @ts-check
/** What may be picked but is out of sight while one is near: how much of it, at that edge of the board, and the way there. */

import { button, element, fill, icon } from "./dom.js";
import { shape } from "./frame.js";
import { Further } from "./further.js";
import { clearOf, keep, sightOf } from "./reach.js";
import { gatherTools } from "./tools.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./reach.js").Edges} Edges */
/** @typedef {"left" | "right" | "top" | "bottom"} Side */
/** @typedef {Partial<Record<Side, number>>} Places */

const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.15, 0.85]; // along an edge, the best first
const SIZE = { width: 52, height: 44 }; // pixels of a sign
const LETTERS = 26; // pixels at the edges above and at the left, where letters and numbers of the map stand
const RIM = 6; // the same where there are none
const OVER = "#zoom, #minimap, #beyond button"; // what letters and numbers of the map make way for
const TOUCH = 5; // pixels by which two may overlap
const MANY = 30; // things in sight
const SIDES = { left: "left", right: "right", top: "above", bottom: "below" };

export class Beyond {
  /** @param {HTMLElement} frame @param {Board} board */
  constructor(frame, board) {
    this.board = board;
    this.root = element("div", { id: "beyond" });
    frame.append(this.root);
    gatherTools(frame); // it is the last of them
    this.further = new Further(board.zoom);
    this.foot = "";
    const resized = new ResizeObserver(() => (this.show(), keep(board)));
    for (const one of document.querySelectorAll("#dock, #log-panel")) resized.observe(one);
  }

  /** A sign for each edge behind which there is something: on a phone among the tools, else where it covers nothing that may be picked. */
  show() {
    const { zoom } = this.board;
    const frame = shape() === "wide" ? zoom.frame.getBoundingClientRect() : clearOf(zoom);
    /** @type {Map<Side, DOMRect[]>} */
    const found = new Map();
    /** @type {DOMRect[]} */
    const inSight = [];
    for (const thing of zoom.isNear ? this.board.askedFor() : []) {
      const box = thing.getBoundingClientRect();
      const side = zoom.picture.contains(thing) ? sideOf(box, frame) : "";
      if (side) found.set(side, [...(found.get(side) ?? []), box]);
      else inSight.push(box);
    }
    this.further.show(found.has(this.further.isDown ? "bottom" : "top"));
    this.lift(`${zoom.frame.getBoundingClientRect().bottom - sightOf(zoom.frame).bottom}px`);
    const isFull = inSight.length > MANY; // of what may be picked: it is everywhere, and the small map tells where one is
    const signs = [...(isFull ? [] : found)].map(([side, boxes]) => this.sign(side, boxes));
    fill(this.root, ...signs);
    if (shape() === "wide") this.place([...found.keys()], signs, inSight);
  }

  /** What lies over the board stays above what has grown over its foot; only its own style changes, for a board is large. @param {string} foot */
  lift(foot) {
    if (foot === this.foot) return;
    this.foot = foot;
    document.getElementById("tools")?.style.setProperty("--foot", foot);
  }

  /** How much there is behind an edge. @param {Side} side @param {DOMRect[]} boxes */
  sign(side, boxes) {
    const { zoom } = this.board;
    const [{ x, y, width, height }] = boxes;
    const said = `${boxes.length} more ${side === "left" || side === "right" ? "to the " : ""}${SIDES[side]}`;
    const made = button("", () => zoom.centre(zoom.place(x + width / 2, y + height / 2)), { class: side, tabindex: -1, "aria-label": said, title: said });
    made.append(icon("M9 5l7 7-7 7"), element("span", {}, `${boxes.length}`, element("small", {}, " more")));
    return made;
  }

  /** Over a board that has no strip for them signs stand at its edges, where they cover nothing; they go where there is no such place. @param {Side[]} sides @param {HTMLElement[]} signs @param {DOMRect[]} inSight */
  place(sides, signs, inSight) {
    const { zoom, chosen } = this.board;
    const frame = zoom.frame.getBoundingClientRect();
    const head = zoom.picture.querySelector("#still .columns") ? LETTERS : RIM;
    const picked = chosen.flatMap((spot) => this.board.find(...spot));
    const covers = [...inSight, ...[...picked, ...zoom.frame.querySelectorAll("#zoom, #minimap")].map((one) => one.getBoundingClientRect())];
    signs.forEach((sign, k) => {
      const place = placesAt(sides[k], frame, sightOf(zoom.frame).bottom, head).find((one) => !covers.some((box) => overlaps(one, box)));
      if (place) Object.assign(sign.style, { left: `${place.left - frame.left}px`, top: `${place.top - frame.top}px` });
      else sign.remove();
    });
    makeWay(zoom.frame);
  }
}

/** Where a sign may stand along an edge. @param {Side} side @param {Edges} frame @param {number} foot of what is seen @param {number} head pixels at its other two edges @returns {Edges[]} */
function placesAt(side, frame, foot, head) {
  const [across, down] = [frame.right - frame.left, foot - frame.top];
  return PLACES.map((part) => {
    const x = /** @type {Places} */ ({ left: head, right: across - SIZE.width - 2 })[side] ?? across * part - SIZE.width / 2;
    const y = /** @type {Places} */ ({ top: head - 6, bottom: down - SIZE.height })[side] ?? down * part - SIZE.height / 2;
    const [left, top] = [frame.left + x, frame.top + y];
    return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
  });
}

/** Letters and numbers of the map that something lies over are not seen in pieces. @param {HTMLElement} frame */
function makeWay(frame) {
  const over = [...frame.querySelectorAll(OVER)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  const marks = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll("#rulers span")]);
  const isUnder = marks.map((mark) => over.some((box) => overlaps(mark.getBoundingClientRect(), box)));
  marks.forEach((mark, k) => (mark.style.visibility = isUnder[k] ? "hidden" : ""));
}

/** Behind which edge something lies, if none of it is in sight. @param {DOMRect} box @param {Edges} frame @returns {Side | ""} */
function sideOf(box, frame) {
  if (box.right <= frame.left + TOUCH) return "left";
  if (box.left >= frame.right - TOUCH) return "right";
  if (box.bottom <= frame.top + TOUCH) return "top";
  return box.top >= frame.bottom - TOUCH ? "bottom" : "";
}

/** @param {Edges} one @param {Edges} other */
function overlaps(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > TOUCH && down > TOUCH;
}
