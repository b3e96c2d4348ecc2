// @ts-check
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { fingerprint, findings, mixedSeed, ownFindings, readRecord, servedFinding } from "../../../src/hegemon/table/static/proof.js";
import { newNumber } from "../../../src/hegemon/table/static/numbers.js";
import { sha256 } from "../../../src/hegemon/table/static/sha.js";

const hash = (/** @type {string | Uint8Array} */ content) => createHash("sha256").update(content).digest("hex");
const SECRET = "ab".repeat(32);
const NUMBERS = ["0123456789abcdef0123456789abcdef", ""];
const MOVES = ["0 place fysik 3", "1 end"];
const HEAD = ["hegemon record 1", "game campus", "version 3", "players 2", "seat 0 Zoë", "seat 1 Bo"];

/** A record as a table writes it. @param {{moves?: string[], secret?: string, head?: string[]}} [other] */
function recorded({ moves = MOVES, secret = SECRET, head = HEAD } = {}) {
  const mixed = ["table k7mp2xw9ra", `secret ${secret}`, `number 0 ${NUMBERS[0]}`, "number 1 none"];
  const lines = (/** @type {string[]} */ some) => some.map((line) => `${line}\n`).join("");
  const proof = [...mixed, `commitment ${hash(Buffer.from(secret, "hex"))}`, `game ${hash(lines(head))}`, `moves ${hash(lines(moves))}`];
  return [head[0], "# Holds secrets.", ...head.slice(1), `seed ${BigInt(`0x${hash(lines(mixed))}`)}`, ...proof.map((line) => `# dice ${line}`), "", ...moves, ""].join("\n");
}

/** @param {string} text @param {string} [promised] */
function wrongs(text, promised) {
  const read = readRecord(text);
  assert.ok(read);
  return findings(read, promised).filter((finding) => !finding.right).map((finding) => finding.text);
}

test("our SHA-256 is SHA-256, at every length around its blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, k) => (k * 7 + length) & 255);
    assert.equal(sha256(bytes), hash(bytes));
  }
  assert.equal(sha256("ä€𝄞"), hash("ä€𝄞"));
  assert.equal(sha256("a".repeat(1_000_000)), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
});

test("a number is 128 bits of chance and never the same", () => {
  const numbers = new Set(Array.from({ length: 100 }, newNumber));
  assert.equal(numbers.size, 100);
  for (const number of numbers) assert.match(number, /^[0-9a-f]{32}$/);
});

test("a record as it was written has nothing wrong", () => {
  assert.deepEqual(wrongs(recorded()), []);
  assert.deepEqual(wrongs(recorded().replaceAll("\n", "\r\n")), []);
});

test("what was changed is named", () => {
  const said = {
    seed: [recorded().replace(/^seed \d+$/m, "seed 7"), /^The seed does not come/],
    number: [recorded().replace(NUMBERS[0], "f".repeat(32)), /^The seed does not come/],
    added: [recorded().replace("number 1 none", `number 1 ${NUMBERS[0]}`), /^The seed does not come/],
    fingerprint: [recorded().replace(fingerprint(SECRET), "0".repeat(64)), /^The server’s secret does not fit/],
    move: [recorded().replace("fysik 3", "fysik 2"), /^The moves were changed/],
    "a move less": [recorded().replace("1 end\n", ""), /^The moves were changed/],
    player: [recorded().replace("seat 1 Bo", "seat 1 Al"), /^The game, its options or its players/],
  };
  for (const [what, [text, sentence]] of Object.entries(said)) {
    const found = wrongs(/** @type {string} */ (text));
    assert.equal(found.length, 1, what);
    assert.match(found[0], /** @type {RegExp} */ (sentence), what);
  }
});

test("another secret fits neither its fingerprint nor the seed", () => {
  assert.equal(wrongs(recorded().replace(SECRET, "cd".repeat(32))).length, 2);
});

test("a record that was made up from another secret is not what this browser saw", () => {
  const made = readRecord(recorded({ secret: "cd".repeat(32) }));
  assert.ok(made);
  assert.deepEqual(findings(made).filter((finding) => !finding.right), []);
  assert.match(ownFindings(made.proof, { commitment: fingerprint(SECRET), numbers: [] })[0].text, /^This browser saw another fingerprint/);
});

test("who added a number is named", () => {
  const read = readRecord(recorded());
  assert.ok(read);
  assert.match(findings(read)[1].text, /the number from Zoë\. Nobody could choose them\.$/);
});

test("a record without a proof has only a seed to be compared", () => {
  const old = recorded().split("\n").filter((line) => !line.startsWith("# dice")).join("\n");
  const read = readRecord(old);
  assert.ok(read && !read.proof);
  const own = fingerprint((read.seed ?? 0n).toString(16).padStart(64, "0"));
  assert.match(findings(read)[0].text, new RegExp(own));
  assert.deepEqual(wrongs(old, own), []);
  assert.match(wrongs(old, fingerprint(SECRET))[0], /^The seed does not fit/);
});

test("the browser holds a record against what it remembers", () => {
  const proof = readRecord(recorded())?.proof ?? null;
  const right = (/** @type {any} */ memory) => ownFindings(proof, memory).map((finding) => finding.right);
  assert.deepEqual(right({ commitment: fingerprint(SECRET), numbers: [NUMBERS[0]] }), [true, true]);
  assert.deepEqual(right({ commitment: "0".repeat(64), numbers: [] }), [false]);
  assert.deepEqual(right({ commitment: fingerprint(SECRET), numbers: [NUMBERS[0], "f".repeat(32)] }), [true, false]);
  assert.deepEqual(ownFindings(proof, null), []);
});

test("a whole forgery is told from the record that the server has", () => {
  const [served, same, forged, longer] = [recorded(), recorded({ head: HEAD.with(4, "seat 0 Zoe") }), recorded({ moves: ["0 place fysik 2", "1 end"] }), recorded({ moves: [...MOVES, "0 end"] })].map((text) => readRecord(text));
  assert.ok(served && same && forged && longer);
  assert.equal(servedFinding(same, served).right, true);
  assert.match(servedFinding(forged, served).text, /move 1 was 0 place fysik 3\.$/);
  assert.equal(servedFinding(longer, served).right, false);
});

test("the seed is the hash of lines that anyone can write", () => {
  const lines = `table k7mp2xw9ra\nsecret ${SECRET}\nnumber 0 ${NUMBERS[0]}\nnumber 1 none\n`;
  assert.equal(mixedSeed({ table: "k7mp2xw9ra", secret: SECRET, numbers: NUMBERS, commitment: "", game: "", moves: "" }), BigInt(`0x${hash(lines)}`));
});

test("what is no record is not taken for one", () => {
  assert.equal(readRecord("hegemon position 1\n"), null);
  assert.equal(readRecord(""), null);
});
