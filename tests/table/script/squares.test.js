// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { shiftOf } from "../../../src/hegemon/table/static/squares.js";

const sight = { left: 20, top: 20, right: 420, bottom: 330 };
const map = { left: -500, top: -500, right: 900, bottom: 900 };
/** @param {number} x @param {number} y */
const tile = (x, y) => ({ left: x, top: y, right: x + 40, bottom: y + 40 });

test("a map moves to where its squares begin with the sight, by the shortest way", () => {
  assert.deepEqual(shiftOf([tile(110, 50)], sight, map), [-10, 10]);
});

test("and by another where that keeps more of what may be picked in sight", () => {
  assert.deepEqual(shiftOf([tile(26, 90), tile(106, 290)], sight, map), [-6, -30]);
  assert.deepEqual(shiftOf([tile(6, 50)], sight, map), [14, 10]);
});

test("or shows less of the ground beyond it", () => {
  assert.deepEqual(shiftOf([tile(100, 70)], sight, { ...map, bottom: 330 }), [0, 30]);
});
