// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { takingOf } from "../../../src/hegemon/table/static/conquest.js";

const everywhere = () => true;
/** @type {any} */
const conquered = { name: "conquered", spots: [["seat", "0"], ["tile", "h9"], ["seat", "3"]], values: [1] };
/** @type {any} */
const line = { text: "You took h9 from Dan.", lost: [[3, "tile", "h9"]] };

test("a place that somebody loses to somebody is taken", () => {
  assert.deepEqual(takingOf([conquered], [line], everywhere), { place: ["tile", "h9"], seats: [0, 3], told: "You took h9 from Dan" });
});

test("what nobody lost is not, nor what is nowhere on the board", () => {
  assert.equal(takingOf([conquered], [{ ...line, lost: [] }], everywhere), null);
  assert.equal(takingOf([conquered], [{ ...line, lost: [[2, "tile", "h9"]] }], everywhere), null);
  assert.equal(takingOf([conquered], [line], () => false), null);
  assert.equal(takingOf([{ ...conquered, spots: conquered.spots.slice(0, 2) }], [line], everywhere), null);
});
