// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { within } from "../../../src/hegemon/table/static/rulers.js";

const COLUMNS = ["a", "b", "c", "d"].flatMap((word, k) => [-20, 500].map((y) => ({ word, x: 24 + 48 * k, y })));

test("a letter stands once, over its column, however near one is", () => {
  assert.deepEqual(within(COLUMNS, "x", 48, 0.5, 240), [{ word: "b", at: 48 }, { word: "c", at: 144 }]);
});

test("what would be cut at an edge is left out", () => {
  assert.deepEqual(within(COLUMNS, "x", 60, 1, 100).map((mark) => mark.word), ["c"]);
});
