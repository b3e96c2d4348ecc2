// @ts-check
/** What can be known and done about one player: a link, a vote, a bot, another host. */

import { button, dialog, element } from "./dom.js";
import { botButton, showLink } from "./invite.js";
import { meaningOf, stateOf, voteReason } from "./players.js";
import { capital } from "./wording.js";
import { run, send } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

/**
 * @param {string} table
 * @param {Seat} seat
 * @param {Parts} known
 * @param {number | null} shown the seat whose view this is
 * @param {(seat: number) => void} look from another own seat
 */
export function openSeatMenu(table, seat, known, shown, look) {
  const place = element("div", { class: "menu" });
  const meaning = meaningOf(seat);
  const box = dialog(seat.name || "Open seat", element("p", { class: "faded" }, capital(stateOf(seat))), meaning && element("p", {}, meaning), place);
  place.append(...seatDeeds(table, seat, known, shown, { look, close: () => box.close(), place }));
}

/**
 * What this reader may do about a player.
 * @param {string} table
 * @param {Seat} seat
 * @param {Parts} known
 * @param {number | null} shown
 * @param {{look: (seat: number) => void, close: () => void, place: HTMLElement}} at
 * @returns {HTMLElement[]}
 */
export function seatDeeds(table, seat, known, shown, { look, close, place }) {
  const isMine = known.mine.includes(seat.seat);
  const deeds = [];
  if (isMine && seat.seat !== shown) deeds.push(button("Play this seat", () => (close(), look(seat.seat))));
  if (seat.you && seat.kind === "bot" && !seat.resigned) deeds.push(button("Take your seat back", () => run(place, () => send(`/t/${table}/seats/${seat.seat}/back`), close)));
  if (known.stage === "over") return deeds;
  if (!seat.resigned && (isMine || (known.can_host && seat.free))) deeds.push(linkButton(table, seat, isMine, close));
  if (!seat.free && seat.voters.some((voter) => known.mine.includes(voter))) deeds.push(...voteButtons(table, seat, known, place, close));
  return known.can_host ? [...deeds, ...hostButtons(table, seat, known, place, close)] : deeds;
}

/** Only who sits there can hand a seat on; the host invites to the others. @param {string} table @param {Seat} seat @param {boolean} isMine @param {() => void} close */
function linkButton(table, seat, isMine, close) {
  return button(isMine ? "Continue on another device" : "Invite someone to this seat", () => (close(), showLink(table, seat, isMine)));
}

/** All others decide together whether a seat may go to somebody else. @param {string} table @param {Seat} seat @param {Parts} known @param {HTMLElement} place @param {() => void} close */
function voteButtons(table, seat, known, place, close) {
  const agree = !seat.agreed.some((voter) => known.mine.includes(voter));
  const vote = () => run(place, () => send(`/t/${table}/seats/${seat.seat}/vote`, { agree }), close);
  return [element("p", { class: "faded" }, voteReason(seat)), button(agree ? "Vote to free the seat" : "Withdraw your vote", vote)];
}

/** @param {string} table @param {Seat} seat @param {Parts} known @param {HTMLElement} place @param {() => void} close */
function hostButtons(table, seat, known, place, close) {
  const buttons = [];
  if (seat.kind !== "bot" && !seat.you && !seat.resigned) buttons.push(botButton(table, seat, place, close));
  const hand = () => run(place, () => send(`/t/${table}/host`, { seat: seat.seat }), close);
  if (seat.kind === "person" && !seat.host && !seat.you) buttons.push(button("Make host", hand));
  return buttons;
}
