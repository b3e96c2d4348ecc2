// @ts-check
/** Of a fight by dice: which roll it is, what the chance has become, and in the end what came of it. */

import { element, fill } from "./dom.js";

/** @param {number} k @param {string} title who attacks what */
export function headOf(k, title) {
  return element("header", {}, element("strong", {}, `Roll ${k + 1}`), title && element("span", {}, title));
}

/** The foot of the dice: the chance as a bar with a tick for before, and then the verdict in its place. */
export class Stake {
  /** @param {[number, number] | undefined} chance before and after the roll @param {string} told what came of all @param {boolean} isOwn */
  constructor(chance, told, isOwn) {
    this.chance = chance;
    this.bar = element("span", { class: "gauge" });
    this.number = element("b", {});
    this.line = element("p", { class: "odds", hidden: !chance }, element("small", {}, isOwn ? "Your chance" : "Chance"), this.bar, this.number);
    this.verdict = element("p", { class: "verdict" }, told);
    this.element = element("footer", {}, this.line, this.verdict);
    if (chance) this.show(chance[0], chance[0]);
  }

  /** @param {number} now @param {number} before */
  show(now, before) {
    this.bar.style.setProperty("--part", `${now}%`);
    this.bar.style.setProperty("--before", `${before}%`);
    fill(this.number, `${now}%`, now === before ? null : element("small", {}, ` from ${before}`));
  }

  /** The dice lie. @param {boolean} isLast */
  settle(isLast) {
    if (this.chance) this.show(this.chance[1], this.chance[0]);
    this.element.classList.toggle("said", isLast);
  }
}
