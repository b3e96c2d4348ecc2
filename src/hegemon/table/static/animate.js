// @ts-check
/** Short signs of what has happened, made from events. Dice come first, and the position settles after them; whatever a
 * reader does, and whatever happens next, ends them at once. */

import { middle } from "./arrows.js";
import { titleOf } from "./caption.js";
import { Conquest, takingOf } from "./conquest.js";
import { Dice, fightOf } from "./dice.js";
import { SVG } from "./dom.js";
import { plain } from "./recap.js";
import { isCalm, setting } from "./settings.js";

/** @typedef {import("./parts.js").Happening} Happening */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{kind: "move", seat: string, from: Spot, to: Spot, value: string} | {kind: "pulse", spots: Spot[]}} Scene */
/** @typedef {{events: Happening[], log?: {lines: {text: string, spots: Spot[], lost?: import("./parts.js").Loss[]}[]}}} News what has happened, and how the log tells it */
/** @typedef {import("./dice.js").Fight} Fight */
/** @typedef {{foretell: (seats: [number, number], target: string, troops: number) => void, follow: (fight: Fight, k: number, isOver: boolean) => void, settle: () => void}} Course
 * of a fight: what is shown before the dice, with every roll, and after them */

const BEAT = 220; // milliseconds between two scenes
const LENGTH = 700;
const FLOAT = 1100;
const MOST = 10; // scenes that may wait
const MARGIN = { x: 40, y: 40 }; // round a place, in the picture's measure: what is written there

/**
 * What to show of the events, in order; at most so many, the newest.
 * @param {Happening[]} events
 * @param {(spot: Spot) => boolean} isOnBoard
 * @returns {Scene[]}
 */
export function scenesOf(events, isOnBoard) {
  return events.flatMap((event) => sceneOf(event, isOnBoard)).slice(-MOST);
}

/**
 * @param {Happening} event
 * @param {(spot: Spot) => boolean} isOnBoard
 * @returns {Scene[]}
 */
function sceneOf(event, isOnBoard) {
  const spots = event.spots.filter((spot) => spot[0] !== "seat" && isOnBoard(spot));
  const values = event.values.map(String);
  if (spots.length === 2) return [{ kind: "move", seat: event.spots.find(([kind]) => kind === "seat")?.[1] ?? "", from: spots[0], to: spots[1], value: values[values.length - 1] ?? "" }];
  if (spots.length) return [{ kind: "pulse", spots }];
  return [];
}

/** How long things take, beside what is usual. */
function pace() {
  return setting("battles") === "short" ? 0.45 : 1;
}

export class Animator {
  /**
   * @param {HTMLElement} root that holds the board
   * @param {(kind: string, word: string) => Element[]} find
   */
  constructor(root, find) {
    this.root = root;
    this.find = find;
    /** @type {Scene[]} */
    this.waiting = [];
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {ReturnType<typeof setTimeout> | null} */
    this.timer = null;
    this.dice = new Dice(root);
    this.conquest = new Conquest(root);
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.skip(), { capture: true, passive: true });
  }

  /**
   * Show what has happened, and let the position settle: at once, or after the dice.
   * @param {News} news
   * @param {number | null} seat of who looks
   * @param {Course} course
   */
  play({ events, log }, seat, { foretell, follow, settle }) {
    if (isCalm() || setting("battles") === "off" || document.visibilityState !== "visible") return settle();
    const isOnBoard = (/** @type {Spot} */ [kind, word]) => this.find(kind, word).length > 0;
    const fight = fightOf(events, isOnBoard);
    const place = fight && this.around(fight.from, fight.to);
    if (fight && place) {
      const told = plain(log?.lines.findLast(({ spots }) => spots.some(([kind, word]) => kind === fight.to[0] && word === fight.to[1]))?.text ?? "");
      const names = [fight.from, fight.to].map((spot) => this.name(spot));
      foretell(fight.seats, names[1], fight.troops[0]);
      const crowd = this.crowd(fight.from, fight.to);
      const onroll = (/** @type {number} */ k, /** @type {boolean} */ isOver) => (follow(fight, k, isOver), isOver && this.bleed(fight, k));
      return this.dice.show(fight, { place, crowd, title: `${names[0]} attacks ${names[1]}`, told, isOwn: fight.seats[0] === seat, pace: pace(), onroll }, settle);
    }
    const then = () => (settle(), this.queue(scenesOf(events, isOnBoard)));
    const taking = takingOf(events, log?.lines ?? [], isOnBoard);
    const at = taking && this.around(taking.place, taking.place);
    if (!taking || !at) return then();
    const isOwn = seat !== null && taking.seats.includes(seat);
    this.conquest.show(taking, { at, crowd: [], isOwn, pace: pace() }, then);
  }

  /** @param {Scene[]} scenes that follow */
  queue(scenes) {
    this.waiting = [...this.waiting, ...scenes].slice(-MOST);
    if (!this.timer) this.next();
  }

  /** Is something shown before the position settles? */
  get isShowing() {
    return this.dice.isRolling || this.conquest.isShown;
  }

  /** What is shown first is over, and the position settles. */
  end() {
    this.dice.skip();
    this.conquest.skip();
  }

  next() {
    const scene = this.waiting.shift();
    this.timer = scene ? setTimeout(() => this.next(), BEAT * pace()) : null;
    if (scene?.kind === "move") this.travel(scene);
    else if (scene) for (const spot of scene.spots) this.pulse(spot);
  }

  /** All is over at once. */
  skip() {
    this.waiting = [];
    this.end();
    for (const animation of [...this.running]) animation.finish();
  }

  /** A token in the colour of whose it is goes from one place to another. @param {Extract<Scene, {kind: "move"}>} scene */
  travel({ seat, from, to, value }) {
    const [begin, end] = [this.centre(from), this.centre(to)];
    const svg = this.root.querySelector("svg");
    if (!svg || !begin || !end) return;
    const size = Math.max(begin.unit * (value ? 13 : 8), 1);
    const token = shape("g", { class: seat ? `token seat-${Number(seat) % 8}` : "token" });
    token.append(shape("circle", { r: size }));
    if (value) token.append(labelled(value, size));
    svg.append(token);
    const at = (/** @type {{x: number, y: number}} */ p, /** @type {number} */ scale) => `translate(${p.x}px, ${p.y}px) scale(${scale})`;
    this.run(token, [
      { transform: at(begin, 0.4), opacity: 0 },
      { transform: at(begin, 1), opacity: 1, offset: 0.15 },
      { transform: at(end, 1), opacity: 1, offset: 0.8 },
      { transform: at(end, 1.5), opacity: 0 },
    ], LENGTH);
    this.pulse(to, LENGTH * 0.6);
  }

  /** A ring spreads from a place. @param {Spot} spot @param {number} [delay] */
  pulse(spot, delay = 0) {
    const place = this.centre(spot);
    const svg = this.root.querySelector("svg");
    if (!svg || !place) return;
    const ring = shape("circle", { class: "ring", r: Math.max(place.unit * 22, 1), "stroke-width": place.unit * 4 });
    svg.append(ring);
    const at = (/** @type {number} */ scale) => `translate(${place.x}px, ${place.y}px) scale(${scale})`;
    this.run(ring, [{ transform: at(0.3), opacity: 0.9 }, { transform: at(1.5), opacity: 0 }], LENGTH * 0.8, delay);
  }

  /**
   * @param {Element} thing removed when its time is over
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {number} [delay]
   */
  run(thing, frames, duration, delay = 0) {
    const times = { duration: duration * pace(), delay: delay * pace() };
    const animation = thing.animate(frames, { ...times, easing: "ease-in-out", fill: "both" });
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      thing.remove();
    };
    animation.finished.then(end, end);
  }

  /** What a roll has cost both sides floats up where they stand. @param {Fight} fight @param {number} k */
  bleed({ from, to, rolls }, k) {
    [from, to].forEach((spot, side) => rolls[k].lost[side] && this.float(spot, `−${rolls[k].lost[side]}`));
  }

  /** A few letters rise from the head of a place, where no number stands. @param {Spot} spot @param {string} words */
  float(spot, words) {
    const [place, edges] = [this.centre(spot), this.edges(spot)];
    const svg = this.root.querySelector("svg");
    if (!svg || !place || !edges) return;
    place.y = new DOMPoint(0, edges.top).matrixTransform(svg.getScreenCTM()?.inverse()).y;
    const text = labelled(words, place.unit * 24);
    text.setAttribute("class", "float");
    svg.append(text);
    const at = (/** @type {number} */ up, /** @type {number} */ scale) => `translate(${place.x}px, ${place.y - up * place.unit}px) scale(${scale})`;
    this.run(text, [{ transform: at(0, 0.6), opacity: 0 }, { transform: at(8, 1.1), opacity: 1, offset: 0.2 }, { transform: at(14, 1), opacity: 1, offset: 0.7 }, { transform: at(30, 1), opacity: 0 }], FLOAT);
  }

  /** What a thing on the board is called. @param {Spot} spot */
  name([kind, word]) {
    return titleOf(this.find(kind, word)[0]).split(/ — |[:,]/)[0] || word;
  }

  /** What is written on all other places. @param {Spot[]} spots */
  crowd(...spots) {
    const own = spots.flatMap((spot) => this.find(...spot));
    const frame = this.root.getBoundingClientRect();
    const others = [...this.root.querySelectorAll("[data-at]")].filter((thing) => !own.includes(thing)).flatMap((thing) => this.edgesOf(thing) ?? []);
    return others.map(({ left, top, right, bottom }) => ({ left: left - frame.x, top: top - frame.y, right: right - frame.x, bottom: bottom - frame.y }));
  }

  /** The middle of a thing on the board in the board's own measure, and how large a pixel is there. @param {Spot} spot */
  centre([kind, word]) {
    const thing = this.find(kind, word).find((found) => this.root.contains(found));
    const matrix = this.root.querySelector("svg")?.getScreenCTM();
    if (!thing || !matrix) return null;
    const { x, y } = middle(thing, matrix);
    return { x, y, unit: 1 / (matrix.a || 1) };
  }

  /** Two places and what is between them, in pixels of the board's frame. @param {Spot} from @param {Spot} to */
  around(from, to) {
    const frame = this.root.getBoundingClientRect();
    const found = [this.edges(from), this.edges(to)].flatMap((edges) => edges ?? []);
    if (found.length < 2) return null;
    const [left, top] = [Math.min(...found.map((one) => one.left)) - frame.x, Math.min(...found.map((one) => one.top)) - frame.y];
    return { left, top, right: Math.max(...found.map((one) => one.right)) - frame.x, bottom: Math.max(...found.map((one) => one.bottom)) - frame.y };
  }

  /** A thing on the board, or of one that says where it is written upon only that, in pixels of the window. @param {Spot} spot */
  edges(spot) {
    return this.edgesOf(this.find(...spot).find((found) => this.root.contains(found)));
  }

  /** @param {Element | undefined} thing */
  edgesOf(thing) {
    const matrix = this.root.querySelector("svg")?.getScreenCTM();
    if (!thing || !matrix) return null;
    if (!thing.hasAttribute("data-at") || thing.closest(".far, .halfway")) return thing.getBoundingClientRect();
    const { x, y } = new DOMPoint(...Object.values(middle(thing, matrix))).matrixTransform(matrix);
    const [aside, above] = [MARGIN.x * matrix.a, MARGIN.y * matrix.a];
    return { left: x - aside, right: x + aside, top: y - above, bottom: y + above / 2 };
  }
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** @param {string} value @param {number} size */
function labelled(value, size) {
  const text = shape("text", { "font-size": size * 1.1, "text-anchor": "middle", dy: "0.36em" });
  text.textContent = value;
  return text;
}
