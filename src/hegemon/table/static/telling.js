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
  const link = element("a", { href: `/t/${table}/text${seatQuery(seat)}` }, "Open in a new page");
  fill(place, ...paragraphs(text), element("p", {}, link));
}

/** Sentences with their headings, which end in a colon; what comes before one in a line is its name. @param {string | string[]} text */
export function paragraphs(text) {
  const lines = typeof text === "string" ? text.split("\n") : text;
  return lines.filter((line) => line.trim()).map((line) => {
    const [, name = "", rest = line] = /^([^:.;]{1,40}: )(.+)$/.exec(line.trim()) ?? [];
    return line.endsWith(":") ? element("h2", {}, line.slice(0, -1)) : element("p", {}, name && element("b", {}, name), rest);
  });
}
