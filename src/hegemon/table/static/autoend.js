// @ts-check
/** Ends the reader's turn when nothing else is left to do, after a countdown on the main button that any touch stops. */

import { onsetting, setting } from "./settings.js";

/** @typedef {import("./parts.js").Parts} Parts */

const MOMENT = 5; // seconds to see what the last move did, and to undo it

/**
 * The word that ends a turn in which the own seat has acted and can do nothing else; empty while there is a choice.
 *
 * Not where something is hidden: there the time it takes would tell others that there was nothing to choose. Nor right
 * after an undo, which would be undone by it.
 * @param {Parts} known
 * @param {number | null} own
 */
export function onlyEnd(known, own) {
  const last = known.log.lines[known.log.lines.length - 1];
  const isOwnTurn = last?.act && last.seat === own && !last.undone && !last.auto;
  const isAsked = known.stage === "playing" && known.line.yours && !known.conceals && !known.deals.length;
  return isAsked && isOwnTurn && known.picks.length === 1 && !known.picks[0].args.length ? known.picks[0].text : "";
}

export class AutoEnd {
  /** @param {(move: string) => void} play @param {() => void} tell that the countdown went on, or stopped */
  constructor(play, tell) {
    this.play = play;
    this.tell = tell;
    this.question = -1; // that was waited at
    this.left = 0; // seconds until the turn ends; 0 while it does not do so by itself
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.word = "";
    this.again = () => {};
    onsetting(() => this.again());
    for (const name of ["pointerdown", "keydown", "wheel"]) globalThis.addEventListener?.(name, () => this.stop(), { capture: true, passive: true });
  }

  /** What the main button says and does meanwhile. @returns {{label: string, deed: () => void} | null} */
  get instead() {
    return this.left ? { label: `Ending turn… ${this.left}`, deed: () => this.end() } : null;
  }

  /** Whoever does something has not done yet, and ends the turn themselves. */
  stop() {
    if (!this.left) return;
    clearTimeout(this.timer);
    this.left = 0;
    this.tell();
  }

  /** @param {number} left seconds */
  count(left) {
    if (!left) return this.end();
    this.left = left;
    this.timer = setTimeout(() => this.count(left - 1), 1000);
    this.tell();
  }

  end() {
    this.stop();
    this.play(this.word);
  }

  /** @param {Parts} known @param {number | null} own @param {boolean} isElsewhere the reader looks at the past, or a bot plays */
  consider(known, own, isElsewhere) {
    this.again = () => this.consider(known, own, isElsewhere);
    const word = setting("autoend") && !setting("confirm") && !isElsewhere ? onlyEnd(known, own) : "";
    if (word && known.line.question === this.question) return;
    this.stop();
    this.word = word;
    this.question = word ? known.line.question : -1;
    if (word) this.count(MOMENT);
  }
}
