// @ts-check
/** What a record proves about its dice: the hashes are made anew here, in the browser of whoever wants to know. */

import { bytesOf, sha256 } from "./sha.js";

/** @typedef {{table: string, secret: string, commitment: string, game: string, moves: string, numbers: string[]}} Proof */
/** @typedef {{head: string[], moves: string[], names: string[], seed: bigint | null, proof: Proof | null}} Read */
/** @typedef {{right: boolean, text: string}} Finding */

const TITLE = "hegemon record 1";
const MARK = "# dice ";
const NONE = "none";

/** @param {string} text @returns {Read | null} nothing where this is no record */
export function readRecord(text) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  if (lines[0] !== TITLE) return null;
  const kept = lines.filter((line) => !line.startsWith("#"));
  const gap = kept.includes("") ? kept.indexOf("") : kept.length;
  const seed = kept.slice(0, gap).find((line) => (/^seed \d+$/.test(line)));
  return {
    head: kept.slice(0, gap).filter((line) => !line.startsWith("seed ")),
    moves: kept.slice(gap).filter(Boolean),
    names: kept.filter((line) => (/^seat \d+ /.test(line))).map((line) => line.replace(/^seat \d+ /, "")),
    seed: seed ? BigInt(seed.slice(5)) : null,
    proof: readProof(lines.filter((line) => line.startsWith(MARK)).map((line) => line.slice(MARK.length))),
  };
}

/** @param {string[]} lines @returns {Proof | null} */
function readProof(lines) {
  if (!lines.length) return null;
  const word = (/** @type {string} */ name) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const numbers = lines.filter((line) => (/^number \d+ /.test(line))).map((line, seat) => word(`number ${seat}`).replace(NONE, ""));
  return { table: word("table"), secret: word("secret"), commitment: word("commitment"), game: word("game"), moves: word("moves"), numbers };
}

/** @param {Proof} proof */
export function mixedSeed({ table, secret, numbers }) {
  return BigInt("0x" + digest([`table ${table}`, `secret ${secret}`, ...numbers.map((number, seat) => `number ${seat} ${number || NONE}`)]));
}

/** The fingerprint of a secret, or of the seed of a game that had none. @param {string} secret */
export function fingerprint(secret) {
  return sha256(bytesOf(secret));
}

/** @param {string[]} lines */
function digest(lines) {
  return sha256(lines.map((line) => `${line}\n`).join(""));
}

/**
 * Everything that can be told from a record alone; from one without a proof, only what its seed should have been.
 * @param {Read} read
 * @param {string} [promised] the fingerprint that the table shows, where the record has none
 * @returns {Finding[]}
 */
export function findings({ head, moves, names, seed, proof }, promised = "") {
  if (!proof) return [seedFinding(seed, promised)];
  return [
    either(fingerprint(proof.secret) === proof.commitment, "The server’s secret fits its fingerprint.", "The server’s secret does not fit its fingerprint: one of them was changed."),
    either(seed === mixedSeed(proof), mixedWords(proof, names), "The seed does not come from the secret and the players’ numbers: one of them was changed."),
    either(digest(head) === proof.game, "Game, options and players are as the table wrote them.", "The game, its options or its players were changed."),
    either(digest(moves) === proof.moves, `All ${moves.length} moves are as the table wrote them.`, "The moves were changed: they are not what the table wrote."),
  ];
}

/** @param {bigint | null} seed @param {string} promised */
function seedFinding(seed, promised) {
  if (seed === null) return { right: false, text: "This game has no seed: it began from a position." };
  const own = fingerprint(seed.toString(16).padStart(64, "0"));
  if (promised) return either(own === promised, "The seed fits the fingerprint that the table showed from the start.", "The seed does not fit the fingerprint that the table showed from the start.");
  return { right: true, text: `The seed’s fingerprint is ${own}. Compare it with the one that the table showed from the start.` };
}

/** Who had a part in the dice. @param {Proof} proof @param {string[]} names */
function mixedWords({ numbers }, names) {
  const added = names.filter((_, seat) => numbers[seat]);
  if (!added.length) return "The dice come from the secret alone: no player’s browser added a number.";
  const told = added.length > 1 ? `${added.slice(0, -1).join(", ")} and ${added[added.length - 1]}` : added[0];
  return `The dice come from that secret and the ${added.length > 1 ? "numbers" : "number"} from ${told}. Nobody could choose them.`;
}

/**
 * What this browser remembers of the table: nobody else has to be believed for that.
 * @param {Proof | null} proof
 * @param {import("./numbers.js").Memory | null} memory
 * @returns {Finding[]}
 */
export function ownFindings(proof, memory) {
  if (!proof || !memory) return [];
  const seen = either(memory.commitment === proof.commitment, "This browser saw the same fingerprint at the table.", "This browser saw another fingerprint at the table: the secret was exchanged.");
  const missing = memory.numbers.filter((number) => !proof.numbers.includes(number));
  if (!memory.numbers.length) return [seen];
  return [seen, either(!missing.length, "The number from this browser was mixed in.", "The number from this browser was not mixed in. If you left your seat before the start, that is why.")];
}

/**
 * Another record of the same game, which the server has.
 * @param {Read} read
 * @param {Read} served
 * @returns {Finding}
 */
export function servedFinding(read, served) {
  const told = (/** @type {Read} */ one) => [`${one.seed}`, ...one.head.filter((line) => !line.startsWith("seat ")), ...one.moves];
  const [mine, theirs] = [told(read), told(served)];
  const at = theirs.findIndex((line, k) => line !== mine[k]);
  const where = at < 0 && mine.length === theirs.length;
  const move = at - theirs.length + served.moves.length + 1;
  return either(where, "This server has the same record of the game.", move > 0 ? `This server has another record of the game: move ${move} was ${theirs[at]}.` : "This server has another record of the game.");
}

/** @param {boolean} right @param {string} good @param {string} bad @returns {Finding} */
function either(right, good, bad) {
  return { right, text: right ? good : bad };
}
