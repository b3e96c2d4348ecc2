// @ts-check
/** A move is a path of picks: a verb, then its arguments; only what leads to a legal move is offered.
 *
 * A thing on the board may be picked before the verb: as long as several verbs could follow, the verb stays open.
 * Verbs are told apart by their fixed words: `bid 3` and `bid 3 upto 5` are two, `plan` with a card or without is one.
 */

/** @typedef {(string | number)[]} Argument [kind, word, label] of a thing, or ["count", lowest, highest] */
/** @typedef {{verb: string, label: string, text: string, shown?: string, button?: string, args: Argument[]}} Entry its text is sent, and shown is read instead where it is given */
/** @typedef {{kind: string, word: string, label: string, name?: string}} Step a pick; its kind is "verb", "count" or a thing's; its name is its label without the fixed words before it */
/** @typedef {[low: number, high: number]} Range */

/**
 * @typedef {object} Picks
 * @property {string} kind of what comes next: "verb", a thing's kind, "count", or "" when nothing is left
 * @property {Step[]} options to choose from
 * @property {Step[]} things that may be pointed at, also while the verb is open
 * @property {Range[]} ranges of a count that comes next
 * @property {Range | null} range from the lowest to the highest of them
 * @property {string} lead the fixed words before it, such as the `give` of an offer
 * @property {Step[]} trail the path with the verb first, and with what goes without saying
 * @property {string | null} complete the whole move
 * @property {Entry | null} entry that it is made of
 * @property {string} verb the word of the verb, once it is decided
 */

/** @type {WeakMap<Entry, string>} */
const FORMS = new WeakMap();
const HOLE = /\{(\d+)\}/g;

/**
 * What comes after these picks, in the order of the legal moves.
 * @param {Entry[]} entries
 * @param {Step[]} path
 * @returns {Picks}
 */
export function nextPicks(entries, path) {
  const left = entries.filter((entry) => agrees(entry, path));
  const verbs = [...new Map(left.map((entry) => [form(entry), entry])).values()].map((one) => verbStep(entries, one));
  const at = arguments_(path).length;
  const decided = path.length > 0 && verbs.length === 1;
  const things = distinct(left.flatMap((entry) => thingAt(entry, at)));
  const settled = decided ? settledSteps(left, at) : null;
  if (settled) return whole(left[0], [...arguments_(path), ...settled]);
  const ranges = decided ? rangesAt(left, at) : [];
  const options = decided ? things : verbs;
  const done = decided ? left.find((entry) => entry.args.length === at) : undefined;
  return {
    kind: decided ? options[0]?.kind || (ranges.length ? "count" : "") : "verb",
    options,
    things,
    ranges,
    range: ranges.length ? [Math.min(...ranges.map((r) => r[0])), Math.max(...ranges.map((r) => r[1]))] : null,
    lead: decided ? leadOf(left[0], at) : "",
    trail: decided ? trailOf(left[0], verbs[0], arguments_(path)) : [...path],
    complete: done ? written(done, path) : null,
    entry: done ?? null,
    verb: decided ? left[0].verb : "",
  };
}

/**
 * What is pointed at next on the way to a move; nothing where one of the moves is whole already, or goes on with a number.
 * @param {Entry[]} entries
 * @param {Step[]} path
 * @returns {Step[]}
 */
export function targets(entries, path) {
  const at = arguments_(path).length;
  const next = entries.filter((entry) => agrees(entry, path)).map((entry) => thingAt(entry, at));
  return next.every((things) => things.length) ? distinct(next.flat()) : [];
}

/**
 * Can these picks still become a move?
 * @param {Entry[]} entries
 * @param {Step[]} path
 */
export function leadsOn(entries, path) {
  return entries.some((entry) => agrees(entry, path));
}

/**
 * The words said so far, fixed ones included: `offer b give 3`.
 * @param {Entry[]} entries
 * @param {Step[]} path
 * @returns {string[]}
 */
export function spokenWords(entries, path) {
  const entry = entries.find((candidate) => agrees(candidate, path));
  if (!entry) return [];
  const words = arguments_(path).map((step) => step.word);
  const tokens = entry.text.split(" ");
  const open = tokens.findIndex((token) => holeOf(token) >= words.length);
  return tokens.slice(0, open < 0 ? tokens.length : open).map((token) => filled(token, words));
}

/** @param {number} number @returns {Step} */
export function countStep(number) {
  return { kind: "count", word: String(number), label: String(number) };
}

/**
 * What stands before a step of a trail.
 * @param {Step[]} trail
 * @param {number} k
 */
export function separator(trail, k) {
  if (k === 0) return "";
  return trail[k - 1].kind === trail[k].kind && trail[k].kind !== "verb" ? " → " : " · ";
}

/** @param {Step} one @param {Step} other */
export function same(one, other) {
  return one.kind === other.kind && one.word === other.word;
}

/**
 * Picks from where a move comes to where it goes.
 * @param {Step[]} steps
 * @param {boolean} isBackward is where it comes from picked last?
 */
export function onward(steps, isBackward) {
  const [target, source] = steps.slice(-2);
  return isBackward && source?.kind === target.kind ? [...steps.slice(0, -2), source, target] : steps;
}

/** @param {Argument} argument */
export function isSpan(argument) {
  return typeof argument[1] === "number";
}

/**
 * The words of a verb that never change, by which it is known: `offer give want`.
 * @param {Entry} entry
 */
export function form(entry) {
  const known = FORMS.get(entry) ?? entry.text.replace(HOLE, "").split(" ").filter(Boolean).join(" ");
  FORMS.set(entry, known);
  return known;
}

/**
 * The text of a move with these words in its holes.
 * @param {string} text
 * @param {string[]} words
 */
export function filled(text, words) {
  return text.replace(HOLE, (_, hole) => words[Number(hole)] ?? "");
}

/** @param {string} token @returns {number} which argument it waits for, or -1 */
function holeOf(token) {
  return Number(/^\{(\d+)\}$/.exec(token)?.[1] ?? -1);
}

/** @param {Step[]} path */
function arguments_(path) {
  return path.filter((step) => step.kind !== "verb");
}

/**
 * Do the picks so far agree with this entry?
 * @param {Entry} entry
 * @param {Step[]} path
 */
function agrees(entry, path) {
  let at = 0;
  for (const step of path) {
    if (step.kind === "verb") {
      if (form(entry) !== step.word) return false;
    } else if (!takes(entry.args[at++], step)) return false;
  }
  return true;
}

/**
 * @param {Argument | undefined} argument
 * @param {Step} step
 */
function takes(argument, step) {
  if (!argument || argument[0] !== step.kind) return false;
  if (!isSpan(argument)) return argument[1] === step.word;
  const number = Number(step.word);
  return Number.isInteger(number) && Number(argument[1]) <= number && number <= Number(argument[2]);
}

/**
 * The pick of an entry's verb, with more of its words where another verb begins alike.
 * @param {Entry[]} entries
 * @param {Entry} entry
 * @returns {Step}
 */
function verbStep(entries, entry) {
  const word = form(entry);
  const alone = entries.every((other) => other.label !== entry.label || form(other) === word);
  const longer = entry.shown?.replace(HOLE, "…") ?? entry.text.replace(HOLE, "…").replace(/( …)+$/, "");
  return { kind: "verb", word, label: alone ? entry.label : longer };
}

/** @param {Entry} entry @param {number} at @returns {Step[]} */
function thingAt(entry, at) {
  const argument = entry.args[at];
  return argument && !isSpan(argument) ? [thing(argument)] : [];
}

/** @param {Argument} argument @returns {Step} */
function thing(argument) {
  return { kind: String(argument[0]), word: String(argument[1]), label: String(argument[2] ?? argument[1]) };
}

/** @param {Entry[]} left @param {number} at @returns {Range[]} */
function rangesAt(left, at) {
  /** @type {Map<string, Range>} */
  const found = new Map();
  for (const { args } of left) {
    if (args[at] && isSpan(args[at])) found.set(args[at].join(), [Number(args[at][1]), Number(args[at][2])]);
  }
  return [...found.values()];
}

/**
 * The steps that go without saying because only one move is left, or nothing when there is a choice.
 * @param {Entry[]} left
 * @param {number} at
 * @returns {Step[] | null}
 */
function settledSteps(left, at) {
  const rest = left.length === 1 ? left[0].args.slice(at) : null;
  if (!rest || rest.some((argument) => isSpan(argument) && argument[1] !== argument[2])) return null;
  return rest.map((argument) => (isSpan(argument) ? countStep(Number(argument[1])) : thing(argument)));
}

/** @param {Entry} entry @param {Step[]} picked every argument @returns {Picks} */
function whole(entry, picked) {
  const trail = trailOf(entry, { kind: "verb", word: form(entry), label: entry.label }, picked);
  const complete = written(entry, picked);
  return { kind: "", options: [], things: [], ranges: [], range: null, lead: "", trail, complete, entry, verb: entry.verb };
}

/**
 * The verb and what was picked for it, each with the fixed words that stand before it: offer · C · give 2 · want 0.
 * @param {Entry} entry
 * @param {Step} verb
 * @param {Step[]} picked
 * @returns {Step[]}
 */
function trailOf(entry, verb, picked) {
  const steps = picked.map((step, k) => ({ ...step, name: step.label, label: `${leadOf(entry, k)} ${step.label}`.trim() }));
  return [{ ...verb, label: picked.length ? entry.label : verb.label }, ...steps];
}

/** The fixed words between an argument and the one before it. @param {Entry} entry @param {number} at */
function leadOf(entry, at) {
  const [before, after] = (entry.shown ?? entry.text).split(`{${at}}`);
  return at === 0 || after === undefined ? "" : before.slice(before.lastIndexOf("}") + 1).trim();
}

/** @param {Entry} entry @param {Step[]} path */
function written(entry, path) {
  return filled(entry.text, arguments_(path).map((step) => step.word));
}

/** @param {Step[]} steps @returns {Step[]} */
function distinct(steps) {
  return [...new Map(steps.map((step) => [`${step.kind} ${step.word}`, step])).values()];
}
