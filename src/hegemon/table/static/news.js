// @ts-check
/** News in one line over the table: what others did that is no move, and that one would otherwise find out by surprise. */

import { element, fill } from "./dom.js";

/** @typedef {import("./parts.js").LogLine} LogLine */
/** @typedef {import("./parts.js").ChatLine} ChatLine */
/** @typedef {import("./parts.js").Parts} Parts */

const SHOWN = 6000; // milliseconds
const LONGEST = 90; // letters of a message; the chat has the rest

/**
 * The seat whose move was taken back between two states of a log, other than the reader's own; null where there is none.
 * @param {LogLine[]} before
 * @param {LogLine[]} lines
 * @param {number | null} own
 */
export function whoTookBack(before, lines, own) {
  const gone = lines.find((line, at) => line.undone && before[at] && !before[at].undone && line.seat !== own);
  return gone && gone.seat >= 0 ? gone.seat : null;
}

/**
 * What there is to say after a message of the server.
 * @param {Parts} before
 * @param {Parts} known
 * @param {{seat: number | null, isChatOpen: boolean}} reader
 */
export function newsOf(before, known, { seat, isChatOpen }) {
  const back = whoTookBack(before.log.lines, known.log.lines, seat);
  if (back !== null) return `${known.seats[back]?.name} took back a move`;
  const said = known.chat.lines.slice(before.chat.lines.length).findLast((line) => line.seat !== seat);
  return said && !isChatOpen ? `${said.name}: ${short(said.text)}` : "";
}

/** @param {string} text */
function short(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

export class News {
  /** @param {HTMLElement} place */
  constructor(place) {
    this.place = place;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {string} sentence "" leaves what is shown */
  tell(sentence) {
    if (!sentence) return;
    this.write(sentence);
    this.timer = setTimeout(() => this.write(""), SHOWN);
  }

  /** How the connection is: this stays until it is said otherwise. @param {string} sentence @param {string} [reload] where the page can be had anew */
  write(sentence, reload = "") {
    clearTimeout(this.timer);
    fill(this.place, sentence, reload && " ", reload && element("a", { href: reload }, "Reload"));
    this.place.hidden = !sentence;
  }
}
