// @ts-check
/** The terms of a deal on one sheet: with whom, and beside each other how much is given and how much is wanted.
 *
 * A verb whose words have a `form` is asked for in this way: its first argument is one of the players, and each number
 * after it has a label of the form. What is filled in is a whole move as soon as somebody is chosen.
 */

import { seatChip, walkable } from "./controls.js";
import { Count, nearestCount, rangesOf } from "./count.js";
import { element, fill, picture } from "./dom.js";
import { countStep, form, isSpan, same } from "./picker.js";

/** @import { Entry, Step } from "./picker.js" */
/** @import { Plan } from "./plan.js" */
/** @import { Fact } from "./parts.js" */

export class Terms {
  /**
   * @param {Plan} plan
   * @param {(path: Step[]) => void} settle take these picks
   */
  constructor(plan, settle) {
    this.plan = plan;
    this.settle = settle;
    this.who = element("div", { class: "who", role: "group", "aria-label": "Choose a player" });
    this.numbers = element("div", { class: "numbers" });
    this.element = element("div", { id: "terms", hidden: true }, this.who, this.numbers);
    this.verb = "";
    /** @type {(Count | null)[]} */
    this.counts = [];
    walkable(this.who);
  }

  /** Show the deal that is being made, if one is. @returns {boolean} */
  show() {
    const labels = this.plan.form;
    this.element.hidden = !labels;
    if (!labels) this.verb = "";
    if (!labels) return false;
    const verb = this.plan.path[0];
    if (this.verb !== verb.word) this.open(verb.word, labels.length);
    this.showPlayers(verb);
    this.showNumbers(labels);
    return true;
  }

  /** A new sheet; with one player only it is for that one. @param {string} verb @param {number} length */
  open(verb, length) {
    this.verb = verb;
    this.counts = Array(length).fill(null);
    fill(this.numbers, ...this.counts.map(() => element("div", { class: "term" })));
    const players = this.players();
    if (this.plan.path.length === 1 && players.length === 1) this.choose(players[0]);
  }

  /** @param {Step} verb */
  showPlayers(verb) {
    const players = this.players();
    const picked = this.plan.path[1];
    const known = [...this.who.children].map((chip) => chip.getAttribute("data-word")).join();
    if (known !== players.map((step) => step.word).join()) fill(this.who, ...players.map((step) => seatChip(step, () => this.choose(step))));
    for (const chip of this.who.children) chip.setAttribute("aria-pressed", String(chip.getAttribute("data-word") === picked?.word));
    this.who.hidden = players.length === 1 && !!verb && !!picked;
  }

  /** @param {Fact[]} labels */
  showNumbers(labels) {
    const wanted = this.wanted();
    const player = this.plan.path[1] ?? this.players()[0];
    labels.forEach((label, k) => {
      const ranges = this.rangesFor(player, wanted, k);
      const count = this.counts[k];
      if (count && String(count.ranges) === String(ranges)) count.set(wanted[k]);
      else this.showCount(label, k, ranges, nearestCount(ranges, wanted[k] ?? 1));
    });
  }

  /** @param {Fact} label @param {number} k @param {[number, number][]} ranges @param {number} start */
  showCount(label, k, ranges, start) {
    const count = new Count(ranges, start, label.title);
    count.element.classList.add("few");
    count.onchange = () => this.choose(this.plan.path[1]);
    this.counts[k] = count;
    fill(this.numbers.children[k], element("span", { class: "label" }, label.text, picture(label.symbol)), count.element);
  }

  /** The numbers as they are filled in: as the plan has them, or as they were left before somebody was chosen. @returns {number[]} */
  wanted() {
    const picked = this.plan.path.slice(2);
    return this.counts.map((count, k) => Number(picked[k]?.word ?? count?.value ?? (k ? 0 : 1)));
  }

  /** Take the sheet as it is filled in; without anybody it is not a move yet. @param {Step | undefined} player */
  choose(player) {
    const [verb] = this.plan.path;
    if (!player) return this.settle([verb]);
    const numbers = this.counts.map((count, k) => count?.value ?? (k ? 0 : 1));
    const path = [verb, player];
    numbers.forEach((_, k) => {
      numbers[k] = nearestCount(this.rangesFor(player, numbers, k), numbers[k]);
      path.push(this.step(player, k, numbers[k]));
    });
    this.settle(path);
  }

  /** The moves with this player in which the numbers before one are these. @param {Step | undefined} player @param {number[]} numbers @param {number} k @returns {Entry[]} */
  left(player, numbers, k) {
    const isPlayer = (/** @type {Entry} */ entry) => !player || entry.args[0]?.[1] === player.word;
    const isSo = (/** @type {Entry} */ entry) => numbers.slice(0, k).every((number, at) => takes(entry.args[at + 1], number));
    return this.entries().filter((entry) => isPlayer(entry) && isSo(entry));
  }

  /** What a number may be. @param {Step | undefined} player @param {number[]} numbers @param {number} k @returns {[number, number][]} */
  rangesFor(player, numbers, k) {
    const words = this.left(player, numbers, k).flatMap((entry) => numbersOf(entry.args[k + 1]));
    return words.length ? rangesOf([...new Set(words)].map(String)) : [[0, 0]];
  }

  /** @param {Step} player @param {number} k @param {number} number @returns {Step} */
  step(player, k, number) {
    const argument = this.left(player, [], 0)[0].args[k + 1];
    return isSpan(argument) ? countStep(number) : { kind: String(argument[0]), word: String(number), label: String(number) };
  }

  /** @returns {Step[]} who may be dealt with */
  players() {
    /** @type {Step[]} */
    const found = [];
    for (const { args } of this.entries()) {
      const step = { kind: String(args[0][0]), word: String(args[0][1]), label: String(args[0][2]) };
      if (!found.some((one) => same(one, step))) found.push(step);
    }
    return found;
  }

  entries() {
    return this.plan.entries.filter((entry) => form(entry) === this.verb);
  }

  focus() {
    const pressed = this.who.querySelector("[aria-pressed=true]") ?? this.who.querySelector("button");
    if (!this.who.hidden) /** @type {HTMLElement | null} */ (pressed)?.focus({ preventScroll: true });
    else this.counts[0]?.focus();
  }
}

/** @param {import("./picker.js").Argument} argument @returns {number[]} */
function numbersOf(argument) {
  if (!isSpan(argument)) return [Number(argument[1])];
  const [low, high] = [Number(argument[1]), Number(argument[2])];
  return Array.from({ length: high - low + 1 }, (_, k) => low + k);
}

/** @param {import("./picker.js").Argument} argument @param {number} number */
function takes(argument, number) {
  return isSpan(argument) ? Number(argument[1]) <= number && number <= Number(argument[2]) : Number(argument[1]) === number;
}
