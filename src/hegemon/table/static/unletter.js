// @ts-check
/** The last board, beside all that is told of the game, is small: it has no lettering that could not be read. */

import { LAST } from "./arrange.js";

const LEAST = 8.5; // pixels of letters
const LETTERED = ":is(text, use):not(defs *, symbol *)";

/** @param {SVGSVGElement} picture */
export function unletter(picture) {
  for (const one of picture.querySelectorAll(".tiny")) one.classList.remove("tiny");
  picture.classList.remove("unlettered");
  if (!picture.closest(LAST)) return;
  const written = /** @type {SVGGraphicsElement[]} */ ([...picture.querySelectorAll(LETTERED)].filter((one) => one.getClientRects().length));
  const sizes = written.map((one) => sizeOf(one, picture));
  const count = (/** @type {number} */ limit) => sizes.filter((size) => size < limit).length;
  const least = count(LEAST) * 2 > count(Infinity) ? Infinity : LEAST; // where most are too small, none is left of the others
  picture.classList.toggle("unlettered", least === Infinity);
  for (const one of written.filter((_, k) => sizes[k] < least)) (one.closest(".lettered") ?? one).classList.add("tiny");
}

/** How large letters are on the screen, also in what is drawn by reference; nothing is larger than what has none. @param {SVGGraphicsElement} one @param {SVGSVGElement} picture */
function sizeOf(one, picture) {
  const drawn = one.matches("use") ? picture.querySelector(`[id="${one.getAttribute("href")?.slice(1)}"]`) : one;
  const text = drawn?.matches("text") ? drawn : drawn?.querySelector("text");
  const matrix = text && one.getScreenCTM();
  return matrix ? parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b) : Infinity;
}
