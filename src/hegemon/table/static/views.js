// @ts-check
/** Which part of a picture a frame shows: boxes as a viewBox writes them, and how zoom and drag change them. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

const DEEPEST = 8; // times

/**
 * The smallest box of a frame's shape with all of the picture in it: what is left over is the ground around it.
 * @param {Box} home of the picture
 * @param {{width: number, height: number}} frame in pixels
 * @param {{top?: number, bottom?: number, isHigh?: boolean}} [wish] pixels that stay free above and below it; whether it lies at the top
 * @returns {Box}
 */
export function fitted(home, frame, { top = 0, bottom = 0, isHigh = false } = {}) {
  if (!(frame.width > 0 && frame.height > top + bottom)) return home;
  const unit = Math.max(home.width / frame.width, home.height / (frame.height - top - bottom));
  const [width, height] = [frame.width * unit, frame.height * unit];
  const above = isHigh ? top * unit : (height + top * unit - home.height) / 2;
  return { x: home.x - (width - home.width) / 2, y: home.y - above, width, height };
}

/**
 * The box after zooming by a factor round a point, never wider than the whole view and never off the picture.
 * @param {Box} box
 * @param {Box} home of the picture
 * @param {number} factor above 1 goes nearer
 * @param {Point} at
 * @param {Box} [whole] view of it
 * @param {Box} [ground] that one may see when near
 * @returns {Box}
 */
export function zoomed(box, home, factor, at, whole = home, ground = home) {
  const width = Math.min(whole.width, Math.max(whole.width / DEEPEST, box.width / factor));
  const part = width / box.width;
  const nearer = { x: at.x - (at.x - box.x) * part, y: at.y - (at.y - box.y) * part, width, height: box.height * part };
  return within(nearer, home, whole, ground);
}

/**
 * The box moved over the picture.
 * @param {Box} box
 * @param {Box} home
 * @param {number} dx
 * @param {number} dy
 * @param {Box} [whole]
 * @param {Box} [ground]
 */
export function moved(box, home, dx, dy, whole = home, ground = home) {
  return within({ ...box, x: box.x + dx, y: box.y + dy }, home, whole, ground);
}

/** @param {Box} box @param {Box} home @param {Box} whole @param {Box} ground @returns {Box} */
function within(box, home, whole, ground) {
  const x = along(box.x, box.width, home.x, home.width, whole.x, whole.width, ground.x, ground.width);
  const y = along(box.y, box.height, home.y, home.height, whole.y, whole.height, ground.y, ground.height);
  return { ...box, x, y };
}

/**
 * Where a view begins in one direction: on the picture and a little beside it, or with the picture in it as the whole view has it.
 * @param {number} at @param {number} size @param {number} from @param {number} length
 * @param {number} begin @param {number} most @param {number} low @param {number} room
 */
function along(at, size, from, length, begin, most, low, room) {
  const isMovable = size < length || (size < room && size < most * 0.999); // near, and something lies over an end of it
  if (isMovable) return Math.min(Math.max(at, low), low + room - size);
  const share = most > length ? (from - begin) / (most - length) : 0.5;
  return from - (size - length) * share;
}

/** What a box has of another, so far from its edges that a line round it is seen. @param {Box} box @param {Box} home @param {number} rim @returns {Box} */
export function overlap(box, home, rim) {
  const [x, y] = [Math.max(box.x, home.x + rim), Math.max(box.y, home.y + rim)];
  const [right, bottom] = [Math.min(box.x + box.width, home.x + home.width - rim), Math.min(box.y + box.height, home.y + home.height - rim)];
  return { x, y, width: Math.max(rim, right - x), height: Math.max(rim, bottom - y) };
}

/** @param {string} text @returns {Box} */
export function parseBox(text) {
  const [x = 0, y = 0, width = 1, height = 1] = text.trim().split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** @param {Box} box */
export function formatBox(box) {
  return [box.x, box.y, box.width, box.height].map((value) => Number(value.toFixed(2))).join(" ");
}
