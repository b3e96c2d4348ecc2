// @ts-check
/** The end of a game: who has won, how all stand, and what comes next. */

import { badge, element, fill } from "./dom.js";
import { run } from "./invite.js";
import { send } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

export class Ending {
  /** @param {HTMLElement} root @param {string} table */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.written = "";
  }

  /** @param {Parts} known */
  show(known) {
    const text = known.result ? JSON.stringify([known.result, known.rematch, known.mine.length, known.seats.map((seat) => seat.name)]) : "";
    this.root.hidden = !known.result;
    if (!known.result || text === this.written) return;
    this.written = text;
    const winners = known.result.winners.map((seat) => badge(seat, known.seats[seat]?.letter));
    const head = element("div", { class: "verdict" }, ...winners, element("h2", {}, headline(known)), element("p", { class: "told" }, howItEnded(known.result)), element("p", { class: "length" }, `${lengthOf(known)} · `, element("a", { href: `/t/${this.table}/check` }, "Check the dice")));
    const rows = ranked(known).map((seat) => row(seat, known));
    const list = element("table", {}, element("caption", { class: "unseen" }, "Final standings"), element("tbody", {}, ...rows));
    fill(this.root, head, list, this.ways());
  }

  ways() {
    return element(
      "div",
      { class: "deeds" },
      element("a", { class: "button", href: `/t/${this.table}/replay` }, "Replay"),
      element("a", { class: "button", href: `/t/${this.table}/record`, download: true, title: "Download the record of this game" }, "Download"),
      element("a", { class: "button", href: "/" }, "All games"),
    );
  }

  /** What the main button does then. @param {Parts} known @returns {{label: string, deed: () => void} | null} */
  next(known) {
    if (!known.result) return null;
    if (known.rematch) return { label: "Go to the rematch", deed: () => location.assign(`/t/${known.rematch}`) };
    return known.mine.length ? { label: "Play again", deed: () => void run(this.root, () => send(`/t/${this.table}/rematch`), went) } : null;
  }
}

/** @param {any} told */
function went(told) {
  const table = told.table ?? told.id;
  if (told.url || table) location.assign(told.url ?? `/t/${table}`);
}

/** How it was won, in the game's own words if it has any. @param {import("./parts.js").Result} result */
export function howItEnded({ told, ending }) {
  return told || (ending && `${ending[0].toUpperCase()}${ending.slice(1)}.`);
}

/** Who has won, in one sentence. @param {Parts} known */
export function headline(known) {
  const winners = known.result?.winners ?? [];
  const names = winners.map((seat) => known.seats.find((one) => one.seat === seat)?.name || `Seat ${seat}`);
  if (!names.length) return "Nobody wins";
  if (names.length === 1) return isYou(known, winners[0]) ? "You win!" : `${names[0]} wins`;
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]} share the win`;
}

/** What the dock asks then. @param {Parts} known */
export function afterwards(known) {
  if (known.rematch) return "The rematch is open";
  return known.mine.length ? "Ready for a rematch?" : "Thanks for watching";
}

/** @param {Parts} known @param {number} seat */
function isYou(known, seat) {
  return !!known.seats.find((one) => one.seat === seat)?.you;
}

/** The players from the first to the last. @param {Parts} known @returns {Seat[]} */
export function ranked(known) {
  const places = known.result?.places ?? [];
  return [...known.seats].sort((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0) || one.seat - other.seat);
}

/** How long it was: "14 rounds, 312 moves". @param {Parts} known */
function lengthOf({ moments }) {
  const rounds = moments.chapters.filter(([name]) => /\bRound\b/.test(name)).map(([name]) => name.split(",")[0]);
  const count = new Set(rounds).size;
  const told = [count && `${count} ${count === 1 ? "round" : "rounds"}`, `${moments.count} ${moments.count === 1 ? "move" : "moves"}`];
  return told.filter(Boolean).join(", ");
}

/** Place, player and score. @param {Seat} seat @param {Parts} known */
function row(seat, known) {
  const place = known.result?.places[seat.seat];
  const [, number = "", unit = ""] = /^(\S*\d\S*)\s*(.*)$/.exec(known.result?.shown[seat.seat] ?? "") ?? [];
  const won = known.result?.winners.includes(seat.seat);
  return element(
    "tr",
    { class: won ? "won" : "" },
    element("td", { class: "place" }, String(place)),
    element("th", { scope: "row" }, badge(seat.seat, seat.letter), element("span", {}, seat.name)),
    element("td", { class: "score" }, element("b", {}, number), unit && element("small", {}, ` ${unit}`)),
  );
}
