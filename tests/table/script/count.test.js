// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestCount, offers, rangesOf, stepCount } from "../../../src/hegemon/table/static/count.js";

/** @type {[number, number][]} */
const GAP = [[1, 3], [7, 9]];

test("a count lies in one of its ranges", () => {
  assert.deepEqual([0, 1, 3, 5, 9, 10].map((number) => offers(GAP, number)), [false, true, true, false, true, false]);
});

test("a number that is not offered becomes the nearest that is", () => {
  assert.deepEqual([-4, 4, 6, 99, 2.4].map((number) => nearestCount(GAP, number)), [1, 3, 7, 9, 2]);
});

test("steps leap over gaps and stop at the ends", () => {
  assert.deepEqual([stepCount(GAP, 3, 1), stepCount(GAP, 7, -1)], [7, 3]);
  assert.deepEqual([stepCount(GAP, 9, 1), stepCount(GAP, 1, -1)], [9, 1]);
});

test("plain numbers are ranges as well", () => {
  assert.deepEqual(rangesOf(["10", "2", "1", "9", "4"]), [[1, 2], [4, 4], [9, 10]]);
});
