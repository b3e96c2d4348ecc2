// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, newKey, Refused, send } from "../../../src/hegemon/table/static/send.js";

/** A network that answers as it is told to. @param {any[]} answers statuses, or "lost" */
function network(answers) {
  const made = {
    /** @type {any[]} */ bodies: [],
    /** @type {number[]} */ tries: [],
    fetch: async (/** @type {string} */ _address, /** @type {any} */ request) => {
      made.bodies.push(request.body && JSON.parse(request.body));
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === "lost") throw new TypeError("network");
      const { status = 200, body = {} } = answer;
      return { ok: status < 400, status, redirected: false, json: async () => body };
    },
    pause: async () => {},
    trying: (/** @type {number} */ tries) => made.tries.push(tries),
  };
  return made;
}

test("a key has 128 bits and is never the same", () => {
  const keys = new Set(Array.from({ length: 100 }, newKey));
  assert.equal(keys.size, 100);
  for (const key of keys) assert.match(key, /^[A-Za-z0-9_-]{22}$/);
});

test("what is lost on the way is sent again with the same key", async () => {
  const net = network(["lost", { status: 503 }, { body: { ok: true } }]);
  assert.deepEqual(await send("/t/x/moves", { move: "end" }, "POST", net), { ok: true });
  assert.equal(new Set(net.bodies.map((body) => body.key)).size, 1);
  assert.equal(net.bodies.length, 3);
  assert.deepEqual(net.tries, [1, 2, 0]);
});

test("a refusal carries the server's sentence and rule, and is not sent again", async () => {
  const net = network([{ status: 409, body: { error: "stale", sentence: "Too late.", rule: "X-1.2" } }]);
  await assert.rejects(send("/t/x/moves", {}, "POST", net), (/** @type {any} */ wrong) => {
    assert.ok(wrong instanceof Refused);
    assert.deepEqual([wrong.message, wrong.rule, wrong.status], ["Too late.", "X-1.2", 409]);
    return true;
  });
  assert.equal(net.bodies.length, 1);
});

test("it gives up after a while, with a sentence", async () => {
  const net = network(["lost"]);
  await assert.rejects(send("/t/x/moves", {}, "POST", net), /cannot be reached/);
  assert.equal(net.bodies.length, 6);
  assert.equal(net.tries[net.tries.length - 1], 0);
});

test("a key that is given is kept", async () => {
  const net = network([{}]);
  await send("/a", { key: "mine" }, "POST", net);
  assert.equal(net.bodies[0].key, "mine");
});

test("a refusal without words still says something", async () => {
  await assert.rejects(ask("/a", network([{ status: 404 }])), /404/);
});
