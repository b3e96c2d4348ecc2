// @ts-check
/** The move that is being built: picks that can be taken back, in answer to the question or beside it. */

import { countStep, leadsOn, nextPicks, same, spokenWords } from "./picker.js";

/** @import { Entry, Picks, Step } from "./picker.js" */
/** @typedef {{picks: Entry[], asides: Entry[], answered: boolean, question: number}} Offer */

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
    return this.isAside ? this.offer.asides : this.offer.picks;
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
    this.picks = nextPicks(this.entries, path);
  }

  /** @param {Step} step */
  pick(step) {
    this.go([...this.path, step]);
  }

  /** One step back; false when there is none. */
  back() {
    const begun = this.path.length > 0;
    if (begun) this.go(this.path.slice(0, -1));
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
      const found = find(nextPicks(this.entries, before).things, kind, word);
      if (!found || this.path[at].kind === "verb") continue;
      this.go([...before, found]);
      return true;
    }
    return false;
  }

  /** What may be pointed at next. @param {string} kind @param {string} word */
  thing(kind, word) {
    return find(this.picks.things, kind, word);
  }

  /** The picks and the count beside them. @param {number | null} count @returns {Step[]} */
  trail(count) {
    if (count === null || !this.picks.range) return this.picks.trail;
    return nextPicks(this.entries, [...this.path, countStep(count)]).trail;
  }

  /** The whole move, if it is one. @param {number | null} count */
  move(count) {
    if (count === null || !this.picks.range) return this.picks.complete;
    return nextPicks(this.entries, [...this.path, countStep(count)]).complete;
  }

  /** The words so far, once they say more than the verb. @param {number | null} count */
  words(count) {
    const trail = this.trail(count);
    return trail.length > 1 ? spokenWords(this.entries, trail) : [];
  }
}

/** @param {Step[]} steps @param {string} kind @param {string} word */
function find(steps, kind, word) {
  return steps.find((step) => step.kind === kind && step.word === word);
}
