// @ts-check
/** The small menu of a table: other ways to look at it, keys, the sealed dice, resigning. */

import { button, dialog, element } from "./dom.js";
import { run } from "./invite.js";
import { seatQuery } from "./replay.js";
import { send } from "./send.js";
import { sealed } from "./waiting.js";

/** @typedef {import("./parts.js").Parts} Parts */

const KEYS = [
  ["1 – 9", "choose from the list"],
  ["Arrows", "go from choice to choice, or from moment to moment"],
  ["Enter", "do it"],
  ["Esc", "one step back"],
  ["/", "write a move"],
  ["+ − 0", "zoom the board"],
];

/**
 * @param {string} table
 * @param {string} game
 * @param {number | null} seat
 * @param {Parts} known
 */
export function openMenu(table, game, seat, known) {
  const query = seatQuery(seat);
  const links = element(
    "nav",
    { class: "menu" },
    link("/", "All games and tables"),
    link(`/t/${table}/text${query}`, "This table as text"),
    link(`/t/${table}/replay${query}`, "Replay"),
    link(`/rules/${game}`, "Rule book"),
    known.stage === "over" ? link(`/t/${table}/record`, "Download the record") : null,
  );
  const keys = element("dl", { class: "keys" }, ...KEYS.flatMap(([key, deed]) => [element("dt", {}, element("kbd", {}, key)), element("dd", {}, deed)]));
  const place = element("div", { class: "menu" });
  const box = dialog("This table", links, keys, place, sealed(known.commitment));
  if (seat !== null && known.stage === "playing" && !known.seats[seat]?.resigned) place.append(resigning(table, seat, place, () => box.close()));
}

/** @param {string} address @param {string} words */
function link(address, words) {
  return element("a", { href: address }, words);
}

/**
 * Resigning takes two clicks.
 * @param {string} table
 * @param {number} seat
 * @param {HTMLElement} place
 * @param {() => void} close
 */
function resigning(table, seat, place, close) {
  const sure = button("Resign for good", () => run(place, () => send(`/t/${table}/resign`, { seat }), close), { class: "danger", hidden: true });
  const first = button("Resign …", () => {
    first.hidden = true;
    sure.hidden = false;
    sure.focus();
  });
  return element("div", {}, first, sure);
}
