// @ts-check
/** The players in a strip: letter, colour, name, who is here, who is asked, and how they stand. */

import { badge, button, dialog, element, fill } from "./dom.js";
import { botButtons, run, showLink } from "./invite.js";
import { send } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

export class Seats {
  /**
   * @param {HTMLElement} root
   * @param {string} table
   * @param {{look: (seat: number) => void, light: (seat: number) => void, unlight: () => void}} hooks
   */
  constructor(root, table, hooks) {
    this.root = root;
    this.table = table;
    this.hooks = hooks;
    this.written = "";
  }

  /** @param {Parts} known @param {number | null} shown the seat whose view this is */
  show(known, shown) {
    const text = JSON.stringify([known.seats, known.stage, known.mine, known.bots, known.can_host, shown]);
    if (text === this.written) return;
    this.written = text;
    const focused = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-of") : null;
    fill(this.root, ...known.seats.map((seat) => this.row(seat, known, shown)));
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-of="${focused}"]`))?.focus();
  }

  /** @param {Seat} seat @param {Parts} known @param {number | null} shown */
  row(seat, known, shown) {
    const open = button("", () => this.menu(seat, known, shown), { class: "player", "data-of": seat.seat, "aria-haspopup": "dialog" });
    fill(open, badge(seat.seat, seat.letter), nameOf(seat, shown), marksOf(seat), scoreOf(seat, known));
    open.addEventListener("pointerenter", () => this.hooks.light(seat.seat));
    open.addEventListener("pointerleave", () => this.hooks.unlight());
    return element("li", { class: classesOf(seat, shown) }, open);
  }

  /** What can be known and done about one player. @param {Seat} seat @param {Parts} known @param {number | null} shown */
  menu(seat, known, shown) {
    const place = element("div", { class: "menu" });
    const box = dialog(`${seat.letter} · ${seat.name || "open seat"}`, element("p", { class: "faded" }, `${stateOf(seat)}.`), place);
    const close = () => box.close();
    const at = `/t/${this.table}/seats/${seat.seat}`;
    const isMine = known.mine.includes(seat.seat);
    if (isMine && seat.seat !== shown) place.append(button("Play from this seat", () => (close(), this.hooks.look(seat.seat))));
    if (seat.you && seat.kind === "bot") place.append(button("Take it back from the bot", () => run(place, () => send(`${at}/back`), close)));
    if (known.stage === "over") return;
    if (!seat.resigned && (isMine || (known.can_host && seat.free))) place.append(this.linkButton(seat, isMine, close));
    if (!seat.free && seat.voters.some((voter) => known.mine.includes(voter))) place.append(...this.voteButtons(seat, known, place, close));
    if (known.can_host) place.append(...this.hostButtons(seat, known, place, close));
  }

  /** Only who sits there can hand a seat on; the host invites to the others. @param {Seat} seat @param {boolean} isMine @param {() => void} close */
  linkButton(seat, isMine, close) {
    return button(isMine ? "Carry it to another device" : "Link for this seat", () => (close(), showLink(this.table, seat)));
  }

  /** All others decide together whether a seat may go to somebody else. @param {Seat} seat @param {Parts} known @param {HTMLElement} place @param {() => void} close */
  voteButtons(seat, known, place, close) {
    const agree = !seat.agreed.some((voter) => known.mine.includes(voter));
    const vote = () => run(place, () => send(`/t/${this.table}/seats/${seat.seat}/vote`, { agree }), close);
    return [element("p", { class: "faded" }, voteReason(seat)), button(agree ? "Vote to free the seat" : "Withdraw your vote", vote)];
  }

  /** @param {Seat} seat @param {Parts} known @param {HTMLElement} place @param {() => void} close */
  hostButtons(seat, known, place, close) {
    const buttons = [];
    if (seat.kind !== "bot" && !seat.you && !seat.resigned) buttons.push(...botButtons(this.table, seat.seat, known, place, close));
    const hand = () => run(place, () => send(`/t/${this.table}/host`, { seat: seat.seat }), close);
    if (seat.kind === "person" && !seat.host && !seat.you) buttons.push(button("Make them the host", hand));
    return buttons;
  }
}

/** @param {Seat} seat @param {number | null} shown */
function classesOf(seat, shown) {
  const words = { asked: seat.asked, away: seat.kind === "person" && !seat.here, out: seat.resigned, own: seat.seat === shown };
  return Object.entries(words).filter(([, holds]) => holds).map(([word]) => word).join(" ");
}

/** @param {Seat} seat @param {number | null} shown */
function nameOf(seat, shown) {
  const you = seat.seat === shown ? element("small", {}, " you") : null;
  return element("span", { class: "name" }, seat.name || "open", you);
}

/** @param {Seat} seat */
function marksOf(seat) {
  const said = element("span", { class: "unseen" }, `, ${stateOf(seat)}`);
  const dot = seat.asked ? element("span", { class: "turn", title: "Is asked", "aria-hidden": "true" }) : null;
  const host = seat.host ? element("span", { class: "mark", title: "Host", "aria-hidden": "true" }, "★") : null;
  const bot = seat.kind === "bot" && !/bot|\(/i.test(seat.name) ? element("span", { class: "mark word", "aria-hidden": "true" }, "bot") : null;
  const away = seat.kind === "person" && !seat.here ? element("span", { class: "mark word", "aria-hidden": "true" }, "away") : null;
  const vote = seat.agreed.length ? element("span", { class: "mark word", "aria-hidden": "true" }, seat.free ? "free" : `vote ${seat.agreed.length}/${seat.voters.length}`) : null;
  return element("span", { class: "marks" }, host, bot, vote ?? away, dot, said);
}

/** @param {Seat} seat @param {Parts} known */
function scoreOf(seat, known) {
  if (known.stage === "waiting" || typeof seat.score !== "number") return null;
  const place = seat.place ? `place ${seat.place}, ` : "";
  return element("span", { class: "score", title: `${place}score ${seat.score}` }, String(seat.score));
}

/** One player in words. @param {Seat} seat */
export function stateOf(seat) {
  const words = [{ person: seat.here ? "here" : "away", bot: "a bot", open: "an open seat" }[seat.kind]];
  if (seat.host) words.push("host");
  if (seat.asked) words.push("is asked");
  if (seat.resigned) words.push("has resigned");
  if (seat.agreed.length) words.push(seat.free ? "free for somebody else" : `${seat.agreed.length} of ${seat.voters.length} vote to free the seat`);
  return words.join(", ");
}

/** What a vote on a seat is about. @param {Seat} seat */
export function voteReason(seat) {
  const why = seat.kind === "bot" ? "A bot plays this seat." : `${seat.name} has been away for a long time.`;
  return `${why} If all ${seat.voters.length} of you agree, somebody else can take the seat, and will see its hand.`;
}
