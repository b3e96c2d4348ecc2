// @ts-check
/** Building a move: what is highlighted or listed is picked step by step, undone freely, and then played.
 *
 * A second click on what was picked last plays it, and so does the first on a verb that needs nothing more.
 */

import { isAim, isDeed, isDirect, isWhole, unpicked } from "./atonce.js";
import { Note, showOptions, walkable } from "./controls.js";
import { Dock } from "./dock.js";
import { Keys } from "./keys.js";
import { isOrder } from "./orders.js";
import { nextPicks, onward, same } from "./picker.js";
import { Plan, spot } from "./plan.js";
import { Remark } from "./remark.js";
import { firstNeeded, guesses, WhyNot } from "./why.js";
import { verbLabel } from "./wording.js";

/** @import { Board } from "./board.js" */
/** @import { Step } from "./picker.js" */
/** @import { Offer } from "./plan.js" */
/** @import { Answer } from "./why.js" */

/**
 * @typedef {object} Hooks
 * @property {(move: string) => Promise<void>} submit rejects with a sentence when the move was not taken
 * @property {(move: string) => Promise<Answer>} why
 * @property {(words: string[]) => Promise<import("./remark.js").Preview>} preview
 * @property {(id: string) => void} rule open a rule
 * @property {() => Promise<{move: string, why: string}>} advise what a strong bot would play, and why
 * @property {() => void} undo the last move that was played
 * @property {() => void} skip what is being shown
 * @property {(question: string) => void} ask show what is asked for on the way; nothing asks as the game does
 */

const LINGER = 300; // milliseconds that a pointer rests on something else before a reason goes
const SETTLED = 350; // milliseconds after a fight, or after another question came, in which a click was not meant for what is there now
const SILENCE = 8000; // milliseconds after a move in which the next question should have come, animations and all

export class Choices {
  /**
   * @param {{board: Board, root: HTMLElement, beside: HTMLElement, note: HTMLElement}} places
   * @param {Hooks} hooks
   */
  constructor({ board, root, beside, note }, hooks) {
    this.board = board;
    this.beside = beside;
    this.hooks = hooks;
    this.plan = new Plan();
    this.state = /** @type {"ready" | "sending" | "sent"} */ ("ready");
    this.note = new Note(note, (id) => hooks.rule(id));
    this.why = new WhyNot((move) => hooks.why(move), (answer) => this.explain(answer));
    this.touched = ""; // the words about what a finger met
    this.keys = new Keys(this);
    this.dock = this.dockIn(root);
    this.remark = new Remark((preview) => this.dock.remark(preview), (words) => hooks.preview(words));
    /** @type {{label: string, deed: () => void, keyless?: boolean} | null} what the main button does instead; what must not follow an Enter too many is keyless */
    this.instead = null;
    this.resting = ""; // the words of the main button while a fight is shown
    this.awoken = -Infinity; // when it ended
    this.asked = -Infinity; // when another question came
    walkable(beside);
    this.listen();
    this.render();
  }

  /**
   * What this seat may do now. Picks for the same question stay, if they still lead to a move.
   * @param {Offer} offer
   * @param {boolean} [drawn] was the board drawn anew
   */
  show(offer, drawn = false) {
    if (JSON.stringify(offer) === JSON.stringify(this.plan.offer)) {
      if (drawn) this.shine();
      this.showActs();
      return; // other news
    }
    if (this.state !== "ready") this.plan.go([]);
    const before = this.plan.path;
    this.state = "ready";
    if (offer.question !== this.plan.offer.question) this.asked = performance.now();
    this.plan.renew(offer);
    this.remark.forget();
    this.why.forget();
    this.render(before !== this.plan.path, true);
    if (this.keys.regain && this.focusNext()) this.keys.regain = false;
  }

  /** @param {() => void} deed that changes the plan */
  change(deed) {
    if (this.state === "sending") return;
    deed();
    this.why.drop();
    this.board.unlight();
    this.render();
    if (this.keys.areUsed && !this.keys.typed.isFocused) this.focusNext();
  }

  /** @param {Step} step */
  pick(step) {
    this.change(() => this.plan.pick(step));
    if (isWhole(this.plan, step)) this.commit();
  }

  /** @param {Step} step */
  pickAside(step) {
    this.change(() => this.plan.go([step], true));
    if (isWhole(this.plan, step)) this.commit();
  }

  /** Something is shown first. @param {string} words of the main button, which skips it */
  rest(words) {
    this.resting = words;
    this.showActs();
  }

  /** Who has just skipped a fight has not meant the button that comes up under the pointer. */
  awake() {
    if (this.resting) this.awoken = performance.now();
    this.resting = "";
  }

  /** The terms of a deal, as they are filled in. @param {Step[]} path */
  settle(path) {
    if (this.state !== "ready") return;
    this.plan.go(path, this.plan.isAside);
    this.render(false, true);
  }

  /** The main button: the whole move, or the number on the way to it. */
  confirm() {
    if (performance.now() - this.awoken < SETTLED) return;
    const [step, { answer }] = [this.plan.counted(this.dock.number), this.dock];
    if (this.resting) this.hooks.skip();
    else if (this.instead) this.instead.deed();
    else if (this.dock.move) this.commit();
    else if (step) this.pick(step);
    else if (answer && performance.now() - this.asked > SETTLED) this.change(() => this.plan.pick(answer)), this.commit();
  }

  /** A step back, or once there is none the move before. */
  undo() {
    if (!this.back() && this.plan.offer.undo) this.hooks.undo();
  }

  back() {
    const begun = this.plan.path.length > 0;
    if (begun) this.change(() => this.plan.back());
    return begun;
  }

  async commit(move = this.dock.move) {
    if (!move || this.state !== "ready") return;
    const { offer, isAside } = this.plan;
    this.state = "sending";
    this.remark.stop();
    this.keys.regain = this.keys.areUsed;
    this.showActs();
    try {
      await this.hooks.submit(move);
    } catch (problem) {
      this.refuse(problem);
      return;
    }
    this.keys.typed.clear();
    if (this.plan.offer !== offer) return; // the next question was faster than the answer
    this.state = isAside ? "ready" : "sent";
    this.plan.go([]);
    this.render();
    setTimeout(() => this.plan.offer === offer && this.state === "sent" && this.wake(), SILENCE);
  }

  /** No other question came after a move: this one may be answered again. */
  wake() {
    this.state = "ready";
    this.render();
  }

  /** @param {unknown} problem */
  refuse(problem) {
    const { sentence, message, rule } = /** @type {Record<string, string>} */ (problem ?? {});
    if (this.state === "sending") this.state = "ready";
    this.showActs();
    this.note.say(sentence || message || "Your move did not arrive. Try again.", rule ?? "", "wrong");
  }

  /** What is highlighted is picked; what is picked is played or undone. @param {string} kind @param {string} word */
  pickSpot(kind, word) {
    const thing = this.plan.thing(kind, word) ?? unpicked(this.plan, kind, word);
    if (!thing && this.dock.move && isAim(this.plan, this.board, kind, word)) this.commit();
    else this.change(() => (thing ? this.plan.pick(thing) : this.plan.takeBack({ kind, word, label: "" })));
    if (thing && (isDirect(this.plan, this.board) || isDeed(this.plan, this.board, thing))) this.commit();
  }

  /** What does not glow may be another answer to an earlier step. @param {string} kind @param {string} word */
  miss(kind, word) {
    if (this.plan.thing(kind, word)) this.pickSpot(kind, word);
    else if (this.state === "ready" && this.plan.instead(kind, word)) this.change(() => {});
    else this.touch(kind, word);
  }

  /** A finger is told what it met, and then why that cannot be picked. @param {string} kind @param {string} word */
  touch(kind, word) {
    this.touched = this.board.told(kind, word);
    if (this.touched) this.note.say(this.touched, "", "why");
    this.ask(kind, word, 0);
  }

  /** Why not. @param {Pick<Answer, "sentence" | "rule">} answer */
  explain({ sentence, rule }) {
    const met = / costs? \d/.test(sentence) ? this.touched.replace(/; costs \d+ \w+$/, "") : this.touched;
    this.note.say([met, sentence].filter(Boolean).join(". "), rule, "why");
  }

  /** A reason outstays the pointer, so that its rule can be opened. @param {string} kind @param {string | null} word */
  hover(kind, word) {
    this.why.drop();
    clearTimeout(this.lingering);
    if (word !== null) this.touched = "";
    if (word === null) return;
    if (!this.board.isOffered([kind, word])) this.ask(kind, word);
    else if (this.note.place.dataset.tone === "why") this.lingering = setTimeout(() => this.note.rest(true), LINGER);
  }

  /** @param {string} kind @param {string} word @param {number} [patience] */
  ask(kind, word, patience) {
    if (this.state !== "ready" || this.plan.thing(kind, word)) return;
    const { entries, path, offer } = this.plan;
    const first = offer.only ? firstNeeded([offer.only], path, kind, word) || (patience === 0 ? "For now, pick what is highlighted" : "") : ""; // a free game tells the rule
    if (first) this.why.drop(), this.explain({ sentence: first, rule: "" });
    else this.why.about(guesses(entries, path, kind, word), patience, offer.only ? "Do what the coach asks first." : undefined);
  }

  /** @param {HTMLElement} root */
  dockIn(root) {
    const deeds = {
      pick: (/** @type {Step} */ step) => this.pick(step),
      takeBack: (/** @type {Step} */ step) => this.change(() => this.plan.takeBack(step)),
      point: (/** @type {Step | null} */ step) => this.board.light(step && step.kind !== "verb" ? [spot(step)] : []),
      undo: () => this.undo(),
      confirm: () => this.confirm(),
      recount: () => this.recount(),
      spend: (/** @type {string} */ words) => this.board.price(words),
      settle: (/** @type {Step[]} */ path) => this.settle(path),
      whereIs: (/** @type {string} */ kind, /** @type {string} */ word) => this.board.whereIs(kind, word),
    };
    return new Dock(root, this.plan, deeds, this.keys.typed);
  }

  listen() {
    this.board.onpick = (kind, word) => this.pickSpot(kind, word);
    this.board.onmiss = (kind, word) => this.miss(kind, word);
    this.board.onhover = (kind, word) => this.hover(kind, word);
    this.board.onsight = () => this.render(false, true);
  }

  render(isNew = true, gently = false) {
    const { offer, entries } = this.plan;
    this.dock.root.hidden = !entries.length && !offer.asides.length;
    this.dock.root.classList.toggle("at-rest", this.state === "sent" || !entries.length);
    this.dock.show(isNew);
    this.showAsides();
    if (isNew) this.remark.clear();
    this.showActs();
    this.shine();
    this.note.rest(gently);
    this.hooks.ask(this.state === "ready" ? this.plan.question(this.dock.move) : "");
    this.remark.about(this.dock.answer?.word.split(" ") ?? this.plan.words(this.dock.number));
  }

  showActs() {
    this.dock.showActs(this.state, this.instead, this.resting);
  }

  /** What can be done beside the question, or always at the side; standing orders are given in the settings, answers to a deal on its card. */
  showAsides() {
    const { verbs } = this.plan.offer;
    const asides = this.plan.offer.asides.filter((entry) => !isOrder(entry) && !verbs?.[entry.verb]?.answers);
    const sides = this.state === "sent" ? [] : this.dock.sides();
    const deeds = { pick: (/** @type {Step} */ step) => (sides.some((one) => same(one, step)) ? this.pick(step) : this.pickAside(step)), point: () => {} };
    const offered = nextPicks(asides, []).options.map((step) => ({ ...step, shown: verbLabel(step, asides, verbs ?? {}) }));
    showOptions(this.beside, [...sides, ...offered], deeds, false);
  }

  recount() {
    this.dock.showTrail();
    this.showActs();
    this.remark.about(this.plan.words(this.dock.number));
  }

  shine() {
    const { trail, verb } = this.plan.picks;
    const isAtRest = this.state === "sent" || (this.plan.offer.answered && !this.plan.path.length);
    const glowing = isAtRest ? [] : this.plan.lit(); // an answer that is in may be changed, but nothing asks for it
    const { attacks, backward } = this.plan.offer.verbs?.[verb] ?? {};
    const chosen = onward(trail.filter((step) => step.kind !== "count"), !!backward);
    const others = isAtRest || glowing.length ? [] : this.plan.others();
    const foes = [...this.plan.foes().filter((step) => !this.board.isFree(...spot(step))), ...(attacks ? chosen : [])];
    this.board.glow(glowing.map(spot), chosen.filter((step) => !glowing.some((thing) => same(thing, step))).map(spot), others.map(spot), foes.map(spot));
  }

  /** Put the keyboard where the next step is. @returns {boolean} */
  focusNext() {
    if (this.dock.focus() || this.board.focusGlow()) return true;
    const first = this.dock.options.querySelector("button");
    first?.focus({ preventScroll: true });
    return !!first;
  }
}
