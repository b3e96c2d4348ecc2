// @ts-check
/** Ends the reader's turn when nothing else is left to do, after a moment in which they can still undo. */

import { onsetting, setting } from "./settings.js";

/** @typedef {import("./parts.js").Parts} Parts */

const MOMENT = 1500; // milliseconds to see what the last move did, and to undo it

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
  /** @param {(move: string) => void} play */
  constructor(play) {
    this.play = play;
    this.question = -1; // that was waited at
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.word = "";
    this.again = () => {};
    onsetting(() => this.again());
    for (const name of ["pointerdown", "keydown"]) globalThis.addEventListener?.(name, () => this.wait(), { capture: true, passive: true });
  }

  /** Count the moment from now on: whoever does something has not done yet. */
  wait() {
    clearTimeout(this.timer);
    if (this.word) this.timer = setTimeout(() => this.play(this.word), MOMENT);
  }

  /** @param {Parts} known @param {number | null} own @param {boolean} isElsewhere the reader looks at the past, or a bot plays */
  consider(known, own, isElsewhere) {
    this.again = () => this.consider(known, own, isElsewhere);
    const word = setting("autoend") && !setting("confirm") && !isElsewhere ? onlyEnd(known, own) : "";
    if (word && known.line.question === this.question) return;
    this.word = word;
    this.question = word ? known.line.question : -1;
    this.wait();
  }
}
