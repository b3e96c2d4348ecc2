// @ts-check
/** Tips for somebody who plays a game for the first time in this browser: gone for good once they are read. */

import { COARSE } from "./frame.js";
import { setting } from "./settings.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./coach.js").Said} Said */

const PLACE = "hegemon.tips"; // the games for which they were read, in the browser's storage

/** @type {[part: string, text: string][]} */
const TIPS = [
  ["board", "What is highlighted can be picked. Pick something, and the next step lights up."],
  ["dock", "Your move takes shape here: once you have picked, a button plays it, and Undo takes it back."],
  ["log", `The log shows what happened. ${COARSE.matches ? "Tap" : "Point at"} a line to see where.`],
  ["menu", "Rules, settings and everything else are in the menu."],
];

/** @param {string} game */
export function tipsFor(game) {
  return new Tips(game);
}

class Tips {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.at = 0;
  }

  /** The tip of the moment; none where they are not wanted, were read, or it is not yet one's turn. @param {Parts} known @returns {Said | null} */
  now(known) {
    if (!setting("tips") || read().includes(this.game) || !(known.line.yours || this.at)) return null;
    return this.said();
  }

  /** @returns {Said | null} */
  next() {
    this.at += 1;
    if (this.at < TIPS.length) return this.said();
    this.forget();
    return null;
  }

  /** @returns {Said} */
  said() {
    const [part, text] = TIPS[this.at];
    const isLast = this.at === TIPS.length - 1;
    return { step: this.at + 1, steps: TIPS.length, text, things: [[part, ""]], next: isLast ? "Got it" : "Next", leave: isLast ? "" : "Hide tips" };
  }

  /** They were read, or are not needed. */
  forget() {
    try {
      if (!read().includes(this.game)) localStorage.setItem(PLACE, JSON.stringify([...read(), this.game]));
    } catch {
      this.game = ""; // a browser that keeps nothing
    }
  }
}

/** The games whose tips were read. @returns {string[]} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [""];
  }
}
