// @ts-check
/** The players, each once: token, name, what they have, how near they are to winning, and who is waited for.
 *
 * On a phone held upright their tokens also stand above the board.
 */

import { badge, button, element, fill, need, picture } from "./dom.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

/**
 * @typedef {object} Hooks
 * @property {(seat: Seat, known: Parts, shown: number | null) => void} open what can be done about a player
 * @property {(seat: number) => void} light
 * @property {() => void} unlight
 */

export class Players {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.list = need("players");
    this.tokens = need("tokens");
    this.purse = need("purse");
    this.hooks = hooks;
    this.written = "";
  }

  /** @param {Parts} known @param {number | null} shown the seat whose view this is */
  show(known, shown) {
    const text = JSON.stringify([known.seats, known.stage, known.mine, known.bots, known.can_host, shown]);
    if (text === this.written) return;
    this.written = text;
    this.showPurse(known.stage === "playing" ? (known.seats[shown ?? -1]?.facts ?? []) : []);
    for (const [place, rowOf] of /** @type {const} */ ([[this.list, fullRow], [this.tokens, tokenRow]])) {
      const focused = place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-of") : null;
      fill(place, ...known.seats.map((seat) => this.row(seat, known, shown, rowOf)));
      if (focused) /** @type {HTMLElement | null} */ (place.querySelector(`[data-of="${focused}"]`))?.focus();
    }
  }

  /** What the reader has to spend, above the prompt where there is no room for the players. @param {import("./parts.js").Fact[]} facts */
  showPurse(facts) {
    const spent = facts.filter((fact) => fact.purse);
    fill(this.purse, ...spent.map(shownFact));
    this.purse.hidden = !spent.length;
  }

  /** @param {Seat} seat @param {Parts} known @param {number | null} shown @param {typeof fullRow} rowOf */
  row(seat, known, shown, rowOf) {
    const open = button("", () => this.hooks.open(seat, known, shown), { class: "player", "data-of": seat.seat, "aria-haspopup": "dialog" });
    fill(open, badge(seat.seat, seat.letter), ...rowOf(seat, known, shown));
    open.addEventListener("pointerenter", () => this.hooks.light(seat.seat));
    open.addEventListener("pointerleave", () => this.hooks.unlight());
    return element("li", { class: classesOf(seat, shown) }, open);
  }
}

/** @param {Seat} seat @param {Parts} known @param {number | null} shown */
function fullRow(seat, known, shown) {
  const name = element("span", { class: "name" }, seat.name || "Open seat");
  return [
    element("span", { class: "who" }, name, ...aboutOf(seat, shown), ...tagsOf(seat, known.stage === "waiting")),
    element("span", { class: "facts" }, ...(seat.facts ?? []).filter(({ about }) => !about).map(shownFact)),
    standingOf(seat, known),
  ];
}

/** @param {import("./parts.js").Fact} fact */
function shownFact({ symbol, text, title, none }) {
  return element("span", { class: `fact${none ? " none" : ""}${symbol ? "" : " worded"}`, title }, symbolOf(symbol), said(text, title));
}

/** A token says one number, how near its player is to winning, and the name where there is room. @param {Seat} seat @param {Parts} known */
function tokenRow(seat, known) {
  const [short, long] = known.stage === "waiting" ? ["", ""] : numberOf(seat);
  const words = [seat.name || "Open seat", long, stateOf(seat)].filter(Boolean).join(", ");
  const seen = element("span", { class: "held", "aria-hidden": "true" }, short && element("b", {}, short), element("span", { class: "name" }, seat.name || "Open"));
  return [seen, element("span", { class: "unseen" }, words)];
}

/** @param {Seat} seat @returns {[short: string, long: string]} */
function numberOf({ progress, score }) {
  if (progress?.pips.length) return [`${progress.pips.filter(Boolean).length}/${progress.pips.length}`, `${progress.text} ${progress.title}`];
  if (progress) return [progress.text, `${progress.text} ${progress.title}`];
  return typeof score === "number" ? [String(score), `score ${score}`] : ["", ""];
}

/** @param {Seat} seat @param {number | null} shown */
function classesOf(seat, shown) {
  const words = { asked: seat.asked, away: seat.kind === "person" && !seat.here, out: seat.resigned, own: seat.seat === shown };
  return Object.entries(words).filter(([, holds]) => holds).map(([word]) => word).join(" ");
}

/** What stands small beside a name: "you", the role, and how well a bot plays. @param {Seat} seat @param {number | null} shown */
function aboutOf(seat, shown) {
  const level = seat.kind === "bot" ? (seat.replaced && seat.level ? `${seat.level} bot` : seat.level || "bot") : "";
  const words = { self: seat.seat === shown && "you", role: seat.role, level };
  return Object.entries(words).map(([name, said]) => said && element("small", { class: name, title: name === "role" ? meaningOf(seat) : null }, said));
}

/** @param {Seat} seat @param {boolean} isWaiting the game has not begun @returns {Element[]} */
function tagsOf(seat, isWaiting) {
  const vote = seat.free ? "free" : `vote ${seat.agreed.length}/${seat.voters.length}`;
  const tags = [
    seat.host && isWaiting ? element("span", { class: "mark", title: "Host" }, "★", element("span", { class: "unseen" }, " host")) : null,
    seat.asked ? element("span", { class: "tag" }, seat.doing || "to move") : null,
    seat.agreed.length ? element("span", { class: "tag plain" }, vote) : null,
    seat.kind === "person" && !seat.here ? element("span", { class: "tag plain" }, "away") : null,
    seat.resigned ? element("span", { class: "tag plain" }, "resigned") : null,
  ];
  return tags.filter((tag) => tag !== null);
}

/** How near a player is to winning, or the score where the game has no better words. @param {Seat} seat @param {Parts} known */
function standingOf(seat, known) {
  const { progress } = seat;
  if (known.stage === "waiting") return null;
  if (progress?.pips.length) {
    const pips = progress.pips.map((reached) => element("span", { class: reached ? "pip on" : "pip" }, picture(progress.symbol) ?? "●"));
    return element("span", { class: "standing", title: progress.title }, element("span", { class: "pips", "aria-hidden": "true" }, ...pips), element("small", {}, progress.text));
  }
  if (progress) return element("span", { class: "standing", title: progress.title }, element("b", {}, progress.text), element("small", {}, progress.title));
  if (typeof seat.score !== "number") return null;
  return element("span", { class: "standing", title: `Score ${seat.score}` }, element("b", {}, String(seat.score)));
}

/** @param {string} symbol */
function symbolOf(symbol) {
  const drawn = picture(symbol);
  drawn?.setAttribute("aria-hidden", "true");
  return drawn;
}

/** Short for the eye, whole for the ear. @param {string} text @param {string} title */
function said(text, title) {
  if (!title || title === text) return text;
  const whole = document.createDocumentFragment();
  whole.append(element("span", { "aria-hidden": "true" }, text), element("span", { class: "unseen" }, title));
  return whole;
}

/** One player in words. @param {Seat} seat */
export function stateOf(seat) {
  const words = [{ person: seat.here ? "online" : "away", bot: seat.level ? `${seat.level} bot` : "bot", open: "open seat" }[seat.kind]];
  if (seat.host) words.push("host");
  if (seat.asked) words.push(seat.doing || "to move");
  if (seat.resigned) words.push("resigned");
  if (seat.agreed.length) words.push(seat.free ? "free for somebody else" : `${seat.agreed.length} of ${seat.voters.length} vote to free the seat`);
  return words.join(", ");
}

/** What the role of a player means. @param {Seat} seat */
export function meaningOf(seat) {
  return seat.facts?.find(({ about }) => about)?.title ?? null;
}

/** What a vote on a seat is about. @param {Seat} seat */
export function voteReason(seat) {
  const why = seat.kind === "bot" ? "A bot plays this seat." : `${seat.name} has been away for a long time.`;
  return `${why} If all ${seat.voters.length} of you agree, somebody else can take the seat, and will see its hand.`;
}
