// @ts-check
/** What a host can do with a seat, shared by the waiting room and the strip of players. */

import { button, copy, dialog, element, fill, picture } from "./dom.js";
import { send, sentenceOf } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

/**
 * A field with an address, and a button that copies it.
 * @param {string} address
 */
export function copyField(address) {
  const field = element("input", { type: "text", readonly: true, value: address, "aria-label": "Address", onfocus: () => field.select() });
  const go = button("Copy", async () => {
    go.textContent = (await copy(address, field)) ? "Copied" : "Copy it yourself";
  });
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
 * Buttons that give a seat to a bot.
 * @param {string} table
 * @param {number} seat
 * @param {Parts} known
 * @param {HTMLElement} place for what the server says
 * @param {() => void} [then]
 */
export function botButtons(table, seat, known, place, then) {
  const give = (/** @type {string} */ bot) => run(place, () => send(`/t/${table}/seats/${seat}/bot`, { bot }), then);
  return (known.bots ?? []).map(({ bot, level }) => button(`Bot (${level})`, () => give(bot)));
}
