// @ts-check
/** The move that is being built: picks that can be taken back, in answer to the question or beside it. */

import { countStep, leadsOn, nextPicks, same, spokenWords } from "./picker.js";
import { actOf, areNumbers, questionOf, wordsFor } from "./wording.js";

/** @import { Entry, Picks, Step } from "./picker.js" */
/** @typedef {import("./parts.js").VerbWords} VerbWords */
/** @typedef {{picks: Entry[], asides: Entry[], answered: boolean, question: number, verbs?: Record<string, VerbWords>, undo?: boolean, hint?: boolean, only?: Entry | null}} Offer of which only one may be made in a tutorial */

export class Plan {
  constructor() {
    /** @type {Offer} */
    this.offer = { picks: [], asides: [], answered: false, question: -1 };
    /** @type {Step[]} */
    this.path = [];
    this.isAside = false;
    this.picks = nextPicks([], []);
  }

  /** The legal moves that the picks choose among. */
  get entries() {
    return this.leading(this.path.length > 0 && this.path.every((step) => step.kind !== "verb"));
  }

  /** What a card does is begun with the card: no place on the board stands for it. @param {boolean} isPointed */
  leading(isPointed) {
    const all = this.isAside ? this.offer.asides : this.offer.picks;
    return isPointed ? all.filter((entry) => !wordsFor(entry, this.offer.verbs ?? {})?.held) : all;
  }

  /** Another offer; picks made for the same question stay if they still lead to a move. @param {Offer} offer */
  renew(offer) {
    const again = offer.question === this.offer.question;
    this.offer = offer;
    this.go(again && leadsOn(this.entries, this.path) ? this.path : [], this.isAside);
  }

  /** @param {Step[]} path @param {boolean} [isAside] */
  go(path, isAside = this.isAside) {
    this.path = path;
    this.isAside = isAside && path.length > 0;
    const begun = path.length ? path : this.implied();
    this.picks = led(this.next(begun), begun, this.offer.only);
  }

  /** What comes after these picks. @param {Step[]} path @returns {Picks} */
  next(path) {
    const pointed = path.every((step) => step.kind !== "verb");
    const picks = nextPicks(this.leading(pointed && path.length > 0), path);
    return path.length ? picks : { ...picks, things: nextPicks(this.leading(true), []).things };
  }

  /** Every verb, before anything is picked. */
  verbs() {
    return led(nextPicks(this.entries, []), [], this.offer.only).options;
  }

  /** The verb that goes without saying: the first of those that need more than themselves, where all need a number. @returns {Step[]} */
  implied() {
    const open = this.offer.answered ? [] : this.verbs().filter((step) => !this.offer.verbs?.[step.word]?.held && !isPlain(this.entries, step));
    const isNumber = (/** @type {Picks} */ { range, options }) => !!range || areNumbers(options);
    return open.every((step) => isNumber(nextPicks(this.entries, [step]))) ? open.slice(0, 1) : [];
  }

  /** @param {Step} step */
  pick(step) {
    this.go([...this.path, step]);
  }

  /** The labels of the numbers of a deal, where one is being made. @returns {import("./parts.js").Fact[] | null} */
  get form() {
    return (this.path[0]?.kind === "verb" && this.offer.verbs?.[this.path[0].word]?.form) || null;
  }

  /** What is asked for on the way to a whole move, and once it is whole. @param {string | null} move what the picks come to already */
  question(move) {
    const { picks, path, offer } = this;
    if (this.form) return offer.verbs?.[path[0].word]?.label ?? "";
    if (!path.length) return "";
    if (move && picks.kind !== "count") return picks.entry ? `${actOf(picks.entry, picks.trail, offer.verbs ?? {})}?` : "Play this move?";
    return questionOf(picks, path, offer.verbs ?? {});
  }

  /** One step back, or away from the sheet of a deal; false when there is none. */
  back() {
    const begun = this.path.length > 0;
    if (begun) this.go(this.form ? [] : this.path.slice(0, -1));
    return begun;
  }

  /** Take back a step and all after it; one that went without saying goes with the last pick. @param {Step} step */
  takeBack(step) {
    const at = this.path.findIndex((one) => same(one, step));
    if (at >= 0) this.go(this.path.slice(0, at));
    else if (step.kind === "verb") this.go([]);
    else this.back();
  }

  /**
   * Pick another thing in the place of an earlier one; false when it never was a choice.
   * @param {string} kind
   * @param {string} word
   */
  instead(kind, word) {
    for (let at = this.path.length - 1; at >= 0; at -= 1) {
      const before = this.path.slice(0, at);
      const found = find(inSight(this.next(before)), kind, word);
      if (!found || (this.path[at].kind === "verb" && kind !== "verb")) continue;
      this.go([...before, found]);
      return true;
    }
    return false;
  }

  /** Where the last thing was picked. */
  get last() {
    return this.path.findLastIndex((step) => step.kind !== "verb" && step.kind !== "count");
  }

  /** What may be pointed at in the place of the last thing that was picked. @returns {Step[]} */
  others() {
    const at = this.last;
    if (at < 0 || this.offer.only) return [];
    return inSight(this.next(this.path.slice(0, at))).filter((step) => step.kind === this.path[at].kind && !this.path.some((picked) => same(picked, step)));
  }

  /** Of what may be pointed at next, or in the place of what was picked last, what would be attacked. @returns {Step[]} */
  foes() {
    const words = this.offer.verbs ?? {};
    const isAimed = (/** @type {VerbWords | undefined} */ verb, /** @type {Step[]} */ path) => (path.some((step) => step.kind !== "verb") ? verb?.attacks && !verb.backward : verb?.raids);
    const ways = [this.path, this.path.slice(0, Math.max(0, this.last))];
    return ways.flatMap((path) => nextPicks(this.entries.filter(({ verb }) => isAimed(words[verb], path)), path).things);
  }

  /** What is highlighted: what may be pointed at next, but what ends the turn or is done at the side only where nothing else is left. @returns {Step[]} */
  lit() {
    const all = inSight(this.picks);
    const loud = this.path.length ? [] : all.filter((step) => step.kind === "verb" || !this.isQuiet(step));
    return loud.some((step) => step.kind !== "verb") ? loud : all;
  }

  /** Is a thing meant only by verbs with a button of their own, which are not what the question is about? @param {Step} thing */
  isQuiet(thing) {
    const meant = this.entries.filter((entry) => leadsOn([entry], [thing])).map((entry) => wordsFor(entry, this.offer.verbs ?? {}));
    return meant.every((words) => (words?.side && !words.pointed) || words?.ends);
  }

  /** What may be pointed at next. @param {string} kind @param {string} word */
  thing(kind, word) {
    return find(inSight(this.picks), kind, word);
  }

  /** The pick that a number stands for: a count, or one of some things that are numbers. @param {number | null} count */
  counted(count) {
    if (count === null) return null;
    return this.picks.range ? countStep(count) : (this.picks.options.find((option) => option.word === String(count)) ?? null);
  }

  /** What the picks come to with the count beside them. @param {number | null} count @returns {Picks} */
  with(count) {
    const step = this.counted(count);
    if (step) return nextPicks(this.entries, [...this.path, step]);
    return this.path.length ? this.picks : (sole(this.offer.only && !this.isAside ? [this.offer.only] : this.entries) ?? this.picks);
  }

  /** @param {number | null} count @returns {Step[]} */
  trail(count) {
    return this.path.length ? this.with(this.picks.range ? count : null).trail : [];
  }

  /** The whole move, if it is one. @param {number | null} count */
  move(count) {
    return this.with(count).complete;
  }

  /** The words so far, once they say more than the verb, or the verb says it all. @param {number | null} count */
  words(count) {
    const { trail, entry } = this.with(count);
    return trail.length > 1 || (this.path.length && entry) ? spokenWords(this.entries, trail) : [];
  }
}

/** Of what comes next, what leads to the one move that may be made. @param {Picks} picks @param {Step[]} path @param {Entry | null} [only] @returns {Picks} */
function led(picks, path, only) {
  if (!only) return picks;
  const isIt = picks.entry?.args.length === only.args.length;
  const leads = (/** @type {Step} */ step) => leadsOn([only], [...path, step]);
  const [, low] = only.args.find((argument) => argument[0] === "count") ?? [];
  /** @type {import("./picker.js").Range[]} */
  const ranges = picks.range ? [[Number(low), Number(low)]] : picks.ranges;
  const left = { options: picks.options.filter(leads), things: picks.things.filter(leads), ranges, range: ranges[0] ?? null };
  return { ...picks, ...left, entry: isIt ? picks.entry : null, complete: isIt ? picks.complete : null };
}

/** Does a verb need nothing more? @param {Entry[]} entries @param {Step} step */
export function isPlain(entries, step) {
  return nextPicks(entries, [step]).entry?.args.length === 0;
}

/** All that may be pointed at: things, and verbs, since a card in the hand may be one. @param {Picks} picks */
export function inSight(picks) {
  return [...picks.things, ...picks.options.filter((option) => option.kind === "verb")];
}

/** Where there is nothing to choose: the one move. @param {Entry[]} entries @returns {Picks | null} */
function sole(entries) {
  if (entries.length !== 1 || entries[0].args.length) return null;
  return nextPicks(entries, nextPicks(entries, []).options);
}

/** @param {Step[]} steps @param {string} kind @param {string} word */
function find(steps, kind, word) {
  return steps.find((step) => step.kind === kind && step.word === word);
}

/** Where a step is on the table. @param {Step} step @returns {[string, string]} */
export function spot(step) {
  return [step.kind, step.word];
}
