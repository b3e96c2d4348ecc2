// @ts-check
/** How many: a slider with minus and plus and a field for the number, over one range or several; of a few the slider is not shown. */

import { button, element } from "./dom.js";

/** @typedef {[low: number, high: number]} Range */

const FEW = 6; // numbers that minus and plus are enough for

/** @param {Range[]} ranges @param {number} number */
export function offers(ranges, number) {
  return ranges.some(([low, high]) => low <= number && number <= high);
}

/**
 * The nearest number that is offered.
 * @param {Range[]} ranges
 * @param {number} number
 */
export function nearestCount(ranges, number) {
  const nearest = ranges.map(([low, high]) => Math.min(high, Math.max(low, Math.round(number))));
  return nearest.reduce((best, one) => (Math.abs(one - number) < Math.abs(best - number) ? one : best));
}

/**
 * The next number that is offered, up or down; the same when there is none.
 * @param {Range[]} ranges
 * @param {number} number
 * @param {1 | -1} way
 */
export function stepCount(ranges, number, way) {
  if (offers(ranges, number + way)) return number + way;
  const ends = ranges.map(([low, high]) => (way > 0 ? low : high)).filter((end) => (end - number) * way > 0);
  return ends.length ? (way > 0 ? Math.min(...ends) : Math.max(...ends)) : number;
}

/**
 * The ranges of whole numbers in a list of words.
 * @param {string[]} words
 * @returns {Range[]}
 */
export function rangesOf(words) {
  /** @type {Range[]} */
  const ranges = [];
  for (const number of words.map(Number).sort((a, b) => a - b)) {
    const last = ranges[ranges.length - 1];
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

export class Count {
  /**
   * @param {Range[]} ranges
   * @param {number} start
   * @param {string} label
   */
  constructor(ranges, start, label) {
    this.ranges = ranges;
    this.low = Math.min(...ranges.map((range) => range[0]));
    this.high = Math.max(...ranges.map((range) => range[1]));
    this.value = nearestCount(ranges, start);
    /** @type {(value: number) => void} */
    this.onchange = () => {};
    const limits = { min: this.low, max: this.high, step: 1 };
    this.slider = element("input", { type: "range", ...limits, "aria-label": label });
    this.field = element("input", { type: "number", inputmode: "numeric", ...limits, "aria-label": `${label}, typed` });
    this.less = button("−", () => this.set(stepCount(ranges, this.value, -1)), { "aria-label": "One less" });
    this.more = button("+", () => this.set(stepCount(ranges, this.value, 1)), { "aria-label": "One more" });
    this.element = element("div", { class: this.high - this.low < FEW ? "count few" : "count", role: "group", "aria-label": label });
    this.element.append(this.less, element("div", { class: "track" }, this.slider, this.ends()), this.more, this.field);
    if (this.low < this.high) this.element.append(element("span", { class: "most", "aria-hidden": "true" }, `max ${this.high}`)); // the field says it to who cannot see it
    this.slider.addEventListener("input", () => this.set(this.fromSlider(Number(this.slider.value))));
    this.field.addEventListener("input", () => this.type());
    this.field.addEventListener("change", () => this.set(Number(this.field.value)));
    this.show(true);
  }

  ends() {
    const made = [this.low, this.high].map((end) => button(String(end), () => this.set(end), { tabindex: -1 }));
    return element("div", { class: "ends", "aria-hidden": "true" }, ...made);
  }

  /** Into a gap between ranges the slider jumps the way it was pushed. @param {number} number */
  fromSlider(number) {
    if (offers(this.ranges, number)) return number;
    return stepCount(this.ranges, number, number > this.value ? 1 : -1);
  }

  /** A number being typed counts as soon as it is offered. */
  type() {
    const number = Number(this.field.value);
    if (this.field.value !== "" && offers(this.ranges, number)) this.set(number, false);
  }

  /** @param {number} number @param {boolean} [write] also into the field */
  set(number, write = true) {
    const value = nearestCount(this.ranges, Number.isFinite(number) ? number : this.value);
    const changed = value !== this.value;
    this.value = value;
    this.show(write);
    if (changed) this.onchange(value);
  }

  /** @param {boolean} write */
  show(write) {
    this.slider.value = String(this.value);
    const span = this.high - this.low || 1;
    this.slider.style.setProperty("--part", `${((this.value - this.low) / span) * 100}%`);
    if (write) this.field.value = String(this.value);
    this.less.disabled = this.value === this.low;
    this.more.disabled = this.value === this.high;
  }

  /** @returns {boolean} whether there is anything to be on: a phone held sideways has no slider */
  focus() {
    this.slider.focus({ preventScroll: true });
    return document.activeElement === this.slider;
  }
}
