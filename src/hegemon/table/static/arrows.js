// @ts-check
/** Arrows on a board from where a move in the making comes to where it goes, over the border between the two. */

import { SVG } from "./dom.js";
import { layerOf, outlineOf, rootOf } from "./halo.js";

/** @typedef {import("./halo.js").Manner} Manner */

const REACH = { back: 22, ahead: 14 }; // pixels of an arrow on both sides of the border
const SMALL = 0.6; // of it where large figures stand in the place of names
const STEPS = 60; // into which the way is cut to find that border

/**
 * Draw an arrow between two things of one picture.
 * @param {Element | undefined} from
 * @param {Element | undefined} to
 * @param {Manner} manner
 */
export function arrow(from, to, manner) {
  const root = from && rootOf(from);
  if (!root || !to || rootOf(to) !== root || from === to) return;
  const [begin, end] = [middle(from, root), middle(to, root)];
  const length = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (!length) return;
  const ahead = { x: (end.x - begin.x) / length, y: (end.y - begin.y) / length };
  const size = root.classList.contains("far") ? SMALL : 1;
  const unit = Math.min(size / (root.getScreenCTM()?.a || 1), length / 56);
  const at = border(begin, end, to, root);
  const place = (/** @type {number} */ far, /** @type {number} */ aside) => `${round(at.x + (far * ahead.x - aside * ahead.y) * unit)} ${round(at.y + (far * ahead.y + aside * ahead.x) * unit)}`;
  const neck = REACH.ahead - 13;
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("class", `halo arrow ${manner}`);
  shape.setAttribute("d", `M${place(-REACH.back, 3)}L${place(neck, 3)}L${place(neck, 9)}L${place(REACH.ahead, 0)}L${place(neck, -9)}L${place(neck, -3)}L${place(-REACH.back, -3)}Z`);
  shape.style.strokeWidth = String(round(5 * unit));
  layerOf(root).append(shape);
}

/** Where a thing is written upon, or else its middle. @param {Element} thing @param {SVGSVGElement} root */
function middle(thing, root) {
  const [x, y] = (thing.getAttribute("data-at") ?? "").split(" ").map(Number);
  if (y !== undefined) return { x, y };
  const box = thing.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(root.getScreenCTM()?.inverse());
}

/**
 * Where the straight way into a thing goes over its border; where that cannot be told, half the way.
 * @param {{x: number, y: number}} begin
 * @param {{x: number, y: number}} end
 * @param {Element} thing
 * @param {SVGSVGElement} root
 */
function border(begin, end, thing, root) {
  const outline = outlineOf(thing);
  const shape = /** @type {SVGGeometryElement | null} */ (outline.localName === "use" ? root.querySelector(outline.getAttribute("href") ?? "") : outline);
  const inwards = /** @type {SVGGraphicsElement} */ (outline).getScreenCTM()?.inverse().multiply(root.getScreenCTM() ?? undefined);
  const along = (/** @type {number} */ part) => new DOMPoint(begin.x + (end.x - begin.x) * part, begin.y + (end.y - begin.y) * part);
  const isInside = (/** @type {number} */ part) => !!shape?.isPointInFill?.(along(part).matrixTransform(inwards));
  const first = Array.from({ length: STEPS }, (_, k) => k / STEPS).find(isInside);
  return along(first || 0.5);
}

/** @param {number} value */
function round(value) {
  return Number(value.toFixed(2));
}
