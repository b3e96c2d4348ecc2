// @ts-check
/** Which click plays a move at once, without the main button. */

import { setting } from "./settings.js";
import { wordsFor } from "./wording.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./picker.js").Step} Step */
/** @typedef {import("./plan.js").Plan} Plan */

/** The last pick in a list, by which nothing is lost: a verb that needs nothing more, or a move that its game has played at once. @param {Plan} plan @param {Step} step */
export function isWhole(plan, step) {
  const { entry } = plan.picks;
  const words = entry && wordsFor(entry, plan.offer.verbs ?? {});
  const isLast = !!words?.direct || (step.kind === "verb" && !entry?.args.length);
  return !!entry && isLast && !words?.loses && !setting("confirm");
}

/** A verb that stands on the map and needs nothing more. @param {Plan} plan @param {Board} board @param {Step} step */
export function isDeed(plan, board, step) {
  return step.kind === "verb" && board.whereIs(step.kind, step.word) === "map" && isWhole(plan, step);
}

/** The last pick on the map, for a move that its game has played at once; of several the first never is. @param {Plan} plan @param {Board} board */
export function isDirect(plan, board) {
  const { entry } = plan.picks;
  const places = plan.path.filter((step) => board.whereIs(step.kind, step.word) === "map");
  return !!entry && places.length >= Math.min(2, entry.args.length) && !!wordsFor(entry, plan.offer.verbs ?? {})?.direct && !setting("confirm");
}

/**
 * What an attack is aimed at without a pick, since there is nothing else: it is picked first, so that its odds are seen.
 * @param {Plan} plan
 * @param {string} kind
 * @param {string} word
 * @returns {Step | null}
 */
export function unpicked({ picks, path, offer }, kind, word) {
  if (!path.length || !offer.verbs?.[picks.verb]?.attacks) return null;
  const isIt = (/** @type {Step} */ step) => step.kind === kind && step.word === word;
  return path.some(isIt) ? null : (picks.trail.find(isIt) ?? null);
}

/**
 * What a whole move was aimed at last, or what was picked last for it, on the map, clicked again.
 * @param {Plan} plan
 * @param {Board} board
 * @param {string} kind
 * @param {string} word
 */
export function isAim(plan, board, kind, word) {
  const last = [plan.picks.trail, plan.path].map((steps) => steps.findLast((step) => step.kind !== "verb" && step.kind !== "count"));
  const isLast = last.some((step) => step?.kind === kind && step.word === word) && board.whereIs(kind, word) === "map";
  return isLast && !!setting("second") && !setting("confirm");
}
