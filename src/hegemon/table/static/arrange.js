// @ts-check
/** A board that has another arrangement for a phone held upright: parts that move, and grounds for one of the two.
 *
 * `#still` says with `data-upright` which box is shown then; any other part with it is moved as it says there. What
 * carries `data-only="upright"` or `data-only="wide"` belongs to one arrangement.
 */

import { UPRIGHT } from "./frame.js";
import { parseBox } from "./views.js";

export const LAST = '[data-stage="over"]:not(.in-past, .replay, .enlarged)'; // beside the last board there is more to see

/** @param {SVGSVGElement} picture @param {string} drawn its box as it was drawn @returns {string} its box as it is arranged now */
export function arrange(picture, drawn) {
  const box = picture.querySelector("#still")?.getAttribute("data-upright");
  const isUpright = !!box && UPRIGHT.matches && !picture.closest(LAST);
  for (const part of picture.querySelectorAll("[data-upright]:not(#still)")) {
    if (isUpright) part.setAttribute("transform", part.getAttribute("data-upright") ?? "");
    else part.removeAttribute("transform");
  }
  for (const part of picture.querySelectorAll("[data-only]")) {
    part.setAttribute("display", (part.getAttribute("data-only") === "upright") === isUpright ? "inline" : "none");
  }
  const shown = isUpright ? box : drawn;
  const { width, height } = parseBox(shown);
  document.getElementById("table")?.style.setProperty("--ratio", (width / height).toFixed(3));
  return shown;
}
