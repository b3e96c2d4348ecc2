// @ts-check
/** What the dock says while a move is built: questions, labels of buttons, and the verb of the whole act. */

import { form, isSpan } from "./picker.js";

/** @import { Entry, Picks, Step } from "./picker.js" */
/** @typedef {Record<string, import("./parts.js").VerbWords>} Verbs */

/**
 * The question that the next pick answers: in the game's words, or else in plain ones.
 * @param {Picks} picks
 * @param {Step[]} path
 * @param {Verbs} verbs
 */
export function questionOf(picks, path, verbs) {
  const at = path.filter((step) => step.kind !== "verb").length;
  const said = verbs[picks.trail[0]?.word ?? ""] ?? verbs[picks.verb];
  const asked = said?.steps[at] || (at ? common(picks.options.map((step) => verbs[step.word]?.steps[at])) : "");
  return asked ? asked.replace("{}", (path[path.length - 1]?.label ?? "").replace(/ \(\w\)$/, "")) : plainQuestion(picks, path, verbs);
}

/** What all of them say, if they do. @param {(string | undefined)[]} words */
function common(words) {
  return words.every((one) => one === words[0]) ? words[0] : "";
}

/** @param {Picks} picks @param {Step[]} path @param {Verbs} [verbs] */
export function plainQuestion(picks, path, verbs = {}) {
  if (picks.kind === "verb") return openQuestion(picks, path, verbs);
  if (picks.range || areNumbers(picks.options)) return `${howMany(picks)}?`;
  const again = path[path.length - 1]?.kind === picks.kind;
  const asked = again ? choose(picks.options).replace(/ an? /, " another ") : choose(picks.options);
  return picks.lead ? capital(`${picks.lead}: ${asked.toLowerCase()}`) : asked;
}

/** While the verb is open: "Attack or reinforce: choose a target", in the game's order. @param {Picks} picks @param {Step[]} path @param {Verbs} said */
function openQuestion({ options, things }, path, said) {
  if (!things.length || !path.length) return "Choose an action";
  const order = Object.keys(said);
  const sorted = [...options].sort((one, other) => order.indexOf(one.word) - order.indexOf(other.word));
  const verbs = sorted.map((step) => step.label.toLowerCase());
  return verbs.length > 3 ? `${choose(things)} or an action` : `${capital(verbs.join(" or "))}: choose a target`;
}

/**
 * What the main button's place says until there is something to press: "Pick a territory", or in the game's words "Pick an army".
 * @param {Step[]} things that may be pointed at
 * @param {Step[]} path
 * @param {(string | undefined)[]} [aims] what the game calls them
 */
export function guidance(things, path, aims = []) {
  const called = [...new Set(aims)];
  if (things.length && called.length && called.length < 3 && called.every(Boolean)) return `Pick ${called.join(" or ")}`;
  const kinds = [...new Set(things.map((step) => (step.kind === "seat" ? "player" : step.kind)))];
  if (!kinds.length) return "Pick one above";
  if (kinds.length === 1 && path[path.length - 1]?.kind === kinds[0]) return "Pick a target";
  return kinds.length > 2 ? "Choose an action" : `Pick ${kinds.map(withArticle).join(" or ")}`;
}

/** "How many", with the fixed words before it: "Give how much water"; of a bid "Bid how much". @param {Picks} picks */
export function howMany({ kind, range, lead, trail }) {
  const isVerb = trail[0]?.word.split(" ")[0] === kind;
  const asked = range ? "how many" : isVerb ? `${kind} how much` : `how much ${kind}`;
  return capital(lead ? `${lead} ${asked}` : asked);
}

/** Is this a choice among plain numbers? @param {Step[]} options */
export function areNumbers(options) {
  return options.length > 1 && options.every((option) => (/^\d+$/.test(option.word)));
}

/**
 * How a game words a verb: by all of its fixed words, or else by the first.
 * @param {Entry} entry
 * @param {Verbs} verbs
 */
export function wordsFor(entry, verbs) {
  return verbs[form(entry)] ?? verbs[entry.verb];
}

/**
 * The label of a verb's button. Two verbs of one word are told apart by more of their words.
 * @param {Step} step
 * @param {Entry[]} entries
 * @param {Verbs} verbs
 */
export function verbLabel(step, entries, verbs) {
  const entry = entries.find((one) => form(one) === step.word);
  const said = entry && wordsFor(entry, verbs)?.label;
  const isKnown = step.word in verbs || entries.every((one) => one.verb !== entry?.verb || form(one) === step.word);
  return said && isKnown ? said : capital(step.label);
}

/**
 * What a whole move does, as its button says it: "Conquer h9".
 * @param {Entry} entry
 * @param {Step[]} trail
 * @param {Verbs} verbs
 */
export function actOf(entry, trail, verbs) {
  const count = trail.find((step) => step.kind === "count")?.word ?? "";
  if (entry.button) return entry.button.replace("{n}", count);
  const things = trail.filter((step) => step.kind !== "verb" && step.kind !== "count");
  const words = [wordsFor(entry, verbs)?.label || capital(entry.label), things[things.length - 1]?.label ?? "", entry.args.some(isSpan) ? count : ""];
  return words.filter(Boolean).join(" ");
}

/** "Choose a tile", "Choose a card or a leader". @param {Step[]} steps */
function choose(steps) {
  const kinds = [...new Set(steps.map((step) => step.kind))];
  return `Choose ${kinds.map(withArticle).join(" or ")}`;
}

/** @param {string} kind */
function withArticle(kind) {
  return `${/^[aeio]/.test(kind) ? "an" : "a"} ${kind}`;
}

/** @param {string} words */
export function capital(words) {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
