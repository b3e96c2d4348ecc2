// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { meant, nearestPoint } from "../../../src/hegemon/table/static/things.js";

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

/** An army within a slot within an area. @type {[string, string][]} */
const NESTED = [["slot", "12"], ["player", "b"], ["area", "ravenscar"]];

test("of things within each other that is meant which glows", () => {
  assert.deepEqual(meant(NESTED, [["area", "ravenscar"]], [["player", "b"]]), ["area", "ravenscar"]);
  assert.deepEqual(meant(NESTED, [["area", "ravenscar"], ["slot", "12"]], []), ["slot", "12"]);
});

test("where none of them glows that is meant which was picked last", () => {
  assert.deepEqual(meant(NESTED, [["area", "northolt"]], [["player", "b"], ["area", "ravenscar"]]), ["area", "ravenscar"]);
});

test("else that is meant whose kind is asked for, or what lies innermost", () => {
  assert.deepEqual(meant(NESTED, [["area", "northolt"]], []), ["area", "ravenscar"]);
  assert.deepEqual(meant(NESTED, [], []), ["slot", "12"]);
  assert.equal(meant([], [["area", "northolt"]], []), null);
});
