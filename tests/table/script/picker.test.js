// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { countStep, nextPicks, spokenWords, targets } from "../../../src/hegemon/table/static/picker.js";
import { attack, DEALS, END, entry, reinforce, room, thing, trailText, TURN, verb, words } from "./offers.js";

test("at first verbs are offered, each once, in the order of the legal moves", () => {
  const picks = nextPicks(TURN, []);
  assert.equal(picks.kind, "verb");
  assert.deepEqual(words(picks.options), ["end", "attack", "reinforce"]);
});

test("what may be pointed at before a verb is chosen is what any verb begins with", () => {
  assert.deepEqual(words(nextPicks(TURN, []).things), ["attic", "den"]);
});

test("after a verb its first argument is offered", () => {
  const picks = nextPicks(TURN, [verb("attack")]);
  assert.equal(picks.kind, "room");
  assert.deepEqual(words(picks.options), ["attic", "den"]);
});

test("only what leads to a legal move is offered next", () => {
  assert.deepEqual(words(nextPicks(TURN, [verb("attack"), thing("attic")]).options), ["bath", "cellar"]);
});

test("a thing that several verbs begin with leaves the verb open, and the next thing decides it", () => {
  const open = nextPicks(TURN, [thing("attic")]);
  assert.equal(open.kind, "verb");
  assert.deepEqual(words(open.options), ["attack", "reinforce"]);
  assert.deepEqual(words(open.things), ["bath", "cellar", "den"]);
  const decided = nextPicks(TURN, [thing("attic"), thing("den")]);
  assert.equal(trailText(decided.trail), "reinforce · attic → den");
});

test("a thing that only one verb begins with decides the verb", () => {
  const picks = nextPicks([END, attack("Attic", "Bath", 3), attack("Attic", "Cellar", 3)], [thing("attic")]);
  assert.equal(picks.kind, "room");
  assert.equal(picks.trail[0].word, "attack");
});

test("a count is a range, and completes the move", () => {
  const path = [verb("attack"), thing("attic"), thing("bath")];
  assert.deepEqual(nextPicks(TURN, path).range, [1, 3]);
  assert.equal(nextPicks(TURN, path).complete, null);
  assert.equal(nextPicks(TURN, [...path, countStep(2)]).complete, "attack attic bath 2");
});

test("a count outside of its range leads nowhere", () => {
  const picks = nextPicks(TURN, [verb("attack"), thing("attic"), thing("bath"), countStep(4)]);
  assert.equal(picks.complete, null);
  assert.deepEqual(picks.options, []);
});

test("several ranges of one count are all offered", () => {
  const gap = [entry("bid {0}", [["count", 1, 2]]), entry("bid {0}", [["count", 5, 6]])];
  const picks = nextPicks(gap, [verb("bid")]);
  assert.deepEqual(picks.ranges, [[1, 2], [5, 6]]);
  assert.deepEqual(picks.range, [1, 6]);
  assert.equal(nextPicks(gap, [verb("bid"), countStep(3)]).complete, null);
});

test("a verb without arguments is complete at once", () => {
  assert.equal(nextPicks(TURN, [verb("end")]).complete, "end");
});

test("what goes without saying is added when only one move is left", () => {
  const picks = nextPicks(TURN, [verb("attack"), thing("den")]);
  assert.equal(picks.complete, "attack den cellar 1");
  assert.equal(trailText(picks.trail), "attack · den → Cellar · 1");
});

test("nothing is decided before anything is picked", () => {
  assert.equal(nextPicks([END], []).complete, null);
});

test("a step with one option is not skipped while a choice comes after it", () => {
  const picks = nextPicks([attack("Attic", "Bath", 3)], [verb("attack")]);
  assert.deepEqual(words(picks.options), ["attic"]);
});

test("verbs that differ in their fixed words are different verbs", () => {
  const bids = [entry("bid {0}", [["count", 1, 5]]), entry("bid {0} upto {1}", [["bid", "2", "2"], ["count", 3, 5]])];
  assert.deepEqual(nextPicks(bids, []).options.map((option) => option.label), ["bid", "bid … upto"]);
  assert.equal(nextPicks(bids, [verb("bid upto"), countStep(4)]).complete, null);
  assert.equal(nextPicks(bids, [verb("bid upto"), thing("2", "bid"), countStep(4)]).complete, "bid 2 upto 4");
});

test("a move is read as its game wants it read, and sent as it is written", () => {
  const shown = "bid {0} up to {1}";
  const limited = ["2", "3"].map((bid) => ({ ...entry("bid {0} upto {1}", [["bid", bid, bid], ["count", 4, 6]]), shown }));
  const bids = [entry("bid {0}", [["count", 1, 5]]), ...limited];
  assert.deepEqual(nextPicks(bids, []).options.map((option) => option.label), ["bid", "bid … up to …"]);
  const path = [verb("bid upto"), thing("2", "bid")];
  assert.equal(nextPicks(bids, path).lead, "up to");
  const { trail, complete } = nextPicks(bids, [...path, countStep(4)]);
  assert.deepEqual([trailText(trail), complete], ["bid · 2 · up to 4", "bid 2 upto 4"]);
});

test("fixed words stand before what they belong to", () => {
  const path = [verb("offer give want"), thing("c", "player"), thing("2", "water")];
  assert.equal(nextPicks(DEALS, path.slice(0, 2)).lead, "give");
  assert.equal(trailText(nextPicks(DEALS, [...path, countStep(0)]).trail), "offer · c · give 2 · want 0");
  assert.deepEqual(spokenWords(DEALS, path), ["offer", "c", "give", "2", "want"]);
});

test("one verb may go on in two ways, with a card or with a count", () => {
  const plans = [
    entry("plan {0} {1}", [["leader", "asha", "Asha"], ["count", 0, 4]]),
    entry("plan {0} {1} {2}", [["leader", "asha", "Asha"], ["tactics", "fog", "Fog"], ["count", 0, 3]]),
  ];
  const path = [verb("plan"), thing("asha", "leader")];
  const picks = nextPicks(plans, path);
  assert.deepEqual(words(picks.options), ["fog"]);
  assert.deepEqual(picks.range, [0, 4]);
  assert.equal(nextPicks(plans, [...path, countStep(4)]).complete, "plan asha 4");
  assert.equal(nextPicks(plans, [...path, thing("fog", "tactics"), countStep(3)]).complete, "plan asha fog 3");
});

test("one verb may take things of several kinds", () => {
  const discards = [["quest", "well", "Well"], ["leader", "asha", "Asha"]].map((card) => entry("discard {0}", [card]));
  assert.deepEqual(words(nextPicks(discards, [verb("discard")]).options), ["well", "asha"]);
  assert.equal(nextPicks(discards, [thing("asha", "leader")]).complete, "discard asha");
});

test("the same word of another kind is another pick", () => {
  const kinds = [entry("show {0}", [["leader", "fog", "Fog"]]), entry("lay {0}", [["card", "fog", "Fog"]])];
  assert.equal(nextPicks(kinds, [thing("fog", "card")]).complete, "lay fog");
});

test("a verb may be chosen after the thing", () => {
  const entries = [...TURN, reinforce("Attic", "Bath", 2)];
  const picks = nextPicks(entries, [thing("attic"), thing("bath")]);
  assert.deepEqual(words(picks.options), ["attack", "reinforce"]);
  assert.deepEqual(picks.ranges, []);
  const chosen = nextPicks(entries, [thing("attic"), thing("bath"), verb("reinforce")]);
  assert.deepEqual(chosen.range, [1, 2]);
});

test("words of a move stop where the next pick is open", () => {
  assert.deepEqual(spokenWords(TURN, [verb("attack"), thing("attic")]), ["attack", "attic"]);
  assert.deepEqual(spokenWords([entry("play thief {0}", [room("Attic")])], [verb("play thief")]), ["play", "thief"]);
});

test("what a verb is aimed at next is known, unless one of its moves is aimed at nothing more", () => {
  assert.deepEqual(words(targets(TURN, [verb("attack")])), ["attic", "den"]);
  assert.deepEqual(words(targets(TURN, [thing("attic"), verb("reinforce")])), ["den"]);
  assert.deepEqual(targets(TURN, [thing("attic"), thing("bath"), verb("attack")]), []);
  assert.deepEqual(targets(TURN, [verb("end")]), []);
});
