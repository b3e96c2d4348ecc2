// @ts-check
/** Random numbers that this browser adds to the dice of its games, and what it remembers of them to check them later. */

import { element } from "./dom.js";
import { send } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {{commitment: string, numbers: string[]}} Memory what a table showed first, and what this browser then added */

const PLACE = "hegemon.dice";
const MOST = 60; // tables that are remembered

/** 128 bits of chance, as 32 hex digits. */
export function newNumber() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} table @returns {Memory | null} */
export function remembered(table) {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Remember what a table shows of its dice, as it was first seen, and a number that was added. @param {string} table @param {string} commitment @param {string} [number] */
export function remember(table, commitment, number) {
  const before = remembered(table) ?? { commitment, numbers: [] };
  const numbers = number && !before.numbers.includes(number) ? [...before.numbers, number] : before.numbers;
  write([...all().filter(([id]) => id !== table), [table, { ...before, numbers }]]);
}

/** A number that does not count any more. @param {string} table @param {string[]} gone */
export function forget(table, gone) {
  const before = remembered(table);
  if (!before) return;
  const numbers = before.numbers.filter((number) => !gone.includes(number));
  write(all().map(([id, memory]) => [id, id === table ? { ...before, numbers } : memory]));
}

/** @returns {[string, Memory][]} the last one seen comes last */
function all() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/** @param {[string, Memory][]} memories */
function write(memories) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(memories.slice(-MOST)));
  } catch {
    // a browser that keeps nothing checks the record alone
  }
}

/** A form that leads to a seat takes a number along: the page has said of which table, and with which commitment. @param {Document | HTMLElement} root */
export function addToForms(root) {
  const number = newNumber(); // one for the page, so that what is sent twice is done once
  addEventListener("pageshow", (event) => event.persisted && location.reload()); // a page that was used has nothing to offer
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (root.querySelectorAll("form[data-dice]"))) {
    const [table, commitment] = (form.dataset.dice ?? "").split(" ");
    form.addEventListener("formdata", ({ formData }) => {
      forget(table, remembered(table)?.numbers ?? []); // of a try before, which did not come to a seat
      for (const [name, value] of Object.entries({ table, commitment, number })) formData.set(name, value);
      remember(table, commitment, number);
    });
  }
}

/** What dice come from, to be read: each with its name, its digits, and the words where there are none. @param {string[][]} rows */
export function numberList(rows) {
  const list = rows.map(([name, digits, instead]) => element("div", {}, element("dt", {}, name), element("dd", {}, digits ? element("code", {}, digits) : instead)));
  return element("dl", { class: "numbers" }, ...list);
}

export class Numbers {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.seen = ""; // the fingerprint that is remembered
    /** @type {Set<string>} seats and tables for which a number is on its way */
    this.sent = new Set();
  }

  /** Add a number for every own seat that has none, before the game and, for the rematch, after it. @param {Parts} known */
  consider(known) {
    const { stage, commitment, numbers, again } = known;
    if (commitment !== this.seen) remember(this.table, commitment);
    this.seen = commitment;
    if (stage === "waiting" && numbers) this.add(known.mine, { table: this.table, commitment, numbers });
    else if (again) this.add(known.mine, again);
  }

  /** @param {number[]} seats @param {{table: string, commitment: string, numbers: string[]}} game */
  add(seats, { table, commitment, numbers }) {
    for (const seat of seats.filter((one) => !numbers[one] && !this.sent.has(`${table} ${one}`))) {
      this.sent.add(`${table} ${seat}`);
      const number = newNumber();
      remember(table, commitment, number);
      send(`/t/${this.table}/number`, { seat, number }).catch(() => forget(table, [number])); // the game starts without
    }
  }
}
