// @ts-check
/** The chapters of a replay: ticks along its slider, and a list that opens above it. */

import { button, element, fill } from "./dom.js";

/** @typedef {import("./parts.js").Moments} Moments */

export class Bookmarks {
  /** @param {(moment: number) => void} go */
  constructor(go) {
    this.go = go;
    this.written = "";
    this.count = 0;
    /** @type {Moments["chapters"]} */
    this.chapters = [];
    this.ticks = element("span", { class: "ticks", "aria-hidden": "true" });
    this.opener = button("", () => this.open(this.list.hidden), { class: "opener-of-chapters", "aria-haspopup": "true", "aria-expanded": "false", title: "Go to a round" });
    this.list = element("div", { class: "chapters", role: "group", "aria-label": "Go to", hidden: true });
    this.root = element("div", { class: "bookmarks" }, this.opener, this.list);
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && !this.list.hidden && (event.stopPropagation(), this.open(false)));
    document.addEventListener("pointerdown", (event) => this.root.contains(/** @type {Node} */ (event.target)) || this.open(false));
  }

  /** @param {Moments} moments */
  update({ chapters, count }) {
    const text = JSON.stringify([chapters, count]);
    if (text === this.written) return;
    this.written = text;
    this.chapters = chapters;
    this.count = count;
    this.root.hidden = !chapters.length;
    fill(this.ticks, ...chapters.map(([, begin]) => tick(begin / (count || 1))));
    fill(this.list, ...chapters.map(([name, begin]) => button(name, () => (this.open(false), this.go(begin)))));
  }

  /** Turning points along the slider, with the chances behind it. @param {Element} review as the server wrote it */
  turn(review) {
    const strip = review.querySelector("template.strip");
    if (!(strip instanceof HTMLTemplateElement)) return;
    const points = [...review.querySelectorAll("[data-moment]")].map((link) => {
      const mark = tick(Number(/** @type {HTMLElement} */ (link).dataset.moment) / (this.count || 1));
      mark.className = "turn";
      return mark;
    });
    this.ticks.before(element("span", { class: "strip", title: "Win chances" }, strip.content));
    this.ticks.append(...points);
  }

  /** @param {number} at the chapter that is shown, as its place in the list; -1 before the first */
  mark(at) {
    const [name = "Start", rest = ""] = (this.chapters[at]?.[0] ?? "Start").split(/(?=,)/);
    fill(this.opener, element("span", {}, name, rest && element("span", { class: "part-of-round" }, rest)));
    [...this.list.children].forEach((one, k) => (k === at ? one.setAttribute("aria-current", "true") : one.removeAttribute("aria-current")));
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.list.hidden = !isOpen;
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
}

/** @param {number} part of the way */
function tick(part) {
  const made = element("i");
  made.style.left = `${(part * 100).toFixed(2)}%`;
  return made;
}
