// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { Live, resumed, stepOf, waitAfter } from "../../../src/hegemon/table/static/live.js";

/** A browser of our own: sockets that are spoken to by hand, and a clock that is turned. */
function world() {
  const made = {
    /** @type {any[]} */ sockets: [],
    /** @type {{deed: () => void, at: number}[]} */ timers: [],
    time: 0,
    socket: (/** @type {string} */ address) => {
      const socket = { address, readyState: 1, /** @type {any[]} */ sent: [], closed: false, send: (/** @type {string} */ text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
      made.sockets.push(socket);
      return socket;
    },
    later: (/** @type {() => void} */ deed, /** @type {number} */ wait) => {
      const timer = { deed, at: made.time + wait };
      made.timers.push(timer);
      return timer;
    },
    forget: (/** @type {any} */ timer) => (made.timers = made.timers.filter((one) => one !== timer)),
    now: () => made.time,
    random: () => 1,
    pass: (/** @type {number} */ wait) => {
      made.time += wait;
      for (const timer of made.timers.filter((one) => one.at <= made.time)) {
        made.forget(timer);
        timer.deed();
      }
    },
    last: () => made.sockets[made.sockets.length - 1],
    say: (/** @type {any} */ message) => made.last().onmessage({ data: JSON.stringify(message) }),
  };
  return made;
}

/** @param {any} [position] */
function connected(position = { epoch: "e", seq: 5 }) {
  const around = world();
  /** @type {any[]} */ const heard = [];
  /** @type {any[]} */ const signs = [];
  const live = new Live("ws:/live?table=t", { heard: (m) => heard.push(m), sign: (s, words) => signs.push([s, words]) }, position, around);
  around.last().onopen();
  return { around, heard, signs, live };
}

test("it resumes from where the page is", () => {
  const { around } = connected();
  assert.equal(around.last().address, "ws:/live?table=t&epoch=e&seq=5");
  assert.equal(resumed(null), "");
});

test("updates are heard in order, and old ones are not heard twice", () => {
  const { around, heard } = connected();
  for (const seq of [6, 6, 7, 5]) around.say({ type: "update", seq });
  assert.deepEqual(heard.map((message) => message.seq), [6, 7]);
});

test("a gap asks for a snapshot once, and nothing is heard until it comes", () => {
  const { around, heard } = connected();
  around.say({ type: "update", seq: 8 });
  around.say({ type: "update", seq: 9 });
  assert.deepEqual(around.last().sent, [{ ask: "snapshot" }]);
  around.say({ type: "snapshot", epoch: "e", seq: 9 });
  around.say({ type: "update", seq: 10 });
  assert.deepEqual(heard.map((message) => message.seq), [9, 10]);
});

test("a ping is answered", () => {
  const { around } = connected();
  around.say({ type: "ping" });
  assert.deepEqual(around.last().sent, [{ pong: 1 }]);
});

test("a lost connection comes back with the position it had", () => {
  const { around, signs } = connected();
  around.say({ type: "update", seq: 6 });
  around.last().onclose();
  assert.deepEqual(signs[signs.length - 1], ["away", ""]);
  around.pass(20_000);
  assert.equal(around.sockets.length, 2);
  assert.match(around.last().address, /seq=6$/);
});

test("waits grow, are bounded, and are not the same for all", () => {
  assert.ok(waitAfter(1, 0) < waitAfter(2, 0));
  assert.equal(waitAfter(50, 1), 20_000);
  assert.equal(waitAfter(3, 0) * 2, waitAfter(3, 1));
});

test("silence counts as a loss", () => {
  const { around, signs } = connected();
  around.pass(45_000);
  assert.equal(signs[signs.length - 1][0], "away");
});

test("a reader who returns does not wait", () => {
  const { around, live } = connected();
  live.wake();
  assert.equal(around.sockets.length, 1);
  around.last().onclose();
  live.wake();
  assert.equal(around.sockets.length, 2);
});

test("told to reload, it begins again with everything and says why", () => {
  const { around, signs } = connected();
  around.say({ type: "reload", sentence: "Too slow." });
  assert.deepEqual(signs[signs.length - 1], ["away", "Too slow."]);
  around.pass(20_000);
  assert.equal(around.last().address, "ws:/live?table=t");
});

test("a closed one stays closed, and a forgotten socket is not listened to", () => {
  const { around, live, heard } = connected();
  const old = around.last();
  live.close();
  around.pass(100_000);
  live.wake();
  old.onmessage({ data: JSON.stringify({ type: "update", seq: 6 }) });
  assert.equal(around.sockets.length, 1);
  assert.deepEqual(heard, []);
});

test("without a position the next update is a gap", () => {
  assert.equal(stepOf(null, 1), "gap");
});
