// @ts-check
/** The panel of a showdown: built once, then brought to any step of it. */

import { badge, button, element, icon, picture } from "./dom.js";

/** @typedef {import("./parts.js").Showdown} Showdown */
/** @typedef {Showdown["sides"][number]} Side */

const SWORDS = "M5 4l9.5 9.5M19 4l-9.5 9.5M7 15.5l3 3M17 15.5l-3 3M8.5 17 5 20.5M15.5 17l3.5 3.5";
const SIGNS = { done: "M5 12.5l4.5 4.5L19 7.5", lost: "M8 16.5a6.5 6.5 0 1 1 8 0V20H8ZM9.8 11.5v.8M14.2 11.5v.8M12 17v3" }; // a tick, a skull
const ON = "M6 6l6 6-6 6M13 6l6 6-6 6";
const ABREAST = 3; // sides of more than two beside each other
const COUNTING = 400; // milliseconds in which a score goes from one number to the next
const [LEAST, BARE, ROOMY] = [430, 350, 520]; // pixels: with cards, without, and of a frame in which there is room for less

/**
 * What a side comes to after so many steps: what was counted, and what is not struck yet.
 * @param {Side} side
 * @param {number} step
 */
export function sumAt({ terms }, step) {
  const counts = terms.filter(({ at, struck, value }) => (/^[+-]?\d+$/).test(value) && (struck ? step >= 0 && step < at : step >= at));
  return counts.reduce((sum, { value }) => sum + Number(value), 0);
}

/** Who looks stands on the left. @param {Showdown} showdown @param {number | null} seat */
export function sidesFor({ sides }, seat) {
  const isOwn = (/** @type {Side} */ side) => side.seat === seat || side.terms.some((term) => term.seat === seat);
  const own = sides.find(isOwn);
  return own ? [own, ...sides.filter((side) => side !== own)] : sides;
}

export class Panel {
  /**
   * @param {Showdown} showdown
   * @param {{seat: number | null, isShort: boolean}} reader
   * @param {() => void} skip
   */
  constructor(showdown, { seat, isShort }, skip) {
    this.showdown = showdown;
    this.last = showdown.steps.length + 1; // the step at which all is said
    /** @type {((step: number, isAtOnce: boolean) => void)[]} what follows the steps */
    this.followers = [];
    this.sides = sidesFor(showdown, seat);
    this.skipper = button("", skip, { class: "bout-skip" });
    this.skipper.append(element("span", {}, "Skip"), icon(ON));
    const title = element("header", {}, element("div", {}, element("h2", {}, showdown.title), element("p", {}, showdown.about)), this.skipper);
    const middle = element("div", { class: "between", "aria-hidden": "true" }, icon(SWORDS));
    const sides = element("div", { class: this.isCrowd ? "sides crowd" : "sides" }, ...this.sides.map((side) => this.side(side)), this.isCrowd ? null : middle);
    sides.style.setProperty("--abreast", String(Math.min(this.sides.length, ABREAST)));
    this.told = element("div", { class: "told", tabindex: "0", role: "group", "aria-label": "What happened" }, sides, this.steps(), this.verdict());
    this.root = element("article", { class: isShort ? "bout short" : "bout", "aria-label": showdown.title, "data-kind": showdown.kind }, title, this.told, this.cry());
    this.step = -2;
  }

  get isCrowd() {
    return this.sides.length > 2;
  }

  /** Bring it to a step; below 0 nothing is turned up yet. @param {number} step @param {boolean} [isAtOnce] without any movement */
  show(step, isAtOnce = false) {
    if (step === this.step) return;
    this.step = step;
    this.root.classList.toggle("at-once", isAtOnce);
    this.root.classList.toggle("over", step >= this.last);
    for (const follow of this.followers) follow(step, isAtOnce);
    if (step >= this.last) this.told.scrollTo({ top: this.told.scrollHeight, behavior: isAtOnce ? "auto" : "smooth" }); // what came of it is in sight
  }

  /** An element that has a class from a step on, or as long as something holds. @param {Element} thing @param {string} name @param {(step: number) => boolean} when */
  follow(thing, name, when) {
    this.followers.push((step) => thing.classList.toggle(name, when(step)));
    return thing;
  }

  /** @param {Side} side */
  side(side) {
    const token = side.seat >= 0 ? badge(side.seat) : null;
    const score = side.score !== null ? this.score(side) : this.showdown.cry ? element("b", { class: "score lower", "aria-label": "No score" }, "–") : null; // a cry came before it
    const who = element("div", { class: "who" }, token, element("p", {}, element("b", {}, side.name), element("small", {}, side.role)), this.isCrowd ? null : score);
    const cards = element("div", { class: "laid" }, ...side.cards.map((card) => this.card(card, side.terms)));
    const said = side.terms.filter(({ text }) => text);
    const terms = said.length ? element("ul", { class: "terms" }, ...said.map((term) => this.term(term))) : null;
    const made = element("section", { class: `side seat-${side.seat % 8}`, "aria-label": side.name }, who, side.cards.length ? cards : null, this.isCrowd ? score : null, terms);
    this.follow(made, "victor", (step) => step >= this.last - 1 && side.won);
    return this.follow(made, "beaten", (step) => step >= this.last - 1 && !side.won && this.sides.some(({ won }) => won));
  }

  /** How broad it is at least beside its place: without cards it can leave that more room. @param {number} room of the frame */
  leastIn(room) {
    return room >= ROOMY && this.showdown.sides.every(({ cards }) => !cards.length) ? BARE : LEAST;
  }

  /** A card that is turned up with the others, and may be stamped later. @param {Side["cards"][number]} card @param {Side["terms"]} terms which may say what it does */
  card(card, terms) {
    const art = element("span", { class: "art" }, picture(card.art), card.value && element("strong", {}, card.value));
    const stamp = card.stamp && this.follow(element("span", { class: "stamp" }, card.stamp), "down", (step) => step >= card.at);
    const face = element("div", { class: "front" }, element("b", { class: "name" }, card.name), art, element("p", {}, card.rule), stamp);
    const isSummed = terms.some(({ text }) => text.includes(card.name));
    const made = element("div", { class: isSummed ? "flip summed" : "flip" }, element("div", { class: "back", "aria-hidden": "true" }), face);
    made.style.setProperty("--tone", card.tone);
    if (card.stamp) this.follow(face, "stamped", (step) => step >= card.at);
    return this.follow(made, "up", (step) => step >= (card.stamp ? 0 : card.at));
  }

  /** @param {Side["terms"][number]} term */
  term({ text, value, seat, struck, at }) {
    const number = element("em", {}, struck ? element("s", {}, value) : value);
    const row = element("li", {}, element("span", {}, seat >= 0 ? badge(seat) : null, struck ? element("s", {}, text) : text), number);
    if (struck) this.follow(row, "struck", (step) => step >= at);
    return this.follow(row, "said", (step) => step >= (struck ? 0 : at));
  }

  /** A number that follows the sum. @param {Side} side */
  score(side) {
    const made = element("b", { class: "score" });
    /** @type {number} */
    let running = 0;
    let shown = 0;
    this.followers.push((step, isAtOnce) => {
      const isSaid = step >= this.last - 1; // a verdict never comes before its numbers
      const next = isSaid ? (side.score ?? 0) : sumAt(side, step);
      cancelAnimationFrame(running);
      const [from, begin] = [shown, performance.now()];
      const tick = (/** @type {number} */ now) => {
        const part = isAtOnce || isSaid ? 1 : Math.min(1, Math.max(0, now - begin) / COUNTING);
        shown = Math.round(from + (next - from) * part);
        made.textContent = step < 0 ? "" : String(shown); // nothing counts before the cards are turned up
        if (part < 1) running = requestAnimationFrame(tick);
      };
      tick(begin);
    });
    this.follow(made, "won", (step) => step >= this.last - 1 && side.won);
    return this.follow(made, "lower", (step) => step >= this.last - 1 && !side.won && this.sides.some(({ won }) => won));
  }

  steps() {
    const { steps, signs } = this.showdown;
    const rows = steps.flatMap((text, k) => {
      const sign = signs?.[k] ?? "done";
      return sign === "summed" ? [] : this.follow(element("li", {}, icon(SIGNS[sign]), text), "done", (step) => step >= k); // a sum tells it
    });
    const verdict = this.showdown.verdict && this.follow(element("li", { class: "bout-verdict" }, icon(SWORDS), this.showdown.verdict), "done", (step) => step >= this.last - 1);
    return element("ol", { class: "steps" }, ...rows, verdict);
  }

  verdict() {
    const { outcome, meaning } = this.showdown;
    const tolls = this.sides.flatMap((side) => side.losses).map(({ seat, lost, left, told, alive }) => element("li", {}, badge(seat), lost && !told && !alive ? element("b", {}, `−${lost}`) : null, told ?? (alive ? `${lost} ${left}` : left)));
    const words = element("div", {}, element("h3", {}, outcome), meaning ? element("p", {}, meaning) : null);
    return this.follow(element("footer", {}, this.narration(), words, tolls.length ? element("ul", { class: "tolls" }, ...tolls) : null), "said", (step) => step >= this.last);
  }

  /** Until it is known what came of it, its place tells the step. */
  narration() {
    const made = element("p", { class: "bout-telling", "aria-hidden": "true" });
    const { steps, kind, verdict, outcome } = this.showdown;
    this.followers.push((step) => (made.textContent = step < 0 ? `${kind}…` : (steps[step] ?? (verdict || outcome))));
    return made;
  }

  cry() {
    const { cry, cried, verdict } = this.showdown;
    return cry ? this.follow(element("p", { class: "bout-cry", "aria-hidden": "true" }, element("strong", {}, cry), element("span", {}, verdict)), "out", (step) => step === cried) : null;
  }
}
