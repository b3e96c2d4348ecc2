// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { unpicked } from "../../../src/hegemon/table/static/atonce.js";
import { Plan } from "../../../src/hegemon/table/static/plan.js";
import { END, entry, thing, trailText, TURN, verb, words } from "./offers.js";

const PAY = entry("pay {0} {1}", [["player", "b", "B"], ["count", 1, 4]]);

/** @param {import("../../../src/hegemon/table/static/picker.js").Step[]} path */
function planned(...path) {
  const plan = new Plan();
  plan.renew({ picks: TURN, asides: [PAY], answered: false, question: 7 });
  for (const step of path) plan.pick(step);
  return plan;
}

test("a plan with a count is a move, and reads as one", () => {
  const plan = planned(thing("attic"), thing("bath"));
  assert.equal(plan.move(2), "attack attic bath 2");
  assert.equal(trailText(plan.trail(2)), "attack · attic → bath · 2");
  assert.deepEqual(plan.words(2), ["attack", "attic", "bath", "2"]);
});

test("steps are taken back one by one", () => {
  const plan = planned(verb("attack"), thing("attic"));
  assert.equal(plan.back(), true);
  assert.deepEqual(words(plan.path), ["attack"]);
  plan.back();
  assert.equal(plan.back(), false);
});

test("taking back a step of the trail takes back all after it", () => {
  const plan = planned(verb("attack"), thing("attic"), thing("bath"));
  plan.takeBack(thing("attic"));
  assert.deepEqual(words(plan.path), ["attack"]);
});

test("taking back a verb that nobody chose begins anew", () => {
  const plan = planned(thing("attic"), thing("bath"));
  plan.takeBack(verb("attack"));
  assert.deepEqual(plan.path, []);
});

test("what went without saying is taken back with the pick that settled it", () => {
  const plan = planned(verb("attack"), thing("den"));
  assert.equal(plan.move(null), "attack den cellar 1");
  plan.takeBack(thing("cellar"));
  assert.deepEqual(words(plan.path), ["attack"]);
});

test("the only target of an attack is picked before it is played", () => {
  const plan = planned(thing("den"));
  plan.offer.verbs = { attack: { label: "Attack", steps: [], attacks: true } };
  assert.equal(plan.move(null), "attack den cellar 1");
  const target = unpicked(plan, "room", "cellar");
  assert.equal(target?.word, "cellar");
  if (target) plan.pick(target);
  assert.deepEqual([plan.move(null), unpicked(plan, "room", "cellar")], ["attack den cellar 1", null]);
});

test("another answer to an earlier step takes its place", () => {
  const plan = planned(verb("attack"), thing("attic"), thing("bath"));
  assert.equal(plan.instead("room", "cellar"), true);
  assert.deepEqual(words(plan.path), ["attack", "attic", "cellar"]);
  assert.equal(plan.instead("room", "garden"), false);
});

test("what would be attacked is known once its source is picked", () => {
  const plan = planned();
  plan.offer.verbs = { attack: { label: "Attack", steps: [], attacks: true } };
  assert.deepEqual(plan.foes(), []);
  plan.pick(thing("attic"));
  assert.deepEqual(words(plan.foes()), ["bath", "cellar"]);
  plan.offer.verbs = { attack: { label: "Attack", steps: [], attacks: true, backward: true } };
  assert.deepEqual(plan.foes(), []);
});

test("the same question again keeps the picks, another one drops them", () => {
  const plan = planned(thing("attic"));
  plan.renew({ picks: TURN, asides: [], answered: false, question: 7 });
  assert.deepEqual(words(plan.path), ["attic"]);
  plan.renew({ picks: TURN, asides: [], answered: false, question: 8 });
  assert.deepEqual(plan.path, []);
});

test("picks that lead to no move any more are dropped", () => {
  const plan = planned(thing("attic"));
  plan.renew({ picks: [END], asides: [], answered: false, question: 7 });
  assert.deepEqual(plan.path, []);
});

test("an aside is built from the asides, and given up at its beginning", () => {
  const plan = planned();
  plan.go([verb("pay")], true);
  plan.pick(thing("b", "player"));
  assert.equal(plan.move(3), "pay b 3");
  plan.back();
  plan.back();
  assert.equal(plan.isAside, false);
});

test("a verb alone asks for no remark", () => {
  assert.deepEqual(planned(verb("attack")).words(null), []);
});

test("a number that is the only other thing to say is asked for at once", () => {
  const plan = new Plan();
  const bids = [entry("bid {0}", [["count", 2, 5]]), entry("pass", [])];
  plan.renew({ picks: bids, asides: [], answered: false, question: 8 });
  assert.deepEqual(plan.picks.range, [2, 5]);
  assert.equal(plan.move(3), "bid 3");
  assert.deepEqual(plan.path, []);
  plan.renew({ picks: bids, asides: [], answered: true, question: 8 });
  assert.equal(plan.picks.range, null);
});

test("a verb that is a whole move says it all", () => {
  assert.deepEqual(planned(verb("end")).words(null), ["end"]);
});

test("what could be picked in the place of the last thing is still offered", () => {
  assert.deepEqual(words(planned(verb("attack"), thing("attic")).others()), ["den"]);
  assert.deepEqual(planned(verb("attack")).others(), []);
});

const ACTS = [
  entry("dig {0}", [thingOf("hill")]),
  entry("pass {0}", [thingOf("ox")]),
  entry("discard {0}", [thingOf("ace")]),
  entry("use {0}", [thingOf("rope")]),
];
const ACT_WORDS = {
  dig: { label: "Dig", steps: [] },
  pass: { label: "Pass", steps: [], ends: true },
  discard: { label: "Discard", steps: [], side: true, loses: "the card" },
  use: { label: "Use", steps: [], side: true, pointed: true },
};

/** @param {string} word */
function thingOf(word) {
  return ["thing", word, word.toUpperCase()];
}

function acting() {
  const plan = new Plan();
  plan.renew({ picks: ACTS, asides: [], answered: false, question: 7, verbs: ACT_WORDS });
  return plan;
}

/** @param {Plan} plan */
function litThings(plan) {
  return words(plan.lit().filter((step) => step.kind === "thing"));
}

test("what ends the turn or is done at the side is lit only once its word was chosen, or nothing else is left", () => {
  assert.deepEqual(litThings(acting()), ["hill", "rope"]);
  const passing = acting();
  passing.pick(verb("pass"));
  assert.equal(passing.move(null), "pass ox");
  const plan = new Plan();
  plan.renew({ picks: ACTS.slice(1, 3), asides: [], answered: false, question: 7, verbs: ACT_WORDS });
  assert.deepEqual(litThings(plan), ["ox", "ace"]);
});

test("a move that is whole is asked for by name", () => {
  for (const [word, asked] of [["hill", "Dig hill?"], ["ox", "Pass ox?"], ["ace", "Discard ace?"], ["rope", "Use rope?"]]) {
    const plan = acting();
    plan.pick(thing(word, "thing"));
    assert.equal(plan.question(plan.move(null)), asked);
  }
});

const MOVES = [entry("move {0} {1}", [["tile", "keep", "Keep"], ["tile", "gate", "Gate"]]), entry("move {0} {1}", [["tile", "keep", "Keep"], ["tile", "well", "Well"]])];
const CARD = [entry("play recruits {0}", [["tile", "keep", "Keep"]]), entry("play recruits {0}", [["tile", "wall", "Wall"]])];
const HELD = { "play recruits": { label: "Play Recruits", steps: [], side: true, held: true } };

/** @param {import("../../../src/hegemon/table/static/picker.js").Entry[]} picks */
function holding(...picks) {
  const plan = new Plan();
  plan.renew({ picks: [...picks, ...CARD, END], asides: [], answered: false, question: 7, verbs: HELD });
  return plan;
}

test("a card asks for its places once it is picked, and nothing on the board stands for it before", () => {
  const plan = holding(...MOVES);
  assert.deepEqual(words(plan.picks.things), ["keep"]);
  plan.pick({ kind: "tile", word: "keep", label: "Keep" });
  assert.deepEqual(words(plan.picks.things), ["gate", "well"]);
  assert.equal(plan.instead("verb", "play recruits"), true);
  assert.deepEqual(words(plan.picks.things), ["keep", "wall"]);
});

test("a number that is asked for is asked for beside a card too", () => {
  const plan = holding(entry("bid {0}", [["count", 1, 4]]));
  assert.deepEqual([plan.picks.range, words(plan.picks.things)], [[1, 4], []]);
});
