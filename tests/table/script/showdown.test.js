import assert from "node:assert/strict";
import { test } from "node:test";

import { hang } from "../../../src/hegemon/table/static/losses.js";
import { arranged } from "../../../src/hegemon/table/static/panelplace.js";
import { timeline } from "../../../src/hegemon/table/static/showdown.js";
import { sidesFor, sumAt } from "../../../src/hegemon/table/static/showdownpanel.js";

const term = (value, at = 0, struck = false, seat = -1) => ({ text: "", value, at, struck, seat });
const side = (seat, ...terms) => ({ seat, terms, name: "", role: "", cards: [], score: 0, won: false, losses: [] });
const battle = (more = {}) => ({ steps: ["Plans", "Treason", "Tactics"], cry: "", cried: 0, sides: [side(2), side(0)], ...more });

test("a sum grows by what is counted, and shrinks by what is struck", () => {
  const summed = side(0, term("3"), term("+6", 2, true), term("+2", 1), term("kills Rill", 1));
  assert.deepEqual([-1, 0, 1, 2, 3].map((step) => sumAt(summed, step)), [0, 9, 11, 5, 5]);
});

test("who looks stands on the left, also as one of several on a side", () => {
  assert.deepEqual(sidesFor(battle(), 0).map(({ seat }) => seat), [0, 2]);
  assert.deepEqual(sidesFor(battle(), 2).map(({ seat }) => seat), [2, 0]);
  assert.deepEqual(sidesFor(battle({ sides: [side(2), side(0, term("1", 0, false, 3))] }), 3).map(({ seat }) => seat), [0, 2]);
  assert.deepEqual(sidesFor(battle(), null).map(({ seat }) => seat), [2, 0]);
});

test("every step has its time, one after the other, and the end comes last", () => {
  const times = timeline(battle(), false, 1);
  assert.deepEqual(times.map(([, step]) => step), [0, 1, 2, 3, 4]);
  const waits = times.slice(1).map(([at], k) => at - times[k][0]);
  assert.deepEqual(waits, [1020, 600, 600, 500]);
  assert.equal(timeline(battle(), false, 0.5).at(-1)[0], times.at(-1)[0] / 2);
});

test("a cry has more time than other steps, and is not left out in short", () => {
  const cried = battle({ cry: "Treason!", cried: 1 });
  const [full, short] = [timeline(cried, false, 1), timeline(cried, true, 1)];
  assert.equal(full[2][0] - full[1][0], 1500);
  assert.deepEqual(short.map(([, step]) => step), [0, 1, 3, 4]);
  assert.ok(short.at(-1)[0] < full.at(-1)[0]);
});

test("a cry that comes with the verdict has its time once", () => {
  const cried = battle({ steps: ["Plans"], cry: "Treason!", cried: 1 });
  assert.deepEqual(timeline(cried, true, 1).map(([, step]) => step), [0, 1, 2]);
});

test("what was lost hangs above its stack, within its place, and no other lies over it", () => {
  const hung = (/** @type {number} */ x) => ({ x, y: 60, top: 60, isStack: true, within: [10, 90] });
  const toll = () => ({ hidden: false, offsetWidth: 50, style: {}, classList: { toggle() {} } });
  const losses = ["A", "C"].map((letter) => ({ spot: ["tile", "x"], letter, toll: toll() }));
  hang(losses, [hung(20), hung(70)], { x: 0, y: 0 }, { width: 400, height: 300 });
  assert.deepEqual(losses.map(({ toll }) => toll.style), [{ left: "38px", top: "43px" }, { left: "62px", top: "17px" }]);
});

test("the panel lies beside its place, and the board moves so far that it does", () => {
  const frame = { width: 1056, height: 900 };
  const panel = { width: 700, height: 500 };
  for (const left of [0, 300, 500, 620, 900]) {
    const place = { left, top: 400, width: 160, height: 170 };
    const { x, y, move } = arranged(place, panel, frame);
    const at = { left: left + move.x, right: left + move.x + 160 };
    assert.ok(x >= 0 && x + 700 <= 1056 && y >= 0 && y + 500 <= 900);
    assert.ok(at.right <= x || at.left >= x + 700, `${left}: ${JSON.stringify({ x, at })}`);
    assert.ok(at.left >= 0 && at.right <= 1056);
  }
});

test("without a place it stands in the middle, and on a phone at the foot, the place above it", () => {
  const panel = { width: 390, height: 480 };
  assert.equal(arranged(null, panel, { width: 1000, height: 800 }).side, "middle");
  const place = { left: 300, top: 500, width: 80, height: 80 };
  const { y, side: where, move } = arranged(place, panel, { width: 390, height: 600 }, true);
  assert.deepEqual([y, where], [120, "foot"]);
  assert.equal(place.top + move.y + 40, 53.5); // a little above the middle, for what hangs below it
});

test("on a phone a place that is in sight does not come down into bare ground", () => {
  const place = { left: 300, top: 0, width: 80, height: 80 };
  const { move } = arranged(place, { width: 390, height: 300 }, { width: 390, height: 600 }, true);
  assert.equal(move.y, 0);
});

test("what was lost at pieces side by side hangs side by side", () => {
  const tolls = [0, 1].map(() => ({ hidden: false, style: {}, classList: { toggle() {} } }));
  const losses = tolls.map((toll, k) => ({ toll, spot: ["section", "daijun"], letter: "AB"[k] }));
  const feet = [100, 121].map((x) => ({ x, y: 200, top: 190, isStack: true, isPiece: true }));
  hang(losses, feet, { x: 0, y: 0 }, { width: 800, height: 600 });
  assert.deepEqual(tolls.map(({ style }) => [style.left, style.top]), [["100px", "200px"], ["134px", "200px"]]);
});
