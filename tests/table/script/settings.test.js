// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { onsetting, set, setting, USUAL } from "../../../src/hegemon/table/static/settings.js";

/** A browser's storage and its page, as far as settings need them. @param {string | null} kept */
function browser(kept) {
  const page = new EventTarget();
  let text = kept;
  Object.assign(globalThis, {
    localStorage: { getItem: () => text, setItem: (/** @type {string} */ _, /** @type {string} */ value) => (text = value) },
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
}

test("what was never chosen is as usual", () => {
  browser(null);
  assert.deepEqual(Object.keys(USUAL).map((name) => setting(/** @type {keyof typeof USUAL} */ (name))), Object.values(USUAL));
});

test("what is set is kept, and told", () => {
  browser(null);
  let told = 0;
  onsetting(() => (told += 1));
  set("theme", "dark");
  set("confirm", true);
  assert.deepEqual([setting("theme"), setting("confirm"), setting("recap"), told], ["dark", true, true, 2]);
});

test("what cannot be read is as usual, and so is a value of another kind", () => {
  browser("{nonsense");
  assert.equal(setting("recap"), true);
  browser('{"recap": "yes", "size": "large"}');
  assert.deepEqual([setting("recap"), setting("size")], [true, "large"]);
});
