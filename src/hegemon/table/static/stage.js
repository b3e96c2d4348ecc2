// @ts-check
/** Shows a position: board, panels, hand and the one line; only what differs from what is shown is touched. */

import { Board } from "./board.js";
import { button, element, fill, need, picture } from "./dom.js";
import { boardChange } from "./parts.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {Pick<Parts, "board" | "panels" | "hand" | "line">} Position */

export class Stage {
  /** @param {(rule: string) => void} openRule */
  constructor(openRule) {
    this.board = new Board(need("board"));
    this.line = need("line");
    this.hand = need("hand");
    this.panels = need("panels");
    this.openRule = openRule;
    /** @type {Parts["board"]} */
    this.shown = undefined;
    /** @type {Map<string, {markup: string, box: HTMLElement}>} */
    this.shownPanels = new Map();
    this.shownHand = "";
    this.shownLine = "";
  }

  /** @param {Position} position @returns {boolean} was the picture touched */
  show(position) {
    const drawn = [this.showBoard(position.board), this.showPanels(position.panels), this.showHand(position.hand)];
    this.showLine(position.line);
    return drawn.includes(true);
  }

  /** @param {Parts["board"]} board */
  showBoard(board) {
    if (!board) return false;
    const change = boardChange(this.shown, board);
    this.shown = board;
    if (change) this.board.draw(change);
    return change !== null;
  }

  /** @param {Record<string, string>} panels */
  showPanels(panels) {
    const wanted = Object.entries(panels).filter(([, markup]) => markup);
    const isSame = ([key, markup] = ["", ""]) => this.shownPanels.get(key)?.markup === markup;
    if (wanted.length === this.shownPanels.size && wanted.every(isSame)) return false;
    const boxes = wanted.map(([key, markup]) => {
      const shown = this.shownPanels.get(key);
      const box = shown?.markup === markup ? shown.box : element("div", { class: "panel" }, picture(markup));
      return { key, markup, box };
    });
    this.shownPanels = new Map(boxes.map(({ key, markup, box }) => [key, { markup, box }]));
    fill(this.panels, ...boxes.map(({ box }) => box));
    return true;
  }

  /** @param {string} hand */
  showHand(hand) {
    if (hand === this.shownHand) return false;
    this.shownHand = hand;
    fill(this.hand, picture(hand));
    return true;
  }

  /** @param {Parts["line"]} line */
  showLine(line) {
    const written = JSON.stringify([line.text, line.yours, line.rules]);
    if (written === this.shownLine) return;
    this.shownLine = written;
    this.line.classList.toggle("yours", line.yours);
    const rules = line.rules.map((id) => button(ruleMark(id), () => this.openRule(id), { class: "rule", title: `Rule ${id}`, "aria-label": `Rule ${id}` }));
    const turn = line.yours ? element("b", {}, "Your turn. ") : null;
    fill(this.line, element("span", { class: "words" }, turn, line.text), rules.length ? element("span", { class: "governing" }, ...rules) : null);
  }

  /** Remove what only one seat may see, also from the page itself. */
  conceal() {
    this.board.tell(null);
    this.showHand("");
    this.showPanels({});
    this.showLine({ text: "", yours: false, question: 0, rules: [], seats: [] });
  }
}

/** @param {string} id such as `GAME-3.4` */
export function ruleMark(id) {
  return `§ ${id.slice(id.lastIndexOf("-") + 1)}`;
}
