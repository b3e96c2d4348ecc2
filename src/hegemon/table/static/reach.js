// @ts-check
/** On a small screen: so near that a finger meets what is asked for, and there where it is. */

/** @typedef {import("./zoom.js").Zoom} Zoom */

const FINGER = 44; // pixels

/** @param {Zoom} zoom @param {Element[]} things that may be picked */
export function approach(zoom, things) {
  const asked = things.filter((thing) => zoom.picture.contains(thing));
  const boxes = (asked.length ? asked : [...zoom.picture.querySelectorAll("#live [id] > *")]).map((thing) => thing.getBoundingClientRect());
  const sizes = boxes.map((box) => Math.min(box.width, box.height)).filter(Boolean).sort((one, other) => one - other);
  const size = sizes[Math.floor(sizes.length / 2)];
  if (size && size < FINGER) zoom.by(FINGER / size);
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
