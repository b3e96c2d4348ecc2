// @ts-check
/** The end of a game: who has won, how all stand, and how it came. */

import { badge, button, element, fill, fragment, icon, luck } from "./dom.js";
import { seatQuery } from "./replay.js";
import { fetched } from "./send.js";
import { WHOLE } from "./zoom.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

const CLOSE = 2; // times: so near one comes where a board leaves most of the height of a screen free

export class Ending {
  review = element("div", { class: "review", "aria-live": "polite" }, element("p", { class: "faded" }, "Looking back at the game…"));

  larger = button("", () => this.enlarge(true), { class: "enlarge", "aria-label": "Enlarge the board" });
  smaller = button("Close", () => this.enlarge(false), { class: "main smaller" });

  /** @param {HTMLElement} root @param {string} table @param {import("./board.js").Board} board */
  constructor(root, table, board) {
    this.root = root;
    this.table = table;
    this.board = board;
    this.larger.append(icon(WHOLE), element("span", {}, "Enlarge"));
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.smaller.isConnected && this.enlarge(false));
    this.written = "";
    root.addEventListener("click", (event) => {
      const paint = event.target instanceof Element && event.target.closest("[data-paint]");
      if (paint instanceof HTMLElement) void save(paint.dataset.paint ?? "");
    });
  }

  /** @param {Parts} known @param {number | null} [seat] that looks */
  show(known, seat = null) {
    const text = known.result ? JSON.stringify([known.result, known.rematch, known.mine.length, known.seats.map((one) => one.name)]) : "";
    this.root.hidden = !known.result;
    if (!known.result || text === this.written) return;
    if (!this.written) void this.tell(seat), offerReplay(`/t/${this.table}/replay${seatQuery(seat)}`);
    this.written = text;
    const winners = known.result.winners.map((one) => badge(one, known.seats[one]?.letter));
    const head = element("div", { class: "verdict" }, ...winners, element("h2", {}, headline(known)), this.larger, element("p", { class: "told" }, howItEnded(known.result)), element("p", { class: "length" }, element("span", {}, lengthOf(known)), " ", element("a", { href: `/t/${this.table}/check` }, `Check the ${luck()}`)));
    this.root.parentElement?.style.setProperty("--players", String(known.seats.length));
    const rows = ranked(known).map((one) => row(one, known));
    const table = element("table", { class: "standings" }, element("caption", { class: "unseen" }, "Final standings"), element("tbody", {}, ...rows));
    fill(this.root, head, element("div", { class: "ranking", tabindex: "0", role: "group", "aria-label": "Final standings" }, table), this.review);
  }

  /** How it came, in the server's words and pictures. @param {number | null} seat */
  async tell(seat) {
    const text = await fetched(`/t/${this.table}/review${seatQuery(seat)}`);
    fill(this.review, ...(text ? fragment(text) : [element("p", {}, element("a", { class: "button", href: `/t/${this.table}/replay` }, "Replay"))]));
  }

  /** The last board over all the rest, where it can be gone nearer to, and back. @param {boolean} isLarge */
  enlarge(isLarge) {
    document.getElementById("table")?.classList.toggle("enlarged", isLarge);
    if (isLarge) document.getElementById("board")?.append(this.smaller);
    else this.smaller.remove();
    (isLarge ? this.smaller : this.larger).focus();
    this.board.resize();
    const { zoom } = this.board;
    if (isLarge) zoom.by(Math.min(CLOSE, zoom.whole.height / zoom.home.height));
  }
}

/** Beside the main button. @param {string} href */
function offerReplay(href) {
  document.querySelector("#dock .acts")?.prepend(element("a", { id: "to-replay", class: "button", href }, "Replay"));
}

/** Save a picture of our own server as PNG. @param {string} address of the SVG */
async function save(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const scale = 1600 / picture.naturalWidth;
  const canvas = element("canvas", { width: 1600, height: Math.round(picture.naturalHeight * scale) });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  element("a", { href: canvas.toDataURL("image/png"), download: `${address.split("/")[2]}.png` }).click();
}

/** How it was won, in the game's own words if it has any; who won stands above it. @param {import("./parts.js").Result} result */
export function howItEnded({ told, ending, quit }) {
  const how = told.replace(/^.+ wins? with (?=\d)/, "") || (ending && `${ending[0].toUpperCase()}${ending.slice(1)}.`);
  return quit ? `You resigned in ${quit}. ${how}` : how;
}

/** Who has won, in one sentence. @param {Parts} known */
export function headline(known) {
  const winners = known.seats.filter((one) => known.result?.winners.includes(one.seat)).sort((one, other) => Number(!!other.you) - Number(!!one.you));
  const names = winners.map((one) => (one.you ? (one.kind === "bot" ? "Your bot" : "You") : one.name || `Seat ${one.letter}`));
  if (!names.length) return "Nobody wins";
  if (names.length === 1) return names[0] === "You" ? "You win!" : `${names[0]} wins`;
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]} share the win`;
}

/** The players from the first to the last. @param {Parts} known @returns {Seat[]} */
export function ranked(known) {
  const places = known.result?.places ?? [];
  return [...known.seats].sort((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0) || one.seat - other.seat);
}

/** How long it was: "14 rounds, 312 moves". @param {Parts} known */
function lengthOf({ moments }) {
  const rounds = moments.chapters.filter(([name]) => (/\bRound\b/.test(name))).map(([name]) => name.split(",")[0]);
  const count = new Set(rounds).size;
  const told = [count && `${count} ${count === 1 ? "round" : "rounds"}`, `${moments.count} ${moments.count === 1 ? "move" : "moves"}`];
  return told.filter(Boolean).join(", ");
}

/** Place, player, what there is to say of them, and score. @param {Seat} seat @param {Parts} known */
function row(seat, known) {
  const place = known.result?.places[seat.seat];
  const out = known.result?.out?.[seat.seat];
  const { number, unit, beside } = scored(known.result?.shown[seat.seat] ?? "");
  const won = known.result?.winners.includes(seat.seat);
  const facts = (seat.facts ?? []).filter((fact) => !fact.symbol && !fact.item && !fact.about && !beside.includes(fact.text)).map((fact) => fact.text);
  const isLast = (known.result?.out ?? []).filter(Boolean).length === known.seats.length - 1; // nothing else decided it
  const about = out || isLast ? [] : [...beside, ...facts];
  const said = about.flatMap((text, k) => [k ? " " : "", element("span", {}, text)]);
  const score = out ? [element("small", {}, `Out in ${out[0].toLowerCase()}${out.slice(1)}`)] : [element("b", {}, number), unit && element("small", {}, ` ${unit}`)];
  return element(
    "tr",
    { class: won ? "won" : out ? "out" : "" },
    element("td", { class: "place" }, String(place)),
    element("th", { scope: "row" }, element("span", {}, badge(seat.seat, seat.letter), element("span", { class: "who" }, seat.you ? (seat.kind === "bot" ? "Your bot" : "You") : seat.name, about.length > 0 && element("small", {}, ...said)))),
    element("td", { class: "score" }, ...score),
  );
}

/**
 * A score as it is set: the number large, its unit beside it, and what breaks a tie with what else is said of a player.
 * @param {string} shown such as `54 tiles, warehouse 7/20`
 * @returns {{number: string, unit: string, beside: string[]}}
 */
export function scored(shown) {
  const [first, ...beside] = shown.split(", ");
  const [, number = "", unit = ""] = /^(\S*\d\S*)\s*(.*)$/.exec(first) ?? [];
  return { number, unit, beside };
}
