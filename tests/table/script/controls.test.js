// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { readAs } from "../../../src/hegemon/table/static/controls.js";
import { trailText } from "./offers.js";

const DAN = { kind: "player", word: "d", label: "Dan (D)" };
const THERE = { kind: "area", word: "stillwater", label: "in Stillwater", name: "Stillwater" };
const HERE = { kind: "area", word: "mossgate", label: "from Mossgate", name: "Mossgate" };
const ATTACK = "{2} → {1} ({0})";

/** @param {string} reads @param {import("../../../src/hegemon/table/static/picker.js").Step[]} picked */
const text = (reads, picked) => readAs(reads, picked).map((step, k) => (k ? step.between : "") + step.label).join("");

test("picks are read in the game's order, with its words between them", () => {
  assert.equal(text(ATTACK, [DAN, THERE, HERE]), "Mossgate → Stillwater (Dan)");
});

test("what is not picked yet is left out, and so are the words before it", () => {
  assert.equal(text(ATTACK, [DAN, THERE]), "Stillwater (Dan)");
  assert.equal(text(ATTACK, [DAN]), "Dan");
});

test("numbers that the board does not show are left out, and a name that would then be said twice", () => {
  const slots = ["47", "48"].map((word) => ({ kind: "slot", word, label: `to Mossgate ${word}`, name: `Mossgate ${word}` }));
  assert.equal(text("{0} → {1}", slots), "Mossgate");
  assert.equal(text("{0} on {1}", [{ kind: "artefact", word: "3", label: "3 Bone Drum" }, slots[0]]), "Bone Drum on Mossgate");
});

test("where a game does not say how, picks stand in their own order", () => {
  assert.equal(trailText(readAs(undefined, [THERE, HERE])), "in Stillwater → from Mossgate");
});
