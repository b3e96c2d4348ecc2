// @ts-check
/** A place that one player takes from another without dice: swords clash upon it, the colour of its new owner spreads, and
 * then the position settles; what was done stands beside it a little longer. */

import { beside } from "./dice.js";
import { badge, element, fill, letterOf, SVG } from "./dom.js";

/** @typedef {import("./parts.js").Happening} Happening */
/** @typedef {import("./parts.js").Loss} Loss */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{place: Spot, seats: [number, number], told: string}} Taking by whom, from whom, and how the log tells it */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

const CLASH = 360; // milliseconds
const SPREAD = 460; // from then on
const BRIEF = 0.55; // of that time for who is not concerned
const READ = 1500; // that the words stand there after it
const SWORDS = "M-7 -7 5 5M7 -7 -5 5M-8 3-3 8M8 3 3 8M-6 6-9 9M6 6 9 9";

/**
 * The last place that passed from one seat to another, if the log tells it as a loss.
 * @param {Happening[]} events
 * @param {{text: string, lost?: Loss[]}[]} lines of the log about them
 * @param {(spot: Spot) => boolean} isOnBoard
 * @returns {Taking | null}
 */
export function takingOf(events, lines, isOnBoard) {
  for (const { spots } of events.toReversed()) {
    const [taker, place, loser] = spots;
    if (spots.length !== 3 || taker[0] !== "seat" || loser[0] !== "seat" || place[0] === "seat" || !isOnBoard(place)) continue;
    const isLoss = (/** @type {Loss} */ [seat, kind, word]) => String(seat) === loser[1] && kind === place[0] && word === place[1];
    const line = lines.findLast(({ lost = [] }) => lost.some(isLoss));
    if (line) return { place, seats: [Number(taker[1]), Number(loser[1])], told: line.text.replace(/\.$/, "").split(" · ")[0] };
  }
  return null;
}

export class Conquest {
  /** @param {HTMLElement} root that holds the board */
  constructor(root) {
    this.root = root;
    this.words = element("div", { class: "taken", "aria-hidden": "true", hidden: true });
    root.append(this.words);
    /** @type {SVGGElement | null} what is drawn upon the place */
    this.drawn = null;
    /** @type {Set<ReturnType<typeof setTimeout>>} */
    this.timers = new Set();
    this.settle = () => {};
  }

  get isShown() {
    return !!this.drawn;
  }

  /**
   * @param {Taking} taking
   * @param {{at: Edges, crowd: Edges[], isOwn: boolean, pace: number}} manner where it is in the frame, and whether it concerns who looks
   * @param {() => void} settle
   */
  show({ seats, told }, { at, crowd, isOwn, pace }, settle) {
    this.skip();
    this.settle = settle;
    const time = pace * (isOwn ? 1 : BRIEF);
    this.drawn = this.draw(at, seats);
    this.move(time);
    if (isOwn) this.say(seats, told, at, crowd);
    this.after((CLASH + SPREAD) * time, () => this.end());
    if (isOwn) this.after((CLASH + SPREAD + READ) * time, () => (this.words.hidden = true));
  }

  /** Swords on a disc, and a sheet in the colour of who comes, with the letter. @param {Edges} at @param {[number, number]} seats @returns {SVGGElement} */
  draw({ left, top, right, bottom }, [taker, loser]) {
    const frame = this.root.getBoundingClientRect();
    const picture = /** @type {SVGSVGElement} */ (this.root.querySelector("svg"));
    const inwards = picture.getScreenCTM()?.inverse();
    const [a, b] = [new DOMPoint(left + frame.x, top + frame.y), new DOMPoint(right + frame.x, bottom + frame.y)].map((point) => point.matrixTransform(inwards));
    const [width, height] = [b.x - a.x, b.y - a.y];
    const unit = Math.min(width, height) / 40;
    const made = shape("g", { class: "taking", transform: `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})` });
    const sheet = shape("g", { class: `sheet seat-${taker % 8}` });
    sheet.append(shape("rect", { x: -width / 2, y: -height / 2, width, height, rx: unit * 3 }));
    const disc = shape("g", { class: "clash" });
    disc.append(shape("circle", { class: `seat-${loser % 8}`, r: unit * 16 }), shape("path", { d: SWORDS, transform: `scale(${unit * 1.15})` }));
    const letter = shape("g", { class: `comer seat-${taker % 8}` });
    const text = shape("text", { "font-size": unit * 20, dy: "0.36em" });
    text.textContent = letterOf(taker);
    letter.append(shape("circle", { r: unit * 16 }), text);
    made.append(sheet, disc, letter);
    picture.append(made);
    return made;
  }

  /** @param {number} time by which all is drawn out */
  move(time) {
    const [sheet, disc, letter] = /** @type {Iterable<Element>} */ (this.drawn?.children ?? []);
    const [clash, spread] = [{ duration: CLASH * time, fill: "both" }, { duration: SPREAD * time, delay: CLASH * time, fill: "both" }];
    const as = (/** @type {number} */ scale, /** @type {number} */ turn = 0) => `scale(${scale}) rotate(${turn}deg)`;
    disc.animate([{ transform: as(0.2, -60), opacity: 0 }, { transform: as(1.35, 12), opacity: 1, offset: 0.45 }, { transform: as(0.95, -8), offset: 0.7 }, { transform: as(1.1) }], /** @type {any} */ ({ ...clash, easing: "ease-out" }));
    sheet.animate([{ transform: as(0.1), opacity: 0 }, { opacity: 0.95, offset: 0.15 }, { transform: as(1), opacity: 0.95 }], /** @type {any} */ ({ ...spread, easing: "ease-out" }));
    letter.animate([{ transform: as(0.2), opacity: 0 }, { transform: as(1.25), opacity: 1, offset: 0.5 }, { transform: as(1), opacity: 1 }], /** @type {any} */ ({ ...spread, easing: "ease-out" }));
  }

  /** @param {[number, number]} seats @param {string} told @param {Edges} at @param {Edges[]} crowd */
  say(seats, told, at, crowd) {
    fill(this.words, badge(seats[0]), element("strong", {}, told));
    this.words.hidden = false;
    const { width, height } = this.root.getBoundingClientRect();
    const { x, y, side, notch } = beside(at, this.words.getBoundingClientRect(), { width, height }, crowd);
    this.words.dataset.side = side;
    this.words.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.words.style.setProperty("--notch", `${Math.round(notch)}px`);
  }

  /** It is done: the board shows what came of it. */
  end() {
    this.drawn?.remove();
    this.drawn = null;
    const { settle } = this;
    this.settle = () => {};
    settle();
  }

  /** All is over at once. */
  skip() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.words.hidden = true;
    this.end();
  }

  /** @param {number} wait @param {() => void} deed */
  after(wait, deed) {
    const timer = setTimeout(() => (this.timers.delete(timer), deed()), wait);
    this.timers.add(timer);
  }
}

/** @param {string} name @param {Record<string, string | number>} attributes @returns {SVGGElement} */
function shape(name, attributes) {
  const made = /** @type {SVGGElement} */ (document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
