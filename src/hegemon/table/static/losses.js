// @ts-check
/** What a battle has cost, told on the board: each loss above the stack that had it, or else below its place. */

import { badge, element, letterOf } from "./dom.js";

/** @typedef {import("./parts.js").Showdown} Showdown */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {top: number, isStack: boolean, isPiece?: boolean}} Foot where a loss hangs, and the head of what it hangs below */
/** @typedef {{spot: Spot, letter: string, toll: HTMLElement}} Loss what somebody lost, where */

export const BELOW = 13; // pixels from the head of a stack or the foot of a place to what was lost there
const APART = 50; // between two that have no stack
const [WIDTH, HEIGHT] = [34, 26]; // of one that is pinned to a piece

/** Losses rise where they were suffered, each with its owner's sign. @param {Showdown["sides"]} sides @param {Spot | null} spot of all that have no other @returns {Loss[]} */
export function floating(sides, spot) {
  const tolls = sides.flatMap((side) => side.losses);
  const at = (/** @type {typeof tolls[number]} */ { lost, places }) => places ?? (lost && spot ? [[lost, ...spot]] : []);
  return tolls.flatMap((one) => at(one).map(([count, kind, word]) => ({ spot: /** @type {Spot} */ ([kind, word]), letter: letterOf(one.seat), toll: element("b", { class: one.alive ? "alive" : "", "data-letter": letterOf(one.seat) }, badge(one.seat), one.alive ? `${count} home` : `−${count}`) })));
}

/**
 * Hang losses, those without a stack side by side, all of them within the frame.
 * @param {Loss[]} losses
 * @param {(Foot | null)[]} feet of each
 * @param {Point} move of the board
 * @param {{width: number, height: number}} frame as far as the panel does not cover its foot
 */
export function hang(losses, feet, move, frame) {
  /** @type {Point[]} */
  const pinned = [];
  losses.forEach(({ toll, spot }, k) => {
    const foot = feet[k];
    toll.hidden = !foot || foot.top + move.y > frame.height - BELOW || (!!foot.isPiece && foot.top + move.y < 0); // what is out of sight the panel tells itself
    if (!foot || toll.hidden) return;
    const level = losses.map((_, at) => at).filter((at) => !foot.isStack && feet[at] && !feet[at]?.isStack && String(losses[at].spot) === String(spot));
    const aside = level.length ? APART * (level.indexOf(k) - (level.length - 1) / 2) : 0;
    const half = (APART * Math.max(1, level.length)) / 2; // all of them keep their distance
    const x = Math.max(half, Math.min(foot.x + move.x, frame.width - half)) + aside;
    toll.classList.toggle("at-stack", foot.isStack);
    toll.classList.toggle("at-piece", !!foot.isPiece);
    const own = foot.isPiece ? beside(foot, pinned, toll.offsetWidth || WIDTH) : foot.x;
    const y = foot.y + (foot.isPiece ? 0 : foot.isStack ? -BELOW : BELOW) + move.y;
    Object.assign(toll.style, { left: `${foot.isStack ? own + move.x : x}px`, top: `${Math.min(y, frame.height - BELOW)}px` });
  });
}

/** Below its piece, or right of those that are pinned to pieces beside it. @param {Point} foot @param {Point[]} pinned @param {number} width */
function beside({ x, y }, pinned, width) {
  let at = x;
  for (const one of pinned) if (Math.abs(one.y - y) < HEIGHT && Math.abs(one.x - at) < width) at = one.x + width;
  pinned.push({ x: at, y });
  return at;
}
