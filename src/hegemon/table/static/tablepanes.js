// @ts-check
/** What the menu says and does about the table: who sits where, another device, downloads, the sealed dice, resigning. */

import { badge, button, element, luck } from "./dom.js";
import { copyField } from "./invite.js";
import { diceParts } from "./luck.js";
import { seatDeeds } from "./seatmenu.js";
import { run, send } from "./send.js";
import { stateOf } from "./players.js";

/** @typedef {import("./menu.js").Place} Place */
/** @typedef {import("./parts.js").Seat} Seat */

/** Who sits where, and what may be done about it. @param {Place} at @param {() => void} close */
export function tablePane(at, close) {
  return [
    element("ul", { class: "places" }, ...at.known().seats.map((seat) => seatRow(at, seat, close))),
    element("h3", {}, "Spectator link"),
    element("p", { class: "faded" }, "Anyone with this link can watch. They see nobody’s cards."),
    copyField(`${location.origin}/t/${at.table}`),
    ...downloadPart(at),
  ];
}

/** @param {Place} at @param {Seat} seat @param {() => void} close */
function seatRow(at, seat, close) {
  const said = element("span", { class: "faded" }, seat.kind === "open" ? "" : [seat.you && "you", stateOf(seat)].filter(Boolean).join(", "));
  const deeds = element("div", { class: "seat-deeds" });
  const all = seatDeeds(at.table, seat, at.known(), at.seat, { look: at.look, close, place: deeds });
  deeds.append(...all.filter((deed) => deed.matches("button"))); // what a vote means is told where one asks about the player
  return element("li", {}, badge(seat.seat, seat.letter), element("b", {}, seat.name || "Open seat"), said, deeds);
}

/** The whole game as a file; before the end it would show what is hidden. @param {Place} at */
function downloadPart(at) {
  const isOver = at.known().stage === "over";
  const about = isOver ? "Seed and moves: the whole game, to be replayed by anyone." : "Ready when the game is over. Until then it would show what is hidden.";
  const way = isOver ? element("a", { class: "button", href: `/t/${at.table}/record` }, "Download the record") : button("Download the record", () => {}, { disabled: true });
  return [element("h3", {}, "Record of the game"), element("p", { class: "faded" }, about), way];
}

/** @param {Place} at */
export function dicePane(at) {
  const known = at.known();
  const check = element("a", { class: "button main", href: `/t/${at.table}/check` }, `Check the ${luck()}`);
  const later = element("p", { class: "faded" }, `The secret is revealed when the game is over. Then anyone can check the ${luck()}.`);
  return [...diceParts(known), known.stage === "over" ? check : later];
}

/** Resigning takes two clicks. @param {Place} at @param {() => void} close */
export function resignPane(at, close) {
  const place = element("div", { class: "sure" });
  const stay = button("Keep playing", () => ask(false));
  const sure = button("Yes, resign", () => run(place, () => send(`/t/${at.table}/resign`, { seat: at.seat }), close), { class: "danger" });
  const first = button("Resign", () => ask(true));
  /** What keeps one at the table takes the place of what was clicked, so that a second click does no harm. @param {boolean} isAsked */
  const ask = (isAsked) => {
    place.replaceChildren(...(isAsked ? [stay, sure] : [first]));
    (isAsked ? stay : first).focus();
  };
  place.append(first);
  return [element("p", {}, "A bot will finish the game for you. You cannot come back to it."), place];
}
