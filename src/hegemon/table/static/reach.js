// @ts-check
/** On a small screen: so near that a finger meets what is asked for, and there where it is. */

import { COARSE, shape, UPRIGHT } from "./frame.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./zoom.js").Zoom} Zoom */

const FINGER = 44; // pixels
const ENOUGH = 32; // pixels at which a finger still meets a thing, so that all that is asked for can stay in sight
const NARROW = 560; // pixels of a window that is as small as a phone, also under a mouse

const LITTLE = 1.15; // times nearer that are not worth a small map
const EDGE = 12; // pixels around them
const COVER = 2.2; // times that one goes nearer at most for the sake of a frame that is higher than the picture

/** A phone begins so near that a finger meets what is asked for; from then on its owner zooms. @param {Board} board */
export function settle(board) {
  const { zoom, picture } = board;
  const wanted = `${shape()} ${board.viewBox}`;
  const isPlaying = document.getElementById("table")?.dataset.stage === "playing";
  if (wanted === board.settled || !isPlaying || !picture.clientWidth) return;
  board.settled = wanted;
  zoom.reset();
  if (shape() !== "sideways" && !(UPRIGHT.matches && (COARSE.matches || innerWidth < NARROW))) return;
  approach(zoom, board.askedFor());
  if (!board.askedFor().length) attend(zoom);
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
  const wanted = Math.max(FINGER / size, Math.min(COVER, zoom.whole.height / zoom.home.height));
  const fitting = asked.length ? Math.max(1, roomFor(zoom, boxes)) : Infinity;
  const nearer = size * fitting < ENOUGH ? wanted : Math.min(wanted, fitting);
  if (size && size < FINGER && nearer > LITTLE) zoom.by(nearer);
  if (asked.length && zoom.isNear) zoom.centre(zoom.place(...middleOf(together(asked.map((thing) => thing.getBoundingClientRect()), zoom.frame))));
}

/**
 * The most of some boxes that one frame can show.
 * @param {DOMRect[]} boxes
 * @param {{clientWidth: number, clientHeight: number}} frame
 */
export function together(boxes, { clientWidth, clientHeight }) {
  const shown = (/** @type {[number, number]} */ [x, y]) => boxes.filter((box) => box.left >= x - clientWidth / 2 && box.right <= x + clientWidth / 2 && box.top >= y - clientHeight / 2 && box.bottom <= y + clientHeight / 2);
  const sets = [middleOf(boxes), ...boxes.map((box) => middleOf([box]))].map(shown);
  const best = sets.reduce((most, set) => (set.length > most.length ? set : most));
  return best.length ? best : boxes;
}

/** Go to what is asked for, or once to what it is about. @param {Board} board */
export function look(board) {
  const scene = board.askedFor().length ? "" : (board.picture.querySelector("#live .spotlight")?.innerHTML ?? "");
  if (scene && scene !== board.attended) attend(board.zoom);
  board.attended = scene;
  seek(board.zoom, board.askedFor());
}

/** Go to what is asked for, unless some of it is in sight. @param {Zoom} zoom @param {Element[]} things */
function seek(zoom, things) {
  const frame = zoom.frame.getBoundingClientRect();
  const isInSight = (/** @type {DOMRect} */ box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  if (zoom.isNear && asked.length && !asked.some((thing) => isInSight(thing.getBoundingClientRect()))) approach(zoom, asked);
}

/** Have all of some things in sight that are spoken of; from further away, where they lie too far apart. @param {Zoom} zoom @param {Element[]} things */
export function gather(zoom, things) {
  const boxes = things.filter((thing) => zoom.picture.contains(thing)).map((thing) => thing.getBoundingClientRect());
  const frame = zoom.frame.getBoundingClientRect();
  const isSeen = (/** @type {DOMRect} */ box) => box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  if (!zoom.isNear || !boxes.length || boxes.every(isSeen)) return;
  if (roomFor(zoom, boxes) < 1) zoom.reset();
  else zoom.centre(zoom.place(...middleOf(boxes)));
}

/** What the question is about, where nothing on the map answers it: a battle is seen from near. @param {Zoom} zoom */
function attend(zoom) {
  const scene = zoom.picture.querySelector("#live .spotlight");
  if (!scene) return;
  const [box, frame] = [scene.getBoundingClientRect(), zoom.frame.getBoundingClientRect()];
  const nearer = Math.min(frame.width / box.width, (frame.height * 0.8) / box.height) * 0.8;
  if (nearer > LITTLE) zoom.by(nearer);
  if (zoom.isNear) zoom.centre(zoom.place(...middleOf([scene.getBoundingClientRect()])));
}

/** How many times nearer some boxes still fit into the frame. @param {Zoom} zoom @param {DOMRect[]} boxes */
function roomFor(zoom, boxes) {
  const { left, right, top, bottom } = around(boxes);
  return Math.min(zoom.frame.clientWidth / (right - left + EDGE), zoom.frame.clientHeight / (bottom - top + EDGE));
}

/** The middle of some boxes of the screen. @param {DOMRect[]} boxes @returns {[number, number]} */
function middleOf(boxes) {
  const { left, right, top, bottom } = around(boxes);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The edges of all of them together. @param {DOMRect[]} boxes */
function around(boxes) {
  const all = (/** @type {"left" | "right" | "top" | "bottom"} */ side) => boxes.map((box) => box[side]);
  return { left: Math.min(...all("left")), right: Math.max(...all("right")), top: Math.min(...all("top")), bottom: Math.max(...all("bottom")) };
}
