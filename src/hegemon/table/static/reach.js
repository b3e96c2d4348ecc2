// @ts-check
/** On a small screen: so near that a finger meets what is asked for, and there where it is. */

import { COARSE, shape, UPRIGHT } from "./frame.js";
import { outlineOf } from "./halo.js";
import { fillPage, isPaged, secondOf, turn } from "./pages.js";
import { align } from "./squares.js";
import { taken } from "./tools.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./zoom.js").Zoom} Zoom */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Edges of the screen */

const FINGER = 44; // pixels
const ENOUGH = 32; // pixels at which a finger still meets a thing, so that all that is asked for can stay in sight
const LEAST = 24; // the same on a board that is arranged for a phone
const NARROW = 560; // pixels of a window that is as small as a phone, also under a mouse

const LITTLE = 1.15; // times nearer that are not worth a small map
const WORTH = 1.25; // and nearer to what may be picked: not worth that a part of the board is out of sight, and the drawer shut
const EDGE = 12; // pixels around them
const HEAD = { wide: 0, upright: 22, sideways: 15 }; // pixels of the letters of a map
const SIDE = 24; // and of its numbers
const LARGE = 1.3; // times as large as they need be are letters at most
const STRIP = 6; // times as long as it is broad is a strip
const EASIER = 1.8; // times its breadth that it is worth to a finger
const GENTLE = 2.2; // times that one goes nearer at most to two places of a move
const CALM = 0.68; // of the frame that a battle fills
const SCENE = 3.5; // times that one goes nearer at most to a battle
const COVER = 2.2; // times that one goes nearer at most for the sake of a frame that is higher than the picture

/** The move in the making that was last looked at, and whether the one board of a page came nearer for it. */
const making = { move: "", isBrought: false };

/** A phone begins so near that a finger meets what is asked for; from then on its owner zooms. @param {Board} board */
function settle(board) {
  const { zoom, picture } = board;
  const wanted = `${shape()} ${board.viewBox}`;
  const isPlaying = document.getElementById("table")?.dataset.stage === "playing";
  const now = isPlaying ? wanted : "still"; // a last board is seen whole
  if (now === board.settled || !picture.clientWidth) return;
  board.settled = now;
  zoom.reset();
  if (!isPlaying) return;
  const isSmall = COARSE.matches || innerWidth < NARROW || isFolded(picture);
  if (shape() !== "sideways" && !(UPRIGHT.matches && isSmall)) return;
  near(board);
  if (!board.askedFor().length) attend(zoom);
}

/** The board may have another shape, or another size: then what is asked for must come into sight again. @param {Board} board */
export function follow(board) {
  const { clientWidth, clientHeight } = board.zoom.frame;
  const size = `${clientWidth} ${clientHeight}`;
  settle(board);
  if (size !== board.size && isPaged(board.zoom)) fillPage(board.zoom);
  if (size !== board.size && shape() !== "wide") look(board, true), align(board.zoom, board.askedFor().map(outlineOf), clearOf(board.zoom));
  board.size = size;
}

/** As near as a finger needs. @param {Board} board */
export function near(board) {
  widen(board.zoom);
  if (fillPage(board.zoom)) return;
  approach(board.zoom, board.askedFor());
}

/** A picture that is higher than its frame fills the width, and is moved up and down. @param {Zoom} zoom */
function widen(zoom) {
  const { home, whole } = zoom;
  if (whole.width > home.width * LITTLE && home.height > home.width) zoom.by(whole.width / home.width, { x: home.x + home.width / 2, y: home.y });
}

/**
 * Go nearer, if what may be picked is too small for a finger or not to be read; then no strip beside the picture stays empty for nothing.
 * @param {Zoom} zoom
 * @param {Element[]} things that may be picked
 */
function approach(zoom, things) {
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  const boxes = (asked.length ? asked.map(outlineOf) : [...zoom.picture.querySelectorAll("#live [id] > *")]).map((thing) => thing.getBoundingClientRect());
  const sizes = boxes.map(touchable).filter(Boolean).sort((one, other) => one - other);
  const size = sizes[Math.floor(sizes.length / 2)];
  const wanted = Math.max(FINGER / size, (Math.min(COVER, zoom.whole.height / zoom.home.height) * zoom.box.width) / zoom.whole.width);
  const fitting = asked.length ? Math.max(1, roomFor(zoom, boxes, "#dock")) : Infinity;
  const nearer = size < FINGER ? (size * fitting < enoughFor(zoom) ? wanted : Math.min(wanted, fitting)) : 1;
  const most = illegible(zoom);
  const limit = Math.max(most, Math.min(fitting, most * LARGE)); // what lies far apart is seen from no nearer than it is read
  const best = asked.length && most ? Math.max(Math.min(nearer, limit), Math.min(fitting, most)) : nearer;
  if (size && best > WORTH) zoom.by(best);
  if (asked.length && zoom.isNear) show(zoom, asked);
  align(zoom, asked.map(outlineOf), clearOf(zoom));
}

/** How large something is to a finger: a long strip is met more easily than a dot as narrow. @param {DOMRect} box */
function touchable({ width, height }) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long > short * STRIP ? short * EASIER : short;
}

/** How large a thing must be at least, so that all that is asked for can stay in sight. @param {Zoom} zoom */
function enoughFor(zoom) {
  return isArranged(zoom) ? LEAST : ENOUGH;
}

/** Is a board arranged for a phone, as it is held? @param {Zoom} zoom */
function isArranged({ picture }) {
  return picture.dataset.arranged !== "wide";
}

/** Has a picture two parts, one below the other, of which one is seen at a time? @param {SVGSVGElement} picture */
function isFolded(picture) {
  return !!picture.querySelector("#still[data-fold]");
}

/** How many times nearer a picture's letters can be read: it says itself at how many pixels to a unit, or nothing. @param {Zoom} zoom */
export function illegible(zoom) {
  if (isArranged(zoom) && isFolded(zoom.picture)) return 0; // what it shows there is drawn to be read
  const legible = Number(zoom.picture.querySelector("#still")?.getAttribute("data-legible"));
  return legible ? (legible * zoom.box.width) / (zoom.frame.clientWidth || 1) : 0;
}

/** Bring as many of some things as possible into sight, and none of them under the tools. @param {Zoom} zoom @param {Element[]} asked @param {boolean} [isCentred] also where all of them are in sight */
function show(zoom, asked, isCentred = false) {
  if (isPaged(zoom)) return turn(zoom, asked);
  const boxesOf = () => asked.map((thing) => thing.getBoundingClientRect());
  const sight = clearOf(zoom);
  const isHidden = (/** @type {DOMRect[]} */ boxes) => boxes.some((box) => !contains(sight, box));
  if (!isCentred && !isHidden(boxesOf())) return;
  if (zoom.isTall && isMostly(boxesOf(), sight)) return; // it says that it goes on below, and is seen from its head
  const before = boxesOf();
  const best = together(before, sight);
  const kept = () => boxesOf().filter((_, k) => best.includes(before[k])); // no bare ground for the sake of what cannot be in sight with them
  const point = pointOf(zoom, best, sight);
  zoom.centre(point, zoom.ground(1, 0));
  if (isHidden(kept())) zoom.centre(point);
}

/** What is to be brought to the middle of the frame, so that some boxes come to the middle of what is seen of it. @param {Zoom} zoom @param {DOMRect[]} boxes @param {Edges} sight */
function pointOf(zoom, boxes, sight) {
  const { left, right, top, bottom } = zoom.frame.getBoundingClientRect();
  const [x, y] = middleOf(boxes);
  return zoom.place(x + (left + right - sight.left - sight.right) / 2, y + (top + bottom - sight.top - sight.bottom) / 2);
}

/** What is seen of a frame: the dock may have grown over its foot. @param {HTMLElement} frame @param {string} [over] what may lie over it @returns {Edges & {clientWidth: number, clientHeight: number}} */
export function sightOf(frame, over = "#dock, #log-panel, #further") {
  const { left, right, top, bottom, height } = frame.getBoundingClientRect();
  const covers = [...document.querySelectorAll(over)].map((one) => one.getBoundingClientRect()).filter((box) => box.left < right && box.top > top + height / 2);
  const foot = Math.min(bottom, ...covers.map((box) => box.top));
  return { left, right, top, bottom: foot, clientWidth: frame.clientWidth, clientHeight: foot - top };
}

/** What is seen of a frame beside its tools, and beside the letters and numbers that a map keeps at its edges while one is near. @param {Zoom} zoom @param {string} [over] */
export function clearOf(zoom, over) {
  const sight = sightOf(zoom.frame, over);
  const isLettered = shape() !== "wide" && !!zoom.picture.querySelector("#still .columns");
  const [left, top] = [sight.left + (isLettered ? SIDE : 0), sight.top + (isLettered ? HEAD[shape()] : 0)];
  const { right, bottom } = taken(zoom);
  const edges = { left, top, right: sight.right - right, bottom: sight.bottom - bottom };
  return { ...edges, clientWidth: edges.right - left, clientHeight: edges.bottom - top };
}

/** Are most of some things in sight? @param {DOMRect[]} boxes @param {Edges} sight */
function isMostly(boxes, sight) {
  return boxes.filter((box) => contains(sight, box)).length > boxes.length / 2;
}

/** @param {Edges} sight @param {DOMRect} box */
function contains(sight, box) {
  return box.left >= sight.left - 1 && box.right <= sight.right + 1 && box.top >= sight.top - 1 && box.bottom <= sight.bottom + 1;
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

/** Go to what is asked for, or once to what it is about. @param {Board} board @param {boolean} [isMoved] the board has another size */
export function look(board, isMoved = false) {
  const scene = board.askedFor().length ? "" : (board.picture.querySelector("#live .spotlight")?.innerHTML ?? "");
  if (scene && scene !== board.attended) attend(board.zoom);
  board.attended = scene;
  const asked = board.glowing.join(" ");
  seek(board.zoom, board.askedFor(), isMoved || asked !== board.sought);
  board.sought = asked;
  keep(board);
}

/** Let nothing that is decided on lie under the dock, which grew to speak of it; where there is no room for all, the first pick stays in sight. @param {Board} board */
export function keep(board) {
  const { zoom } = board;
  if (back(board)) return;
  const decided = board.glowing.length || !board.chosen.length ? [] : [...board.chosen, ...board.others];
  const seen = decided.flatMap((spot) => board.find(...spot)).filter((thing) => zoom.picture.contains(thing));
  if (shape() === "wide" || !seen.length) return;
  const [before, move] = [making.move, board.chosen.join(" ")];
  making.move = move;
  if (!zoom.isNear) return void (move !== before && bringNearer(board, seen)); // who goes back to the whole board stays there
  if (read(board)) return;
  const isRoom = roomFor(zoom, seen.map((thing) => thing.getBoundingClientRect())) >= 1;
  show(zoom, isRoom && !zoom.isTall ? seen : seen.slice(0, 1));
}

/** A move between two places that figures in the place of names hide is looked at from nearer, until it is made or dropped. @param {Board} board @param {Element[]} seen */
function bringNearer(board, seen) {
  const { zoom, picture, chosen } = board;
  if (shape() !== "upright" || chosen.length < 2 || !picture.classList.contains("far")) return;
  const nearer = Math.min(GENTLE, roomFor(zoom, seen.map((thing) => thing.getBoundingClientRect())));
  if (nearer < WORTH) return;
  making.isBrought = true;
  zoom.by(nearer);
  show(zoom, seen, true);
}

/** And back, where nothing is picked any more. @param {Board} board */
function back(board) {
  if (board.chosen.length > 1) return false;
  making.move = "";
  if (!making.isBrought) return false;
  making.isBrought = false;
  board.zoom.reset();
  return true;
}

/** What was picked from far away is seen so near that it can be read, with what lies round it. @param {Board} board */
function read(board) {
  const { zoom, chosen } = board;
  const picked = chosen.slice(-1).flatMap((spot) => board.find(...spot)).filter((thing) => zoom.picture.contains(thing));
  const nearer = picked.length ? Math.min(illegible(zoom), roomFor(zoom, picked.map((thing) => thing.getBoundingClientRect()))) : 0;
  if (nearer <= WORTH) return false;
  zoom.by(nearer);
  show(zoom, picked, true);
  return true;
}

/** Go to what is asked for, unless it is in sight; what is asked for anew is seen from further away, where that shows all of it. @param {Zoom} zoom @param {Element[]} things @param {boolean} isNew */
function seek(zoom, things, isNew) {
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  if (!zoom.isNear || !asked.length) return;
  if (isPaged(zoom)) return turn(zoom, asked);
  const sight = clearOf(zoom);
  const boxes = asked.map((thing) => thing.getBoundingClientRect());
  if (boxes.every((box) => contains(sight, box))) return;
  const isSeen = (/** @type {DOMRect} */ box) => box.right > sight.left && box.left < sight.right && box.bottom > sight.top && box.top < sight.bottom;
  const room = roomFor(zoom, boxes);
  if (room < 1 && isNew && !zoom.isTall && !secondOf(zoom) && Math.min(...boxes.map(touchable)) * room >= enoughFor(zoom)) zoom.by(room), show(zoom, asked);
  else if (!boxes.some(isSeen)) approach(zoom, asked);
  else if (room >= 1) show(zoom, asked);
}

/** Have all of some things in sight that are spoken of; from further away, where they lie too far apart. @param {Zoom} zoom @param {Element[]} things */
export function gather(zoom, things) {
  const boxes = things.filter((thing) => zoom.picture.contains(thing)).map((thing) => thing.getBoundingClientRect());
  const sight = clearOf(zoom);
  if (!zoom.isNear || !boxes.length || boxes.every((box) => contains(sight, box))) return;
  if (isPaged(zoom)) return turn(zoom, things);
  if (roomFor(zoom, boxes) < 1 && zoom.isTall && things.length > 1) return gather(zoom, things.slice(0, 1)); // from further away nothing could be read
  if (roomFor(zoom, boxes) < 1) return zoom.reset();
  const point = pointOf(zoom, boxes, sight);
  zoom.centre(point, zoom.ground(1, 0)); // no bare ground where there need be none
  if (!things.every((thing) => contains(sight, thing.getBoundingClientRect()))) zoom.centre(point);
}

/** What the question is about, where nothing on the map answers it: a battle is seen from near, where a drawer at rest makes way. @param {Zoom} zoom */
function attend(zoom) {
  const scene = zoom.picture.querySelector("#live .spotlight");
  if (!scene) return;
  const [box, sight] = [scene.getBoundingClientRect(), clearOf(zoom, "#dock")];
  const nearer = Math.min(sight.clientWidth / box.width, sight.clientHeight / box.height) * CALM;
  const most = (SCENE * zoom.box.width) / zoom.whole.width;
  if (Math.min(nearer, most) > LITTLE) zoom.by(Math.min(nearer, most));
  if (zoom.isNear) show(zoom, [scene], true);
}

/** How many times nearer some boxes still fit into the frame. @param {Zoom} zoom @param {DOMRect[]} boxes @param {string} [over] what may lie over it */
function roomFor(zoom, boxes, over) {
  const { left, right, top, bottom } = around(boxes);
  const sight = clearOf(zoom, over);
  return Math.min(sight.clientWidth / (right - left + EDGE), sight.clientHeight / (bottom - top + EDGE));
}

/** The middle of some boxes of the screen. @param {Edges[]} boxes @returns {[number, number]} */
function middleOf(boxes) {
  const { left, right, top, bottom } = around(boxes);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The edges of all of them together. @param {Edges[]} boxes @returns {Edges} */
function around(boxes) {
  const all = (/** @type {"left" | "right" | "top" | "bottom"} */ side) => boxes.map((box) => box[side]);
  return { left: Math.min(...all("left")), right: Math.max(...all("right")), top: Math.min(...all("top")), bottom: Math.max(...all("bottom")) };
}
