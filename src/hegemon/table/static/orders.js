// @ts-check
/** Standing orders: what a game may be told once, so that it does not ask. Among the moves beside a question they are
 * those whose last word is of the kind `order`: ask, always or never. The one that holds is not offered. */

import { capital } from "./wording.js";

/** @typedef {import("./parts.js").Entry} Entry */

export const ORDERS = [
  ["ask", "Ask me"],
  ["always", "Always"],
  ["never", "Never"],
];

/**
 * The orders that can be given, by what they are about, and what holds now.
 * @param {Entry[]} asides
 * @param {Record<string, import("./parts.js").VerbWords>} [verbs] what the game calls them
 * @returns {{about: string, now: string, moves: Record<string, string>}[]}
 */
export function standingOrders(asides, verbs = {}) {
  /** @type {Map<string, Record<string, string>>} */
  const found = new Map();
  for (const { label, text, args } of asides) {
    if (args.length !== 1 || args[0][0] !== "order") continue;
    found.set(label, { ...found.get(label), [args[0][1]]: text.replace("{0}", args[0][1]) });
  }
  return [...found].map(([label, moves]) => ({ about: verbs[label]?.label ?? capital(label), now: ORDERS.map(([word]) => word).find((word) => !(word in moves)) ?? "", moves }));
}

/** Is this move an order, which the settings offer? @param {Entry} entry */
export function isOrder(entry) {
  return entry.args.length === 1 && entry.args[0][0] === "order";
}
