// @ts-check
/** Shows a position: board, hand, panels and the course of the game; only what differs from what is shown is touched. */

import { Board } from "./board.js";
import { Course } from "./course.js";
import { element, fill, need, picture } from "./dom.js";
import { Hand } from "./hand.js";
import { boardChange } from "./parts.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {Pick<Parts, "board" | "panels" | "hand" | "cards" | "notes" | "course">} Position */

export class Stage {
  constructor() {
    this.root = need("table");
    this.board = new Board(need("board"));
    this.hand = new Hand();
    this.course = new Course();
    this.panels = need("panels");
    /** @type {Parts["board"]} */
    this.shown = undefined;
    /** @type {Map<string, {markup: string, box: HTMLElement}>} */
    this.shownPanels = new Map();
  }

  /** @param {Position} position @returns {boolean} was the picture touched */
  show(position) {
    const drawn = [this.showBoard(position.board), this.showPanels(position.panels), this.hand.show(position)];
    this.course.show(position.course);
    return drawn.includes(true);
  }

  /** @param {Parts["board"]} board */
  showBoard(board) {
    if (!board) return false;
    const change = boardChange(this.shown, board);
    if (String(board.ground) !== String(this.shown?.ground)) this.showGround(board.ground);
    this.shown = board;
    if (change) this.board.draw(change);
    return change !== null;
  }

  /** What has just happened is drawn before what came of it. @param {Parts["board"]} board */
  foretell(board) {
    const arrow = board?.pieces.arrow;
    if (this.shown && arrow !== undefined) this.board.patch({ arrow });
  }

  /** The ground of the board goes on around it. @param {[string, string]} ground by day and by night */
  showGround([light, dark] = ["", ""]) {
    this.root.style.setProperty("--ground-light", light || "");
    this.root.style.setProperty("--ground-dark", dark || "");
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

  /** Remove what only one seat may see, also from the page itself. */
  conceal() {
    this.board.tell(null);
    this.hand.show({});
    this.showPanels({});
  }
}
