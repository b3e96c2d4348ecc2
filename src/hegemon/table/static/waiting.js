// @ts-check
/** The waiting room: who sits where, links for the open seats, and the start. */

import { badge, button, element, fill } from "./dom.js";
import { botButtons, copyField, run, showLink } from "./invite.js";
import { send } from "./send.js";
import { stateOf } from "./players.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Seat} Seat */

export class Waiting {
  /**
   * @param {HTMLElement} root
   * @param {string} table
   * @param {(address: string) => void} [go] to another page
   */
  constructor(root, table, go = (address) => location.assign(address)) {
    this.root = root;
    this.table = table;
    this.go = go;
    this.written = "";
  }

  /** @param {Parts} known */
  show(known) {
    this.root.hidden = known.stage !== "waiting";
    const text = JSON.stringify([known.seats, known.stage, known.mine, known.bots, known.can_host, known.public]);
    if (this.root.hidden || text === this.written) return;
    this.written = text;
    const seats = element("ul", { class: "places" }, ...known.seats.map((seat) => this.place(seat, known)));
    fill(this.root, element("h2", {}, "Waiting for players"), advice(known), seats, this.start(known), this.share(), sealed(known.commitment));
  }

  /** @param {Seat} seat @param {Parts} known */
  place(seat, known) {
    const deeds = element("div", { class: "deeds" });
    const name = seat.kind === "open" ? "Open seat" : seat.name;
    const isHere = known.mine.includes(seat.seat);
    const words = seat.you ? "you" : isHere ? "on this device" : seat.kind === "open" ? "" : stateOf(seat);
    const said = element("span", { class: "faded" }, words);
    const row = element("li", {}, badge(seat.seat, seat.letter), element("b", {}, name), said, deeds);
    if (seat.kind === "open") deeds.append(...this.openDeeds(seat, known, deeds));
    else if (isHere) deeds.append(button("Leave", () => this.leave(seat, deeds), { class: "quiet" }));
    return row;
  }

  /** @param {Seat} seat @param {Parts} known @param {HTMLElement} place */
  openDeeds(seat, known, place) {
    const isHost = known.can_host;
    const sit = button("Sit here", () => run(place, () => send(`/t/${this.table}/sit`, { seat: seat.seat }), () => this.again()));
    const link = button("Invite", () => showLink(this.table, seat));
    const bots = isHost ? botButtons(this.table, seat.seat, known, place) : [];
    return [known.public || isHost ? sit : null, isHost ? link : null, ...bots].filter((deed) => deed !== null);
  }

  /** @param {Seat} seat @param {HTMLElement} place */
  leave(seat, place) {
    return run(place, () => send(`/t/${this.table}/leave`, { seat: seat.seat }), () => this.again());
  }

  again() {
    this.go(`/t/${this.table}`);
  }

  /** @param {Parts} known */
  start(known) {
    const place = element("div", { class: "start" });
    const open = known.seats.filter((seat) => seat.kind === "open").length;
    const host = known.seats.find((seat) => seat.host);
    if (!known.can_host) {
      place.append(element("p", {}, `${host ? host.name : "The host"} starts the game.`));
      return place;
    }
    const seats = open === 1 ? "A bot will take the open seat." : `Bots will take the ${open} open seats.`;
    place.append(element("p", { class: "faded" }, open ? seats : "Everyone is here."));
    return place;
  }

  /** What the main button does meanwhile. @param {Parts} known @returns {{label: string, deed: () => void} | null} */
  next(known) {
    const begin = () => void run(this.root, () => send(`/t/${this.table}/begin`));
    return known.stage === "waiting" && known.can_host ? { label: "Start game", deed: begin } : null;
  }

  share() {
    const address = `${location.origin}/t/${this.table}`;
    return element("details", { class: "share", open: true }, element("summary", {}, "Link to this table"), copyField(address));
  }
}

/** @param {Parts} known */
function advice(known) {
  const words = known.can_host ? "Invite friends, or fill the seats with bots. The game starts when every seat is taken, or when you start it." : "The game starts when every seat is taken.";
  return element("p", { class: "faded" }, words);
}

/**
 * The dice are fixed before anyone moves: their seal, to be checked afterwards.
 * @param {string} commitment
 */
export function sealed(commitment) {
  if (!commitment) return null;
  const about = "All dice of this game are fixed already. This is the hash of their seed, which is shown when the game is over.";
  return element("details", { class: "sealed" }, element("summary", {}, "The dice are sealed"), element("p", { class: "faded" }, about), element("code", {}, commitment));
}
