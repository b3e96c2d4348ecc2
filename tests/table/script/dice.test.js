// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { lossesOf } from "../../../src/hegemon/table/static/battle.js";
import { beside, fightOf, pairsOf } from "../../../src/hegemon/table/static/dice.js";

const everywhere = () => true;
/** @param {string} name @param {any[]} spots @param {any[]} values @param {string[]} [dice] */
const event = (name, spots, values, dice = []) => ({ name, spots, values, dice });
const attacked = event("attacked", [["seat", "0"], ["room", "a"], ["room", "b"]], [5]);
const rolls = [event("rolled", [], [1, 1], ["651", "64"]), event("rolled", [], [0, 2], ["654", "33"])];

test("a fight is what was attacked, the rolls, and who stood there before", () => {
  const held = event("repelled", [["seat", "2"], ["room", "b"]], [4]);
  assert.deepEqual(fightOf([attacked, ...rolls, held], everywhere), {
    from: ["room", "a"],
    to: ["room", "b"],
    seats: [0, 2],
    troops: [5, 7],
    rolls: [{ faces: ["651", "64"], lost: [1, 1] }, { faces: ["654", "33"], lost: [0, 2] }],
  });
});

test("what was taken had as many defenders as fell", () => {
  const taken = event("conquered", [["seat", "0"], ["room", "b"], ["seat", "1"]], [4]);
  const fight = fightOf([attacked, ...rolls, taken], everywhere);
  assert.deepEqual([fight?.seats, fight?.troops], [[0, 1], [5, 3]]);
});

test("without dice, or without two places on the board, there is no fight to show", () => {
  const held = event("repelled", [["seat", "2"], ["room", "b"]], [4]);
  assert.equal(fightOf([attacked, held], everywhere), null);
  assert.equal(fightOf([attacked, ...rolls, held], () => false), null);
  assert.equal(fightOf([event("rolled", [], [3])], everywhere), null);
});

test("the highest dice are compared first, and the losses tell who wins ties", () => {
  assert.deepEqual(pairsOf({ faces: ["651", "64"], lost: [1, 1] }), [false, true]);
  assert.deepEqual(pairsOf({ faces: ["651", "64"], lost: [0, 2] }), [true, true]);
  assert.deepEqual(pairsOf({ faces: ["2", "53"], lost: [1, 0] }), [false]);
});

test("dice stand beside what is fought for, on the first side where all of them can be seen", () => {
  const [box, frame] = [{ width: 100, height: 80 }, { width: 400, height: 300 }];
  const at = (/** @type {number} */ x, /** @type {number} */ y) => beside({ left: x, right: x + 60, top: y, bottom: y + 40 }, box, frame);
  assert.deepEqual([at(150, 100).side, at(150, 200).side], ["below", "above"]);
  assert.deepEqual([at(0, 100).x, at(0, 100).notch], [8, 22]);
  const low = { width: 400, height: 120 };
  const side = beside({ left: 20, right: 80, top: 30, bottom: 90 }, box, low);
  assert.deepEqual([side.side, side.x > 80, side.y >= 0 && side.y + 80 <= 120], ["right", true, true]);
});

test("on a phone dice lie below all that is written on the board, where there is room", () => {
  const [place, box] = [{ left: 100, right: 160, top: 60, bottom: 100 }, { width: 220, height: 120 }];
  const crowd = [{ left: 0, right: 390, top: 0, bottom: 50 }, { left: 0, right: 390, top: 110, bottom: 200 }];
  const at = beside(place, box, { width: 390, height: 500 }, crowd);
  assert.deepEqual([at.y, at.side], [214, ""]);
  assert.notEqual(beside(place, box, { width: 390, height: 320 }, crowd).side, "");
  assert.notEqual(beside(place, box, { width: 800, height: 500 }, crowd).side, "");
});

test("of all places beside what is fought for, dice take the one where they cover least", () => {
  const [box, frame] = [{ width: 100, height: 80 }, { width: 400, height: 300 }];
  const place = { left: 150, right: 210, top: 120, bottom: 160 };
  const below = { left: 0, right: 400, top: 165, bottom: 300 };
  assert.equal(beside(place, box, frame, [below]).side, "above");
  const free = beside(place, box, frame, [below, { left: 0, right: 180, top: 0, bottom: 110 }, { left: 220, right: 400, top: 111, bottom: 160 }]);
  assert.deepEqual([free.side, free.x >= 150], ["above", true]);
});

test("a roll brings the chance before and after it", () => {
  const held = event("repelled", [["seat", "2"], ["room", "b"]], [4]);
  const fight = fightOf([attacked, { ...rolls[0], chance: [74, 60] }, held], everywhere);
  assert.deepEqual(fight?.rolls[0].chance, [74, 60]);
});

test("what a roll has cost is told in few words", () => {
  assert.deepEqual([lossesOf([0, 2], ["You", "Dan"]), lossesOf([1, 1], ["You", "Dan"]), lossesOf([1, 2], ["Bo", "You"])], ["Dan −2", "−1 each", "Bo −1, You −2"]);
});
