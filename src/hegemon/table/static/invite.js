// @ts-check
/** What a host can do with a seat, shared by the waiting room and the strip of players. */

import { picks } from "./choosing.js";
import { button, copy, dialog, element, fill, icon, picture } from "./dom.js";
import { COARSE } from "./frame.js";
import { run, send, sentenceOf } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

/**
 * A field with an address, and a button that copies it.
 * @param {string} address
 * @param {string} [manner] of the button
 */
export function copyField(address, manner = "") {
  const field = element("input", { type: "text", readonly: true, value: address, "aria-label": "Address", onfocus: () => field.select() });
  const go = button("Copy", async () => {
    go.textContent = (await copy(address, field)) ? "Copied" : "Press Ctrl+C";
  }, { class: manner });
  return element("div", { class: "copy" }, field, go);
}

/** Hand an address to another app, where the browser can; with a title for it. @param {string} address @param {string} title */
export function shareButton(address, title) {
  if (!COARSE.matches || !("share" in navigator)) return null;
  return button("Share", () => void navigator.share({ title, url: address }).catch(() => {}), { class: "main send" });
}

/**
 * Make the link of a seat and show it, with a code for a phone's camera.
 * @param {string} table
 * @param {Seat} seat
 * @param {boolean} [isOwn] it is the reader's, who goes on elsewhere
 */
export async function showLink(table, seat, isOwn = false) {
  const place = element("div", { class: "link" }, element("p", {}, "Creating the link…"));
  const box = dialog(isOwn ? "Continue on another device" : `Invite a player to seat ${seat.letter}`, place);
  const at = `/t/${table}/seats/${seat.seat}/link`;
  try {
    const link = await send(at);
    const code = picture(link.qr);
    const revoke = button("Revoke link", () => run(place, () => send(at, {}, "DELETE"), () => box.close()), { class: "quiet" });
    fill(
      place,
      element("p", {}, isOwn ? "Open the link there, or scan the code. Your seat moves to that device, and this one can only watch." : "Anyone with this link can take the seat. A new link replaces the old one."),
      copyField(link.url),
      code && element("div", { class: "code" }, code),
      revoke,
    );
  } catch (wrong) {
    fill(place, element("p", { class: "error", role: "alert" }, sentenceOf(wrong)));
  }
}

/** @typedef {{url: string, qr: string}} Link */

/** Links that this browser made, which the server does not know any more. */
export const made = {
  /** @param {string} table @param {number} seat @returns {Link | null} */
  of(table, seat) {
    try {
      return JSON.parse(sessionStorage.getItem(`link ${table} ${seat}`) ?? "null");
    } catch {
      return null;
    }
  },
  /** @param {string} table @param {number} seat @param {Link} link */
  keep(table, seat, link) {
    try {
      sessionStorage.setItem(`link ${table} ${seat}`, JSON.stringify(link));
    } catch {
      // a browser that keeps nothing makes another link
    }
  },
};

/** The picture of a link, for the camera of a phone. @param {Link} link */
export function showCode(link) {
  const code = picture(link.qr);
  dialog("Scan to join", element("div", { class: "link" }, code && element("div", { class: "code" }, code), copyField(link.url)));
}

/** @typedef {{words: string, about?: string, picture: Node, deed: () => void, isNow?: boolean}} Deed */

/**
 * A button that opens a list of what may be done.
 * @param {string} about for who does not see what is beside it
 * @param {string} words
 * @param {Deed[]} deeds
 */
export function deedBox(about, words, deeds) {
  const rows = deeds.map(({ words, about, picture, deed, isNow }) => {
    const act = () => ((box.open = false), deed());
    const said = element("span", { class: "option-words" }, element("b", {}, words), about ? element("small", {}, about) : null);
    return element("button", { type: "button", class: "option-shown", "aria-pressed": isNow === undefined ? null : String(isNow), onclick: act }, picture, said);
  });
  const sign = icon("m7 10 5 5 5-5");
  sign.setAttribute("class", "sign-line");
  const box = element("details", { class: "pick" }, element("summary", { "aria-label": `${about}: ${words}` }, words, sign), element("div", { class: "pick-options" }, ...rows));
  picks(box);
  return box;
}

/** The face of a bot on a seat. @param {Seat} seat @param {string} [bot] */
export function faceOf(seat, bot = seat.bot) {
  return element("img", { class: "face", src: `/picture/face/${seat.seat}/${bot}.svg?name=${encodeURIComponent(seat.name || given(seat))}`, alt: "", width: 36, height: 36 });
}

/** What a bot on an open seat will be called. @param {Seat} seat */
function given(seat) {
  return GIVEN_NAMES[seat.seat % GIVEN_NAMES.length];
}

const GIVEN_NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal"];

/**
 * The levels, of which the one that is chosen plays the seat.
 * @param {string} table
 * @param {Seat} seat
 * @param {Parts} known
 * @param {HTMLElement} place for what the server says
 * @returns {Deed[]}
 */
export function botDeeds(table, seat, known, place) {
  const give = (/** @type {string} */ bot) => void run(place, () => send(`/t/${table}/seats/${seat.seat}/bot`, { bot }));
  return (known.bots ?? []).map(({ bot, level }) => ({ words: `${level} bot`, picture: faceOf(seat, bot), deed: () => give(bot), isNow: bot === seat.bot }));
}

/** Let the usual bot play a seat. @param {string} table @param {Seat} seat @param {HTMLElement} place @param {() => void} then */
export function botButton(table, seat, place, then) {
  return button("Let a bot play", () => run(place, () => send(`/t/${table}/seats/${seat.seat}/bot`, {}), then));
}
