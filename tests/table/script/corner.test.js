// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerFor } from "../../../src/hegemon/table/static/corner.js";

const frame = { left: 0, top: 100, right: 400, bottom: 700 };
const box = { left: 300, top: 560, right: 392, bottom: 692 };
/** @param {number} x @param {number} y */
const tile = (x, y) => ({ left: x, top: y, right: x + 44, bottom: y + 44 });

test("the buttons stay below at the right as long as nothing there can be picked", () => {
  assert.equal(cornerFor(box, frame, [tile(20, 120), tile(20, 640), tile(256, 520)]), "");
});

test("else they go to the first corner that is free", () => {
  assert.equal(cornerFor(box, frame, [tile(320, 600)]), "left");
  assert.equal(cornerFor(box, frame, [tile(320, 600), tile(20, 640)]), "top");
  assert.equal(cornerFor(box, frame, [tile(320, 600), tile(20, 640), tile(350, 120)]), "top left");
});

test("and there may be none", () => {
  assert.equal(cornerFor(box, frame, [tile(320, 600), tile(20, 640), tile(350, 120), tile(20, 120)]), null);
});

test("where a map ends they do not lie over its corner, which could not be moved away", () => {
  const map = { left: 24, top: -200, right: 900, bottom: 640 };
  assert.equal(cornerFor(box, frame, [tile(320, 600)], map), "top");
  assert.equal(cornerFor(box, frame, [], { ...map, left: -500, right: 380 }), "");
  assert.equal(cornerFor(box, frame, [tile(320, 600)], { ...map, left: -200 }), "left");
});
