// @ts-check
/** The waiting room: the links for those who are still to come, who sits where, and the start. */

import { badge, button, element, fill, icon, luck } from "./dom.js";
import { botDeeds, copyField, deedBox, faceOf, made, shareButton, showCode } from "./invite.js";
import { forget, newNumber, remember, remembered } from "./numbers.js";
import { hostOf } from "./parts.js";
import { run, send } from "./send.js";
import { stateOf } from "./players.js";
import { diceParts } from "./luck.js";

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
    this.isDiceOpen = false;
    /** @type {Set<number>} seats whose link is being made */
    this.making = new Set();
  }

  /** @param {Parts} known */
  show(known) {
    this.root.hidden = known.stage !== "waiting";
    const text = JSON.stringify([known.seats, known.stage, known.mine, known.bots, known.can_host, known.public, known.numbers]);
    if (this.root.hidden || text === this.written) return;
    this.written = text;
    this.write(known);
  }

  /** @param {Parts} known */
  write(known) {
    const seats = element("ul", { class: "places" }, ...known.seats.map((seat) => this.place(seat, known)));
    const rest = element("div", { class: "besides" }, this.spectators(known), this.fairDice(known));
    const people = element("div", { class: "people" }, element("h2", {}, "Waiting for players"), this.share(known), seats, element("p", { class: "faded" }, advice(known)), rest);
    fill(this.root, people, this.plan("plan"));
    const top = document.querySelector(".rail-top");
    if (!top?.querySelector(".glance")) top?.append(...[this.plan("glance")].filter((glance) => glance !== null));
  }

  /** What will be played, as the server tells it: with the seats, or at a glance beside them where these need the room. @param {"plan" | "glance"} name */
  plan(name) {
    const told = document.getElementById("plan");
    return told instanceof HTMLTemplateElement ? element("div", { class: name }, told.content.cloneNode(true)) : null;
  }

  /** What is sent to friends: one link where anyone may sit down, else one for each open seat. @param {Parts} known */
  share(known) {
    const open = known.seats.filter((seat) => seat.kind === "open");
    if (!known.mine.length && !known.can_host && !(known.public && open.length)) return onlyWatching(known, open.length > 0);
    if (!open.length || !(known.public || known.can_host)) return null;
    if (known.public) return element("div", { class: "share" }, element("p", {}, "Send this link. Whoever opens it can sit down."), element("div", { class: "seat-link" }, ...sending(this.address)));
    const words = open.length === 1 ? "Send this link to your friend." : "Send each friend a link.";
    return element("div", { class: "share" }, element("p", {}, words), ...open.map((seat) => this.linkOf(seat, known)));
  }

  /** @param {Seat} seat @param {Parts} known */
  linkOf(seat, known) {
    const link = made.of(this.table, seat.seat);
    const row = element("div", { class: "seat-link" }, badge(seat.seat, seat.letter));
    if (link && seat.linked !== false) row.append(...sending(link.url), button("QR", () => showCode(link), { "aria-label": `QR code for seat ${seat.letter}` }));
    else if (seat.linked) row.append(element("span", { class: "faded" }, "You made a link elsewhere. A new one replaces it."), button("New link", () => this.make(seat, known, row)));
    else this.make(seat, known, row);
    return row;
  }

  /** @param {Seat} seat @param {Parts} known @param {HTMLElement} row */
  make(seat, known, row) {
    if (this.making.has(seat.seat)) return;
    this.making.add(seat.seat);
    const then = (/** @type {import("./invite.js").Link} */ link) => {
      made.keep(this.table, seat.seat, link);
      seat.linked = true;
      this.write(known);
    };
    void run(row, () => send(`/t/${this.table}/seats/${seat.seat}/link`), then).finally(() => this.making.delete(seat.seat));
  }

  /** @param {Seat} seat @param {Parts} known */
  place(seat, known) {
    const deeds = element("div", { class: "seat-deeds" });
    const name = seat.kind === "open" ? "Open seat" : seat.name;
    const isHere = known.mine.includes(seat.seat);
    const words = seat.you ? "you" : isHere ? "on this device" : seat.kind === "open" ? "" : stateOf(seat);
    const face = seat.kind === "bot" ? faceOf(seat) : null;
    const presence = seat.kind === "person" && !isHere ? ` presence ${seat.here ? "here" : ""}` : "";
    const said = element("span", { class: `faded${presence}` }, words);
    const row = element("li", {}, badge(seat.seat, seat.letter), element("b", {}, name), face, said, deeds);
    deeds.append(...this.deedsFor(seat, known, deeds));
    return row;
  }

  /** One control for a seat. @param {Seat} seat @param {Parts} known @param {HTMLElement} place @returns {HTMLElement[]} */
  deedsFor(seat, known, place) {
    if (seat.kind === "open") return this.openDeeds(seat, known, place);
    if (known.mine.includes(seat.seat)) return [button("Leave", () => this.leave(seat, place), { class: "plain" })];
    return seat.kind === "bot" && known.can_host ? [this.botBox(seat, known, place)] : [];
  }

  /** @param {Seat} seat @param {Parts} known @param {HTMLElement} place */
  openDeeds(seat, known, place) {
    const sit = () => this.sit(seat, known, place);
    if (!known.mine.length && (known.public || known.can_host)) return [button("Sit here", sit, { class: "main" })];
    if (!known.can_host) return [];
    const here = { words: "Someone on this device", about: "You pass it around", picture: sign(DEVICE), deed: sit };
    return [deedBox(`Seat ${seat.letter}`, "Fill seat", [...botDeeds(this.table, seat, known, place), here])];
  }

  /** Another level, or an open seat again. @param {Seat} seat @param {Parts} known @param {HTMLElement} place */
  botBox(seat, known, place) {
    const remove = () => void run(place, () => send(`/t/${this.table}/seats/${seat.seat}/bot`, {}, "DELETE"));
    const free = { words: "Open seat", about: "Remove the bot and invite a friend", picture: sign(LINK), deed: remove };
    return deedBox(`Seat ${seat.letter}`, "Change", [...botDeeds(this.table, seat, known, place), free]);
  }

  /** @param {Seat} seat @param {Parts} known @param {HTMLElement} place */
  sit(seat, known, place) {
    const number = newNumber();
    remember(this.table, known.commitment, number);
    const failed = (/** @type {unknown} */ wrong) => {
      forget(this.table, [number]);
      throw wrong;
    };
    return run(place, () => send(`/t/${this.table}/sit`, { seat: seat.seat, number }).catch(failed), () => this.again());
  }

  /** @param {Seat} seat @param {HTMLElement} place */
  leave(seat, place) {
    const gone = () => (forget(this.table, remembered(this.table)?.numbers ?? []), this.again());
    return run(place, () => send(`/t/${this.table}/leave`, { seat: seat.seat }), gone);
  }

  again() {
    this.go(`/t/${this.table}`);
  }

  get address() {
    return `${location.origin}/t/${this.table}`;
  }

  /** What the main button does meanwhile. @param {Parts} known @returns {{label: string, deed: () => void} | null} */
  next(known) {
    const begin = () => void run(this.root, () => send(`/t/${this.table}/begin`));
    const label = openSeats(known) === 1 ? "Start with a bot" : "Start with bots";
    return known.stage === "waiting" && known.can_host ? { label, deed: begin } : null;
  }

  /** How the dice come about, and what they come from so far. @param {Parts} known */
  fairDice(known) {
    const box = element("details", { class: "sealed", open: this.isDiceOpen, ontoggle: () => (this.isDiceOpen = box.open) }, summary(`How the ${luck()} ${luck() === "dice" ? "are" : "is"} kept fair`), ...diceParts(known));
    return box;
  }

  /** @param {Parts} known */
  spectators(known) {
    if (known.public) return null;
    return element("details", { class: "watch" }, summary("Spectator link"), copyField(this.address));
  }
}

const DEVICE = "M7 4h10v16H7zM11 17h2";
const LINK = "M10 14l4-4M9 8l3-3a4 4 0 0 1 6 6l-3 3M15 16l-3 3a4 4 0 0 1-6-6l3-3";

/** A drawn sign where others have a face. @param {string} line */
function sign(line) {
  const drawn = icon(line);
  drawn.setAttribute("class", "sign-line");
  return element("span", { class: "face sign" }, drawn);
}

/** The head of something that opens. @param {string} words */
function summary(words) {
  const drawn = icon("m7 10 5 5 5-5");
  drawn.setAttribute("class", "sign-line");
  return element("summary", {}, drawn, words);
}

/** An address, to be sent or copied. @param {string} address @returns {Node[]} */
function sending(address) {
  const share = shareButton(address, document.title);
  return [...(share ? [share] : []), copyField(address, share ? "" : "main")];
}

/** @param {Parts} known */
function openSeats(known) {
  return known.seats.filter((seat) => seat.kind === "open").length;
}

/** What somebody is told who came without a link. @param {Parts} known @param {boolean} isRoom for more players */
function onlyWatching(known, isRoom) {
  const way = isRoom ? `To play, ask ${hostOf(known)} for a link to a seat.` : "Every seat is taken.";
  return element("div", { class: "share" }, element("p", {}, element("b", {}, "You are watching."), ` ${way}`));
}

/** @param {Parts} known */
function advice(known) {
  if (known.can_host) return "The game starts when every seat is taken.";
  return `The game starts when every seat is taken, or when ${hostOf(known)} starts it.`;
}
