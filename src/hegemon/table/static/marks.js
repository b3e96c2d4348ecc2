// @ts-check
/** Marks of what was lost: a red dashed ring and a minus on the thing, above everything else on the board. */

import { rings, unring } from "./halo.js";

/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{find: (kind: string, word: string) => Element[]}} Marked a board on which things are found */

export class LostMarks {
  /** @param {Marked} board */
  constructor(board) {
    this.board = board;
    this.shown = "";
  }

  /** @param {Spot[]} spots @param {boolean} drawn the board was touched since */
  show(spots, drawn) {
    const text = JSON.stringify(spots);
    if (text === this.shown && !(drawn && spots.length)) return;
    this.shown = text;
    unring(document.body, "lost");
    const things = spots.flatMap(([kind, word]) => this.board.find(kind, word)).filter((thing) => thing.closest("svg"));
    rings(new Map(things.map((thing) => [thing, "lost"])));
  }
}
