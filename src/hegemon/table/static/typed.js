// @ts-check
/** Moves as they are typed: words may be shortened, a move may stop halfway; what is known of it is a path. */

import { countStep, form, isSpan } from "./picker.js";

/** @import { Entry, Step } from "./picker.js" */

/**
 * Where typed words lead.
 * @param {Entry[]} entries
 * @param {string} text
 * @returns {{path: Step[], wrong: string}} the picks that were understood, and the first word that was not
 */
export function readTyped(entries, text) {
  const words = folded(text).split(/\s+/).filter(Boolean);
  let left = entries.map((entry) => ({ entry, tokens: tokensOf(entry) }));
  for (const [k, word] of words.entries()) {
    const next = fitting(left, word, k);
    if (!next.length) return { path: k ? pathOf(left, words.slice(0, k)) : [], wrong: word };
    left = next;
  }
  return { path: words.length && left.length ? pathOf(left, words) : [], wrong: "" };
}

/**
 * A word as the notation writes it: small letters without accents.
 * @param {string} word
 */
export function folded(word) {
  return word.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** @typedef {{fixed: string} | {argument: import("./picker.js").Argument}} Token */
/** @typedef {{entry: Entry, tokens: Token[]}} Candidate */

/** @param {Entry} entry @returns {Token[]} */
function tokensOf(entry) {
  return entry.text.split(" ").map((word) => {
    const hole = /^\{(\d+)\}$/.exec(word);
    return hole ? { argument: entry.args[Number(hole[1])] } : { fixed: word };
  });
}

/**
 * The entries whose next word this is, or failing that begins with this.
 * @param {Candidate[]} left
 * @param {string} word
 * @param {number} at
 */
function fitting(left, word, at) {
  const exact = left.filter(({ tokens }) => tokens[at] && meant(tokens[at], word, (a, b) => a === b));
  if (exact.length) return exact;
  const begun = left.filter(({ tokens }) => tokens[at] && meant(tokens[at], word, (a, b) => a.startsWith(b)));
  const names = new Set(begun.map(({ tokens }) => nameOf(tokens[at])));
  return names.size === 1 ? begun : [];
}

/**
 * @param {Token} token
 * @param {string} word
 * @param {(name: string, word: string) => boolean} alike
 */
function meant(token, word, alike) {
  if ("fixed" in token) return alike(token.fixed, word);
  const [, low, high] = token.argument;
  if (!isSpan(token.argument)) return alike(String(low), word) || alike(folded(String(high)), word);
  return /^\d{1,9}$/.test(word) && Number(low) <= Number(word) && Number(word) <= Number(high);
}

/** @param {Token} token */
function nameOf(token) {
  return "fixed" in token ? token.fixed : String(token.argument[1]);
}

/**
 * The picks that words stand for; the verb is one of them as soon as no other can be meant.
 * @param {Candidate[]} left
 * @param {string[]} words
 * @returns {Step[]}
 */
function pathOf(left, words) {
  const whole = left.find(({ tokens }) => tokens.length === words.length);
  const { entry, tokens } = whole ?? left[0];
  /** @type {Step[]} */
  const path = [];
  if (whole || left.every((other) => form(other.entry) === form(entry))) {
    path.push({ kind: "verb", word: form(entry), label: entry.label });
  }
  words.forEach((word, k) => {
    const token = tokens[k];
    if (!("argument" in token)) return;
    const [kind, name, label] = token.argument.map(String);
    path.push(isSpan(token.argument) ? countStep(Number(word)) : { kind, word: name, label });
  });
  return path;
}
