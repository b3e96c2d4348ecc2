// @ts-check
/** What may be picked on a board and what is picked: rings, an arrow from where a move comes to where it goes, and buttons. */

import { arrow } from "./arrows.js";
import { priced, rings, unring } from "./halo.js";
import { active, inert, isSame } from "./things.js";
import { standBack } from "./wayside.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./parts.js").Spot} Spot */

const OWN = "[data-own]"; // what of who is asked stands in a place, and would go from there
const MANY = 4; // places at which a thing is seen
const MANNERS = /** @type {const} */ (["glow", "foe", "chosen", "target", "attacked", "other", "rival"]);

/** Draw all of it anew. @param {Board} board */
export function mark(board) {
  const way = wayOf(board);
  const isFoe = (/** @type {Spot} */ spot) => board.foes.some((foe) => isSame(foe, spot));
  const aim = way.length && isFoe(way[1]) ? "attacked" : "target";
  /** @type {Map<Element, typeof MANNERS[number]>} */
  const wanted = new Map();
  for (const [kind, word] of board.others) board.find(kind, word).forEach((thing) => wanted.set(thing, isFoe([kind, word]) ? "rival" : "other"));
  for (const [kind, word] of board.glowing) board.find(kind, word).forEach((thing) => wanted.set(thing, isFoe([kind, word]) ? "foe" : "glow"));
  for (const spot of board.chosen) {
    const shown = board.find(...spot);
    if (shown.length < MANY) shown.forEach((thing) => wanted.set(thing, spot === way[1] ? aim : "chosen")); // the dock names a player who is everywhere
  }
  for (const place of board.places) {
    for (const manner of MANNERS) unring(place, manner);
    for (const thing of place.querySelectorAll("[data-pick]")) if (!wanted.has(thing)) inert(thing);
  }
  standBack(board.picture);
  rings(wanted);
  const [last] = board.cost ? board.chosen.slice(-1) : [];
  if (last) priced(board.find(...last)[0], board.cost);
  if (way.length) arrow(...endsOf(board, way), aim);
  for (const [thing, manner] of wanted) active(thing, manner);
}

/** From where a move in the making comes, and where it goes: its last two places, if they are of one kind. @param {Board} board @returns {Spot[]} */
function wayOf(board) {
  const places = board.chosen.filter(([kind, word]) => board.whereIs(kind, word) === "map").slice(-2);
  if (places.length === 2 && places[0][0] === places[1][0]) return places;
  const [within] = places.slice(-1).filter((place) => board.foes.some((foe) => isSame(foe, place)));
  return within && board.find(...within)[0]?.querySelector(OWN) ? [within, within] : []; // a fight in a place that one stands in
}

/** What an arrow goes from and to: in places with armies those of who comes and of whom it is for. @param {Board} board @param {Spot[]} way @returns {[Element[], Element[]]} */
function endsOf(board, way) {
  const [from, to] = way.map((spot) => board.find(...spot)[0]);
  const met = board.chosen.flatMap((spot) => board.find(...spot)).filter((thing) => thing !== to && to.contains(thing));
  const own = met.length ? [...from.querySelectorAll(OWN)] : [];
  return own.length ? [own, met] : [[from], [to]];
}
