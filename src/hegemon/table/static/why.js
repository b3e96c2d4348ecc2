// @ts-check
/** Why something may not be picked: the move it would have been is shown to the server, which tells the rule. */

import { filled, form, isSpan, leadsOn } from "./picker.js";

/** @import { Argument, Entry, Step } from "./picker.js" */
/** @typedef {{allowed: boolean, sentence: string, rule: string}} Answer */
/** @typedef {{move: string, guessed: string[]}} Guess a move, and the names in it that nobody pointed at */

const TRIES = 6;
const MOST = 3; // names that fit into a sentence
const PATIENCE = 220; // milliseconds that a pointer rests before we ask

/**
 * The moves that picking this would have led to, if it were allowed. What comes after it is taken from legal moves,
 * first from those that lead here: where one can come from, one can perhaps go to. Where no such thing is asked for
 * next, it would have stood in the place of an earlier pick.
 * @param {Entry[]} entries
 * @param {Step[]} path
 * @param {string} kind
 * @param {string} word
 * @returns {Guess[]}
 */
export function guesses(entries, path, kind, word) {
  const found = guessesAt(entries, path, kind, word);
  return found.length || !path.length ? found : guesses(entries, path.slice(0, -1), kind, word);
}

/** @param {Entry[]} entries @param {Step[]} path @param {string} kind @param {string} word @returns {Guess[]} */
function guessesAt(entries, path, kind, word) {
  const picked = path.filter((step) => step.kind !== "verb");
  const verb = path.find((step) => step.kind === "verb")?.word;
  const alike = commonFirst(entries).filter((entry) => {
    const kinds = entry.args.map((argument) => argument[0]);
    const wanted = [...picked.map((step) => step.kind), kind];
    return (verb ?? form(entry)) === form(entry) && wanted.every((name, k) => kinds[k] === name);
  });
  const words = [...picked.map((step) => step.word), word];
  const reversed = alike.filter((entry) => isThing(entry.args[words.length], kind, word));
  const at = words.length;
  const back = reversed.map((entry) => guess(entry, words, [entry.args[at - 1], ...entry.args.slice(at + 1)]));
  const onward = alike.map((entry) => guess(entry, words, entry.args.slice(at)));
  return [...spread(back), ...spread(onward)].slice(0, TRIES);
}

/**
 * Who points at the end of a move before its beginning is told what comes first: "First pick your own room: Attic".
 * @param {Entry[]} entries
 * @param {Step[]} path
 * @param {string} kind
 * @param {string} word
 * @returns {string} nothing where it is no such thing
 */
export function firstNeeded(entries, path, kind, word) {
  const at = path.filter((step) => step.kind !== "verb").length;
  const later = entries.filter((entry) => leadsOn([entry], path) && entry.args.slice(at + 1).some((argument) => isThing(argument, kind, word)));
  const needed = new Map(later.filter(({ args }) => !isSpan(args[at])).map(({ args }) => [String(args[at][1]), args[at]]));
  const [first] = needed.values();
  if (!first) return "";
  const names = [...needed.values()].map(([, , label]) => label).join(" or ");
  return `First pick ${first[0] === kind ? "your own" : "the"} ${first[0]}` + (needed.size > MOST ? "" : `: ${names}`);
}

/** What most can be done with is meant first: who points at the sea when tiles can be taken wants to take it. @param {Entry[]} entries */
function commonFirst(entries) {
  const often = /** @type {Record<string, number>} */ ({});
  for (const entry of entries) often[form(entry)] = (often[form(entry)] ?? 0) + 1;
  return [...entries].sort((one, other) => often[form(other)] - often[form(one)]);
}

/** @param {Argument | undefined} argument @param {string} kind @param {string} word */
function isThing(argument, kind, word) {
  return !!argument && argument[0] === kind && argument[1] === word;
}

/**
 * @param {Entry} entry
 * @param {string[]} words that were pointed at
 * @param {Argument[]} after what is guessed to come after them
 * @returns {Guess}
 */
function guess(entry, words, after) {
  const move = filled(entry.text, [...words, ...after.map((argument) => String(argument[1]))]);
  return { move, guessed: after.flatMap((argument) => (isSpan(argument) ? [] : [String(argument[2])])) };
}

/**
 * The first reason that speaks only of what was pointed at; else nothing.
 * @param {Guess[]} moves
 * @param {(move: string) => Promise<Answer>} ask
 * @returns {Promise<Answer | null>}
 */
export async function reason(moves, ask) {
  for (const { move, guessed } of moves) {
    const answer = await ask(move);
    if (!answer.allowed && answer.sentence && !guessed.some((name) => answer.sentence.includes(name))) return answer;
  }
  return null;
}

/** @param {Guess[]} moves @returns {Guess[]} a few of them, each once, from all over the list */
function spread(moves) {
  const each = [...new Map(moves.map((one) => [one.move, one])).values()];
  if (each.length <= TRIES) return each;
  return Array.from({ length: TRIES }, (_, k) => each[Math.floor((k * each.length) / TRIES)]);
}

export class WhyNot {
  /**
   * @param {(move: string) => Promise<Answer>} ask the server
   * @param {(answer: Answer) => void} tell what is to be shown
   */
  constructor(ask, tell) {
    this.ask = ask;
    this.tell = tell;
    /** @type {Map<string, Promise<Answer>>} */
    this.known = new Map();
    this.turn = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Ask once the pointer rests. @param {Guess[]} moves @param {number} [patience] @param {string} [otherwise] what is said where no rule forbids it */
  about(moves, patience = PATIENCE, otherwise = "You can’t use this now.") {
    const turn = this.drop();
    if (moves.length) this.timer = setTimeout(() => this.find(moves, turn, otherwise), patience);
  }

  /** @param {Guess[]} moves @param {number} turn @param {string} otherwise */
  async find(moves, turn, otherwise) {
    try {
      const answer = await reason(moves, (move) => this.remembered(move));
      const plain = { allowed: false, sentence: otherwise, rule: "" };
      if (turn === this.turn) this.tell(answer ?? plain);
    } catch {
      this.known.clear(); // the server could not be asked; the next hover asks again
    }
  }

  /** @param {string} move */
  remembered(move) {
    const answer = this.known.get(move) ?? this.ask(move);
    this.known.set(move, answer);
    return answer;
  }

  /** Forget what is being asked. */
  drop() {
    clearTimeout(this.timer);
    this.turn += 1;
    return this.turn;
  }

  /** Another question: all answers may have changed. */
  forget() {
    this.drop();
    this.known.clear();
  }
}
