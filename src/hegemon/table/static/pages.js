// @ts-check
/** A board of two pages, one below the other, of which a phone held sideways shows one; parts of the picture lead to the other.
 *
 * `#still` says with `data-second` where the second page begins; what leads to a page carries `data-page` with its head.
 */

/** @typedef {import("./zoom.js").Zoom} Zoom */

const NARROW = 1.25; // times as broad as high is a frame at least that shows a page as a whole; else one moves over it

/** Is one page of two shown as a whole? @param {Zoom} zoom */
export function isPaged(zoom) {
  return zoom.isTall && secondOf(zoom) > 0;
}

/** Fill a frame with the page that one is on; not where a board has none. @param {Zoom} zoom */
export function fillPage(zoom) {
  const { home, frame } = zoom;
  const second = secondOf(zoom);
  if (!second || !frame.clientHeight) return false;
  const [head, height, ratio] = [headOf(zoom), home.y + home.height - second, frame.clientWidth / frame.clientHeight];
  const width = ratio < NARROW ? height * ratio : Math.max(height * ratio, home.width);
  zoom.by(zoom.box.width / width);
  const x = home.x + Math.min(width, home.width) / 2;
  zoom.centre({ x, y: head + height / 2 });
  return true;
}

/** Where the second page begins, in the picture; 0 where there is none. @param {Zoom} zoom */
export function secondOf({ picture }) {
  return picture.dataset.arranged === "sideways" ? Number(picture.querySelector("#still")?.getAttribute("data-second")) : 0;
}

/** The head of the page that one is on: the first, where all is seen. @param {Zoom} zoom */
function headOf(zoom) {
  const { box, home, isNear } = zoom;
  const second = secondOf(zoom);
  return isNear && box.y + box.height / 2 > second ? second : home.y;
}

/** Turn to the page where most of some things are, unless one sees any of them. @param {Zoom} zoom @param {Element[]} things */
export function turn(zoom, things) {
  const second = secondOf(zoom);
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width);
  const below = boxes.filter(({ x, bottom }) => zoom.place(x, bottom).y > second).length;
  const here = headOf(zoom) === second ? below : boxes.length - below;
  if (boxes.length && !here) turnTo(zoom, below ? second : zoom.home.y);
}

/** @param {Zoom} zoom @param {number} head of a page */
function turnTo(zoom, head) {
  const { home } = zoom;
  zoom.centre({ x: home.x + home.width / 2, y: head + (home.y + home.height - secondOf(zoom)) / 2 });
}

/** What leads to another page does so when it is tapped, or with a key. @param {Zoom} zoom */
export function turnable(zoom) {
  const go = (/** @type {Event} */ event) => {
    const way = /** @type {Element} */ (event.target).closest("[data-page]");
    if (!way || (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!zoom.isTall) zoom.reset(), fillPage(zoom);
    turnTo(zoom, Number(way.getAttribute("data-page")));
  };
  for (const name of ["click", "keydown"]) zoom.picture.addEventListener(name, go);
}
