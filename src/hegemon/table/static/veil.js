// @ts-check
/** A veil over a board that leaves out one area as it is outlined, where a box would cut through what stands beside it. */

import { SVG } from "./dom.js";
import { outlineOf } from "./halo.js";

const PARTS = 12; // places along either edge of a sign at which it is looked

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{d: string, source: SVGGeometryElement, matrix: DOMMatrix}} Shape an outline, and where it lies on the screen */

/** The outline of a thing, if it is more than a box. @param {Element | undefined} thing @returns {Shape | null} */
export function shapeOf(thing) {
  const outline = thing && outlineOf(thing);
  if (!outline?.hasAttribute("clip-path")) return null;
  const source = /** @type {SVGGeometryElement | null} */ (outline.localName === "use" ? document.querySelector(outline.getAttribute("href") ?? "") : outline);
  const [d, matrix] = [source?.getAttribute("d"), /** @type {SVGGraphicsElement} */ (outline).getScreenCTM()];
  return source && d && matrix ? { d, source, matrix } : null;
}

/** Signs that stand across the edge of what is left out are hidden, for they would be lit in half. @param {ParentNode} picture @param {Shape | null} shape */
export function hideCut(picture, shape) {
  for (const sign of /** @type {NodeListOf<SVGGraphicsElement>} */ (picture.querySelectorAll("#still .uncut"))) {
    sign.removeAttribute("display");
    const { x, y, width, height } = sign.getBBox();
    const isIn = (/** @type {number} */ k) => !!shape?.source.isPointInFill(new DOMPoint(x + (width * (k % PARTS)) / (PARTS - 1), y + (k < PARTS ? 0 : height)));
    if ([...Array(2 * PARTS).keys()].some(isIn)) sign.setAttribute("display", "none");
  }
}

export class Veil {
  constructor() {
    this.root = /** @type {SVGSVGElement} */ (document.createElementNS(SVG, "svg"));
    this.root.setAttribute("class", "veil");
    this.root.setAttribute("aria-hidden", "true");
  }

  /** @param {Shape | null} shape @param {DOMRect} frame @param {Point} move of the board */
  show(shape, frame, move) {
    this.root.toggleAttribute("hidden", !shape);
    if (!shape) return this.root.replaceChildren();
    const { a, b, c, d, e, f } = shape.matrix;
    const transform = `matrix(${[a, b, c, d, e - frame.left + move.x, f - frame.top + move.y].join(" ")})`;
    const outline = (/** @type {Record<string, string>} */ marks) => made("path", { d: shape.d, transform, ...marks });
    const mask = made("mask", { id: "unveiled", maskUnits: "userSpaceOnUse", x: "0", y: "0", width: "100%", height: "100%" });
    mask.append(made("rect", { width: "100%", height: "100%", fill: "#fff" }), outline({ fill: "#000" }));
    this.root.replaceChildren(mask, made("rect", { width: "100%", height: "100%", class: "scrim", mask: "url(#unveiled)" }), outline({ class: "rim" }));
  }
}

/** @param {string} name @param {Record<string, string>} marks */
function made(name, marks) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(marks)) element.setAttribute(key, value);
  return element;
}
