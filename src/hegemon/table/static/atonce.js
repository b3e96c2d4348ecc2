// @ts-check
/** Which click plays a move at once, without the main button. */

import { setting } from "./settings.js";
import { wordsFor } from "./wording.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./picker.js").Step} Step */
/** @typedef {import("./plan.js").Plan} Plan */

/** A verb that needs nothing more, and by which nothing is lost. @param {Plan} plan @param {Step} step */
export function isWhole(plan, step) {
  const { entry } = plan.picks;
  const words = entry && wordsFor(entry, plan.offer.verbs ?? {});
  return step.kind === "verb" && !!entry && !entry.args.length && !words?.loses && !setting("confirm");
}

/** The last pick on the map, for a move that its game has played at once; of several the first never is. @param {Plan} plan @param {Board} board */
export function isDirect(plan, board) {
  const { entry } = plan.picks;
  const places = plan.path.filter((step) => board.whereIs(step.kind, step.word) === "map");
  return !!entry && places.length >= Math.min(2, entry.args.length) && !!wordsFor(entry, plan.offer.verbs ?? {})?.direct && !setting("confirm");
}

/**
 * What a whole move was aimed at last, on the map, clicked again.
 * @param {Plan} plan
 * @param {Board} board
 * @param {string} kind
 * @param {string} word
 */
export function isAim(plan, board, kind, word) {
  const last = plan.picks.trail.findLast((step) => step.kind !== "verb" && step.kind !== "count");
  const isLast = last?.kind === kind && last.word === word && board.whereIs(kind, word) === "map";
  return isLast && !!setting("second") && !setting("confirm");
}
