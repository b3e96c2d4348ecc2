// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstNeeded, guesses, reason, WhyNot } from "../../../src/hegemon/table/static/why.js";
import { attack, END, entry, reinforce, room, thing, TURN, verb } from "./offers.js";

/** @param {import("../../../src/hegemon/table/static/why.js").Guess[]} found */
function moves(found) {
  return found.map((guess) => guess.move);
}

/** @param {string} sentence */
function refused(sentence, rule = "R-1") {
  return { allowed: false, sentence, rule };
}

test("a thing that may not be the target is put in the target's place", () => {
  assert.deepEqual(moves(guesses(TURN, [verb("attack"), thing("attic")], "room", "den")), ["attack attic den 1"]);
});

test("what comes after the thing is taken from legal moves", () => {
  assert.deepEqual(moves(guesses([END, attack("Attic", "Bath", 3)], [], "room", "hall")), ["attack hall bath 1"]);
});

test("the way back from where one can come from is tried first", () => {
  const entries = [attack("Attic", "Bath", 3), reinforce("Attic", "Den", 3)];
  assert.equal(guesses(entries, [], "room", "den")[0].move, "reinforce den attic 1");
});

test("when a count is asked for, a thing would have stood in the place of the last one", () => {
  const path = [verb("attack"), thing("attic"), thing("bath")];
  assert.deepEqual(moves(guesses(TURN, path, "room", "hall")), ["attack attic hall 1"]);
});

test("a thing of a kind that nobody asks for gives no move", () => {
  assert.deepEqual(guesses(TURN, [], "card", "fog"), []);
});

test("few moves are tried, however many there are", () => {
  const many = Array.from({ length: 40 }, (_, k) => entry("go {0} {1}", [room("Attic"), room(`R${k}`)]));
  assert.equal(guesses(many, [], "room", "bath").length, 6);
});

test("a reason that speaks of what was only guessed is no reason", async () => {
  const tried = guesses([attack("Attic", "Bath", 3), attack("Attic", "Cellar", 3)], [], "room", "hall");
  const sentence = (/** @type {string} */ move) => (move.includes("bath") ? "Bath is not near." : "Hall is not yours.");
  assert.equal((await reason(tried, async (move) => refused(sentence(move))))?.sentence, "Hall is not yours.");
});

test("what is allowed gives no reason", async () => {
  const allowed = async () => ({ allowed: true, sentence: "", rule: "" });
  assert.equal(await reason([{ move: "end", guessed: [] }], allowed), null);
});

test("an answer is asked for once and then remembered until the question changes", async () => {
  let asked = 0;
  /** @type {string[]} */
  const told = [];
  const why = new WhyNot(async () => refused(`No. ${(asked += 1)}`), (answer) => told.push(answer.sentence));
  await why.find([{ move: "end", guessed: [] }], why.drop());
  await why.find([{ move: "end", guessed: [] }], why.drop());
  why.forget();
  await why.find([{ move: "end", guessed: [] }], why.drop());
  assert.deepEqual(told, ["No. 1", "No. 1", "No. 2"]);
});

test("an answer that comes after the pointer has left is not told", async () => {
  /** @type {string[]} */
  const told = [];
  const why = new WhyNot(async () => refused("No."), (answer) => told.push(answer.sentence));
  const turn = why.drop();
  const asked = why.find([{ move: "end", guessed: [] }], turn);
  why.drop();
  await asked;
  assert.deepEqual(told, []);
});

test("what most can be done with is asked about first", () => {
  const entries = [entry("chop {0}", [room("Attic")]), entry("take {0}", [room("Bath")]), entry("take {0}", [room("Hall")])];
  assert.deepEqual(moves(guesses(entries, [], "room", "den")), ["take den", "chop den"]);
});

test("who points at a target first is told what to pick before it", () => {
  assert.equal(firstNeeded([attack("Attic", "Bath", 3)], [], "room", "bath"), "First pick your own room: Attic");
  assert.equal(firstNeeded([attack("Attic", "Bath", 3), attack("Hall", "Bath", 1)], [], "room", "bath"), "First pick your own room: Attic or Hall");
  const many = ["A", "B", "C", "D"].map((name) => attack(name, "Bath", 3));
  assert.equal(firstNeeded(many, [], "room", "bath"), "First pick your own room");
});

test("what is no target, or one whose beginning is picked, needs nothing before it", () => {
  assert.equal(firstNeeded([attack("Attic", "Bath", 3)], [], "room", "hall"), "");
  assert.equal(firstNeeded([attack("Attic", "Bath", 3)], [verb("attack"), thing("attic")], "room", "bath"), "");
  assert.equal(firstNeeded([END], [], "room", "bath"), "");
});
