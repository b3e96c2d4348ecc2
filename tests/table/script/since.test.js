// @ts-check
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { AutoEnd, onlyEnd } from "../../../src/hegemon/table/static/autoend.js";
import { isOrder, standingOrders } from "../../../src/hegemon/table/static/orders.js";
import { isLastOf } from "../../../src/hegemon/table/static/joined.js";
import { isWayAt, spotsAt } from "../../../src/hegemon/table/static/spoken.js";
import { nearest } from "../../../src/hegemon/table/static/panes.js";
import { addressed, NOTHING } from "../../../src/hegemon/table/static/parts.js";
import { since } from "../../../src/hegemon/table/static/recap.js";
import { entry, END } from "./offers.js";

/** @typedef {import("../../../src/hegemon/table/static/parts.js").LogLine} LogLine */
/** @typedef {import("../../../src/hegemon/table/static/parts.js").Parts} Parts */

/** @param {number} seat @param {Partial<LogLine>} [more] @returns {LogLine} */
function line(seat, more = {}) {
  return { text: "", details: [], rolls: false, lost: [], spots: [["tile", "a1"]], seat, act: true, auto: false, undone: false, chapter: "", moment: 0, ...more };
}

const TAKEN = line(1, { text: "Bo took k12 from you", lost: [[0, "tile", "k12"]], moment: 9 });

test("the end of a turn stands behind its last act, unless it tells more", () => {
  const end = line(1, { text: "Bo ended their turn" });
  assert.deepEqual([isLastOf(TAKEN, end), isLastOf(line(2), end), isLastOf({ ...TAKEN, undone: true }, end)], [true, false, false]);
  assert.equal(isLastOf(TAKEN, line(1, { text: "Bo ended their turn (2 actions stored)" })), false);
});

test("a moment of the past is about what its last act names", () => {
  const lines = [line(0, { moment: 3, spots: [["seat", "0"], ["tile", "b2"]] }), line(1, { moment: 5 })];
  assert.deepEqual([spotsAt(lines, 3), spotsAt(lines, 4)], [[["tile", "b2"]], []]);
});

test("a move from one place to another is a way, and nothing else is", () => {
  const spots = /** @type {[string, string][]} */ ([["seat", "0"], ["tile", "b2"], ["tile", "c2"]]);
  const lines = [line(0, { text: "Ada moved 2 from Merit to Ashar", moment: 3, spots }), line(0, { text: "Ada attacked Merit from Ashar", moment: 4, spots })];
  assert.deepEqual([isWayAt(lines, 3), isWayAt(lines, 4), isWayAt(lines, 5)], [true, false, false]);
});

test("who looks back at an own moment is told so", () => {
  const known = /** @type {Parts} */ ({ ...NOTHING, seats: /** @type {any} */ ([{ name: "Ada" }]), line: { ...NOTHING.line, text: "Ada is placing 3 troops" } });
  assert.deepEqual([addressed(known, 0), addressed(known, null)], ["You are placing 3 troops", "Ada is placing 3 troops"]);
});

test("the recap begins after the own last act, and tells of losses apart", () => {
  const told = since([{ ...TAKEN, moment: 6 }, line(0, { moment: 7 }), line(2, { moment: 8 }), TAKEN, line(1, { moment: 10 })], 0, 7);
  assert.deepEqual([told.losses, told.others.length, told.lost, told.key], [[TAKEN], 2, [["tile", "k12"]], "7"]);
});

test("of what others did the gravest comes first, and then the latest", () => {
  const battle = line(1, { lost: [[2, "tile", "a1"]], moment: 3 });
  const roll = line(1, { rolls: true, moment: 4 });
  const [early, late] = [line(2, { moment: 5 }), line(2, { moment: 6 })];
  assert.deepEqual(since([line(0, { moment: 2 }), roll, battle, early, late], 0, 2).others, [battle, roll, late, early]);
});

test("what was undone, what the table did for the seat, and what others lost are no losses", () => {
  const lines = [line(0, { moment: 3 }), line(0, { auto: true, moment: 4 }), { ...TAKEN, undone: true }, line(1, { lost: [[2, "tile", "b3"]], moment: 10 })];
  const told = since(lines, 0, 3);
  assert.deepEqual([told.losses, told.others.length, told.key], [[], 1, "3"]);
});

test("a thing that was lost twice is marked once", () => {
  assert.deepEqual(since([line(0, { moment: 8 }), TAKEN, TAKEN], 0, 8).lost, [["tile", "k12"]]);
});

test("before the first own act only losses are told", () => {
  const told = since([line(1, { moment: 8 }), TAKEN, line(2, { moment: 10 })], 0, 0);
  assert.deepEqual([told.losses.length, told.others.length], [1, 0]);
});

test("lines that touch nothing on the board, such as bids, are not told", () => {
  assert.equal(since([line(0, { moment: 1 }), line(1, { spots: [["seat", "1"]], moment: 2 })], 0, 1).others.length, 0);
});

/** @param {Partial<Parts>} more @returns {Parts} */
function turn(more) {
  const asked = { ...NOTHING.line, yours: true, question: 4 };
  return { ...NOTHING, stage: "playing", line: asked, picks: [END], log: { from: 0, lines: [line(0)] }, ...more };
}

test("a turn with nothing but its end left can end by itself", () => {
  assert.equal(onlyEnd(turn({}), 0), "end");
});

test("a turn does not end by itself where there is a choice, a secret, a deal, or nothing was done in it", () => {
  const others = [
    { picks: [END, entry("take {0}", [["tile", "a1", "a1"]])] },
    { picks: [entry("take {0}", [["tile", "a1", "a1"]])] },
    { conceals: true },
    { deals: [{ text: "", moves: [] }] },
    { log: { from: 0, lines: [line(1)] } },
    { log: { from: 0, lines: [line(0), line(0, { act: false, text: "You undid a move" })] } },
    { line: { ...NOTHING.line, yours: false } },
  ];
  assert.deepEqual(others.map((more) => onlyEnd(turn(more), 0)), others.map(() => ""));
});

/** The words of the main button in each second of so many, and what was played. @param {number} seconds @param {number} [touched] after so many of them something is touched */
function counted(seconds, touched = Infinity) {
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.addEventListener ??= () => {}; // there is no window here
  /** @type {string[]} */
  const played = [];
  const ending = new AutoEnd((move) => played.push(move), () => {});
  ending.consider(turn({}), 0, false);
  const said = Array.from({ length: seconds }, (_, second) => {
    if (second === touched) ending.stop();
    ending.consider(turn({}), 0, false); // other news
    const label = ending.instead?.label ?? "";
    mock.timers.tick(1000);
    return label;
  });
  mock.timers.reset();
  return { said, played };
}

test("a turn that ends by itself counts down, and ends once", () => {
  const { said, played } = counted(7);
  assert.deepEqual(said, [5, 4, 3, 2, 1].map((left) => `Ending turn… ${left}`).concat("", ""));
  assert.deepEqual(played, ["end"]);
});

test("whoever touches anything ends the turn themselves", () => {
  assert.deepEqual(counted(7, 2), { said: ["Ending turn… 5", "Ending turn… 4", "", "", "", "", ""], played: [] });
});

test("standing orders are found among the asides, with the one that holds", () => {
  const order = (/** @type {string} */ about, /** @type {string} */ word) => entry(`order ${about} {0}`, [["order", word, word]], `order ${about}`);
  const asides = [order("treason", "always"), order("treason", "never"), order("shrine", "ask"), order("shrine", "never"), entry("pay {0}", [["seat", "b", "B"]])];
  assert.deepEqual(standingOrders(asides), [
    { about: "Order treason", now: "ask", moves: { always: "order treason always", never: "order treason never" } },
    { about: "Order shrine", now: "always", moves: { ask: "order shrine ask", never: "order shrine never" } },
  ]);
  assert.deepEqual(asides.map(isOrder), [true, true, true, true, false]);
});

test("a pace between two names goes by the nearest", () => {
  assert.deepEqual([0, 0.05, 0.3, 0.6, 1, 4, 10].map((seconds) => nearest(seconds)), ["0", "0", "0.2", "0.6", "0.6", "2", "2"]);
});

test("what came of one's own attack, that others answered, is no news", () => {
  const attack = line(0, { spots: [["seat", "0"], ["seat", "1"], ["area", "pool"]], moment: 1 });
  const outcome = line(1, { spots: [["area", "pool"]], lost: [[0, "slot", "4"]], moment: 2 });
  assert.deepEqual(since([attack, outcome], 0, 1).losses, []);
  assert.deepEqual(since([line(0, { spots: [["seat", "0"], ["area", "pool"]], moment: 1 }), outcome], 0, 1).losses, [outcome]);
});

test("what was lost by an answer in the turn of another is news", () => {
  const outcome = line(3, { text: "Dan won Mossgate 2–1; you each lost 1", spots: [["seat", "3"], ["seat", "0"], ["area", "mossgate"]], lost: [[0, "slot", "9"]], moment: 4 });
  assert.deepEqual(since([line(3, { moment: 3 }), outcome, line(3, { moment: 5 })], 0, 4).losses, [outcome]);
});

test("what somebody did in many places is told once", () => {
  const raised = (/** @type {string} */ place, /** @type {number} */ moment) => line(3, { text: `Dan raised an army in ${place}`, spots: [["slot", place]], moment });
  const told = since([line(0, { moment: 1 }), raised("Larkham", 2), raised("Larkham", 3), raised("Foxley", 4), line(2, { moment: 5 }), raised("Foxley", 6), raised("Foxley", 7)], 0, 1).others;
  assert.deepEqual(told.map(({ text, spots }) => [text, spots.length]), [["Dan raised 2 armies in Foxley", 2], ["", 1], ["Dan raised 3 armies", 3]]);
});

test("what somebody did again and again for a gain is one line with its sum", () => {
  const delivered = ["6 points", "4 points", "3 wood and 1 point"].map((gain, at) => line(1, { text: `Dan delivered jade to the Salt Wife and got ${gain}`, moment: 2 + 2 * at }));
  const told = since([line(0, { moment: 1 }), delivered[0], line(1, { text: "Dan got 1 wood", moment: 3 }), ...delivered.slice(1)], 0, 1).others;
  assert.deepEqual(told.map(({ text }) => text), ["Dan delivered jade to the Salt Wife ×3 (+11 points)", "Dan got 1 wood"]);
});

test("what was taken in an attack and lost again in the next turn is a loss, even where the end of a turn has no line", () => {
  const attack = line(0, { spots: [["seat", "0"], ["seat", "1"], ["tile", "k12"]], moment: 7 });
  const turn = line(1, { act: false, moment: 8 });
  const back = { ...TAKEN, spots: /** @type {LogLine["spots"]} */ ([["seat", "1"], ["tile", "k12"], ["seat", "0"]]) };
  for (const acted of [7, 8]) assert.deepEqual(since([attack, turn, back], 0, acted).lost, [["tile", "k12"]]);
});

test("an own act that has no line, such as dropping nothing, closes the recap as well", () => {
  const lines = [line(0, { moment: 7 }), TAKEN, line(-1, { moment: 10 })];
  assert.deepEqual([7, 10].map((acted) => since(lines, 0, acted).losses.length), [1, 0]);
});
