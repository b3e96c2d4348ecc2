// @ts-check
/** Things of a picture as buttons: named, reached by keys, and which one lies next in a direction. */

import { rootOf } from "./halo.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {import("./parts.js").Spot} Spot */

const NO_SPOT = ["data-pick", "data-only", "data-upright", "data-sideways"];
const STATES = /** @type {Record<string, string>} */ ({ glow: "glow", foe: "glow", other: "other", rival: "other" });
const AHEAD = /** @type {Record<string, Point>} */ ({
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
});

/**
 * The best of some points in a direction: near, and more ahead than aside; -1 when nothing lies there.
 * @param {Point} from
 * @param {Point[]} points
 * @param {string} key
 */
export function nearestPoint(from, points, key) {
  const ahead = AHEAD[key];
  let best = -1;
  let least = Infinity;
  points.forEach((point, k) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    if (along <= 1 || aside > along * 2.5) return;
    if (along + 2 * aside < least) [best, least] = [k, along + 2 * aside];
  });
  return best;
}

/**
 * The element that lies next in the direction of an arrow key.
 * @param {Element} from
 * @param {Element[]} things
 * @param {string} key
 * @returns {Element | undefined}
 */
export function nearest(from, things, key) {
  const others = things.filter((thing) => thing !== from);
  return others[nearestPoint(middle(from), others.map(middle), key)];
}

/** Put the keyboard on the thing that lies next; what cannot be picked is only named. @param {Element} from @param {Element[]} things @param {string} key */
export function step(from, things, key) {
  const next = nearest(from, things, key);
  if (next && !next.hasAttribute("data-pick")) named(next, "-1", true);
  focus(next);
}

/** @param {Element} thing @returns {Point} */
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Do two spots name the same thing? @param {Spot} one @param {Spot} other */
export function isSame(one, other) {
  return one[0] === other[0] && one[1] === other[1];
}

/**
 * Which of the things at a place is meant: what glows, then what was picked last, then a kind that is asked for.
 * @param {Spot[]} spots from the inside out
 * @param {Spot[]} glowing
 * @param {Spot[]} chosen in their order
 * @returns {Spot | null}
 */
export function meant(spots, glowing, chosen) {
  const isHere = (/** @type {Spot} */ one) => spots.some((spot) => isSame(spot, one));
  const first = spots.find((spot) => glowing.some((one) => isSame(spot, one)));
  return first ?? chosen.findLast(isHere) ?? spots.find(([kind]) => glowing.some((one) => one[0] === kind)) ?? spots[0] ?? null;
}

/**
 * Of several things with one name those that are part of what was picked, if any are: a space in this house, not in that.
 * @param {Element[]} things
 * @param {Spot[]} picked
 */
export function within(things, picked) {
  const holders = picked.map(([kind, word]) => `[data-${kind}="${CSS.escape(word)}"]`).join();
  const inner = holders ? things.filter((thing) => thing.parentElement?.closest(holders)) : [];
  return inner.length ? inner : things;
}

/** Does a target belong to one of these? @param {EventTarget | null} target @param {Element[]} things */
export function isPart(target, things) {
  return target instanceof Element && things.some((thing) => thing.contains(target));
}

/** Make a button of a thing. @param {Element} thing @param {"glow" | "foe" | "chosen" | "target" | "attacked" | "other" | "rival"} manner */
export function active(thing, manner) {
  const state = STATES[manner] ?? "chosen";
  named(thing, "0", false);
  thing.setAttribute("data-pick", state);
  thing.setAttribute("aria-pressed", String(state === "chosen"));
  const root = rootOf(thing);
  if (root?.getAttribute("role") === "img") root.setAttribute("role", "group"); // an image has no buttons in it
}

/** Name a thing for those who hear it. @param {Element} thing @param {string} tabindex @param {boolean} disabled */
export function named(thing, tabindex, disabled) {
  const title = thing.querySelector(":scope > title")?.textContent;
  thing.setAttribute("tabindex", tabindex);
  thing.setAttribute("role", "button");
  if (disabled) thing.setAttribute("aria-disabled", "true");
  else thing.removeAttribute("aria-disabled");
  if (title) thing.setAttribute("aria-label", title);
}

/** A thing that is no button any more. @param {Element} thing */
export function inert(thing) {
  for (const name of ["tabindex", "role", "data-pick", "aria-pressed", "aria-disabled", "aria-label"]) {
    thing.removeAttribute(name);
  }
}

/** Put the keyboard on a thing. @param {Element | undefined} thing */
export function focus(thing) {
  if (!(thing instanceof SVGElement || thing instanceof HTMLElement)) return false;
  thing.focus({ preventScroll: true });
  return document.activeElement === thing;
}

/**
 * The things that an element is part of, from the inside out.
 * @param {EventTarget | null} target
 * @param {HTMLElement[]} places that hold things
 * @returns {Spot[]}
 */
export function spotsRound(target, places) {
  /** @type {Spot[]} */
  const spots = [];
  let at = target instanceof Element ? target : null;
  if (!at || !places.some((place) => place.contains(at))) return [];
  for (; at && !places.includes(/** @type {HTMLElement} */ (at)); at = at.parentElement) {
    for (const { name, value } of at.attributes) {
      if (name.startsWith("data-") && !NO_SPOT.includes(name)) spots.push([name.slice(5), value]);
    }
  }
  return spots;
}
