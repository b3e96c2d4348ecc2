// @ts-check
/** A map of squares is first seen in whole ones: its letters and numbers tell how wide they are. */

/** @typedef {import("./zoom.js").Zoom} Zoom */
/** @typedef {import("./reach.js").Edges} Edges */

const FINGER = 43.5; // pixels that one meets
const NEARLY = 0.1; // of a square that may be missing
const RING = 2; // pixels of a ring round a square that are seen beyond its edge
const WHOLE_RING = 5; // and of all of it

/**
 * Show as many whole squares as have room beside each other, from the first that is seen on.
 * @param {Zoom} zoom
 * @param {Element[]} things that lie on squares
 * @param {Edges} seen of the frame
 */
export function align(zoom, things, seen) {
  if (!zoom.isNear || !things.length) return;
  const boxesOf = () => things.map((thing) => thing.getBoundingClientRect());
  const sight = { left: seen.left + RING, right: seen.right, top: seen.top + RING, bottom: seen.bottom };
  const { size, most } = squaresOf(zoom);
  const count = (sight.right - sight.left) / size;
  if (!size || count > most || Math.abs(boxesOf()[0].width - size) > 1) return;
  const more = Math.ceil(count - NEARLY);
  const isFurther = boxesOf().every((box) => isWithin(sight, box)) && (size < FINGER || (size * count) / more >= FINGER);
  const whole = isFurther ? more : Math.floor(count + NEARLY);
  zoom.by(count / whole, zoom.place(sight.left, sight.top));
  const shift = shiftOf(boxesOf(), sight, zoom.seen());
  const lowest = Math.max(...boxesOf().map((box) => shifted(box, shift)).filter((box) => isWithin(sight, box)).map((box) => box.bottom));
  const up = Math.max(0, lowest + WHOLE_RING - sight.bottom); // a ring is not cut at the foot
  const { left, right, top, bottom } = zoom.frame.getBoundingClientRect();
  zoom.centre(zoom.place((left + right) / 2 - shift[0], (top + bottom) / 2 - shift[1] + up));
}

/** How wide a square is shown, and how many there are beside each other. @param {Zoom} zoom */
function squaresOf({ picture, frame, box }) {
  const places = new Set([...picture.querySelectorAll("#still .columns > text")].map((text) => Number(text.getAttribute("x"))));
  const [first, second] = [...places].sort((one, other) => one - other);
  return { size: ((second - first || 0) * frame.clientWidth) / box.width, most: places.size };
}

/**
 * How far squares are moved so that they begin where the sight does, with as many of them in sight and as little bare ground as possible.
 * @param {Edges[]} boxes
 * @param {Edges} sight
 * @param {Edges} map
 */
export function shiftOf(boxes, sight, map) {
  const [box] = boxes;
  const ways = (/** @type {number} */ from, /** @type {number} */ edge, /** @type {number} */ size) => {
    const over = (((edge - from) % size) + size) % size;
    return over < size / 2 ? [over, over - size] : [over - size, over];
  };
  const across = ways(box.left, sight.left, box.right - box.left);
  const shifts = ways(box.top, sight.top, box.bottom - box.top).flatMap((y) => across.map((x) => [x, y]));
  const hidden = (/** @type {number[]} */ shift) => boxes.filter((one) => !isWithin(sight, shifted(one, shift))).length;
  const bare = (/** @type {number[]} */ shift) => bareOf(shifted(map, shift), sight);
  return shifts.reduce((best, shift) => ((hidden(shift) - hidden(best) || bare(shift) - bare(best)) < 0 ? shift : best));
}

/** @param {Edges} box @param {number[]} shift @returns {Edges} */
function shifted({ left, right, top, bottom }, [x, y]) {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** How much of what is seen lies beyond the edges of a map, in pixels. @param {Edges} map @param {Edges} sight */
function bareOf(map, sight) {
  const over = [map.left - sight.left, sight.right - map.right, map.top - sight.top, sight.bottom - map.bottom];
  return over.reduce((sum, one) => sum + Math.max(0, one), 0);
}

/** @param {Edges} sight @param {Edges} box */
function isWithin(sight, box) {
  return box.left >= sight.left - 1 && box.right <= sight.right + 1 && box.top >= sight.top - 1 && box.bottom <= sight.bottom + 1;
}
