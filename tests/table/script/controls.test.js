// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { howMany, promptFor } from "../../../src/hegemon/table/static/controls.js";
import { nextPicks } from "../../../src/hegemon/table/static/picker.js";
import { DEALS, thing, TURN, verb } from "./offers.js";

/** @param {import("../../../src/hegemon/table/static/picker.js").Step[]} path */
function prompt(path, entries = TURN, touch = false) {
  return promptFor(nextPicks(entries, path), path, { touch, hasThings: true });
}

test("the note asks for the next pick", () => {
  assert.equal(prompt([]), "Click what glows, or choose what to do.");
  assert.equal(prompt([], TURN, true), "Tap what glows, or choose what to do.");
  assert.equal(prompt([verb("attack")]), "Which room?");
  assert.equal(prompt([verb("attack"), thing("attic")]), "To which room?");
  assert.equal(prompt([verb("attack"), thing("attic"), thing("bath")]), "How many? 1 to 3.");
  assert.equal(prompt([verb("end")]), "Enter commits; Escape goes a step back.");
});

test("an open verb is asked for as well", () => {
  assert.equal(prompt([thing("attic")]), "Which room? Or choose what to do.");
});

test("a bid is not asked for as a kind of thing", () => {
  const bids = ["2", "3"].map((bid) => ({ verb: "bid", label: "bid", text: "bid {0} upto {1}", args: [["bid", bid], ["count", 4, 6]] }));
  assert.equal(prompt([verb("bid upto")], bids), "Bid how much?");
});

test("fixed words are part of the question", () => {
  const path = [verb("offer give want"), thing("c", "player")];
  assert.equal(prompt(path, DEALS), "Give how much water?");
  const gifts = ["b1", "c1"].map((gift) => ({ verb: "take", label: "take", text: "take {0} gold {1}", args: [["tile", "a1"], ["tile", gift]] }));
  assert.equal(prompt([thing("a1", "tile")], gifts), "Gold: which tile?");
  assert.equal(howMany(nextPicks(DEALS, [...path, thing("2", "water")])), "Want how many");
});
