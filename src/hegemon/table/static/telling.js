// @ts-check
/** The position in words: it comes with moments of the past; that of now is fetched when it is read. */

import { element, fill } from "./dom.js";
import { seatQuery } from "./replay.js";
import { ask } from "./send.js";

/**
 * @param {HTMLElement} place
 * @param {{table: string, seat: number | null, past: any, known: import("./parts.js").Parts, isHidden: () => boolean}} at
 */
export async function tellText(place, { table, seat, past, known, isHidden }) {
  const position = past ?? (await ask(`/t/${table}/words${seatQuery(seat)}`).catch(() => null));
  const text = position?.text ?? known.text;
  if (isHidden()) return;
  const lines = typeof text === "string" ? text.split("\n") : text;
  const link = element("a", { href: `/t/${table}/text${seatQuery(seat)}` }, "Open in a new page");
  fill(place, ...lines.map((/** @type {string} */ line) => element("p", {}, line)), element("p", {}, link));
}
