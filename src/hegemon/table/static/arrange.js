// @ts-check
/** A board that has other arrangements for a phone: parts that move, and grounds for one of them.
 *
 * `#still` says with `data-upright` and `data-sideways` which box is shown then, and with `data-last-upright` which part of
 * the last board, that is as it is `wide`; any other part with them is moved as it says there. What carries `data-only="upright sideways"` belongs to these arrangements, else to the one that is `wide`.
 */

import { shape } from "./frame.js";
import { parseBox } from "./views.js";

export const LAST = '[data-stage="over"]:not(.in-past, .replay, .enlarged)'; // beside the last board there is more to see

/** @param {SVGSVGElement} picture @param {string} drawn its box as it was drawn @returns {string} its box as it is arranged now */
export function arrange(picture, drawn) {
  const isLast = !!picture.closest(LAST);
  const box = picture.querySelector("#still")?.getAttribute(`data-${isLast ? "last-" : ""}${shape()}`);
  const arranged = box && !isLast ? shape() : "wide";
  picture.dataset.arranged = arranged;
  for (const part of picture.querySelectorAll(":is([data-upright], [data-sideways]):not(#still)")) {
    const moved = part.getAttribute(`data-${arranged}`);
    if (moved) part.setAttribute("transform", moved);
    else part.removeAttribute("transform");
  }
  for (const part of picture.querySelectorAll("[data-only]")) {
    const isShown = part.getAttribute("data-only")?.split(" ").includes(arranged);
    part.setAttribute("display", isShown ? "inline" : "none");
  }
  const { width, height } = parseBox(box || drawn);
  document.getElementById("table")?.style.setProperty("--ratio", (width / height).toFixed(3));
  return box || drawn;
}
