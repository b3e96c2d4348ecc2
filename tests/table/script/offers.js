// @ts-check
/** Legal moves as the server sends them, for the tests of the picker. */


import { separator } from "../../../src/hegemon/table/static/picker.js";
/** @typedef {import("../../../src/hegemon/table/static/picker.js").Entry} Entry */
/** @typedef {import("../../../src/hegemon/table/static/picker.js").Step} Step */

/** @param {string} name @returns {(string | number)[]} */
export function room(name) {
  return ["room", name.toLowerCase(), name];
}

/** @param {string} text @param {(string | number)[][]} args @param {string} [label] @returns {Entry} */
export function entry(text, args, label = text.split(" {")[0]) {
  return { verb: text.split(" ")[0], label, text, args };
}

/** @param {string} from @param {string} to @param {number} most */
export function attack(from, to, most) {
  return entry("attack {0} {1} {2}", [room(from), room(to), ["count", 1, most]]);
}

/** @param {string} from @param {string} to @param {number} most */
export function reinforce(from, to, most) {
  return entry("reinforce {0} {1} {2}", [room(from), room(to), ["count", 1, most]]);
}

export const END = entry("end", []);
export const TURN = [
  END,
  attack("Attic", "Bath", 3),
  attack("Attic", "Cellar", 3),
  reinforce("Attic", "Den", 3),
  attack("Den", "Cellar", 1),
];

/** To offer player C some water for some. */
export const DEALS = ["2", "3"].map((water) =>
  entry("offer {0} give {1} want {2}", [["player", "c", "C"], ["water", water, water], ["count", 0, 4]]),
);

/** @param {string} word @returns {Step} */
export function verb(word) {
  return { kind: "verb", word, label: word };
}

/** @param {string} word @param {string} [kind] @returns {Step} */
export function thing(word, kind = "room") {
  return { kind, word, label: word };
}

/** @param {Step[]} steps */
export function words(steps) {
  return steps.map((step) => step.word);
}

/**
 * The steps as a line to read: "attack · Physics → Pool · 3"; an arrow joins two things of one kind.
 * @param {Step[]} trail
 */
export function trailText(trail) {
  return trail.map((step, k) => separator(trail, k) + step.label).join("");
}
