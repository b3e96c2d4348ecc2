// @ts-check
/** "Since your turn": what others did since the reader's last act, losses first, and the things lost, marked on the board.
 *
 * All of it is read from the lines of the log, so it tells nothing new, and is there again after a reload.
 */

import { badge, button, element, fill, icon } from "./dom.js";
import { inShort } from "./joined.js";
import { phrased } from "./log.js";
import { LostMarks } from "./marks.js";
import { onsetting, setting } from "./settings.js";
import { keep, kept } from "./visit.js";

/** @typedef {import("./parts.js").LogLine} LogLine */
/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Spot} Spot */

const MOST = 3; // lines that are shown, losses first; the log has the rest
const LONG = 40; // letters of a sentence
const WORTH_TELLING = 2; // acts of others on the board, where nothing was lost

/**
 * What happened since a seat last did something: the lines about others, the gravest first, and before them those by
 * which it lost something. What came of its own attack, which others answered, it has seen; what came of an answer that it
 * gave in a turn of others is news.
 * @param {LogLine[]} lines
 * @param {number} own
 * @param {number} acted the moment of its last act, which need not have a line
 * @returns {{losses: LogLine[], others: LogLine[], lost: Spot[], key: string}}
 */
export function since(lines, own, acted) {
  const from = acted > 0 ? lines.findLastIndex((line) => line.moment < acted || (line.moment === acted && line.act)) : -1;
  const turn = lines.findIndex((line, at) => at > from && !line.act && line.spots.length > 0); // with which another began
  const isAnswer = lines[from]?.moment === acted && lines[from].seat !== own;
  const isOwn = (/** @type {LogLine} */ line) => lines[from]?.moment === acted && !isAnswer && isOutcome(line, lines[from], own) && (turn < 0 || lines.indexOf(line) < turn);
  const later = lines.slice(from + Number(!isAnswer)).filter((line) => !line.undone && line.seat !== own);
  const losses = later.filter((line) => line.lost.some(([seat]) => seat === own) && !isOwn(line));
  const deeds = later.filter((line) => line.act && !losses.includes(line) && line.spots.some(([kind]) => kind !== "seat"));
  const others = acted > 0 ? inShort(deeds) : [];
  others.sort((one, other) => gravity(other) - gravity(one) || other.moment - one.moment);
  const lost = losses.flatMap((line) => line.lost.filter(([seat]) => seat === own).map(([, kind, word]) => /** @type {Spot} */ ([kind, word])));
  const unique = new Map(lost.map((spot) => [spot.join(" "), spot]));
  return { losses, others, lost: [...unique.values()], key: `${acted}` };
}

/** How much a line tells: losses, then dice, then how much else happened. @param {LogLine} line */
function gravity({ lost, rolls, details }) {
  return 100 * lost.length + (rolls ? 50 : 0) + Math.min(details.length, 49);
}

/** Does a line tell what came of an attack on somebody? @param {LogLine} line @param {LogLine} attack @param {number} own */
function isOutcome(line, attack, own) {
  const isOthers = attack.spots.some(([kind, word]) => kind === "seat" && word !== String(own));
  return isOthers && line.spots.some(([kind, word]) => kind !== "seat" && attack.spots.some((spot) => spot[0] === kind && spot[1] === word));
}

export class Recap {
  /**
   * @param {HTMLElement} root
   * @param {string} table
   * @param {(moment: number) => void} watch once more what has happened since a moment
   * @param {import("./marks.js").Marked & {light: (spots: Spot[], isSought?: boolean) => void, unlight: () => void}} board
   */
  constructor(root, table, watch, board) {
    this.root = root;
    this.watch = watch;
    this.table = table;
    this.board = board;
    this.marks = new LostMarks(board);
    this.shown = "";
    this.again = () => {};
    onsetting(() => this.again());
  }

  /**
   * @param {Parts} known
   * @param {number | null} own
   * @param {boolean} [isPast] an earlier moment is shown
   * @param {boolean} [drawn] the board was touched
   */
  show(known, own, isPast = false, drawn = true) {
    this.again = () => this.show(known, own, isPast);
    const isTurn = own !== null && known.line.yours && known.stage === "playing" && !isPast && setting("recap");
    const told = isTurn ? since(known.log.lines, own, known.moments.acted) : null;
    this.marks.show(told?.lost ?? [], drawn);
    const isWorth = !!told && (told.losses.length > 0 || told.others.length >= WORTH_TELLING);
    const isClosed = !told || kept(this.place(own)) === told.key;
    this.root.hidden = !isWorth || isClosed;
    const force = known.course?.notice?.short ?? "";
    const text = told && !this.root.hidden ? JSON.stringify([own, told.key, told.losses.length, told.others.length, force]) : "";
    if (text === this.shown) return;
    this.shown = text;
    if (told && text) this.write(told, own, force);
    else fill(this.root);
  }

  /** @param {number | null} own */
  place(own) {
    return `recap ${this.table} ${own}`;
  }

  /** @param {ReturnType<typeof since>} told @param {number | null} own @param {string} force what is in force, in short */
  write({ losses, others, lost, key }, own, force) {
    const close = button("×", () => this.close(own, key), { class: "shut", "aria-label": "Close" });
    const watch = button("", () => this.watch(Number(key)), { class: "watch", "aria-label": "Watch it again", title: "Watch it again" });
    watch.append(icon("M8 5l11 7-11 7z"), element("span", {}, "Watch"));
    const count = lost.length ? element("span", { class: "count-lost" }, "Your losses") : null;
    const told = others.slice(0, Math.max(0, MOST - losses.length)).sort((one, other) => one.moment - other.moment);
    const rows = [...losses.slice(0, MOST), ...told].map((line) => this.row(line, losses.includes(line)));
    const rest = losses.length + others.length - rows.length;
    const foot = [rest > 0 && `${rest} more in the log`, lost.length > 0 && "Losses stay marked until you move"].filter(Boolean).join(" · ");
    fill(
      this.root,
      element("header", {}, element("h2", {}, "Since your turn"), this.brief(losses, others, lost, force), count, watch, close),
      element("ul", {}, ...rows),
      foot ? element("p", { class: "faded" }, foot) : null,
    );
    this.root.classList.toggle("losses", losses.length > 0);
  }

  /** What a phone has room for; a tap shows where it was. @param {LogLine[]} losses @param {LogLine[]} others @param {Spot[]} lost @param {string} force */
  brief(losses, others, lost, force) {
    const show = () => this.board.light(lost.length ? lost : others[0].spots, true);
    return element("p", { class: "brief", onclick: show }, force && element("strong", { class: "force" }, force), ...brief(losses, others));
  }

  /** @param {LogLine} line @param {boolean} isLoss of the reader */
  row(line, isLoss) {
    const [said, , about] = phrased(line.text);
    const spots = isLoss ? line.lost.map(([, kind, word]) => /** @type {Spot} */ ([kind, word])) : line.spots;
    const light = () => this.board.light(spots);
    const unlight = () => this.board.unlight();
    const words = element("span", {}, said);
    const row = { class: isLoss ? "loss" : "", onclick: () => this.board.light(spots, true), onfocus: light, onblur: unlight, onpointerenter: light, onpointerleave: unlight };
    return element("li", {}, element("button", { type: "button", ...row }, line.seat >= 0 ? badge(line.seat) : null, words, about));
  }

  /** @param {number | null} own @param {string} key */
  close(own, key) {
    keep(this.place(own), key);
    this.board.unlight();
    this.again();
  }
}

/** All of it in one line: losses, or else the gravest of what others did. @param {LogLine[]} losses @param {LogLine[]} others */
function brief(losses, others) {
  if (losses.length) return [losses.map((line) => plain(line.text)).join("; ")];
  const rest = others.length - 1;
  return [element("span", { class: "deed" }, first(plain(others[0].text))), rest ? element("span", { class: "rest" }, `, and ${rest} more in the log`) : ""];
}

/** A long sentence as far as the first thing that it tells, without its price. @param {string} text */
function first(text) {
  return text.length > LONG ? text.split(/, | and (?=[a-z]+ )| for (?=\d)/)[0] : text;
}

/** @param {string} text */
export function plain(text) {
  return text.replace(/\.$/, "").split(" · ")[0];
}
