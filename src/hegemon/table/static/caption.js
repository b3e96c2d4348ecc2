// @ts-check
/** What is pointed at, in words, at the foot of the board; at its head when it would cover the thing itself.
 *
 * A mouse also gets the browser's own tooltip, late and at its own place. On a phone the dock says it, and the board stays free.
 */

import { element } from "./dom.js";
import { COARSE, shape } from "./frame.js";

const CLEARANCE = 24; // pixels between a thing and the words about it

export class Caption {
  /** @param {HTMLElement} frame of the board */
  constructor(frame) {
    this.frame = frame;
    this.own = ""; // the name of who reads
    this.words = element("p", { class: "caption", "aria-hidden": "true", hidden: true });
    frame.append(this.words);
  }

  /** @param {Element | undefined} thing nothing when none is pointed at, or none that has a name */
  tell(thing) {
    const text = isSilent() ? "" : this.said(thing);
    this.words.textContent = text; // nothing of a card stays behind a curtain
    this.words.hidden = !text;
    if (!thing || !text) return;
    this.words.classList.remove("above");
    this.words.classList.toggle("above", isNear(this.words.getBoundingClientRect(), thing.getBoundingClientRect()));
  }

  /** What a thing is called, as the reader is told. @param {Element | undefined} thing */
  said(thing) {
    return addressed(titleOf(thing), this.own);
  }
}

/**
 * What a picture that is the same for all says of its reader: `SSPA: you, 3 troops`, `Foxley 7: your army`.
 * @param {string} title what a thing is called, and behind a colon whose it is
 * @param {string} name of the reader
 */
export function addressed(title, name) {
  const at = title.indexOf(": ") + 1;
  const called = new RegExp(`(^|[\\s(])${name.replace(/\W/g, "\\$&")}('s)?(?![\\w'])`, "g");
  return at && name ? title.slice(0, at) + title.slice(at).replace(called, (_, before, owns) => `${before}${owns ? "your" : "you"}`) : title;
}

/** Is there no room for words on the board? */
export function isSilent() {
  return COARSE.matches && shape() !== "wide";
}


/** The words that a thing of a picture carries. @param {Element | undefined} thing */
export function titleOf(thing) {
  return thing?.querySelector(":scope > title")?.textContent ?? "";
}

/** @param {DOMRect} words @param {DOMRect} thing */
function isNear(words, thing) {
  return thing.bottom > words.top - CLEARANCE && thing.left < words.right + CLEARANCE;
}
