// @ts-check
/** Arrows on a board from where a move in the making comes to where it goes: through the door between the two, over their border, or all the way between things that lie apart. */

import { SVG } from "./dom.js";
import { layerOf, outlineOf, rootOf } from "./halo.js";
import { standAside } from "./wayside.js";

/** @typedef {import("./halo.js").Manner} Manner */
/** @typedef {{x: number, y: number}} Point */

const [TAIL, TIP] = [22, 14]; // pixels behind and before the border
const THROUGH = 14; // pixels on either side of a door
const APART = 40; // pixels between two things over which it goes all the way
const AIR = 4; // pixels that it then keeps from either, for their rings
const LONG = 1.1; // times as broad is it then
const SMALL = 0.6; // of it where much is written, and where large figures stand in the place of names
const OPEN = 0.9; // of it through a door among such figures
const STEPS = 60; // into which the way is cut to find the borders

/**
 * Draw an arrow between those two things of one picture that lie nearest to each other.
 * @param {Element[]} sources
 * @param {Element[]} targets
 * @param {Manner} manner
 */
export function arrow(sources, targets, manner) {
  const root = sources[0] && rootOf(sources[0]);
  if (!root || !targets.length || rootOf(targets[0]) !== root) return;
  const matrix = root.getScreenCTM();
  const [from, to] = nearest(sources, targets, matrix);
  const isFar = root.matches(".far, .halfway");
  const pixel = (isFar ? SMALL : 1) / (matrix?.a || 1);
  const door = doorOf(root, from, to);
  const near = isFar ? OPEN / (matrix?.a || 1) : Math.min(pixel, SMALL); // no longer than what is written there leaves free
  if (door) return put(root, manner, door, door.turn, [THROUGH, THROUGH], near);
  const [begin, end] = [from, to].map((thing) => written(thing, "data-gate") ?? middle(thing, matrix)); // a gate is where an arrow buries nothing
  const turn = Math.atan2(end.y - begin.y, end.x - begin.x);
  const [leave, enter] = borders(begin, end, holds(from, root), holds(to, root));
  const isLong = distance(leave, enter) > APART * pixel;
  const size = pixel * (isLong ? LONG : 1);
  const [tail, back] = isLong ? [distance(leave, enter) / size - TIP - 2 * AIR, TIP + AIR] : [TAIL, 0];
  const at = { x: enter.x - Math.cos(turn) * back * size, y: enter.y - Math.sin(turn) * back * size };
  put(root, manner, at, turn, [tail, TIP], size);
}

/** @param {SVGSVGElement} root @param {Manner} manner @param {Point} at @param {number} turn @param {number[]} reach behind that place and before it @param {number} size */
function put(root, manner, at, turn, [tail, tip], size) {
  const made = document.createElementNS(SVG, "path");
  made.setAttribute("class", `halo arrow ${manner}`);
  made.setAttribute("d", `M${-tail} 3H${tip - 13}V9L${tip} 0L${tip - 13} -9V-3H${-tail}Z`);
  made.setAttribute("transform", `translate(${at.x} ${at.y}) rotate(${(turn * 180) / Math.PI}) scale(${size})`);
  const doors = root.querySelector('.over-rings > [href="#doors"]');
  if (doors) doors.after(made); // an open door hides nothing that goes through it
  else layerOf(root).append(made);
  const along = (/** @type {number} */ far) => ({ x: at.x + Math.cos(turn) * far * size, y: at.y + Math.sin(turn) * far * size });
  if (manner !== "lit") standAside(root, along(-tail), along(tip), size);
}

/** The door that a picture gives to the shape of a thing for the way to another: `pool 120 85 0 -1;`, a place and a direction. @param {SVGSVGElement} root @param {Element} from @param {Element} to */
function doorOf(root, from, to) {
  const doors = root.querySelector(outlineOf(from).getAttribute("href") ?? "#none")?.getAttribute("data-doors");
  const words = Object.values(/** @type {SVGElement} */ (to).dataset);
  const found = doors?.split(";").map((one) => one.split(" ")).find(([word]) => word && words.includes(word));
  if (!found) return null;
  const [x, y, across, down] = found.slice(1).map(Number);
  return { x, y, turn: Math.atan2(down, across) };
}

/** One of each that lie nearest to each other. @param {Element[]} sources @param {Element[]} targets @param {DOMMatrix | null} matrix */
function nearest(sources, targets, matrix) {
  const pairs = sources.flatMap((from) => targets.map((to) => ({ from, to, far: distance(middle(from, matrix), middle(to, matrix)) })));
  const { from, to } = pairs.reduce((best, pair) => (pair.far < best.far ? pair : best));
  return [from, to];
}

/** Where a thing is written upon, or else its middle, in its picture's measure. @param {Element} thing @param {DOMMatrix | null} matrix from there to the screen */
export function middle(thing, matrix) {
  const at = written(thing, "data-at");
  if (at) return at;
  const box = outlineOf(thing).getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix?.inverse());
}

/** A place that a picture gives to a thing. @param {Element} thing @param {string} name */
function written(thing, name) {
  const [x, y] = (thing.getAttribute(name) ?? "").split(" ").map(Number);
  return y === undefined ? null : { x, y };
}

/**
 * Where the straight way leaves one thing and enters another; where that cannot be told, half the way.
 * @param {Point} begin
 * @param {Point} end
 * @param {(point: DOMPoint) => boolean} isSource
 * @param {(point: DOMPoint) => boolean} isTarget
 */
function borders(begin, end, isSource, isTarget) {
  const at = (/** @type {number} */ part) => new DOMPoint(begin.x + (end.x - begin.x) * part, begin.y + (end.y - begin.y) * part);
  const ways = Array.from({ length: STEPS - 1 }, (_, k) => at((k + 1) / STEPS));
  const enter = ways.find(isTarget) ?? at(0.5);
  const leave = ways.slice(0, ways.indexOf(enter) + 1).findLast(isSource) ?? enter;
  return [leave, enter];
}

/** Does a point of a picture lie in a thing? @param {Element} thing @param {SVGSVGElement} root @returns {(point: DOMPoint) => boolean} */
function holds(thing, root) {
  const outline = /** @type {SVGGraphicsElement} */ (outlineOf(thing));
  const shape = /** @type {SVGGeometryElement | null} */ (outline.localName === "use" ? root.querySelector(outline.getAttribute("href") ?? "") : outline);
  const inwards = outline.getScreenCTM()?.inverse().multiply(root.getScreenCTM() ?? undefined);
  return (point) => !!shape?.isPointInFill?.(point.matrixTransform(inwards));
}

/** @param {Point} one @param {Point} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
