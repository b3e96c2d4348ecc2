// @ts-check
/** A hint: the move that a strong bot would make, shown on the board like one in the making, and why. */

import { sentenceOf } from "./send.js";
import { readTyped } from "./typed.js";

/** @import { Choices } from "./choices.js" */

export class Hint {
  /**
   * @param {HTMLElement} button that asks for it
   * @param {Choices} choices
   */
  constructor(button, choices) {
    this.choices = choices;
    this.isAsked = false;
    button.addEventListener("click", () => this.ask());
  }

  /** @returns {boolean} whether there is one to ask for */
  ask() {
    const { plan, state, note } = this.choices;
    if (!plan.offer.hint || this.isAsked || state !== "ready") return false;
    this.isAsked = true;
    note.say("Thinking about a hint…");
    void this.take(plan.offer.question).finally(() => (this.isAsked = false));
    return true;
  }

  /** What is picked stays open: only the main button plays it. @param {number} question that it is about */
  async take(question) {
    const { choices } = this;
    try {
      const { move, why } = await choices.hooks.advise();
      if (choices.plan.offer.question !== question || choices.state !== "ready") return;
      choices.keys.preview(readTyped(choices.plan.offer.picks, move).path, false);
      choices.note.say(why, "", "hint");
    } catch (wrong) {
      choices.note.say(sentenceOf(wrong), "", "wrong");
    }
  }
}
