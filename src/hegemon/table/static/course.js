// @ts-check
/** How far the game is: its heading, the phases of a round, and what is in force for everyone. */

import { badge, element, fill, need, picture } from "./dom.js";
import { keepFitting } from "./fitting.js";

/** @typedef {import("./parts.js").Course} CoursePart */
/** @typedef {import("./parts.js").Note} Note */

export class Course {
  heading = need("heading");
  phases = need("phases");
  notice = need("notice");
  written = "";

  /** On a phone held upright the board begins below the notice, however many lines that has. */
  constructor() {
    const measure = () => need("table").style.setProperty("--notice", `${this.notice.offsetHeight}px`);
    new ResizeObserver(measure).observe(this.notice);
    keepFitting(document.querySelector(".facts-of-all"));
  }

  /** @param {CoursePart | undefined} course */
  show(course) {
    const text = JSON.stringify(course ?? null);
    if (text === this.written) return;
    this.written = text;
    this.heading.textContent = course?.heading ?? "";
    this.showPhases(course?.phases.names ?? [], course?.phases.now ?? -1);
    this.notice.hidden = !course?.notice;
    this.notice.classList.toggle("now", !!course?.notice?.now);
    this.notice.classList.remove("foretold");
    fill(this.notice, ...(course?.notice ? noted(course.notice) : []));
  }

  /** A great moment belongs to the phase of its name, though the board is still as it was before. @param {string} kind */
  during(kind) {
    const names = [...this.phases.children].map((step) => step.textContent ?? "");
    if (!names.includes(kind)) return;
    this.written = ""; // what comes after it is written anew
    this.notice.classList.add("foretold");
    this.showPhases(names, names.indexOf(kind));
  }

  /** @param {string[]} names @param {number} now */
  showPhases(names, now) {
    this.phases.hidden = !names.length;
    const steps = names.map((name, k) => {
      const state = k < now ? "done" : k === now ? "now" : "";
      return element("li", { class: state, "aria-current": state === "now" && "step" }, name);
    });
    fill(this.phases, ...steps);
  }
}

/** @param {Note} note @returns {Node[]} its symbol, its heading, and what it says */
export function noted({ symbol, title, text, alarm, heads = [], rows = [], players = [] }) {
  const drawn = picture(symbol);
  const shown = [...new Set(players.map(([, said]) => said))].map((said) => element("span", { class: "one" }, ...players.filter((one) => one[1] === said).map(([seat]) => badge(seat)), said));
  const said = text && element("span", { class: shown.length ? "unseen" : "" }, text);
  const words = element("p", {}, alarm && element("strong", { class: "notice-alarm" }, alarm), element("b", {}, title), title && text ? " " : "", said, shown.length > 0 && element("span", { class: "each", "aria-hidden": "true" }, ...shown));
  const told = rows.length ? element("div", { class: "tabled" }, words, tableOf(heads, rows)) : words;
  return [drawn && element("span", { class: "symbol", "aria-hidden": "true" }, drawn), told].filter((one) => one !== null);
}

/** @param {string[]} heads @param {string[][]} rows */
function tableOf(heads, rows) {
  const lineOf = (/** @type {string[]} */ cells, /** @type {"th" | "td"} */ kind) => element("tr", {}, ...cells.map((cell) => element(kind, {}, cell)));
  return element("table", {}, element("thead", {}, lineOf(heads, "th")), element("tbody", {}, ...rows.map((row) => lineOf(row, "td"))));
}
