// @ts-check
/** What the reader holds: cards to play in a row, and beside them in words what only the reader knows.
 *
 * A card carries `data-KIND="word"` as things on the board do, so it is picked like them. Games that only draw a whole
 * picture of a hand have it shown as it is.
 */

import { noted } from "./course.js";
import { element, fill, need, picture } from "./dom.js";

/** @typedef {import("./parts.js").Card} Card */
/** @typedef {import("./parts.js").Note} Note */
/** @typedef {{cards?: Card[], notes?: Note[], hand?: string}} Held */

const PATIENCE = 380; // milliseconds that a pointer rests before a card grows
const SHORT = 46; // letters of a note that takes one line

export class Hand {
  constructor(root = need("hand")) {
    this.root = root;
    this.written = "";
    this.isEmpty = true;
    /** @type {Card[]} */
    this.cards = [];
    /** @type {Map<Element, Card>} */
    this.shown = new Map();
    /** @type {Element | null} the card that is pointed at */
    this.under = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.large = element("div", { class: "card large", "aria-hidden": "true", hidden: true });
    document.body.append(this.large);
    this.listen();
  }

  /** @param {Held} held @returns {boolean} was anything drawn */
  show({ cards = [], notes = [], hand = "" }) {
    const text = JSON.stringify([cards, notes, hand]);
    if (text === this.written) return false;
    this.written = text;
    this.cards = cards;
    this.isEmpty = !cards.length && !notes.length && !hand;
    this.shrink();
    this.shown = new Map(cards.map((card) => [cardOf(card), card]));
    const groups = [...groupsOf(this.shown)].map(([name, some]) => groupOf(name, some.map(([made]) => made)));
    const known = notes.map((note) => element("li", { title: `${note.title} ${note.text}`.trim() }, ...noted(note)));
    const isPicture = !cards.length && !!hand;
    this.root.classList.toggle("picture", isPicture);
    fill(this.root, groups.length > 0 && element("div", { class: "cards", role: "group", "aria-label": "Cards", tabindex: "0" }, ...groups), isPicture && picture(hand), known.length > 0 && element("ul", { class: notes.every(({ text }) => text.length < SHORT) ? "notes short" : "notes", tabindex: "0", "aria-label": "What only you know" }, ...known));
    return true;
  }

  /** Does the reader hold this? @param {string} kind @param {string} word */
  has(kind, word) {
    return this.cards.some((card) => card.kind === kind && card.word === word);
  }

  /**
   * Is a move built of what the reader holds, and of nothing on the map?
   * @param {import("./plan.js").Plan} plan
   * @param {import("./board.js").Board} board
   */
  isAskedFor({ picks, path, offer }, board) {
    if (!path.length && picks.options.some(({ word }) => offer.verbs?.[word]?.pointed || (offer.verbs?.[word]?.side && !offer.verbs[word].held))) return false; // there is more to do than that
    const isHeld = [...picks.things, ...picks.options.filter(({ word }) => !offer.verbs?.[word]?.held), ...path].some(({ kind, word }) => this.has(kind, word));
    return isHeld && !picks.things.some(({ kind, word }) => board.whereIs(kind, word) === "map");
  }

  /** Over the stage of a phone held sideways: not on the tile that is fought for. @param {Element | null} fought */
  makeWay(fought) {
    this.root.classList.remove("above");
    const [own, theirs] = [this.root, fought].map((one) => one?.getBoundingClientRect());
    const isMet = !!own?.height && !!theirs && own.top < theirs.bottom && theirs.top < own.bottom;
    this.root.classList.toggle("above", isMet);
    this.reveal();
  }

  /** Cards that are asked for are in sight, also at the end of a long row; then what was picked is. */
  reveal() {
    this.root.scrollTop = 0;
    if (this.root.querySelector('[data-pick="chosen"]')) return;
    const row = this.root.querySelector(".cards");
    const last = [...this.root.querySelectorAll('[data-pick="glow"]')].pop();
    if (row && last) row.scrollLeft += Math.max(0, last.getBoundingClientRect().right - row.getBoundingClientRect().right + 8);
  }

  listen() {
    this.root.addEventListener("pointerover", (event) => this.consider(event));
    this.root.addEventListener("pointerleave", () => this.shrink());
    this.root.addEventListener("pointerdown", (event) => event.pointerType !== "mouse" && this.consider(event));
    for (const name of ["pointerup", "pointercancel", "scroll"]) this.root.addEventListener(name, () => this.shrink());
    this.root.addEventListener("contextmenu", (event) => cardAt(event) && event.preventDefault()); // a finger that holds
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.shrink());
  }

  /** A card grows once a pointer rests on it, or a finger holds it. @param {Event} event */
  consider(event) {
    const shown = cardAt(event);
    if (shown === this.under) return;
    this.shrink();
    this.under = shown;
    if (shown) this.timer = setTimeout(() => this.grow(shown), PATIENCE);
  }

  /** @param {HTMLElement} shown */
  grow(shown) {
    const card = this.shown.get(shown);
    if (!card) return;
    const box = shown.getBoundingClientRect();
    fill(this.large, ...faceOf(card, card.text || card.rule));
    this.large.style.setProperty("--tone", card.tone);
    this.large.hidden = false;
    const { width, height } = this.large.getBoundingClientRect();
    const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, 8), innerWidth - width - 8);
    this.large.style.left = `${left}px`;
    this.large.style.top = `${Math.max(8, box.top - height - 10)}px`;
  }

  shrink() {
    clearTimeout(this.timer);
    this.under = null;
    this.large.hidden = true;
    fill(this.large); // nothing of a card stays behind a curtain
  }
}

/** @param {Map<Element, Card>} shown @returns {Map<string, [Element, Card][]>} by the group of the cards */
function groupsOf(shown) {
  const groups = new Map([...shown].map(([, card]) => [card.group, /** @type {[Element, Card][]} */ ([])]));
  for (const pair of shown) groups.get(pair[1].group)?.push(pair);
  return groups;
}

/** @param {string} name @param {Element[]} cards */
function groupOf(name, cards) {
  return element("div", { class: "group", role: "group", "aria-label": name || "Cards" }, element("p", { class: "group-name", "aria-hidden": "true" }, name), element("div", { class: "row" }, ...cards));
}

/** @param {Card} card */
function cardOf(card) {
  const made = element("div", { class: "card", [`data-${card.kind}`]: card.word }, ...faceOf(card, card.rule));
  made.style.setProperty("--tone", card.tone);
  return made;
}

/** @param {Card} card @param {string} rule */
function faceOf(card, rule) {
  const [value, label] = card.value.split(" ").reverse(); // `now 6` has what it is above the number
  const art = element("span", { class: "art" }, picture(card.art), value && element("strong", {}, label && element("small", {}, label), value));
  return [element("b", { class: "name" }, card.name), art, element("p", {}, rule)];
}

/** @param {Event} event @returns {HTMLElement | null} */
function cardAt(event) {
  return event.target instanceof Element ? event.target.closest(".card") : null;
}
