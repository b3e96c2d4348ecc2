// @ts-check
/** The button at the left of the dock: what was picked goes away, or the last of it; once nothing is picked the move before. */

import { element, fill, icon } from "./dom.js";

const TURNED = "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6";
// What the button at the left says with nothing picked, with one thing, and with more; why; and its sign.
const BACKWARD = [
  ["Undo", "Undo your last move", TURNED],
  ["Cancel", "Cancel (Escape)", "M6 6l12 12M18 6 6 18"],
  ["Back", "One step back (Escape)", "M15 5l-7 7 7 7"],
];

/** @param {HTMLElement} undo @param {number} picked how many things @param {boolean} isForm */
export function showBackward(undo, picked, isForm) {
  const [words, title, line] = BACKWARD[picked && (picked === 1 || isForm ? 1 : 2)];
  if (undo.textContent !== words) fill(undo, icon(line), element("span", {}, words));
  undo.title = title;
}
