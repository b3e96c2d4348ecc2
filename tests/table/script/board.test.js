// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { nearestPoint } from "../../../src/hegemon/table/static/things.js";

const HERE = { x: 0, y: 0 };

test("an arrow key goes to what lies in its direction", () => {
  const points = [{ x: 10, y: 1 }, { x: -10, y: 0 }, { x: 0, y: 10 }, { x: 1, y: -10 }];
  const found = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => nearestPoint(HERE, points, key));
  assert.deepEqual(found, [0, 1, 2, 3]);
});

test("near and straight ahead goes before far or aside", () => {
  assert.equal(nearestPoint(HERE, [{ x: 30, y: 0 }, { x: 10, y: 9 }, { x: 12, y: 0 }], "ArrowRight"), 2);
});

test("where nothing lies ahead one stays", () => {
  assert.equal(nearestPoint(HERE, [{ x: -5, y: 0 }, { x: 2, y: 40 }], "ArrowRight"), -1);
});
