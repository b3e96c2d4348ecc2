// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardChange, merge, NOTHING, seatsThen, spliced } from "../../../src/hegemon/table/static/parts.js";

const BOARD = { viewBox: "0 0 9 9", still: "<g/>", pieces: { a: "<a/>", b: "<b/>" } };

test("a snapshot tells everything anew", () => {
  const known = merge({ ...NOTHING, hand: "<svg/>", answered: true }, { type: "snapshot", epoch: "e", seq: 3, stage: "playing" });
  assert.equal(known.stage, "playing");
  assert.equal(known.hand, "");
  assert.equal(known.answered, false);
});

test("an update changes only the parts it names", () => {
  const known = merge({ ...NOTHING, hand: "<svg/>" }, { type: "update", seq: 4, take_back: true, events: [] });
  assert.equal(known.hand, "<svg/>");
  assert.equal(known.take_back, true);
  assert.ok(!("events" in known) && !("seq" in known));
});

test("pieces of an update are patched, and null removes one", () => {
  const known = merge({ ...NOTHING, board: BOARD }, { type: "update", board: { pieces: { a: "<c/>", b: null } } });
  assert.deepEqual(known.board, { ...BOARD, pieces: { a: "<c/>" } });
});

test("a board with its still layer replaces all", () => {
  const fresh = { viewBox: "0 0 1 1", ground: ["#fff", "#000"], still: "<path/>", pieces: { z: "<z/>" } };
  assert.deepEqual(merge({ ...NOTHING, board: BOARD }, { type: "update", board: fresh }).board, fresh);
});

test("lines from a place on replace what was there", () => {
  assert.deepEqual(spliced({ from: 0, lines: ["a", "b", "c"] }, { from: 1, lines: ["x"] }), { from: 0, lines: ["a", "x"] });
});

test("a log that begins late counts its lines from the true beginning", () => {
  const known = merge(NOTHING, { type: "snapshot", log: { from: 100, lines: ["a", "b"] } });
  const after = merge(known, { type: "update", log: { from: 102, lines: ["c"] } });
  assert.deepEqual(after.log, { from: 100, lines: ["a", "b", "c"] });
  assert.deepEqual(merge(after, { type: "update", log: { from: 40, lines: ["x"] } }).log, { from: 40, lines: ["x"] });
});

test("equal boards need no drawing", () => {
  assert.equal(boardChange(BOARD, BOARD), null);
  assert.equal(boardChange(BOARD, { ...BOARD, pieces: { ...BOARD.pieces } }), null);
});

test("only pieces that differ are drawn", () => {
  const next = { ...BOARD, pieces: { a: "<a/>", b: "<c/>" } };
  assert.deepEqual(boardChange(BOARD, next), { pieces: { b: "<c/>" } });
  assert.deepEqual(boardChange(BOARD, { ...BOARD, pieces: { a: "<a/>" } }), { pieces: { b: null } });
});

test("another map, another order or a new piece draws all", () => {
  for (const next of [{ ...BOARD, still: "<path/>" }, { ...BOARD, pieces: { b: "<b/>", a: "<a/>" } }, { ...BOARD, pieces: { ...BOARD.pieces, c: "" } }]) {
    assert.equal(boardChange(BOARD, next), next);
  }
});

test("in the past those are marked who were asked then, without today's scores", () => {
  const seat = /** @type {any} */ ({ seat: 0, asked: true, score: 5, place: 1 });
  const [then] = seatsThen([seat], [1]);
  assert.equal(then.asked, false);
  assert.equal(then.score, undefined);
});
