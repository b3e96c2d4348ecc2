// @ts-check
/** The letters and numbers at the edges of a map, which stay in sight while only a part of it is shown.
 *
 * A picture has them in groups with the classes `columns` and `rows`; each is a text with a place.
 */

import { element, fill } from "./dom.js";
import { shape } from "./frame.js";

/** @typedef {import("./views.js").Box} Box */
/** @typedef {{word: string, at: number}} Mark */

const MARGIN = 8; // pixels from an edge within which a mark would be cut
const CORNER = 30; // pixels at the beginning, where the first marks of both directions would meet

export class Rulers {
  /** @param {HTMLElement} frame of the board @param {SVGSVGElement} picture */
  constructor(frame, picture) {
    this.frame = frame;
    this.picture = picture;
    this.across = element("div", { class: "across" });
    this.down = element("div", { class: "down" });
    frame.append(element("div", { id: "rulers", "aria-hidden": "true" }, this.across, this.down));
  }

  /** @param {{box: Box, isNear: boolean}} zoom what is shown */
  show({ box, isNear }) {
    const unit = box.width / (this.frame.clientWidth || 1);
    const [columns, rows] = [".columns", ".rows"].map((name) => (isNear ? textsOf(this.picture, name) : []));
    const isAlways = shape() !== "wide"; // there those of the picture itself are not shown
    const isHigh = isAlways || columns.every((one) => one.y < box.y + MARGIN * unit || one.y > box.y + box.height / 2);
    const isAside = isAlways || rows.every((one) => one.x < box.x + MARGIN * unit || one.x > box.x + box.width / 2);
    if (columns.length && !this.down.hasChildNodes()) this.colour();
    this.put(this.across, "left", isHigh ? within(columns, "x", box.x, unit, this.frame.clientWidth) : []);
    this.put(this.down, "top", isAside ? within(rows, "y", box.y, unit, this.frame.clientHeight) : []);
  }

  /** They stand on paper as it lies around the map. */
  colour() {
    const around = this.picture.querySelector("#still :is(rect.around, .around > rect)");
    this.frame.style.setProperty("--sheet-around", around ? getComputedStyle(around).fill : "var(--ground)");
  }

  /** @param {HTMLElement} place @param {"left" | "top"} side @param {Mark[]} marks */
  put(place, side, marks) {
    const made = marks.map(({ word, at }) => {
      const mark = element("span", {}, word);
      mark.style[side] = `${at.toFixed(1)}px`;
      return mark;
    });
    fill(place, ...made);
  }
}

/** @param {SVGSVGElement} picture @param {string} group */
function textsOf(picture, group) {
  const number = (/** @type {Element} */ text, /** @type {string} */ name) => Number(text.getAttribute(name));
  return [...picture.querySelectorAll(`#still ${group} > text`)].map((text) => ({ word: text.textContent ?? "", x: number(text, "x"), y: number(text, "y") - number(text, "font-size") * 0.35 }));
}

/**
 * The marks of one direction that are in sight, each word once, in pixels of the frame.
 * @param {{word: string, x: number, y: number}[]} texts
 * @param {"x" | "y"} way
 * @param {number} begin
 * @param {number} unit
 * @param {number} length
 * @returns {Mark[]}
 */
export function within(texts, way, begin, unit, length) {
  const places = new Map(texts.map((text) => [text.word, (text[way] - begin) / unit]));
  return [...places].map(([word, at]) => ({ word, at })).filter(({ at }) => at > CORNER && at < length - MARGIN);
}
