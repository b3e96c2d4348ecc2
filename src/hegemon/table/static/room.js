// @ts-check
/** The waiting room from the table's side: fetched only where people wait, so that a table is there sooner. */

import { need } from "./dom.js";
import { Numbers } from "./numbers.js";

/** @typedef {import("./parts.js").Parts} Parts */

export class Room {
  /** @param {string} table @param {() => void} ready it was fetched, and has something for the main button */
  constructor(table, ready) {
    this.table = table;
    this.ready = ready;
    this.numbers = new Numbers(table);
    /** @type {import("./waiting.js").Waiting | null} */
    this.waiting = null;
  }

  /** @param {Parts} known */
  async show(known) {
    this.numbers.consider(known); // for the game that is waited for, also when it is a rematch
    if (known.stage === "waiting" && !this.waiting) {
      const { Waiting } = await import("./waiting.js");
      this.waiting ??= new Waiting(need("waiting"), this.table);
      this.ready();
    }
    this.waiting?.show(known);
  }

  /** What the main button does meanwhile. @param {Parts} known */
  next(known) {
    return this.waiting?.next(known) ?? null;
  }
}
