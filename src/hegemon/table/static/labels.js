// @ts-check
/** Names of things on a picture so small that it shows none: of what is picked, was lost, or a sentence speaks of. */

const SVG = "http://www.w3.org/2000/svg";
const LETTER = 7; // pixels of a name for each of its letters, about
const HEIGHT = 16;
const WRITTEN = "use:is(.brief, .middling), :is(.brief, .middling) text, .thing-name"; // what a name had better not lie over
const BEYOND = 4; // times as bad as covering something is to lie outside of the picture

/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */
/** @typedef {{x: number, y: number, dx: number, dy: number, anchor: string, box: Edges}} Place at an edge of a thing, and how far from there a name stands */

/**
 * A thing's name at that side of it where it covers least; nothing where it has none, or it stands there already.
 * @param {SVGSVGElement} root
 * @param {Element} thing
 * @param {Element} outline of it
 * @param {string} manner
 * @returns {SVGGElement[]}
 */
export function labels(root, thing, outline, manner) {
  const name = thing.getAttribute("data-label") ?? "";
  const from = thing.getAttribute("data-unnamed") ?? "far"; // where it has no name of its own
  if (!name || !from || [...root.querySelectorAll(".thing-name")].some((one) => one.textContent === name)) return [];
  const crowd = [...root.querySelectorAll(WRITTEN)].map((one) => one.getBoundingClientRect());
  const [place] = placesOf(outline.getBoundingClientRect(), name.length * LETTER)
    .map((one) => ({ ...one, cost: cost(one.box, crowd, root.getBoundingClientRect()) }))
    .sort((one, other) => one.cost - other.cost);
  return [written(root, name, place, `${manner} ${from.replace(/\w+/g, "at-$&")}`)];
}

/** Above and below a thing, right and left of it, and within its foot. @param {DOMRect} box @param {number} width @returns {Place[]} */
function placesOf({ left, right, top, bottom }, width) {
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  const [over, aside] = [{ left: across - width / 2, right: across + width / 2 }, { top: down - HEIGHT / 2, bottom: down + HEIGHT / 2 }];
  const middle = { x: across, dx: 0, anchor: "middle" };
  return [
    { ...middle, y: top, dy: -4, box: { ...over, top: top - HEIGHT, bottom: top } },
    { ...middle, y: bottom, dy: 13, box: { ...over, top: bottom, bottom: bottom + HEIGHT } },
    { x: right, y: down, dx: 5, dy: 4, anchor: "start", box: { ...aside, left: right, right: right + width } },
    { x: left, y: down, dx: -5, dy: 4, anchor: "end", box: { ...aside, left: left - width, right: left } },
    { ...middle, y: bottom, dy: -4, box: { ...over, top: bottom - HEIGHT, bottom } },
  ];
}

/** How much a name would cover, and how much of it would not be seen. @param {Edges} box @param {Edges[]} crowd @param {Edges} frame */
function cost(box, crowd, frame) {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return crowd.reduce((sum, one) => sum + common(box, one), 0) + BEYOND * (area - common(box, frame));
}

/** @param {Edges} one @param {Edges} other */
function common(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** @param {SVGSVGElement} root @param {string} name @param {Place} place @param {string} manner */
function written(root, name, { x, y, dx, dy, anchor }, manner) {
  const at = new DOMPoint(x, y).matrixTransform(root.getScreenCTM()?.inverse());
  const [holder, text] = [document.createElementNS(SVG, "g"), document.createElementNS(SVG, "text")];
  holder.setAttribute("class", `halo ${manner} thing-name`);
  holder.setAttribute("transform", `translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`);
  Object.entries({ x: dx, y: dy, "text-anchor": anchor }).forEach(([key, value]) => text.setAttribute(key, String(value)));
  text.textContent = name;
  holder.append(text);
  return holder;
}
