// @ts-check
/** The field in which a move is typed; what is understood of it shows on the board while one types. */

import { element } from "./dom.js";
import { readTyped } from "./typed.js";

/** @import { Entry, Step } from "./picker.js" */

/**
 * @typedef {object} Deeds
 * @property {() => [picks: Entry[], asides: Entry[]]} entries
 * @property {(path: Step[], isAside: boolean) => void} preview
 * @property {(text: string) => void} commit
 * @property {() => void} leave
 */

export class TypedMove {
  /** @param {Deeds} deeds */
  constructor(deeds) {
    this.deeds = deeds;
    this.isUnderstood = false;
    this.field = element("input", {
      type: "text", "aria-label": "Type a move", placeholder: "Type a move", autocomplete: "off", autocapitalize: "off",
      spellcheck: "false", enterkeyhint: "send", maxlength: 120, "aria-describedby": "note",
    });
    this.element = element("form", { class: "typed", hidden: true }, this.field);
    this.field.addEventListener("input", () => this.read());
    this.field.addEventListener("keydown", (event) => event.key === "Escape" && this.shut(event));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.read();
      if (this.field.value.trim()) this.deeds.commit(this.field.value.trim());
    });
  }

  get isFocused() {
    return document.activeElement === this.field;
  }

  /** @returns {boolean} */
  open() {
    this.expand(true);
    this.field.focus();
    this.field.select();
    return true;
  }

  /** @param {boolean} open */
  expand(open) {
    this.element.hidden = !open;
  }

  /** @param {Event} event */
  shut(event) {
    event.preventDefault();
    event.stopPropagation();
    this.expand(false);
    this.clear();
    this.deeds.preview([], false);
    this.deeds.leave();
  }

  clear() {
    this.field.value = "";
    this.isUnderstood = false;
  }

  /** Answers to the question go first, then what may be done beside it. */
  read() {
    const [picks, asides] = this.deeds.entries();
    const answer = readTyped(picks, this.field.value);
    const beside = readTyped(asides, this.field.value);
    const isAside = !!answer.wrong && !beside.wrong && beside.path.length > 0;
    const { path, wrong } = isAside ? beside : answer;
    this.isUnderstood = !wrong && path.length > 0;
    this.field.setAttribute("aria-invalid", String(!!wrong));
    this.deeds.preview(path, isAside);
  }
}
