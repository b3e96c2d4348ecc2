// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { scenesOf } from "../../../src/hegemon/table/static/animate.js";
import { addressed } from "../../../src/hegemon/table/static/caption.js";
import { unread } from "../../../src/hegemon/table/static/chat.js";
import { nextSeat, turnTo } from "../../../src/hegemon/table/static/curtain.js";
import { headline, howItEnded, ranked, scored } from "../../../src/hegemon/table/static/ending.js";
import { goesOn, sumsOf } from "../../../src/hegemon/table/static/joined.js";
import { agreeing } from "../../../src/hegemon/table/static/log.js";
import { titled } from "../../../src/hegemon/table/static/notice.js";
import { stateOf, voteReason } from "../../../src/hegemon/table/static/players.js";

const everywhere = () => true;
/** @param {string} name @param {any[]} spots @param {any[]} values */
const event = (name, spots, values) => ({ name, spots, values });

test("the curtain leads to the next own seat that is awaited", () => {
  assert.equal(nextSeat(0, [0, 1]), null);
  assert.equal(nextSeat(0, [1, 2]), 1);
  assert.equal(nextSeat(2, [0, 1]), 0);
  assert.equal(nextSeat(1, []), null);
  assert.equal(nextSeat(null, [0]), null);
});

test("a look back at an own seat is not turned away until something changes", () => {
  assert.equal(turnTo(0, [1], [1]), null);
  assert.equal(turnTo(0, [0, 1], [1]), 1);
});

test("an event with two places is a journey with its number", () => {
  const scenes = scenesOf([event("attacked", [["seat", "0"], ["room", "a"], ["room", "b"]], [3])], everywhere);
  assert.deepEqual(scenes, [{ kind: "move", seat: "0", from: ["room", "a"], to: ["room", "b"], value: "3" }]);
});

test("an event with one place pulses, and others show nothing", () => {
  const events = [event("placed", [["seat", "0"], ["room", "a"]], [2]), event("rolled", [], [6, 5]), event("ended", [], [9]), event("fell", [["seat", "1"]], [])];
  assert.deepEqual(scenesOf(events, everywhere).map((scene) => scene.kind), ["pulse"]);
});

test("what is not on the board does not move, and at most ten scenes wait", () => {
  assert.deepEqual(scenesOf([event("drawn", [["card", "x"]], [])], () => false), []);
  const many = Array.from({ length: 50 }, (_, k) => event("placed", [["room", String(k)]], []));
  assert.equal(scenesOf(many, everywhere).length, 10);
});

test("a log keeps the lines that stand as they did", () => {
  const line = (/** @type {string} */ text, undone = false) => ({ text, undone, chapter: "", spots: [], seat: 0 });
  assert.equal(agreeing([line("a"), line("b")], [line("a"), line("b"), line("c")]), 2);
  assert.equal(agreeing([line("a"), line("b")], [line("a"), line("b", true)]), 1);
});

test("own words are not news", () => {
  const say = (/** @type {number} */ seat) => ({ seat, name: "", to: null, text: "", at: 0 });
  assert.equal(unread([say(0)], [say(0), say(1), say(0)], 0), 1);
});

test("the title says whose turn it is", () => {
  assert.equal(titled("Game", false), "Game");
  assert.match(titled("Game", true), /Your turn.*Game/);
});

test("the end names who has won, and ranks the players by place", () => {
  const seats = ["Ada", "Bo", "Cleo"].map((name, seat) => ({ seat, name }));
  const known = /** @type {any} */ ({ seats, result: { winners: [1], places: [2, 1, 3], scores: [4, 9, 1] } });
  assert.equal(headline(known), "Bo wins");
  assert.deepEqual(ranked(known).map((seat) => seat.name), ["Bo", "Ada", "Cleo"]);
  assert.equal(headline({ ...known, result: { ...known.result, winners: [0, 1, 2] } }), "Ada, Bo and Cleo share the win");
  const mine = { ...known, seats: seats.map((seat) => ({ ...seat, you: seat.seat === 1 })) };
  assert.equal(headline(mine), "You win!");
  const left = { ...mine, seats: mine.seats.map((/** @type {any} */ one) => ({ ...one, kind: "bot" })) };
  assert.equal(headline(left), "Your bot wins");
  assert.equal(headline({ ...mine, result: { ...known.result, winners: [0, 1] } }), "You and Ada share the win");
});

test("a player is told in words", () => {
  const seat = /** @type {any} */ ({ kind: "person", here: false, host: true, asked: true, resigned: false, agreed: [], voters: [], free: false });
  assert.equal(stateOf(seat), "away, host, to move");
});

test("a vote on a seat is told in words until somebody sits there", () => {
  const seat = /** @type {any} */ ({ kind: "person", name: "Ada", here: false, agreed: [1], voters: [1, 2], free: false });
  assert.equal(stateOf(seat), "away, 1 of 2 vote to free the seat");
  assert.equal(stateOf({ ...seat, agreed: [1, 2], free: true }), "away, free for somebody else");
  assert.match(voteReason(seat), /^Ada has been away for a long time\./);
  assert.match(voteReason({ ...seat, kind: "bot" }), /^A bot plays this seat\./);
});

test("a score is a number with its unit, and what breaks a tie stands beside it", () => {
  assert.deepEqual(scored("54 tiles, warehouse 7/20"), { number: "54", unit: "tiles", beside: ["warehouse 7/20"] });
  assert.deepEqual(scored("91 points"), { number: "91", unit: "points", beside: [] });
  assert.deepEqual(scored(""), { number: "", unit: "", beside: [] });
});

test("how a game was won is told by the game, or else by the word for its ending", () => {
  const result = /** @type {any} */ ({ told: "Ada conquered the whole campus.", ending: "conquest" });
  assert.equal(howItEnded(result), "Ada conquered the whole campus.");
  assert.equal(howItEnded({ ...result, quit: "round 11" }), "You resigned in round 11. Ada conquered the whole campus.");
  assert.equal(howItEnded({ ...result, told: "Dan wins with 144 points, 31 more than you." }), "144 points, 31 more than you.");
  assert.equal(howItEnded({ ...result, told: "" }), "Conquest.");
  assert.equal(howItEnded({ ...result, told: "", ending: "" }), "");
});

test("the same done elsewhere goes on the same line, unless there is more to tell of it", () => {
  const line = (/** @type {string} */ text, more = {}) => /** @type {any} */ ({ text, seat: 3, details: [], lost: [], undone: false, auto: false, ...more });
  const first = line("Dan raised an army in Larkham");
  assert.equal(goesOn(first, line("Dan raised an army in Foxley.")), true);
  assert.equal(goesOn(first, line("Dan raised an army in Foxley", { seat: 2 })), false);
  assert.equal(goesOn(first, line("Dan raised an army in Foxley", { details: ["Dan owns Foxley."] })), false);
  assert.equal(goesOn(first, line("Dan settled in Foxley")), false);
  assert.equal(goesOn(line("Dan won in Foxley 3 to 1"), line("Dan won in Larkham 3 to 1")), false);
});

test("what is done several times in one place is counted", () => {
  assert.deepEqual(sumsOf("You raised an army in ", ["Lowmoor", "Foxley", "Lowmoor"]), ["You raised 3 armies: Lowmoor 2", ", Foxley 1", ""]);
  assert.deepEqual(sumsOf("Dan raised an army in ", ["Larkham", "Foxley"]), ["Dan raised armies in Larkham", " and Foxley"]);
  assert.deepEqual(sumsOf("Dan settled in ", ["Larkham", "Larkham"]), ["Dan settled in Larkham ×2", ""]);
});

test("what a picture says of its reader is said to them, and no place that is called alike", () => {
  assert.equal(addressed("Foxley 7: Ada's army", "Ada"), "Foxley 7: your army");
  assert.equal(addressed("Ada: Ada, 3 troops", "Ada"), "Ada: you, 3 troops");
  assert.equal(addressed("Hall: Adam, 3 troops", "Ada"), "Hall: Adam, 3 troops");
  assert.equal(addressed("Hall: Bo, 3 troops", ""), "Hall: Bo, 3 troops");
});
