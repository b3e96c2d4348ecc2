// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { asideOf } from "../../../src/hegemon/table/static/wayside.js";

const name = { x: 0, y: 0, width: 60, height: 10 };

test("a name that an arrow runs through goes to the nearer side of it", () => {
  assert.deepEqual(asideOf(name, { x: 20, y: -40 }, { x: 20, y: 40 }, 5, []), { x: 25, y: 0 });
  assert.deepEqual(asideOf(name, { x: 50, y: -40 }, { x: 50, y: 40 }, 5, []), { x: -15, y: 0 });
});

test("a name along an arrow goes above or below it", () => {
  assert.deepEqual(asideOf(name, { x: -40, y: 7 }, { x: 90, y: 7 }, 5, []), { x: 0, y: -8 });
});

test("a name beside an arrow stays where it is", () => {
  assert.equal(asideOf(name, { x: 80, y: -40 }, { x: 80, y: 40 }, 5, []), null);
  assert.equal(asideOf(name, { x: 20, y: 30 }, { x: 20, y: 60 }, 5, []), null);
});

test("it covers nothing there, as long as another side is free", () => {
  const army = { x: 70, y: 0, width: 10, height: 10 };
  assert.deepEqual(asideOf(name, { x: 20, y: -40 }, { x: 20, y: 40 }, 5, [army]), { x: -45, y: 0 });
});
