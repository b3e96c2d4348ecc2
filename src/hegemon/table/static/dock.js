// @ts-check
/** The dock: who is asked for what, what may be chosen and what is picked, Undo, and the one button that plays it. */

import { readAs, SEATS, showOptions, showTrail, walkable } from "./controls.js";
import { showBackward } from "./backward.js";
import { Count, rangesOf } from "./count.js";
import { button, element, fill, icon, need } from "./dom.js";
import { form, nextPicks, same, targets } from "./picker.js";
import { isPlain } from "./plan.js";
import { Slots } from "./slots.js";
import { Terms } from "./terms.js";
import { actOf, areNumbers, capital, guidance, questionOf, verbLabel, wordsFor } from "./wording.js";

/** @import { Picks, Step } from "./picker.js" */
/** @import { Plan } from "./plan.js" */

/**
 * @typedef {object} Deeds
 * @property {(step: Step) => void} pick
 * @property {(step: Step) => void} takeBack
 * @property {(step: Step | null) => void} point
 * @property {() => void} undo
 * @property {() => void} confirm
 * @property {() => void} recount
 * @property {(words: string) => void} spend mark on the board what the pick costs
 * @property {(path: Step[]) => void} settle the terms of a deal
 * @property {(kind: string, word: string) => "map" | "hand" | "beside" | ""} whereIs
 */

const SHORT = 18; // letters that have room on the button beside the main one, and on that beside the name of its key
const [POOR, GOOD] = [35, 60]; // percent, from which a chance is even, and good

export class Dock {
  /**
   * @param {HTMLElement} root
   * @param {Plan} plan
   * @param {Deeds} deeds
   * @param {{element: HTMLElement}} typed the field for typed moves
   */
  constructor(root, plan, deeds, typed) {
    this.root = root;
    this.plan = plan;
    this.deeds = deeds;
    /** @type {Count | null} */
    this.count = null;
    this.trail = element("ol", { id: "so-far", "aria-label": "Your move so far" });
    this.about = element("output", { class: "about" });
    this.price = element("span", { class: "price" });
    this.sum = element("div", { class: "sum" });
    this.chance = element("span", { class: "chance", "aria-hidden": "true" });
    this.pick = element("div", { id: "pick", hidden: true }, this.trail, this.about, this.sum, this.price, this.chance);
    this.options = element("div", { id: "options", role: "group", "aria-label": "Actions" });
    this.counting = element("div", { id: "count" });
    this.confirm = button("", () => deeds.confirm(), { id: "confirm", class: "main", "aria-describedby": "so-far" });
    this.undo = button("", () => deeds.undo(), { id: "undo" });
    /** @type {Step | null} what stands beside the main button, and needs nothing more: End turn, Pass */
    this.plain = null;
    /** @type {Step | null} of two plain answers the one that is the main button itself */
    this.answer = null;
    this.other = button("", () => this.plain && deeds.pick(this.plain), { id: "other", hidden: true });
    this.terms = new Terms(plan, (path) => deeds.settle(path));
    this.again = button("", () => {}, { id: "again" });
    this.again.append(icon("M5 12a7 7 0 1 0 2.2-5.1M4 4v4h4"), element("span", {}, "Watch again"));
    this.hint = need("hint");
    this.slots = new Slots((step) => deeds.takeBack(step));
    fill(root, this.options, this.terms.element, this.slots.root, this.slots.known, this.pick, this.counting, typed.element);
    fill(need("dock").querySelector(".acts") ?? root, element("div", { class: "before" }, this.undo, this.other, this.again), this.confirm);
    walkable(this.options);
  }

  /** Show the plan as it stands; a new step gets a new slider. @param {boolean} isNew */
  show(isNew) {
    const isDeal = this.terms.show();
    if (isNew) this.count = null;
    this.showCount(this.plan.picks);
    this.showTrail();
    const { pick, point } = this.deeds;
    [this.answer, this.plain] = this.answersIn() ?? [null, this.besideIn()];
    this.options.classList.toggle("besides", !this.plan.path.length && !!this.count);
    this.options.classList.toggle("answers", !this.plan.path.length && !this.plan.offer.answered && this.verbs().length === 3 && this.verbs().every((step) => isPlain(this.plan.entries, step)));
    showOptions(this.options, isDeal ? [] : this.listed(this.plan.picks), { pick, point }, true);
    this.showOther();
  }

  showOther() {
    const { plain, other, options } = this;
    other.hidden = !plain;
    if (!plain) return;
    other.textContent = verbLabel(plain, this.plan.entries, this.plan.offer.verbs ?? {});
    other.title = `${other.textContent} (${options.childElementCount + 1})`;
  }

  /** The number that the slider shows, where one is asked for. @returns {number | null} */
  get number() {
    return this.count ? this.count.value : null;
  }

  /** @returns {string | null} */
  get move() {
    return this.plan.move(this.number);
  }

  /** The verb is on the button and the number on the slider: the trail names the things. */
  showTrail() {
    const trail = this.plan.form ? [] : this.plan.trail(this.number);
    const things = trail.filter((step) => step.kind !== "verb" && !(step.kind === "count" && this.count)).map((step) => this.worded(step));
    const verb = trail.slice(0, 1).map((step) => ({ ...step, label: verbLabel(step, this.plan.entries, this.plan.offer.verbs ?? {}) }));
    const { reads } = this.plan.offer.verbs?.[trail[0]?.word ?? ""] ?? {};
    this.pick.classList.toggle("slotted", this.slots.show(this.plan, trail, !!this.count));
    showTrail(this.trail, things.length ? readAs(reads, things) : verb, (step) => this.deeds.takeBack(step));
    this.showPick();
  }

  /** @param {import("./remark.js").Preview} preview what the game says of the move so far */
  remark({ about, price, chance = null, spends = null, sum = [], besides = [] }) {
    this.about.textContent = about;
    this.about.classList.toggle("unseen", sum.length > 0);
    this.sum.setAttribute("aria-hidden", "true"); // the sentence says it
    fill(this.sum, ...sum.map(([name, number]) => element("p", {}, element("span", {}, name), element("b", {}, number))), ...besides.map((line) => element("small", {}, line)));
    this.pick.classList.toggle("summed", sum.length > 0);
    this.price.textContent = price;
    this.pick.dataset.chance = chance === null ? "" : chance < POOR ? "poor" : chance < GOOD ? "even" : "good";
    this.pick.classList.toggle("terse", !!spends && !!about && this.trail.childElementCount === 1);
    this.deeds.spend(spends ? String(spends[0]) : "");
    this.chance.style.setProperty("--part", `${chance ?? 0}%`);
    this.showPick();
  }

  showPick() {
    this.pick.hidden = this.trail.hidden && !this.about.textContent && !this.price.textContent;
    const isAside = this.trail.hidden && !this.price.textContent && !!this.count && !this.counting.hidden; // it says what the number leaves
    if (this.pick.classList.toggle("aside", isAside)) this.counting.append(this.pick);
    else this.counting.before(this.pick);
  }

  /** @param {"ready" | "sending" | "sent"} state @param {{label: string, keyless?: boolean} | null} [instead] something else to press @param {string} [resting] what it says while something is shown that it skips */
  showActs(state, instead = null, resting = "") {
    const { label, isOpen } = resting ? { label: resting, isOpen: true } : instead ? { label: instead.label, isOpen: true } : this.act(state);
    const hasRoom = isOpen && !instead?.keyless && (state === "ready" || !!resting) && label.length <= SHORT;
    const hint = hasRoom ? element("kbd", { "aria-hidden": "true" }, resting ? "Space" : "Enter") : null;
    if (this.confirm.dataset.label !== `${label} ${!!hint}`) fill(this.confirm, element("span", {}, label), hint);
    this.confirm.dataset.label = `${label} ${!!hint}`;
    this.confirm.disabled = !isOpen;
    this.confirm.classList.toggle("sending", state === "sending" && !resting);
    this.hint.hidden = !this.plan.offer.hint || state === "sent" || !!resting;
    this.other.hidden = !this.plain || !!resting;
    this.undo.disabled = !!resting || state === "sending" || !(this.plan.path.length || this.plan.offer.undo);
    showBackward(this.undo, this.plan.path.length, !!this.plan.form);
  }

  /** What the main button says, and whether it can be pressed. @param {"ready" | "sending" | "sent"} state */
  act(state) {
    const { plan, number } = this;
    const verbs = plan.offer.verbs ?? {};
    if (state === "sending") return { label: "Sending…", isOpen: false };
    if (state === "sent" || !plan.entries.length) return { label: "Waiting…", isOpen: false };
    const whole = plan.with(number);
    if (whole.entry) return { label: actOf(whole.entry, whole.trail, verbs), isOpen: true };
    if (plan.counted(number)) return { label: "Next", isOpen: true };
    if (this.answer) return { label: verbLabel(this.answer, plan.entries, verbs), isOpen: true };
    const things = plan.lit().filter((thing) => thing.kind !== "verb" && (plan.form || this.isInSight(thing)));
    const aims = this.aims(things);
    const near = things.length ? things : plan.lit().filter((thing) => thing.kind !== "verb"); // a button stands above
    const isOnly = plan.offer.only && near.length === 1 && !aims.some(Boolean); // in a tutorial: by its name
    return { label: isOnly ? `Pick ${near[0].label}` : guidance(things, plan.path, aims), isOpen: false };
  }

  /** What the game calls each thing that may be pointed at. @param {Step[]} things @returns {(string | undefined)[]} */
  aims(things) {
    const at = this.plan.path.filter((step) => step.kind !== "verb").length;
    const isAsked = (/** @type {import("./picker.js").Argument | undefined} */ argument) => things.some((thing) => argument?.[0] === thing.kind && argument[1] === thing.word);
    return this.plan.entries.filter((entry) => isAsked(entry.args[at])).map((entry) => wordsFor(entry, this.plan.offer.verbs ?? {})?.aims?.[at]);
  }

  /** What stands as a button: verbs, players, and what is neither on the map nor in the hand. @param {Picks} picks */
  listed(picks) {
    const { path } = this.plan;
    const [implied] = path.length ? [] : this.plan.implied();
    if (implied) return this.verbsIn(this.plan.verbs().filter((step) => !same(step, implied)));
    if (this.count && !picks.range) return [];
    const things = picks.things.filter((thing) => SEATS.includes(thing.kind) || !this.isInSight(thing)).map((thing) => this.worded(thing));
    if (picks.kind !== "verb") return things;
    if (!path.length && this.plan.with(null).entry) return []; // the main button names it
    if (!path.length && this.isList(picks, things)) return things.map((thing) => ({ ...thing, shown: this.shownAs(thing) }));
    const verbs = this.verbsIn(picks.options);
    return path.length ? [...verbs, ...things] : verbs;
  }

  /** Verbs that the board alone cannot tell, by their labels, in the game's order, those that need nothing more at the end. @param {Step[]} steps */
  verbsIn(steps) {
    const { entries, offer } = this.plan;
    const words = Object.keys(offer.verbs ?? {});
    const place = (/** @type {Step} */ step) => words.indexOf(step.word.split(" ")[0]);
    const plainness = (/** @type {Step} */ step) => Number(isPlain(entries, step));
    const isBelow = (/** @type {Step} */ step) => [this.plain, this.answer].some((one) => one && same(step, one));
    const open = steps.filter((step) => !this.isSide(step) && !this.isTold(step) && !isBelow(step));
    const sorted = open.sort((one, other) => plainness(one) - plainness(other) || place(one) - place(other));
    return sorted.map((step) => ({ ...step, shown: verbLabel(step, entries, offer.verbs ?? {}) }));
  }

  /** Is there one verb only, and all that it asks for has no place on the table? @param {Picks} picks @param {Step[]} things that have none, or are players */
  isList({ options, things: all }, things) {
    return options.length === 1 && things.length === all.length && !things.some((thing) => SEATS.includes(thing.kind));
  }

  /** What a pick says that makes a whole move. @param {Step} thing */
  shownAs(thing) {
    const { entry, trail } = nextPicks(this.plan.entries, [thing]);
    return entry ? actOf(entry, trail, this.plan.offer.verbs ?? {}) : thing.label;
  }

  /** A thing, and what it does where the game says so; then its name is a heading. @param {Step} thing @returns {import("./controls.js").Option} */
  worded(thing) {
    const { verb, trail } = this.plan.picks;
    const does = this.plan.offer.verbs?.[trail[0]?.word ?? verb]?.things?.[thing.word];
    return does ? { ...thing, does, label: capital(thing.label) } : thing;
  }

  /** What the question asks for, without what may always be done at the side. */
  verbs() {
    return this.plan.verbs().filter((step) => !this.isSide(step));
  }

  /** @param {Step} step */
  isSide(step) {
    return step.kind === "verb" && !!this.plan.offer.verbs?.[step.word]?.side;
  }

  /** What may be done at the side before a move is begun, and is not meant by pointing: its things are lit only then. @returns {Step[]} */
  sides() {
    const { entries, offer, path, isAside } = this.plan;
    const open = path.length || isAside || offer.answered ? [] : this.plan.verbs();
    return open.filter((step) => this.isSide(step) && !offer.verbs?.[step.word]?.pointed).map((step) => ({ ...step, shown: verbLabel(step, entries, offer.verbs ?? {}) }));
  }

  /** A question with two answers that need nothing more: the first in the game's order, and the other; or with one answer, and something at the side. @returns {[Step, Step | null] | null} */
  answersIn() {
    const { entries, offer, path } = this.plan;
    const verbs = path.length || offer.answered ? [] : this.verbs();
    const words = Object.keys(offer.verbs ?? {});
    const place = (/** @type {Step} */ step) => words.indexOf(step.word.split(" ")[0]);
    const isOpen = (/** @type {Step} */ step) => isPlain(entries, step) && !this.isHeld(step);
    const isSole = verbs.length === 1 && this.plan.verbs().length > 1;
    if (!(isSole || verbs.length === 2) || !verbs.every(isOpen)) return null;
    const [first, other = null] = [...verbs].sort((one, two) => place(one) - place(two));
    return [first, other];
  }

  /** What ends the turn, or else the one verb among others that needs nothing more and loses nothing. @returns {Step | null} */
  besideIn() {
    const { entries, offer, path } = this.plan;
    const verbs = path.length ? [] : this.verbs();
    const end = verbs.length > 1 && verbs.find((step) => offer.verbs?.[step.word]?.ends);
    if (end) return end;
    const isShort = (/** @type {Step} */ step) => verbLabel(step, entries, offer.verbs ?? {}).length <= SHORT;
    const isFree = (/** @type {Step} */ step) => isPlain(entries, step) && isShort(step) && !this.isInSight(step) && !entries.some((entry) => form(entry) === step.word && wordsFor(entry, offer.verbs ?? {})?.loses);
    const [plain, ...more] = verbs.filter(isFree);
    return plain && !more.length && verbs.length > 1 ? plain : null;
  }

  /** Is a verb meant by pointing at what it is aimed at? Then it needs no button; nor does a card that plays itself. @param {Step} step */
  isTold(step) {
    if (this.isHeld(step) || (step.kind === "verb" && this.plan.offer.verbs?.[step.word]?.pointed)) return true;
    const next = targets(this.plan.entries, [...this.plan.path, step]);
    return next.length > 0 && next.every((thing) => !SEATS.includes(thing.kind) && this.isInSight(thing));
  }

  /** @param {Step} thing */
  isHeld({ kind, word }) {
    return this.deeds.whereIs(kind, word) === "hand";
  }

  /** @param {Step} thing */
  isInSight({ kind, word }) {
    return ["map", "hand"].includes(this.deeds.whereIs(kind, word));
  }

  /** A slider for a count, and for a row of plain numbers that are no places of the map. @param {Picks} picks */
  showCount(picks) {
    const isRow = areNumbers(picks.options) && picks.kind !== "verb" && !picks.options.some((option) => this.isInSight(option));
    const numbers = isRow ? picks.options.map((option) => option.word) : [];
    const ranges = picks.range ? picks.ranges : rangesOf(numbers);
    this.counting.hidden = ranges.every(([low, high]) => low === high && ranges.length === 1); // the button says the one number of a tutorial
    if (String(ranges) !== String(this.count?.ranges)) this.count = null;
    if (!ranges.length) fill(this.counting);
    if (!ranges.length || this.count) return;
    this.count = new Count(ranges, this.firstCount(ranges), questionOf(picks, this.plan.path, this.plan.offer.verbs ?? {}));
    this.count.onchange = () => this.deeds.recount();
    fill(this.counting, this.count.element);
  }

  /** As the game has it; or else of what is on the map all to begin with, of what is paid or bid the least. @param {[number, number][]} ranges */
  firstCount(ranges) {
    const start = this.plan.offer.verbs?.[this.plan.picks.verb]?.start;
    if (start !== undefined) return start;
    const onMap = this.plan.path.some((step) => this.deeds.whereIs(step.kind, step.word) === "map");
    return onMap ? Math.max(...ranges.map((range) => range[1])) : Math.min(...ranges.map((range) => range[0]));
  }

  /** Press the option with this number. @param {number} k */
  press(k) {
    const pressed = [...this.options.querySelectorAll("button"), ...(this.plain ? [this.other] : [])][k];
    pressed?.click();
    return !!pressed;
  }

  /** Put the keyboard on slider, main button or first option; false where the board goes first. */
  focus() {
    const first = this.options.querySelector("button");
    if (this.plan.form) this.terms.focus();
    else if (this.count?.focus()) return true;
    else if (!this.confirm.disabled) this.confirm.focus({ preventScroll: true });
    else if (this.plan.path.length && first) first.focus({ preventScroll: true });
    else return false;
    return true;
  }
}
