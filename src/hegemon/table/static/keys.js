// @ts-check
/** A move by keys: numbers press buttons, Enter plays, Escape goes back, a slash opens the field for typed moves. */

import { isTyping, need } from "./dom.js";
import { Hint } from "./hint.js";
import { TypedMove } from "./typing.js";

/** @import { Choices } from "./choices.js" */
/** @import { Step } from "./picker.js" */

export class Keys {
  /** @param {Choices} choices */
  constructor(choices) {
    this.choices = choices;
    this.areUsed = false; // the last step was made with them
    this.regain = false; // they follow to the next question
    this.typed = new TypedMove({
      entries: () => [choices.plan.offer.picks, choices.plan.offer.asides],
      preview: (path, isAside) => this.preview(path, isAside),
      commit: (text) => this.commitTyped(text),
      leave: () => choices.focusNext(),
    });
    this.hint = new Hint(need("hint"), choices);
    document.addEventListener("keydown", () => this.use(true), true);
    document.addEventListener("pointerdown", () => this.use((this.regain = false)), true);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** Who goes by keys is shown them. @param {boolean} areUsed */
  use(areUsed) {
    this.areUsed = areUsed;
    this.choices.dock.root.classList.toggle("keyed", areUsed);
  }

  /** A typed move is shown on the board as far as it is understood. @param {Step[]} path @param {boolean} isAside */
  preview(path, isAside) {
    const { choices } = this;
    const last = path[path.length - 1];
    const counted = last?.kind === "count";
    choices.change(() => choices.plan.go(counted ? path.slice(0, -1) : path, isAside));
    if (counted) choices.dock.count?.set(Number(last.word));
  }

  /** @param {string} text */
  async commitTyped(text) {
    const { choices, typed } = this;
    if (typed.isUnderstood && choices.dock.move) return choices.commit();
    if (typed.isUnderstood) return;
    try {
      const { allowed, sentence, rule } = await choices.hooks.why(text);
      if (allowed) return choices.commit(text);
      choices.note.say(sentence, rule, "wrong");
    } catch (problem) {
      choices.refuse(problem);
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { dock } = this.choices;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || dock.root.hidden) return;
    if (document.querySelector("dialog[open]")) return;
    const counting = dock.counting.contains(document.activeElement);
    if (isTyping() && !(counting && (event.key === "Enter" || event.key === "Escape"))) return;
    if (this.act(event.key)) event.preventDefault();
  }

  /** @param {string} key @returns {boolean} whether the key meant something */
  act(key) {
    const { choices } = this;
    if (key === "/") return this.typed.open();
    if (key === "h") return this.hint.ask();
    if (key === "Escape" || key === "Backspace") return choices.back();
    if (key === "Enter") return this.enter();
    return /^[1-9]$/.test(key) && choices.dock.press(Number(key) - 1);
  }

  enter() {
    const { choices } = this;
    if (document.activeElement?.matches("a, button, [role=button], summary") || choices.dock.confirm.disabled || choices.instead?.keyless) return false;
    choices.confirm();
    return true;
  }
}
