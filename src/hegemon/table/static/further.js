// @ts-check
/** A board that fills the width of a phone and goes on below: a bar above the tabs says what is there, and leads there and back. */

import { button, element, icon, SVG } from "./dom.js";
import { isPaged, turnable } from "./pages.js";
import { sightOf } from "./reach.js";
import { WHOLE } from "./zoom.js";

/** @typedef {import("./zoom.js").Zoom} Zoom */

const END = 8; // pixels of it that may be missing where one is said to be at its end
const BAR = 32; // pixels
const MOST = 120; // pixels that it may grow by, to begin where the first part ends

export class Further {
  /** @param {Zoom} zoom */
  constructor(zoom) {
    this.zoom = zoom;
    this.isDown = true; // the way leads to the foot of the board
    this.words = element("span");
    this.way = button("", () => this.go(), { class: "way" });
    this.own = document.createElementNS(SVG, "svg");
    this.own.setAttribute("role", "img");
    this.own.append(document.createElementNS(SVG, "use"));
    this.way.append(icon("M6 9l6 6 6-6"), this.words, this.own);
    const whole = button("", () => zoom.reset(), { "aria-label": "Whole board", title: "Whole board (0)" });
    whole.append(icon(WHOLE));
    this.root = element("div", { id: "further", hidden: true }, this.way, whole);
    turnable(zoom);
    document.querySelector(".facts-of-all")?.append(this.root);
  }

  /** @param {boolean} isWanted something that may be picked lies where it leads */
  show(isWanted) {
    const { zoom } = this;
    const { isTall } = zoom;
    const isBar = isTall && !isPaged(zoom);
    if (this.root.hidden === isBar) this.root.hidden = !isBar;
    zoom.frame.classList.toggle("tall", isTall);
    zoom.picture.classList.toggle("wanted", isWanted);
    if (!isTall) return;
    this.isDown = zoom.seen().bottom > sightOf(zoom.frame).bottom + END;
    const words = this.still?.getAttribute(this.isDown ? "data-below" : "data-above") ?? "";
    if (!isBar) return;
    if (this.words.textContent !== words) this.words.textContent = words;
    this.root.classList.toggle("up", !this.isDown);
    this.tell();
    this.root.classList.toggle("wanted", isWanted);
    this.cover();
  }

  /** How one stands in what lies below, if the board tells it. */
  tell() {
    const seat = document.getElementById("table")?.dataset.seat;
    const told = this.isDown ? this.zoom.picture.querySelector(`#standing-${seat || "none"}`) : null;
    if (this.own.classList.toggle("told", !!told) && told) {
      this.own.setAttribute("viewBox", told.getAttribute("data-box") ?? "");
      this.own.setAttribute("aria-label", told.getAttribute("aria-label") ?? "");
      this.own.firstElementChild?.setAttribute("href", `#${told.id}`);
    }
  }

  get still() {
    return this.zoom.picture.querySelector("#still");
  }

  /** Where the second part of the board begins, in the picture; its foot where it does not say. */
  get fold() {
    return Number(this.still?.getAttribute("data-fold")) || this.zoom.home.y + this.zoom.home.height;
  }

  /** No sliver of the second part is seen below the first: the bar has that room. */
  cover() {
    const { home, frame, box } = this.zoom;
    const isHead = this.isDown && box.y <= home.y + 1;
    const { top, bottom } = sightOf(frame, "#dock, #log-panel");
    const spare = bottom - BAR - (top + ((this.fold - box.y) * (frame.clientWidth || 1)) / box.width);
    const height = `${BAR + (isHead && spare > 0 && spare < MOST ? Math.floor(spare) : 0)}px`;
    if (this.root.style.height !== height) this.root.style.height = height;
  }

  /** To the second part of the board and on to its foot, or back to its head. */
  go() {
    const { box, home, frame } = this.zoom;
    const seen = (sightOf(frame).clientHeight * box.width) / (frame.clientWidth || 1);
    const end = home.y + home.height - seen;
    const top = this.isDown ? (box.y < this.fold - 1 ? Math.min(this.fold, end) : end) : home.y;
    this.zoom.centre({ x: home.x + home.width / 2, y: top + box.height / 2 });
  }
}
