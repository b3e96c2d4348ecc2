// @ts-check
/** The tools of a board: the buttons of its zoom, the small map, and how much more may be picked beyond its edges.
 *
 * On a phone that shows a part of the board they have a strip of their own, so that nothing of the board lies under them:
 * at its foot on a phone held upright, else at its right.
 */

import { element } from "./dom.js";
import { SIDEWAYS, UPRIGHT } from "./frame.js";

/** @typedef {import("./zoom.js").Zoom} Zoom */

const STRIP = 52; // pixels
const BARE = '.showing, [data-stage="over"]:not(.in-past, .replay, .enlarged)'; // there it is not shown

/** @param {HTMLElement} frame of the board that has them */
export function gatherTools(frame) {
  const tools = ["minimap", "beyond", "zoom"].flatMap((id) => frame.querySelector(`:scope > #${id}`) ?? []);
  frame.append(element("div", { id: "tools" }, ...tools));
}

/** How much of a frame they take while one is near, in pixels. @param {Zoom} zoom @returns {{right: number, bottom: number}} */
export function taken({ frame, isTall }) {
  const isShown = !isTall && !frame.closest(BARE);
  return { right: isShown && SIDEWAYS.matches ? STRIP : 0, bottom: isShown && UPRIGHT.matches ? STRIP : 0 };
}
