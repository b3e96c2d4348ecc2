// @ts-check
/** Names that an arrow would cut stand beside it as long as it is shown, with their signs; a picture says which, and what they must not cover. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const NAMES = "#still [data-yields]"; // with what names must not cover, as a selector
const HALF = 9; // of the breadth of an arrow, in its own measure

/** @param {SVGSVGElement} root @param {Point} begin of an arrow @param {Point} end @param {number} size */
export function standAside(root, begin, end, size) {
  const group = root.querySelector(NAMES);
  if (!group) return;
  const inwards = root.getScreenCTM()?.inverse();
  const boxOf = (/** @type {Element} */ one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(inwards));
    return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  };
  const taken = [...root.querySelectorAll(group.getAttribute("data-yields") ?? "")].map(boxOf);
  for (const name of group.querySelectorAll("text")) {
    const parts = togetherWith(root, name);
    const move = asideOf(around(parts.map((one) => one.getBBox())), begin, end, HALF * size, taken);
    if (move) for (const one of parts) one.setAttribute("transform", `translate(${move.x.toFixed(1)} ${move.y.toFixed(1)})`);
  }
}

/** A name, and the signs that belong to it. @param {SVGSVGElement} root @param {SVGTextElement} name @returns {SVGGraphicsElement[]} */
function togetherWith(root, name) {
  const named = name.closest("[data-named]")?.getAttribute("data-named");
  return named ? [...root.querySelectorAll(`[data-named="${named}"]`)].map((one) => /** @type {SVGGraphicsElement} */ (one)) : [name];
}

/** @param {Box[]} boxes */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, foot] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  return { x, y, width: right - x, height: foot - y };
}

/** And back to where they are printed. @param {SVGSVGElement} root */
export function standBack(root) {
  for (const name of root.querySelectorAll(`${NAMES} text[transform], [data-named][transform]`)) name.removeAttribute("transform");
}

/**
 * How far a box has to move so that a way passes it: as little as it can without covering anything, or nothing where it need not.
 * @param {Box} box @param {Point} begin @param {Point} end @param {number} half of the breadth of the way @param {Box[]} taken
 * @returns {Point | null}
 */
export function asideOf(box, begin, end, half, taken) {
  const across = reach(begin.y, end.y, begin.x, end.x, box.y - half, box.y + box.height + half);
  const down = reach(begin.x, end.x, begin.y, end.y, box.x - half, box.x + box.width + half);
  if (!across || !down) return null;
  const [left, right] = [across[0] - half - box.x - box.width, across[1] + half - box.x];
  const [up, low] = [down[0] - half - box.y - box.height, down[1] + half - box.y];
  if (left >= 0 || right <= 0 || up >= 0 || low <= 0) return null;
  const ways = [{ x: left, y: 0 }, { x: right, y: 0 }, { x: 0, y: up }, { x: 0, y: low }];
  ways.sort((one, other) => Math.abs(one.x + one.y) - Math.abs(other.x + other.y));
  const isFree = (/** @type {Point} */ way) => !taken.some((thing) => meets({ ...box, x: box.x + way.x, y: box.y + way.y }, thing));
  return ways.find(isFree) ?? ways[0];
}

/** Between which values in one direction a line runs while it is between two in the other. @param {number} from @param {number} to @param {number} begin @param {number} end @param {number} low @param {number} high @returns {[number, number] | null} */
function reach(from, to, begin, end, low, high) {
  const part = (/** @type {number} */ value) => Math.min(1, Math.max(0, to === from ? Number(value > from) : (value - from) / (to - from)));
  if (Math.max(from, to) < low || Math.min(from, to) > high) return null;
  const ends = [low, high].map((value) => begin + (end - begin) * part(value));
  return [Math.min(...ends), Math.max(...ends)];
}

/** @param {Box} one @param {Box} other */
function meets(one, other) {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}
