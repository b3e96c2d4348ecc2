// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { newsOf, whoTookBack } from "../../../src/hegemon/table/static/news.js";
import { NOTHING } from "../../../src/hegemon/table/static/parts.js";

/** @typedef {import("../../../src/hegemon/table/static/parts.js").LogLine} LogLine */
/** @typedef {import("../../../src/hegemon/table/static/parts.js").Parts} Parts */

/** @param {number} seat @param {boolean} undone */
const line = (seat, undone) => /** @type {LogLine} */ ({ text: "", seat, undone });
const BEFORE = [line(0, true), line(1, false), line(0, false)];

/** @param {LogLine[]} lines @param {string[]} said by Bo */
function parts(lines, said = []) {
  const chat = { from: 0, lines: said.map((text) => ({ seat: 1, name: "Bo", to: null, text, at: 0 })) };
  return /** @type {Parts} */ (/** @type {unknown} */ ({ ...NOTHING, log: { from: 0, lines }, chat, seats: [{ name: "Ada" }, { name: "Bo" }] }));
}

test("who took a move back is told to the others alone", () => {
  const after = [BEFORE[0], line(1, true), BEFORE[2]];
  assert.deepEqual([whoTookBack(BEFORE, after, 0), whoTookBack(BEFORE, after, 1), whoTookBack(BEFORE, BEFORE, 0)], [1, null, null]);
  assert.equal(newsOf(parts(BEFORE), parts(after), { seat: 0, isChatOpen: true }), "Bo took back a move");
});

test("what somebody else says is shown where the chat is not open, long words in short", () => {
  const reader = { seat: 0, isChatOpen: false };
  assert.equal(newsOf(parts([]), parts([], ["hello"]), reader), "Bo: hello");
  assert.equal(newsOf(parts([]), parts([], ["hello"]), { ...reader, isChatOpen: true }), "");
  assert.equal(newsOf(parts([]), parts([], ["hello"]), { ...reader, seat: 1 }), "");
  assert.equal(newsOf(parts([]), parts([], ["x".repeat(500)]), reader).length, "Bo: ".length + 90);
});
