// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { chapterAt, Library, momentAfter, seatQuery } from "../../../src/hegemon/table/static/replay.js";

/** Moments that arrive when they are told to. */
function slow() {
  /** @type {Map<number, (value: any) => void>} */
  const open = new Map();
  /** @type {number[]} */
  const asked = [];
  const library = new Library((moment) => {
    asked.push(moment);
    return new Promise((done) => open.set(moment, done));
  });
  return { library, asked, arrive: (/** @type {number} */ moment) => open.get(moment)?.(`moment ${moment}`) };
}

test("the moment that was asked for last is shown, whatever comes first", async () => {
  const { library, arrive } = slow();
  const [first, second] = [library.latest(1), library.latest(2)];
  arrive(2);
  arrive(1);
  assert.equal(await first, null);
  assert.equal(await second, "moment 2");
});

test("a moment is fetched once", async () => {
  const { library, asked, arrive } = slow();
  const first = library.latest(1);
  arrive(1);
  await first;
  assert.equal(await library.latest(1), "moment 1");
  assert.deepEqual(asked, [1]);
});

test("after a take-back all moments are fetched anew, and what was on its way is not shown", async () => {
  const { library, asked, arrive } = slow();
  const first = library.latest(1);
  library.forget();
  arrive(1);
  assert.equal(await first, null);
  library.latest(1);
  assert.deepEqual(asked, [1, 1]);
});

test("a failure is not kept", async () => {
  let count = 0;
  const library = new Library(async () => {
    count += 1;
    if (count === 1) throw new Error("lost");
    return "here";
  });
  await assert.rejects(library.latest(1));
  assert.equal(await library.latest(1), "here");
});

test("keys go through time and stay within it", () => {
  assert.equal(momentAfter("ArrowLeft", 0, 9), 0);
  assert.equal(momentAfter("ArrowRight", 3, 9), 4);
  assert.equal(momentAfter("Home", 3, 9), 0);
  assert.equal(momentAfter("End", 3, 9), 9);
  assert.equal(momentAfter("a", 3, 9), null);
});

test("a moment belongs to the chapter that began last", () => {
  const moments = { count: 9, chapters: /** @type {[string, number][]} */ ([["Setup", 0], ["Round 1", 4]]) };
  assert.deepEqual([chapterAt(moments, 0), chapterAt(moments, 3), chapterAt(moments, 4)], [0, 0, 1]);
});

test("a spectator asks without a seat", () => {
  assert.equal(seatQuery(null), "");
  assert.equal(seatQuery(0), "?seat=0");
});
