// @ts-check
/** Building a move: what glows or is listed is picked step by step, taken back freely, and then committed. */

import { Note, promptFor, showOptions, walkable } from "./controls.js";
import { isTyping } from "./dom.js";
import { Panel } from "./panel.js";
import { nextPicks, same } from "./picker.js";
import { Plan } from "./plan.js";
import { Remark } from "./remark.js";
import { TypedMove } from "./typing.js";
import { guesses, WhyNot } from "./why.js";

/** @import { Board } from "./board.js" */
/** @import { Step } from "./picker.js" */
/** @import { Offer } from "./plan.js" */
/** @import { Answer } from "./why.js" */

/**
 * @typedef {object} Hooks
 * @property {(move: string) => Promise<void>} submit rejects with a sentence when the move was not taken
 * @property {(move: string) => Promise<Answer>} why
 * @property {(words: string[]) => Promise<string>} hint
 * @property {(id: string) => void} rule open a rule
 */

const LINGER = 300; // milliseconds that a pointer rests on something else before a reason goes
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
    this.byKeys = false; // how the last step was made
    this.regain = false; // the keyboard follows to the next question
    this.note = new Note(note, (id) => hooks.rule(id));
    this.why = new WhyNot((move) => hooks.why(move), (answer) => this.note.say(answer.sentence, answer.rule, "why"));
    this.typed = this.typedMove();
    this.panel = this.panelIn(root);
    this.remark = new Remark(this.panel.hint, (words) => hooks.hint(words));
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
      return; // other news
    }
    if (this.state !== "ready") this.plan.go([]);
    const before = this.plan.path;
    this.state = "ready";
    this.plan.renew(offer);
    this.remark.forget();
    this.why.forget();
    this.render(before !== this.plan.path, true);
    this.showAsides();
    if (this.regain && this.focusNext()) this.regain = false;
  }

  /** Give up the move that is being built. */
  cancel() {
    this.change(() => this.plan.go([]));
  }

  /** @param {() => void} deed that changes the plan */
  change(deed) {
    if (this.state === "sending") return;
    deed();
    this.why.drop();
    this.board.unlight();
    this.render();
    if (this.byKeys && !this.typed.isFocused) this.focusNext();
  }

  /** @param {Step} step */
  pick(step) {
    this.change(() => this.plan.pick(step));
  }

  /** @param {Step} step */
  pickAside(step) {
    this.change(() => this.plan.go([step], true));
  }

  back() {
    const begun = this.plan.path.length > 0;
    if (begun) this.change(() => this.plan.back());
    return begun;
  }

  async commit(move = this.panel.move) {
    if (!move || this.state !== "ready") return;
    const { offer, isAside } = this.plan;
    this.state = "sending";
    this.regain = this.byKeys;
    this.panel.showActions(this.state);
    try {
      await this.hooks.submit(move);
    } catch (problem) {
      this.refuse(problem);
      return;
    }
    this.typed.clear();
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
    this.panel.showActions(this.state);
    this.note.say(sentence || message || "The move did not arrive; try again.", rule ?? "", "wrong");
  }

  /** What glows is picked; what is picked is taken back. @param {string} kind @param {string} word */
  pickSpot(kind, word) {
    const thing = this.plan.thing(kind, word);
    this.change(() => (thing ? this.plan.pick(thing) : this.plan.takeBack({ kind, word, label: "" })));
  }

  /** What does not glow may be another answer to an earlier step. @param {string} kind @param {string} word */
  miss(kind, word) {
    if (this.plan.thing(kind, word)) this.pickSpot(kind, word);
    else if (this.state === "ready" && this.plan.instead(kind, word)) this.change(() => {});
    else this.ask(kind, word, 0);
  }

  /** A reason outstays the pointer, so that its rule can be opened. @param {string} kind @param {string | null} word */
  hover(kind, word) {
    this.why.drop();
    clearTimeout(this.resting);
    if (word === null) return;
    if (!this.board.isActive([kind, word])) this.ask(kind, word);
    else if (this.note.place.dataset.tone === "why") this.resting = setTimeout(() => this.note.rest(), LINGER);
  }

  /** @param {string} kind @param {string} word @param {number} [patience] */
  ask(kind, word, patience) {
    if (this.state !== "ready" || this.plan.thing(kind, word)) return;
    this.why.about(guesses(this.plan.entries, this.plan.path, kind, word), patience);
  }

  /** @param {HTMLElement} root */
  panelIn(root) {
    const deeds = {
      pick: (/** @type {Step} */ step) => this.pick(step),
      takeBack: (/** @type {Step} */ step) => this.change(() => this.plan.takeBack(step)),
      point: (/** @type {Step | null} */ step) => this.board.light(step && step.kind !== "verb" ? [spot(step)] : []),
      back: () => this.back(),
      commit: () => this.commit(),
      recount: () => this.recount(),
      whereIs: (/** @type {string} */ kind, /** @type {string} */ word) => this.board.whereIs(kind, word),
    };
    return new Panel(root, this.plan, deeds, this.typed);
  }

  typedMove() {
    return new TypedMove({
      entries: () => [this.plan.offer.picks, this.plan.offer.asides],
      preview: (path, isAside) => this.preview(path, isAside),
      commit: (text) => this.commitTyped(text),
      leave: () => this.focusNext(),
    });
  }

  listen() {
    this.board.onpick = (kind, word) => this.pickSpot(kind, word);
    this.board.onmiss = (kind, word) => this.miss(kind, word);
    this.board.onhover = (kind, word) => this.hover(kind, word);
    this.board.onsight = () => this.render(false, true);
    document.addEventListener("keydown", () => (this.byKeys = true), true);
    document.addEventListener("pointerdown", () => (this.byKeys = this.regain = false), true);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  render(isNew = true, gently = false) {
    const { offer, entries } = this.plan;
    this.panel.root.hidden = !entries.length && !offer.asides.length;
    this.panel.root.classList.toggle("at-rest", this.state === "sent" || !entries.length);
    this.panel.show(isNew);
    if (isNew) this.remark.clear();
    this.panel.showActions(this.state);
    this.shine();
    this.note.ask(this.prompt(), gently);
    this.remark.about(this.plan.words(this.panel.number));
  }

  showAsides() {
    const deeds = { pick: (/** @type {Step} */ step) => this.pickAside(step), point: () => {} };
    showOptions(this.beside, nextPicks(this.plan.offer.asides, []).options, deeds, false);
  }

  recount() {
    this.panel.showTrail();
    this.remark.about(this.plan.words(this.panel.number));
  }

  shine() {
    const { things, trail } = this.plan.picks;
    const isAtRest = this.state === "sent" || (this.plan.offer.answered && !this.plan.path.length);
    const glowing = isAtRest ? [] : things; // an answer that is in may be changed, but nothing asks for it
    const chosen = trail.filter((step) => step.kind !== "verb" && step.kind !== "count");
    this.board.glow(glowing.map(spot), chosen.filter((step) => !glowing.some((thing) => same(thing, step))).map(spot));
  }

  prompt() {
    const { picks, path, offer, entries } = this.plan;
    if (this.state === "sent") return "Played.";
    if (!entries.length) return "";
    if (offer.answered && !path.length) return "Your answer is in; you may still change it.";
    const hasThings = picks.things.some((thing) => this.board.whereIs(thing.kind, thing.word));
    return promptFor(picks, path, { touch: matchMedia("(pointer: coarse)").matches, hasThings });
  }

  /** A typed move is shown on the board as far as it is understood. @param {Step[]} path @param {boolean} isAside */
  preview(path, isAside) {
    const last = path[path.length - 1];
    const counted = last?.kind === "count";
    this.change(() => this.plan.go(counted ? path.slice(0, -1) : path, isAside));
    if (counted) this.panel.count?.set(Number(last.word));
  }

  /** @param {string} text */
  async commitTyped(text) {
    if (this.typed.isUnderstood && this.panel.move) return this.commit();
    if (this.typed.isUnderstood) return this.note.say(this.prompt());
    try {
      const { allowed, sentence, rule } = await this.hooks.why(text);
      if (allowed) return this.commit(text);
      this.note.say(sentence, rule, "wrong");
    } catch (problem) {
      this.refuse(problem);
    }
  }

  /** Put the keyboard where the next step is. @returns {boolean} */
  focusNext() {
    if (this.panel.focus() || this.board.focusGlow()) return true;
    const first = this.panel.options.querySelector("button");
    first?.focus({ preventScroll: true });
    return !!first;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || this.panel.root.hidden) return;
    if (document.querySelector("dialog[open]")) return;
    const counting = this.panel.counting.contains(document.activeElement);
    if (isTyping() && !(counting && (event.key === "Enter" || event.key === "Escape"))) return;
    if (this.act(event.key, counting)) event.preventDefault();
  }

  /** @param {string} key @param {boolean} counting @returns {boolean} whether the key meant something */
  act(key, counting) {
    if (key === "/") return this.typed.open();
    if (key === "Escape" || key === "Backspace") return this.back();
    if (key === "Enter") return this.enter(counting);
    return /^[1-9]$/.test(key) && this.panel.press(Number(key) - 1);
  }

  /** @param {boolean} counting */
  enter(counting) {
    if (document.activeElement?.matches("a, button, [role=button], summary")) return false;
    if (counting && !this.plan.picks.range) this.panel.pickNumber();
    else if (this.panel.move) this.commit();
    else return false;
    return true;
  }
}

/** @param {Step} step @returns {[string, string]} */
function spot(step) {
  return [step.kind, step.word];
}
