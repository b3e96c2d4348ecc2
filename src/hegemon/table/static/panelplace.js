// @ts-check
/** Where the panel of a great moment goes: beside what it is about, which the board may move for. */

import { BELOW } from "./losses.js";

/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{width: number, height: number}} Size */

export const GAP = 18; // pixels beside the place
export const RIM = 10; // and to the edges

/**
 * Where the panel goes, and how far the board moves so that the place lies beside it.
 * @param {Box | null} place in the frame
 * @param {Size} panel
 * @param {Size} frame
 * @param {boolean} [isSheet] that lies at the foot of it
 * @returns {{x: number, y: number, side: "left" | "right" | "foot" | "middle", move: {x: number, y: number}}}
 */
export function arranged(place, panel, frame, isSheet = false) {
  const still = { x: 0, y: 0 };
  if (isSheet) {
    const room = frame.height - panel.height - BELOW; // for what hangs below the place
    const middle = place ? room / 2 - (place.top + place.height / 2) : 0;
    const isSeen = !!place && place.top >= 0 && middle > 0; // it need not come down, into bare ground
    const move = place ? { x: between(place.left, place.width, frame.width), y: isSeen ? 0 : middle } : still;
    return { x: 0, y: frame.height - panel.height, side: "foot", move };
  }
  const y = (/** @type {number} */ middle) => Math.max(RIM, Math.min(middle - panel.height / 2, frame.height - panel.height - RIM));
  if (!place) return { x: (frame.width - panel.width) / 2, y: y(frame.height / 2), side: "middle", move: still };
  const isRight = place.left + place.width / 2 > frame.width / 2; // then the panel is on its left
  const nearest = isRight ? RIM + panel.width + GAP : frame.width - RIM - panel.width - GAP - place.width;
  const inside = place.left + between(place.left, place.width, frame.width);
  const left = isRight ? Math.max(inside, nearest) : Math.min(inside, nearest);
  const move = { x: left - place.left, y: between(place.top, place.height, frame.height) };
  const x = Math.max(0, Math.min(isRight ? left - GAP - panel.width : left + place.width + GAP, frame.width - panel.width));
  return { x, y: y(place.top + place.height / 2 + move.y), side: isRight ? "left" : "right", move };
}

/** How far something has to move to lie within. @param {number} at @param {number} size @param {number} frame */
function between(at, size, frame) {
  return Math.max(RIM, Math.min(at, frame - size - RIM)) - at;
}
