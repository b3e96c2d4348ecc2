// @ts-check
/** What a host can do with a seat, shared by the waiting room and the strip of players. */

import { button, copy, dialog, element, fill, picture } from "./dom.js";
import { send, sentenceOf } from "./send.js";

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

/**
 * Make the link of a seat and show it, with a code for a phone's camera.
 * @param {string} table
 * @param {Seat} seat
 */
export async function showLink(table, seat) {
  const place = element("div", { class: "link" }, element("p", {}, "Creating the link…"));
  const box = dialog(`Invite a player to seat ${seat.letter}`, place);
  const at = `/t/${table}/seats/${seat.seat}/link`;
  try {
    const link = await send(at);
    const code = picture(link.qr);
    const revoke = button("Revoke link", () => run(place, () => send(at, {}, "DELETE"), () => box.close()), { class: "quiet" });
    fill(
      place,
      element("p", {}, "Anyone with this link can take the seat. A new link replaces the old one."),
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

/**
 * Do something that the server may refuse, and say so in place.
 * @param {HTMLElement} place
 * @param {() => Promise<any>} deed
 * @param {(told: any) => void} [then]
 */
export async function run(place, deed, then = () => {}) {
  place.querySelector(".error")?.remove();
  place.setAttribute("aria-busy", "true");
  try {
    then(await deed());
  } catch (wrong) {
    place.append(element("p", { class: "error", role: "alert" }, sentenceOf(wrong)));
  } finally {
    place.removeAttribute("aria-busy");
  }
}

/**
 * A list of levels, of which the one that is chosen plays the seat.
 * @param {string} table
 * @param {Seat} seat
 * @param {Parts} known
 * @param {HTMLElement} place for what the server says
 * @param {() => void} [then]
 */
export function botList(table, seat, known, place, then) {
  const give = () => run(place, () => send(`/t/${table}/seats/${seat.seat}/bot`, { bot: list.value }), then);
  const options = (known.bots ?? []).map(({ bot, level }) => element("option", { value: bot, selected: bot === seat.bot }, `${level} bot`));
  const isListed = (known.bots ?? []).some(({ bot }) => bot === seat.bot);
  const first = isListed ? null : element("option", { value: "", selected: true, disabled: true }, seat.bot ? `${seat.level} bot` : "Add a bot");
  const list = element("select", { "aria-label": `Bot for seat ${seat.letter}`, onchange: give }, first, ...options);
  return list;
}

/** Let the usual bot play a seat. @param {string} table @param {Seat} seat @param {HTMLElement} place @param {() => void} then */
export function botButton(table, seat, place, then) {
  return button("Let a bot play", () => run(place, () => send(`/t/${table}/seats/${seat.seat}/bot`, {}), then));
}
