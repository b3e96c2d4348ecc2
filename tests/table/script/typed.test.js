// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPicks } from "../../../src/hegemon/table/static/picker.js";
import { folded, readTyped } from "../../../src/hegemon/table/static/typed.js";
import { entry, TURN } from "./offers.js";

/** @param {string} text */
function moveOf(text, entries = TURN) {
  const { path, wrong } = readTyped(entries, text);
  return wrong ? `wrong: ${wrong}` : nextPicks(entries, path).complete;
}

test("a whole move that is typed is that move", () => {
  assert.equal(moveOf("attack attic bath 2"), "attack attic bath 2");
});

test("words may be shortened, in capitals, and written as on the board", () => {
  assert.equal(moveOf("  AT att b 3 "), "attack attic bath 3");
  assert.equal(folded("Kårhuset"), "karhuset");
});

test("a word that might be several is not guessed", () => {
  const rooms = [entry("go {0}", [["room", "bath", "Bath"]]), entry("go {0}", [["room", "barn", "Barn"]])];
  assert.equal(moveOf("go ba", rooms), "wrong: ba");
});

test("the first word that leads nowhere is named, and what came before it is kept", () => {
  const { path, wrong } = readTyped(TURN, "attack nowhere");
  assert.equal(wrong, "nowhere");
  assert.deepEqual(path.map((step) => step.word), ["attack"]);
});

test("half a move is a path", () => {
  assert.deepEqual(readTyped(TURN, "attack attic").path.map((step) => step.word), ["attack", "attic"]);
});

test("a count that is too high is wrong", () => {
  assert.equal(moveOf("attack attic bath 9"), "wrong: 9");
});

test("a word after the end is wrong", () => {
  assert.equal(moveOf("end now"), "wrong: now");
});

test("nothing typed is no path", () => {
  assert.deepEqual(readTyped(TURN, "  "), { path: [], wrong: "" });
});

test("of two verbs that begin alike the one that is whole is meant", () => {
  const bids = [entry("bid {0} upto {1}", [["bid", "2", "2"], ["count", 3, 5]]), entry("bid {0}", [["count", 1, 5]])];
  assert.equal(moveOf("bid 2", bids), "bid 2");
  assert.equal(moveOf("bid 2 upto 4", bids), "bid 2 upto 4");
});
