// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { stepped } from "../../../src/hegemon/table/static/steppers.js";

const field = { value: "3", min: "2", max: "6", placeholder: "" };

test("a step stays within the bounds of its field", () => {
  assert.deepEqual([stepped(field, 1), stepped({ ...field, value: "6" }, 1), stepped({ ...field, value: "2" }, -1)], [4, 6, 2]);
});

test("a field that says nothing begins at its least", () => {
  assert.equal(stepped({ ...field, value: "", placeholder: "–" }, 1), 3);
});
