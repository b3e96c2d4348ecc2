// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { isNews } from "../../../src/hegemon/table/static/calls.js";
import { isWanted, soundOf } from "../../../src/hegemon/table/static/sounds.js";

test("only one's own turn is heard until more is wanted", () => {
  assert.deepEqual(["turn", "move"].map((sound) => isWanted(/** @type {any} */ (sound), "turn")), [true, false]);
  assert.deepEqual(["turn", "dice"].map((sound) => isWanted(/** @type {any} */ (sound), "all")), [true, true]);
  assert.deepEqual(["turn", "battle"].map((sound) => isWanted(/** @type {any} */ (sound), "off")), [false, false]);
});

test("a battle is louder than dice, dice than a move, and talk makes no sound", () => {
  assert.equal(soundOf({ events: [{}], showdowns: [{}] }), "battle");
  assert.equal(soundOf({ events: [{}, { dice: ["61", "5"] }] }), "dice");
  assert.equal(soundOf({ events: [{}] }), "move");
  assert.equal(soundOf({}), null);
  assert.equal(soundOf({ events: [{}] }, true), "end");
});

test("a decision is news once, in whichever tab", () => {
  const kept = new Map();
  const storage = { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value) };
  assert.deepEqual(["t/0/4", "t/0/4", "t/1/4", "t/0/5"].map((decision) => isNews(decision, storage)), [true, false, true, true]);
});

test("a browser that keeps nothing is called each time", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  assert.equal(isNews("t/0/4", { getItem: refuse, setItem: refuse }), true);
});
