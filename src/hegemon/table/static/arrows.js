// @ts-check
/** Arrows on a board from where a move in the making comes to where it goes, over the border between the two. */

import { SVG } from "./dom.js";
import { layerOf, outlineOf, rootOf } from "./halo.js";

/** @typedef {import("./halo.js").Manner} Manner */

const SHAPE = "M-22 3H1V9L14 0L1 -9V-3H-22Z"; // in pixels, with the border at 0
const SMALL = 0.6; // of it where large figures stand in the place of names
const STEPS = 60; // into which the way is cut to find the border

/**
 * Draw an arrow between two things of one picture.
 * @param {Element | undefined} from
 * @param {Element | undefined} to
 * @param {Manner} manner
 */
export function arrow(from, to, manner) {
  const root = from && rootOf(from);
  if (!root || !to || rootOf(to) !== root) return;
  const matrix = root.getScreenCTM();
  const [begin, end] = [from, to].map((thing) => written(thing, "data-gate") ?? middle(thing, matrix)); // a gate is where an arrow buries nothing
  const [dx, dy] = [end.x - begin.x, end.y - begin.y];
  const at = border(begin, dx, dy, to, root);
  const size = (root.classList.contains("far") ? SMALL : 1) / (matrix?.a || 1);
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", `halo arrow ${manner}`);
  made.setAttribute("d", SHAPE);
  made.setAttribute("transform", `translate(${at.x} ${at.y}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI}) scale(${size})`);
  layerOf(root).append(made);
}

/** Where a thing is written upon, or else its middle, in its picture's measure. @param {Element} thing @param {DOMMatrix | null} matrix from there to the screen */
export function middle(thing, matrix) {
  const at = written(thing, "data-at");
  if (at) return at;
  const box = thing.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix?.inverse());
}

/** A place that a picture gives to a thing. @param {Element} thing @param {string} name */
function written(thing, name) {
  const [x, y] = (thing.getAttribute(name) ?? "").split(" ").map(Number);
  return y === undefined ? null : { x, y };
}

/**
 * Where the straight way into a thing goes over its border; where that cannot be told, half the way.
 * @param {{x: number, y: number}} begin
 * @param {number} dx
 * @param {number} dy
 * @param {Element} thing
 * @param {SVGSVGElement} root
 */
function border(begin, dx, dy, thing, root) {
  const outline = /** @type {SVGGraphicsElement} */ (outlineOf(thing));
  const shape = /** @type {SVGGeometryElement | null} */ (outline.localName === "use" ? root.querySelector(outline.getAttribute("href") ?? "") : outline);
  const inwards = outline.getScreenCTM()?.inverse().multiply(root.getScreenCTM() ?? undefined);
  const ways = Array.from({ length: STEPS }, (_, k) => new DOMPoint(begin.x + (dx * k) / STEPS, begin.y + (dy * k) / STEPS));
  return ways.slice(1).find((point) => shape?.isPointInFill?.(point.matrixTransform(inwards))) ?? ways[STEPS / 2];
}
