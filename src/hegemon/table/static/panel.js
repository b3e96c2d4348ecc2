// @ts-check
/** What stands beside the board while a move is built: trail, options, count, remark, and the button that commits. */

import { button, element, fill } from "./dom.js";
import { areNumbers, howMany, showOptions, showTrail, walkable } from "./controls.js";
import { Count, rangesOf } from "./count.js";

/** @import { Picks, Step } from "./picker.js" */
/** @import { Plan } from "./plan.js" */

/**
 * @typedef {object} Deeds
 * @property {(step: Step) => void} pick
 * @property {(step: Step) => void} takeBack
 * @property {(step: Step | null) => void} point
 * @property {() => void} back
 * @property {() => void} commit
 * @property {() => void} recount
 * @property {(kind: string, word: string) => "map" | "beside" | ""} whereIs
 */

const FEW = 9; // things on the board that are listed beside it as well

export class Panel {
  /**
   * @param {HTMLElement} root
   * @param {Plan} plan
   * @param {Deeds} deeds
   * @param {{element: HTMLElement, opener: HTMLElement}} typed the field for typed moves and the button that opens it
   */
  constructor(root, plan, deeds, typed) {
    this.root = root;
    this.plan = plan;
    this.deeds = deeds;
    this.typed = typed;
    /** @type {Count | null} */
    this.count = null;
    this.trail = element("ol", { class: "trail", id: "so-far", "aria-label": "The move so far" });
    this.options = element("div", { class: "options", role: "group", "aria-label": "What may be chosen" });
    this.counting = element("div", { class: "counting" });
    this.hint = element("output", { class: "hint" });
    const described = { class: "commit", "aria-describedby": "so-far", title: "Enter" };
    this.commit = button("Commit", () => deeds.commit(), described);
    this.back = button("Back", () => deeds.back(), { class: "back", title: "One step back (Escape)" });
    this.actions = element("div", { class: "actions" }, this.commit, this.back, typed.opener);
    root.classList.add("choices");
    fill(root, this.trail, this.options, this.counting, this.hint, this.actions, typed.element);
    walkable(this.options);
  }

  /** Show the plan as it stands; a new step gets a new slider. @param {boolean} isNew */
  show(isNew) {
    if (isNew) this.count = null;
    this.showCount(this.plan.picks);
    this.showTrail();
    const { pick, point } = this.deeds;
    showOptions(this.options, this.listed(this.plan.picks), { pick, point }, true);
  }

  /** The number that the slider shows, where a count is asked for. @returns {number | null} */
  get number() {
    return this.count && this.plan.picks.range ? this.count.value : null;
  }

  /** @returns {string | null} */
  get move() {
    return this.plan.move(this.number);
  }

  showTrail() {
    showTrail(this.trail, this.plan.trail(this.number), (step) => {
      if (step.kind === "count" && this.number !== null) this.count?.focus();
      else this.deeds.takeBack(step);
    });
  }

  /** @param {"ready" | "sending" | "sent"} state */
  showActions(state) {
    this.commit.hidden = !this.move || state === "sent";
    this.commit.disabled = state === "sending";
    this.commit.textContent = state === "sending" ? "Sending…" : "Commit";
    this.back.hidden = !this.plan.path.length || state !== "ready";
  }

  /** What stands as a button: verbs, and what is not on the board or is little. @param {Picks} picks */
  listed(picks) {
    if (this.count && !picks.range) return [];
    const few = this.plan.path.length > 0 && picks.things.length <= FEW;
    const things = picks.things.filter((thing) => few || !this.deeds.whereIs(thing.kind, thing.word));
    if (picks.kind !== "verb") return things;
    return this.plan.path.length ? [...picks.options, ...things] : picks.options;
  }

  /** A slider for a count, and for a row of plain numbers. @param {Picks} picks */
  showCount(picks) {
    const numbers = areNumbers(picks.options) ? picks.options.map((option) => option.word) : [];
    const ranges = picks.range ? picks.ranges : rangesOf(numbers);
    this.counting.hidden = !ranges.length;
    if (String(ranges) !== String(this.count?.ranges)) this.count = null;
    if (!ranges.length) fill(this.counting);
    if (!ranges.length || this.count) return;
    this.count = new Count(ranges, this.firstCount(ranges), howMany(picks));
    this.count.onchange = () => this.deeds.recount();
    const next = picks.range ? null : button("Next", () => this.pickNumber(), { class: "next" });
    fill(this.counting, this.count.element, next);
  }

  /** Of what is on the map all to begin with; of what is paid or bid the least. @param {[number, number][]} ranges */
  firstCount(ranges) {
    const onMap = this.plan.path.some((step) => this.deeds.whereIs(step.kind, step.word) === "map");
    return onMap ? Math.max(...ranges.map((range) => range[1])) : Math.min(...ranges.map((range) => range[0]));
  }

  /** Go on with the number of the slider, where it is not the last pick. */
  pickNumber() {
    const word = String(this.count?.value);
    const found = this.plan.picks.options.find((option) => option.word === word);
    if (found) this.deeds.pick(found);
  }

  /** Press the option with this number. @param {number} k */
  press(k) {
    const chip = this.options.querySelectorAll("button")[k];
    chip?.click();
    return !!chip;
  }

  /** Put the keyboard on slider, commit or first option; false where the board goes first. */
  focus() {
    const first = this.options.querySelector("button");
    if (this.count) this.count.focus();
    else if (!this.commit.hidden) this.commit.focus({ preventScroll: true });
    else if (this.plan.path.length && first) first.focus({ preventScroll: true });
    else return false;
    return true;
  }
}
