// @ts-check
/** Where a note stands that points at things on the screen: beside them, and over nothing that is to be clicked. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */
/** @typedef {{left: number, top: number, side: "left" | "right" | "above" | "below" | "", tail: number}} Place its side of the things, and how far along it they are */

const GAP = 14; // pixels between a note and what it points at
const NEAR = 30; // pixels between them at which it still points
const EDGE = 8; // pixels that stay free at the edge
const CORNER = 20; // pixels of a note's edge that are too round to point from

/**
 * The best place for a note of this size: the least of it over what is to be clicked, then the nearest.
 * @param {{width: number, height: number}} size
 * @param {Edges | null} aim around what is pointed at; nothing where that is everything
 * @param {Edges[]} busy what must stay free
 * @param {Edges} room that there is
 * @param {Edges[]} [spoken] what is pointed at and what is named, each by itself: a note had better not hide it
 * @returns {Place}
 */
export function placed(size, aim, busy, room, spoken = aim ? [aim] : []) {
  const near = aim && around([aim, ...busy.filter((box) => distance(box, aim) < GAP)]); // with what is between
  const places = [...(aim ? beside(size, aim) : []), ...(near ? beside(size, near) : []), ...spoken.flatMap((box) => beside(size, box)), ...corners(size, room)].map((place) => within(place, size, room));
  const cost = (/** @type {Place} */ place) => {
    const own = boxOf(place, size);
    const covered = busy.reduce((sum, box) => sum + overlap(own, box), 0) + spoken.reduce((sum, box) => sum + 3 * overlap(own, box), 0);
    return 100 * covered + (aim ? distance(own, aim) : 0);
  };
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { ...best, ...tailOf(best, size, aim) };
}

/** @param {{width: number, height: number}} size @param {Edges} aim @returns {Place[]} */
function beside({ width, height }, aim) {
  const [x, y] = [(aim.left + aim.right - width) / 2, (aim.top + aim.bottom - height) / 2];
  return [
    { left: aim.right + GAP, top: y, side: "right", tail: 0 },
    { left: aim.left - GAP - width, top: y, side: "left", tail: 0 },
    { left: x, top: aim.top - GAP - height, side: "above", tail: 0 },
    { left: x, top: aim.bottom + GAP, side: "below", tail: 0 },
  ];
}

/** The middles of the lower and the upper edge, and the corners. @param {{width: number, height: number}} size @param {Edges} room @returns {Place[]} */
function corners({ width, height }, room) {
  const [right, bottom, middle] = [room.right - width, room.bottom - height, (room.left + room.right - width) / 2];
  const spots = [[middle, bottom], [middle, room.top], [room.left, bottom], [right, bottom], [room.left, room.top], [right, room.top]];
  return spots.map(([left, top]) => ({ left, top, side: "", tail: 0 }));
}

/** @param {Place} place @param {{width: number, height: number}} size @param {Edges} room @returns {Place} */
function within(place, { width, height }, room) {
  const left = Math.max(room.left + EDGE, Math.min(place.left, room.right - EDGE - width));
  const top = Math.max(room.top + EDGE, Math.min(place.top, room.bottom - EDGE - height));
  return { ...place, left, top };
}

/** Which way the note points, once it lies where there is room: straight at the things, or not at all. @param {Place} place @param {{width: number, height: number}} size @param {Edges | null} aim @returns {Pick<Place, "side" | "tail">} */
function tailOf(place, size, aim) {
  const own = boxOf(place, size);
  if (!aim || distance(own, aim) > NEAR) return { side: "", tail: 0 };
  const [x, y] = [(aim.left + aim.right) / 2 - own.left, (aim.top + aim.bottom) / 2 - own.top];
  const [isOver, isLevel] = [x > CORNER && x < size.width - CORNER, y > CORNER && y < size.height - CORNER];
  if (isLevel && own.left >= aim.right) return { side: "right", tail: y };
  if (isLevel && own.right <= aim.left) return { side: "left", tail: y };
  if (isOver && own.bottom <= aim.top) return { side: "above", tail: x };
  if (isOver && own.top >= aim.bottom) return { side: "below", tail: x };
  return { side: "", tail: 0 };
}

/** @param {Place} place @param {{width: number, height: number}} size @returns {Edges} */
function boxOf({ left, top }, { width, height }) {
  return { left, top, right: left + width, bottom: top + height };
}

/** In square pixels. @param {Edges} one @param {Edges} other */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Between the nearest edges of two boxes. @param {Edges} one @param {Edges} other */
function distance(one, other) {
  const x = Math.max(0, one.left - other.right, other.left - one.right);
  const y = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(x, y);
}

/** The edges of all of some boxes together; nothing where there are none. @param {Edges[]} boxes @returns {Edges | null} */
export function around(boxes) {
  if (!boxes.length) return null;
  const all = (/** @type {keyof Edges} */ side) => boxes.map((box) => box[side]);
  return { left: Math.min(...all("left")), top: Math.min(...all("top")), right: Math.max(...all("right")), bottom: Math.max(...all("bottom")) };
}
