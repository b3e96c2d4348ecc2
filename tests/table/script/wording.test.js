// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextPicks } from "../../../src/hegemon/table/static/picker.js";
import { actOf, guidance, howMany, questionOf, verbLabel } from "../../../src/hegemon/table/static/wording.js";
import { attack, DEALS, entry, thing, TURN, verb } from "./offers.js";

const VERBS = { attack: { label: "Attack", steps: ["Choose where to attack from", "Choose a target"] } };

/** @param {import("../../../src/hegemon/table/static/picker.js").Step[]} path */
function question(path, entries = TURN, verbs = {}) {
  return questionOf(nextPicks(entries, path), path, verbs);
}

test("the next pick is asked for in plain words", () => {
  assert.equal(question([]), "Choose an action");
  assert.equal(question([verb("attack")]), "Choose a room");
  assert.equal(question([verb("attack"), thing("attic")]), "Choose another room");
  assert.equal(question([verb("attack"), thing("attic"), thing("bath")]), "How many?");
  assert.equal(question([thing("attic")]), "Attack or reinforce: choose a target");
  assert.equal(question([thing("attic")], TURN, { reinforce: { label: "", steps: [] }, attack: { label: "", steps: [] } }), "Reinforce or attack: choose a target");
});

test("until something can be pressed its place says what to pick", () => {
  assert.equal(guidance([thing("attic")], []), "Pick a room");
  assert.equal(guidance([thing("bath")], [thing("attic")]), "Pick a target");
  assert.equal(guidance([thing("b", "seat"), thing("h9", "tile")], []), "Pick a player or a tile");
  assert.equal(guidance([], []), "Pick one above");
  assert.equal(guidance([thing("4", "slot")], [], ["an army", "an army"]), "Pick an army");
  assert.equal(guidance([thing("4", "slot")], [], ["an army", undefined]), "Pick a slot");
});

test("a question can name what was picked last, also before the verb is known", () => {
  const steps = ["", "Choose where to attack {}"];
  const both = { attack: { label: "", steps }, reinforce: { label: "", steps } };
  assert.equal(question([thing("attic")], TURN, both), "Choose where to attack attic");
  assert.equal(question([{ ...thing("attic"), label: "Bo (B)" }], TURN, both), "Choose where to attack Bo");
});

test("a game's own words go first", () => {
  assert.equal(question([verb("attack")], TURN, VERBS), "Choose where to attack from");
  assert.equal(question([verb("attack"), thing("attic")], TURN, VERBS), "Choose a target");
});

test("a bid is not asked for as a kind of thing", () => {
  const bids = ["2", "3"].map((bid) => ({ verb: "bid", label: "bid", text: "bid {0} upto {1}", args: [["bid", bid], ["count", 4, 6]] }));
  assert.equal(question([verb("bid upto")], bids), "Bid how much?");
});

test("fixed words are part of the question", () => {
  const path = [verb("offer give want"), thing("c", "player")];
  assert.equal(question(path, DEALS), "Give how much water?");
  const gifts = ["b1", "c1"].map((gift) => ({ verb: "take", label: "take", text: "take {0} gold {1}", args: [["tile", "a1"], ["tile", gift]] }));
  assert.equal(question([thing("a1", "tile")], gifts), "Gold: choose another tile");
  assert.equal(howMany(nextPicks(DEALS, [...path, thing("2", "water")])), "Want how many");
});

test("the main button says what the whole move does", () => {
  const one = { ...attack("Attic", "Bath", 3), button: "Attack Bath with {n}" };
  const { trail } = nextPicks([one], [verb("attack"), { kind: "count", word: "2", label: "2" }]);
  assert.equal(actOf(one, [...trail, { kind: "count", word: "2", label: "2" }], {}), "Attack Bath with 2");
  assert.equal(actOf(entry("end", []), [verb("end")], {}), "End");
  assert.equal(actOf(entry("take {0}", [["tile", "h9", "h9"]]), [verb("take"), thing("h9", "tile")], { take: { label: "Conquer", steps: [] } }), "Conquer h9");
});

test("two verbs of one word are told apart by more of their words", () => {
  const bids = [entry("bid {0}", [["count", 1, 3]]), entry("bid {0} upto {1}", [["bid", "1"], ["count", 2, 3]], "bid")];
  const words = { bid: { label: "Bid", steps: [] } };
  assert.deepEqual(nextPicks(bids, []).options.map((step) => verbLabel(step, bids, words)), ["Bid", "Bid … upto"]);
  assert.equal(verbLabel(verb("attack"), TURN, VERBS), "Attack");
  assert.equal(verbLabel(verb("end"), TURN, VERBS), "End");
});

test("a game may word each of them by all its fixed words", () => {
  const bids = [entry("bid {0}", [["count", 1, 3]]), entry("bid {0} upto {1}", [["bid", "1"], ["count", 2, 3]], "bid")];
  const words = { bid: { label: "Bid", steps: ["How much?"] }, "bid upto": { label: "Bid with a limit", steps: ["Your bid?", "Your limit?"] } };
  assert.deepEqual(nextPicks(bids, []).options.map((step) => verbLabel(step, bids, words)), ["Bid", "Bid with a limit"]);
  assert.equal(question([verb("bid upto"), { kind: "bid", word: "1", label: "1" }], bids, words), "Your limit?");
});
