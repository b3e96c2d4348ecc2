// @ts-check
/** A board that fills the width of a phone and goes on below: a bar above the tabs says what is there, and leads there and back. */

import { button, element, icon } from "./dom.js";
import { sightOf } from "./reach.js";
import { WHOLE } from "./zoom.js";

/** @typedef {import("./zoom.js").Zoom} Zoom */

const END = 8; // pixels of it that may be missing where one is said to be at its end

export class Further {
  /** @param {Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.isDown = true; // the way leads to the foot of the board
    this.words = element("span");
    this.way = button("", () => this.go(), { class: "way" });
    this.way.append(icon("M6 9l6 6 6-6"), this.words);
    const whole = button("", () => zoom.reset(), { "aria-label": "Whole board", title: "Whole board (0)" });
    whole.append(icon(WHOLE));
    this.root = element("div", { id: "further", hidden: true }, this.way, whole);
    document.querySelector(".facts-of-all")?.append(this.root);
  }

  /** @param {boolean} isWanted something that may be picked lies where it leads */
  show(isWanted) {
    const { zoom } = this;
    const { isTall } = zoom;
    if (this.root.hidden === isTall) this.root.hidden = !isTall;
    zoom.frame.classList.toggle("tall", isTall);
    if (!isTall) return;
    this.isDown = zoom.seen().bottom > sightOf(zoom.frame).bottom + END;
    const words = zoom.picture.querySelector("#still")?.getAttribute(this.isDown ? "data-below" : "data-above") ?? "";
    if (this.words.textContent !== words) this.words.textContent = words;
    this.root.classList.toggle("up", !this.isDown);
    this.root.classList.toggle("wanted", isWanted);
  }

  /** To the foot of the board, or back to its head. */
  go() {
    const { box, home, frame } = this.zoom;
    const seen = (sightOf(frame).clientHeight * box.width) / (frame.clientWidth || 1);
    const top = this.isDown ? home.y + home.height - seen : home.y;
    this.zoom.centre({ x: home.x + home.width / 2, y: top + box.height / 2 });
  }
}
