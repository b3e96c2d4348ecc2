// @ts-check
/** On a phone the zoom's buttons and the small map lie over the board: in a corner where nothing is that can be picked. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

const CORNERS = ["", "left", "top", "top left"]; // of these the first that is free; none: the right one below
const TOUCH = 5; // pixels by which two may overlap
const END = 44; // pixels of a corner of the map, which one could not move out from under them

/**
 * The corner in which a box covers nothing; null where there is none.
 * @param {Edges} box as it lies below at the right
 * @param {Edges} frame
 * @param {Edges[]} things that are not to be covered
 * @param {Edges} [map] whose ends are not to be covered either; below at the right one can move it beyond its end
 * @returns {string | null}
 */
export function cornerFor(box, frame, things, map) {
  const ends = map ? endsOf(map) : [];
  const isFree = (/** @type {string} */ corner) => {
    const here = mirrored(box, frame, corner);
    return ![...things, ...(corner ? ends : [])].some((thing) => overlaps(here, thing));
  };
  return CORNERS.find(isFree) ?? null;
}

/**
 * Put what floats over the board into a free corner; where there is none only the way back to the whole board stays.
 * @param {HTMLElement} frame
 * @param {Edges[]} things that are not to be covered
 * @param {Edges} map all of it, as it lies on the screen
 */
export function tuck(frame, things, map) {
  const parts = /** @type {HTMLElement[]} */ ([...frame.querySelectorAll(":scope > :is(#zoom, #minimap)")]);
  const put = (/** @type {string} */ corner) => parts.forEach((part) => (part.dataset.corner = corner));
  const find = () => {
    put("");
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
    const bounds = frame.getBoundingClientRect();
    return boxes.length ? cornerFor(around(boxes), bounds, things, map) : "";
  };
  frame.classList.remove("folded");
  let corner = find();
  if (corner === null) {
    frame.classList.add("folded");
    corner = find();
  }
  put(corner ?? "");
}

/** @param {Edges[]} boxes @returns {Edges} round all of them */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return { left, top, right: Math.max(...boxes.map((box) => box.right)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/** The four corners of a map. @param {Edges} map @returns {Edges[]} */
function endsOf({ left, top, right, bottom }) {
  const end = (/** @type {number} */ x, /** @type {number} */ y) => ({ left: x, top: y, right: x + END, bottom: y + END });
  return [left, right - END].flatMap((x) => [top, bottom - END].map((y) => end(x, y)));
}

/** The same box in another corner. @param {Edges} box @param {Edges} frame @param {string} corner @returns {Edges} */
function mirrored(box, frame, corner) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const left = corner.includes("left") ? frame.left + frame.right - box.right : box.left;
  const top = corner.includes("top") ? frame.top + frame.bottom - box.bottom : box.top;
  return { left, top, right: left + width, bottom: top + height };
}

/** @param {Edges} one @param {Edges} other */
export function overlaps(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > TOUCH && down > TOUCH;
}
