// @ts-check
/** What a battle has cost, told on the board: each loss above the stack that had it, or else below its place. */

import { badge, element, letterOf } from "./dom.js";

/** @typedef {import("./parts.js").Showdown} Showdown */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {Point & {top: number, isStack: boolean, isPiece?: boolean, within?: [number, number] | null}} Foot where a loss hangs, the head of what it hangs below, and the edges of its place */
/** @typedef {{spot: Spot, letter: string, toll: HTMLElement}} Loss what somebody lost, where */

export const BELOW = 13; // pixels from the head of a stack or the foot of a place to what was lost there
const ABOVE = 17; // to what was lost of a stack, so that its letters stay free
const APART = 50; // between two that have no stack
const [WIDTH, HEIGHT] = [34, 26]; // of one that is pinned to a piece
const RIM = 3; // pixels that a place leaves round what hangs in it

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
  /** @type {(Point & {wide: number})[]} */
  const hung = [];
  losses.forEach(({ toll, spot }, k) => {
    const foot = feet[k];
    toll.hidden = !foot || foot.top + move.y > frame.height - BELOW || (!!foot.isPiece && foot.top + move.y < 0); // what is out of sight the panel tells itself
    if (!foot || toll.hidden) return;
    toll.classList.toggle("at-stack", foot.isStack);
    toll.classList.toggle("at-piece", !!foot.isPiece);
    const level = losses.map((_, at) => at).filter((at) => !foot.isStack && feet[at] && !feet[at]?.isStack && String(losses[at].spot) === String(spot));
    const at = foot.isPiece ? beside(foot, pinned, toll.offsetWidth || WIDTH) : foot.isStack ? above(foot, hung, toll.offsetWidth) : below(foot, level.indexOf(k), level.length, move, frame);
    Object.assign(toll.style, { left: `${at.x + move.x}px`, top: `${Math.min(at.y + move.y, frame.height - BELOW)}px` });
  });
}

/** Below its piece, or right of those that are pinned to pieces beside it. @param {Foot} foot @param {Point[]} pinned @param {number} width */
function beside({ x, y }, pinned, width) {
  let at = x;
  for (const one of pinned) if (Math.abs(one.y - y) < HEIGHT && Math.abs(one.x - at) < width) at = one.x + width;
  pinned.push({ x: at, y });
  return { x: at, y };
}

/** Above its stack, within the edges of the place, and above those that hang there already. @param {Foot} foot @param {(Point & {wide: number})[]} hung @param {number} wide */
function above(foot, hung, wide) {
  const x = within(foot, wide / 2);
  let y = foot.y;
  while (hung.some((one) => Math.abs(one.x - x) < (one.wide + wide) / 2 && Math.abs(one.y - y) < HEIGHT)) y -= HEIGHT;
  hung.push({ x, y, wide });
  return { x, y: y - ABOVE };
}

/** As near to its stack as the edges of its place let it be. @param {Foot} foot @param {number} half of its width */
function within({ x, within: edges }, half) {
  if (!edges) return x;
  const [least, most] = [edges[0] + half + RIM, edges[1] - half - RIM];
  return least > most ? (edges[0] + edges[1]) / 2 : Math.max(least, Math.min(x, most));
}

/** Below a place, side by side with others there and all of them within the frame. @param {Foot} foot @param {number} at @param {number} many @param {Point} move @param {{width: number}} frame */
function below({ x, y }, at, many, move, frame) {
  const half = (APART * Math.max(1, many)) / 2; // all of them keep their distance
  const aside = many ? APART * (at - (many - 1) / 2) : 0;
  return { x: Math.max(half, Math.min(x + move.x, frame.width - half)) - move.x + aside, y: y + BELOW };
}
