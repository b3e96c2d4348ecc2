// @ts-check
/** On a small screen: so near that a finger meets what is asked for, and there where it is. */

import { COARSE, shape, UPRIGHT } from "./frame.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./zoom.js").Zoom} Zoom */

const FINGER = 44; // pixels
const NARROW = 560; // pixels of a window that is as small as a phone, also under a mouse

const COVER = 1.6; // times that one goes nearer at most for the sake of a frame that is higher than the picture

/** A phone begins so near that a finger meets what is asked for; from then on its owner zooms. @param {Board} board */
export function settle(board) {
  const { zoom, picture } = board;
  const wanted = `${shape()} ${board.viewBox}`;
  const isPlaying = document.getElementById("table")?.dataset.stage === "playing";
  if (wanted === board.settled || !isPlaying || !picture.clientWidth) return;
  board.settled = wanted;
  zoom.reset();
  if (shape() === "sideways" || (UPRIGHT.matches && (COARSE.matches || innerWidth < NARROW))) approach(zoom, board.askedFor());
}

/**
 * Go nearer, if what may be picked is too small for a finger; then no strip beside the picture stays empty for nothing.
 * @param {Zoom} zoom
 * @param {Element[]} things that may be picked
 */
export function approach(zoom, things) {
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  const boxes = (asked.length ? asked : [...zoom.picture.querySelectorAll("#live [id] > *")]).map((thing) => thing.getBoundingClientRect());
  const sizes = boxes.map((box) => Math.min(box.width, box.height)).filter(Boolean).sort((one, other) => one - other);
  const size = sizes[Math.floor(sizes.length / 2)];
  if (size && size < FINGER) zoom.by(Math.max(FINGER / size, Math.min(COVER, zoom.whole.height / zoom.home.height)));
  if (asked.length && zoom.isNear) zoom.centre(zoom.place(...middleOf(asked.map((thing) => thing.getBoundingClientRect()))));
}

/** Go to what is asked for, unless some of it is in sight. @param {Zoom} zoom @param {Element[]} things */
export function seek(zoom, things) {
  const frame = zoom.frame.getBoundingClientRect();
  const isInSight = (/** @type {DOMRect} */ box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  if (zoom.isNear && asked.length && !asked.some((thing) => isInSight(thing.getBoundingClientRect()))) approach(zoom, asked);
}

/** The middle of some boxes of the screen. @param {DOMRect[]} boxes @returns {[number, number]} */
function middleOf(boxes) {
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  return [(left + right) / 2, (top + bottom) / 2];
}
