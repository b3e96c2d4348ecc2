// @ts-check
/** What can be answered beside the question: open deals, and the order not to be asked again what has one answer. */

import { button, element, fill } from "./dom.js";

/** @typedef {import("./parts.js").Parts} Parts */

export class Deals {
  /**
   * @param {HTMLElement} root
   * @param {(move: string) => void} play
   */
  constructor(root, play) {
    this.root = root;
    this.play = play;
  }

  /** @param {Parts | null} known nothing while the past is shown */
  show(known) {
    const deals = known?.deals ?? [];
    const never = known?.standing.find((move) => move.endsWith(" never"));
    const rows = deals.map(({ text, moves }) => this.row(text, moves));
    if (never) rows.push(this.row("This is your only move here", [{ label: "Don’t ask again", move: never }]));
    this.root.hidden = !rows.length;
    fill(this.root, ...rows);
  }

  /** @param {string} text @param {{label: string, move: string}[]} moves */
  row(text, moves) {
    return element("li", {}, element("span", {}, text), ...moves.map(({ label, move }) => button(label, () => this.play(move))));
  }
}
