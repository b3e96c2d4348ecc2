// @ts-check
/** What can be answered beside the question: open deals, and the order not to be asked again what has one answer. */

import { badge, button, element, fill, picture } from "./dom.js";

/** @typedef {import("./parts.js").Deal} Deal */
/** @typedef {import("./parts.js").Fact} Fact */
/** @typedef {import("./parts.js").Parts} Parts */

export class Deals {
  /**
   * @param {HTMLElement} root
   * @param {(move: string) => void} play
   */
  constructor(root, play) {
    this.root = root;
    this.play = play;
    this.written = "";
  }

  /** @param {Parts | null} known nothing while the past is shown */
  show(known) {
    const deals = known?.deals ?? [];
    const orders = known?.standing ?? [];
    const text = JSON.stringify([deals, orders]);
    if (text === this.written) return; // the keyboard may be on it
    this.written = text;
    const rows = deals.map((deal) => (deal.title ? this.card(deal) : this.row(deal.text, deal.moves)));
    if (orders.length) rows.push(this.row("Your only move here. From now on:", orders));
    this.root.hidden = !rows.length;
    fill(this.root, ...rows);
  }

  /** @param {string} text @param {{label: string, move: string}[]} moves */
  row(text, moves) {
    return element("li", {}, element("span", {}, text), ...this.answers(moves));
  }

  /** An offer with its two sides. @param {Deal} deal */
  card({ text, title, seat = 0, give, get, note, moves }) {
    const sides = [sideOf("You get", get), sideOf("You give", give)];
    const head = element("p", { class: "head" }, badge(seat), element("b", {}, title));
    const told = note ? element("p", { class: "note" }, note) : null;
    const answers = moves.length ? element("div", { class: "answers" }, ...this.answers(moves)) : null;
    return element("li", { class: "offer", role: "group", "aria-label": text }, head, element("dl", {}, ...sides.flat()), told, answers);
  }

  /** The first says yes. @param {{label: string, move: string}[]} moves */
  answers(moves) {
    return moves.map(({ label, move }, k) => button(label, () => this.play(move), { class: k === 0 && moves.length > 1 ? "main" : "" }));
  }
}

/** @param {string} label @param {Fact | null | undefined} what */
function sideOf(label, what) {
  const told = what ? [element("b", {}, what.text), picture(what.symbol), element("span", { class: "unseen" }, what.title)] : ["nothing"];
  return [element("dt", {}, label), element("dd", { class: what ? "" : "none" }, ...told)];
}
