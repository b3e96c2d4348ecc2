// @ts-check
/** Rings round things on a board: what may be picked, what is picked, what was lost, what a line of the log speaks of.
 *
 * A ring is a copy of the thing's outline on a layer above all else but for what a picture keeps over its rings, so
 * that nothing can cover it; a band between two casings of the other lightness, which eyes of every kind can see on
 * any colour.
 */

import { labels } from "./labels.js";
import { unletter } from "./unletter.js";

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = "use, path, polygon, rect, circle, ellipse";
const HIDDEN = "defs, clipPath, pattern, marker, symbol, mask, [data-only][display=none]";
const GEOMETRY = "d points x y width height rx ry r cx cy href clip-path transform".split(" ");

// Pixels to a unit of the picture, under a mouse and under a finger, and of one arranged for a phone.
const FAR = { fine: 0.6, coarse: 0.7, arranged: 0.84 };
const HALFWAY = 0.95; // the same for what a picture may show in between, under a finger
const BROAD = 1.5; // times as broad as thin ones may be those that are even
const MOST = 60; // how many times a pixel's width must fit into a thing

const NAMED = ["lost", "lit", "chosen", "target", "attacked"]; // manners of what is spoken of, in a line or in the dock

/** @typedef {"glow" | "foe" | "chosen" | "target" | "attacked" | "other" | "rival" | "lit" | "lost" | "focus" | "coach"} Manner */

/**
 * Draw a ring round a thing; things outside of pictures get a class instead.
 * @param {Element} thing
 * @param {Manner} manner
 */
export function ring(thing, manner) {
  rings(new Map([[thing, manner]]));
}

/**
 * Draw many rings. All are measured before the first is drawn, else the browser would lay out the picture for each.
 * @param {Map<Element, Manner>} things
 */
export function rings(things) {
  /** @type {Map<SVGSVGElement, SVGGElement[]>} */
  const found = new Map();
  for (const [thing, manner] of things) {
    const root = rootOf(thing);
    if (!root) {
      thing.classList.add(`ring-${manner}`);
      continue;
    }
    if (!found.has(root)) found.set(root, []);
    found.get(root)?.push(halo(root, thing, manner), ...(manner === "lost" ? [minus(root, thing)] : []));
  }
  for (const [root, halos] of found) layerOf(root).append(...halos);
  for (const [thing, manner] of things) if (NAMED.includes(manner)) name(thing, manner);
  for (const root of found.keys()) layerOf(root).append(...root.querySelectorAll(".halo.minus"), ...root.querySelectorAll(".thing-name")); // no ring over a sign or a name
}

/** @param {Element} thing @param {Manner} manner */
function name(thing, manner) {
  const root = rootOf(thing);
  if (root) layerOf(root).append(...labels(root, thing, outlineOf(thing), manner));
}

/** @param {SVGSVGElement} root @param {Element} thing @param {Manner} manner */
function halo(root, thing, manner) {
  const shape = outlineOf(thing);
  const holder = document.createElementNS(SVG, "g");
  const manners = thing.closest("[data-rings]")?.getAttribute("data-rings"); // then all that are of one kind are alike
  const isThin = manners === "thin" || manners === "faint";
  holder.setAttribute("class", `halo ${manner}${shape.hasAttribute("clip-path") ? " inner" : ""}`);
  if (manners) holder.classList.add(manners);
  if (isThin) holder.classList.add("thin");
  const matrix = towards(root, shape);
  holder.setAttribute("transform", matrix.text);
  holder.style.setProperty("--shrink", (1 / matrix.scale).toFixed(3)); // a ring is not magnified with its thing
  holder.style.setProperty("--most", ((manners ? narrowness(shape) * (isThin && manner !== "coach" ? 1 : BROAD) : narrowness(thing)) / MOST).toFixed(3)); // and leaves room for what stands within
  holder.append(band(shape, "casing"), band(shape, "band"), band(shape, "rim"));
  return holder;
}

/** A minus on what was lost, where that has room for a mark, or else at its corner. @param {SVGSVGElement} root @param {Element} thing */
function minus(root, thing) {
  const holder = document.createElementNS(SVG, "g");
  const { right, top } = outlineOf(thing).getBoundingClientRect();
  const [x, y] = (thing.getAttribute("data-mark") ?? "").split(" ").map(Number);
  const at = y === undefined ? new DOMPoint(right, top).matrixTransform(root.getScreenCTM()?.inverse()) : { x, y };
  holder.setAttribute("class", "halo lost minus");
  holder.setAttribute("transform", `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`);
  holder.style.setProperty("--most", (narrowness(thing) / MOST).toFixed(3));
  const sign = document.createElementNS(SVG, "path");
  sign.setAttribute("d", "M-11 0a11 11 0 1 1 22 0a11 11 0 1 1 -22 0ZM-5 -1.5h10v3h-10Z");
  holder.append(sign);
  return holder;
}

/** A badge upon what was chosen: what it costs. @param {Element | undefined} thing @param {string} words */
export function priced(thing, words) {
  const root = thing && rootOf(thing);
  if (!thing || !root) return;
  const { x, y, width, height } = outlineOf(thing).getBoundingClientRect();
  const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(root.getScreenCTM()?.inverse());
  const holder = document.createElementNS(SVG, "g");
  const [disc, text] = [document.createElementNS(SVG, "circle"), document.createElementNS(SVG, "text")];
  disc.setAttribute("r", "17");
  text.textContent = words;
  text.setAttribute("dy", "0.35em");
  holder.setAttribute("class", "halo chosen price-badge");
  holder.setAttribute("transform", `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`);
  holder.style.setProperty("--most", (narrowness(thing) / MOST).toFixed(3));
  holder.append(disc, text);
  layerOf(root).append(holder);
}

/**
 * Take away all rings of a manner within an element.
 * @param {Element} place
 * @param {Manner} manner
 */
export function unring(place, manner) {
  for (const halo of place.querySelectorAll(`.halo.${manner}`)) halo.remove();
  for (const thing of place.querySelectorAll(`.ring-${manner}`)) thing.classList.remove(`ring-${manner}`);
}

/**
 * Keep rings as wide on the screen as they are meant to be, however far the picture is zoomed; where it is so small that
 * names cannot be read, the picture may show something else in their place.
 * @param {SVGSVGElement} root
 */
export function measure(root) {
  const layer = /** @type {SVGGElement | null} */ (root.querySelector("g.halos"));
  const scale = root.getScreenCTM()?.a;
  const isCoarse = matchMedia("(pointer: coarse)").matches;
  const kind = (root.dataset.arranged ?? "wide") !== "wide" ? "arranged" : isCoarse ? "coarse" : "fine";
  const isFar = !!scale && scale < FAR[kind];
  root.classList.toggle("far", isFar);
  root.classList.toggle("halfway", !isFar && isCoarse && !!scale && scale < HALFWAY && !!root.querySelector("#still[data-halfway]"));
  unletter(root);
  if (layer && scale) layer.style.setProperty("--unit", (1 / scale).toFixed(3));
}

/**
 * The outermost picture that a thing belongs to.
 * @param {Element} thing
 * @returns {SVGSVGElement | null}
 */
export function rootOf(thing) {
  let root = /** @type {SVGSVGElement | null} */ (thing.closest("svg"));
  while (root?.parentElement?.closest("svg")) root = /** @type {SVGSVGElement} */ (root.parentElement.closest("svg"));
  return root;
}

/** What lies above all else in a picture, or right below the pieces that no ring may bury: they are marked `over-rings`. @param {SVGSVGElement} root */
export function layerOf(root) {
  let layer = root.querySelector("g.halos");
  if (!layer) {
    layer = document.createElementNS(SVG, "g");
    layer.setAttribute("class", "halos");
    layer.setAttribute("aria-hidden", "true");
  }
  const over = root.querySelector("#live > [id] > .over-rings")?.parentElement;
  const above = over ? null : aboveOf(root);
  if (over && layer.nextElementSibling !== over) over.before(layer);
  else if (!over && root.lastElementChild !== (above ?? layer)) root.append(layer, ...(above ? [above] : []));
  measure(root);
  return layer;
}

/** Names that no ring may bury: the part of a picture with the class `above`, drawn once more over all rings. @param {SVGSVGElement} root */
function aboveOf(root) {
  const part = root.querySelector("#still .above[id]");
  if (!part) return null;
  const shown = root.querySelector(":scope > use.lettering");
  if (shown) return shown;
  const made = document.createElementNS(SVG, "use");
  made.setAttribute("class", "lettering");
  made.setAttribute("href", `#${part.id}`);
  made.setAttribute("pointer-events", "none");
  made.setAttribute("aria-hidden", "true");
  return made;
}

/** @param {Element} thing @returns {Element} the first shape of a thing, or a box round it */
export function outlineOf(thing) {
  if (thing.matches(SHAPES)) return thing;
  const shape = [...thing.querySelectorAll(SHAPES)].find((found) => !found.closest(HIDDEN));
  if (shape) return shape;
  const box = /** @type {SVGGElement} */ (thing).getBBox();
  const around = document.createElementNS(SVG, "rect");
  for (const side of /** @type {const} */ (["x", "y", "width", "height"])) around.setAttribute(side, String(box[side]));
  thing.append(around);
  around.setAttribute("fill", "none");
  return around;
}

/** @param {Element} shape @param {string} name */
function band(shape, name) {
  const copy = document.createElementNS(SVG, shape.localName);
  for (const attribute of GEOMETRY) {
    const value = shape.getAttribute(attribute);
    if (value !== null) copy.setAttribute(attribute, value);
  }
  copy.setAttribute("class", name);
  return copy;
}

/** @param {Element} thing @returns {number} the shorter side of the box round it */
function narrowness(thing) {
  const { width, height } = /** @type {SVGGraphicsElement} */ (thing).getBBox();
  return Math.min(width, height) || 1;
}

/**
 * The way from a shape's own coordinates to those of the whole picture.
 * @param {SVGSVGElement} root
 * @param {Element} shape
 */
function towards(root, shape) {
  const parent = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (shape.parentElement));
  const inner = parent?.getScreenCTM?.();
  const outer = root.getScreenCTM();
  if (!inner || !outer) return { text: "", scale: 1 };
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  const numbers = [a, b, c, d, e, f].map((value) => Number(value.toFixed(3)));
  return { text: `matrix(${numbers.join(" ")})`, scale: Math.hypot(a, b) || 1 };
}
