// @ts-check
/** What a line speaks of: where a moment was, and how a board shows it. */

import { arrow } from "./arrows.js";
import { rings, unring } from "./halo.js";
import { gather } from "./reach.js";

/** @typedef {import("./parts.js").LogLine} LogLine */

/** Light up what a board is told of; of a way an arrow says the direction. @param {import("./board.js").Board} board @param {boolean} isSought shall it come into sight? */
export function lightUp(board, isSought) {
  const found = board.lit.map((spot) => ({ spot, things: board.find(...spot) }));
  for (const place of board.places) unring(place, "lit");
  if (isSought) gather(board.zoom, found.filter(({ spot }) => spot[0] !== "seat").flatMap(({ things }) => things)); // who did it is told
  const all = found.flatMap(({ things }) => things);
  rings(new Map(all.map((thing) => [thing, "lit"])));
  const [from, to] = found.map(({ things }) => things.filter((thing) => board.picture.contains(thing)).slice(0, 1));
  if (board.isWay) arrow(from, to, "lit");
}

/** What a moment was about, as its line tells it: the last one until then. @param {LogLine[]} lines @param {number} moment */
export function spotsAt(lines, moment) {
  const line = lines.findLast((one) => one.moment <= moment && one.act);
  return (line?.moment === moment ? line.spots : []).filter(([kind]) => kind !== "seat");
}

/** Is the move of a moment a way from one place to another, in the order of its line? @param {LogLine[]} lines @param {number} moment */
export function isWayAt(lines, moment) {
  const [from, to, ...more] = spotsAt(lines, moment);
  const isTold = lines.some((line) => line.moment === moment && line.act && / from [^,]+ to /.test(line.text));
  return isTold && !!to && !more.length && from[0] === to[0] && from[1] !== to[1];
}
