// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { formatBox, moved, overlap, parseBox, zoomed } from "../../../src/hegemon/table/static/views.js";

const HOME = parseBox("-10 -10 400 200");

test("a point keeps its place while one zooms round it", () => {
  assert.deepEqual(zoomed(HOME, HOME, 2, { x: 90, y: 40 }), { x: 40, y: 15, width: 200, height: 100 });
});

test("one never sees more than the whole picture", () => {
  assert.deepEqual(zoomed(zoomed(HOME, HOME, 3, { x: 50, y: 50 }), HOME, 0.1, { x: 0, y: 0 }), HOME);
});

test("there is a deepest zoom", () => {
  assert.equal(zoomed(HOME, HOME, 1000, { x: 0, y: 0 }).width, 50);
});

test("one never moves off the picture", () => {
  const near = zoomed(HOME, HOME, 2, { x: 90, y: 40 });
  assert.deepEqual(moved(near, HOME, 1000, -1000), { x: 190, y: -10, width: 200, height: 100 });
  assert.deepEqual(moved(HOME, HOME, 30, 30), HOME);
});

test("where there is ground beside the picture one sees so much of it and no more", () => {
  const ground = parseBox("-14 -10 450 230");
  const near = zoomed(HOME, HOME, 2, { x: 90, y: 40 });
  assert.deepEqual(moved(near, HOME, 1000, -1000, HOME, ground), { x: 236, y: -10, width: 200, height: 100 });
  assert.deepEqual(moved(near, HOME, -1000, 1000, HOME, ground), { x: -14, y: 120, width: 200, height: 100 });
  assert.deepEqual(moved(HOME, HOME, 30, 30, HOME, ground), HOME);
});

test("what lies over the foot of a view that has room for all of the picture can be moved away from there", () => {
  const [whole, ground] = [parseBox("-10 -10 400 400"), parseBox("-10 -10 400 340")];
  const near = zoomed(whole, HOME, 1.25, { x: 0, y: -10 }, whole, ground);
  assert.deepEqual(moved(near, HOME, 0, 1000, whole, ground), { x: -8, y: 10, width: 320, height: 320 });
  assert.deepEqual(moved(near, HOME, 0, 1000, whole), { x: -8, y: -10, width: 320, height: 320 });
});

test("a view that goes over an edge is marked within it", () => {
  assert.deepEqual(overlap(parseBox("100 -40 90 400"), HOME, 5), { x: 100, y: -5, width: 90, height: 190 });
});

test("a box is read and written as a viewBox", () => {
  assert.equal(formatBox(parseBox(" 1.234,5  6 7")), "1.23 5 6 7");
});
