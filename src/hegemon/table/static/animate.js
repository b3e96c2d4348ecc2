// @ts-check
/** Short signs of what has happened, made from events; the position is shown already, so play never waits for them. */

import { element, SVG } from "./dom.js";
import { isCalm, setting } from "./settings.js";

/** @typedef {import("./parts.js").Happening} Happening */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{kind: "move", from: Spot, to: Spot, value: string} | {kind: "pulse", spots: Spot[]} | {kind: "dice", sides: string[][]}} Scene */

const BEAT = 220; // milliseconds between two scenes
const LENGTH = 700;
const MOST = 10; // scenes that may wait

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
  if (spots.length === 2) return [{ kind: "move", from: spots[0], to: spots[1], value: values[values.length - 1] ?? "" }];
  if (spots.length) return [{ kind: "pulse", spots }];
  if (event.dice?.length) return [{ kind: "dice", sides: event.dice.map((faces) => [...faces]) }];
  if (!event.spots.length && values.length > 1) return [{ kind: "dice", sides: [values] }];
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
    this.dice = element("div", { class: "dice", "aria-hidden": "true" });
    root.append(this.dice);
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => this.skip(), { capture: true, passive: true });
  }

  /** @param {Happening[]} events */
  play(events) {
    if (isCalm() || setting("battles") === "off" || document.visibilityState !== "visible") return;
    const scenes = scenesOf(events, ([kind, word]) => this.find(kind, word).length > 0);
    this.waiting = [...this.waiting, ...scenes].slice(-MOST);
    if (!this.timer) this.next();
  }

  next() {
    const scene = this.waiting.shift();
    this.timer = scene ? setTimeout(() => this.next(), BEAT * pace()) : null;
    if (scene?.kind === "move") this.travel(scene.from, scene.to, scene.value);
    else if (scene?.kind === "pulse") for (const spot of scene.spots) this.pulse(spot);
    else if (scene) this.roll(scene.sides);
  }

  /** All is over at once. */
  skip() {
    this.waiting = [];
    for (const animation of [...this.running]) animation.finish();
  }

  /** A token goes from one place to another. @param {Spot} from @param {Spot} to @param {string} value */
  travel(from, to, value) {
    const [begin, end] = [this.centre(from), this.centre(to)];
    const svg = this.root.querySelector("svg");
    if (!svg || !begin || !end) return;
    const size = Math.max(begin.unit * 13, 1);
    const token = shape("g", { class: "token" });
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

  /** Dice pop up above the board, those of each side together. @param {string[][]} sides */
  roll(sides) {
    const row = element("div", {}, ...sides.map((faces) => element("span", {}, ...faces.map((face) => element("b", {}, face)))));
    this.dice.replaceChildren(row);
    this.run(row, [
      { transform: "scale(0.4) rotate(-8deg)", opacity: 0 },
      { transform: "scale(1.08) rotate(2deg)", opacity: 1, offset: 0.15 },
      { transform: "none", opacity: 1, offset: 0.25 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "translateY(-6px)", opacity: 0 },
    ], LENGTH * 2);
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

  /** The middle of a thing on the board in the board's own measure, and how large a pixel is there. @param {Spot} spot */
  centre([kind, word]) {
    const thing = this.find(kind, word).find((found) => this.root.contains(found));
    const matrix = this.root.querySelector("svg")?.getScreenCTM();
    if (!thing || !matrix) return null;
    const box = thing.getBoundingClientRect();
    const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y, unit: 1 / (matrix.a || 1) };
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
