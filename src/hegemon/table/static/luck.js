// @ts-check
/** What the luck of a game comes from, as the menu and the waiting room say it. */

import { element } from "./dom.js";
import { numberList } from "./numbers.js";

/** What the dice of a game come from. @param {import("./parts.js").Parts} known */
export function diceParts({ commitment, numbers, seats }) {
  const rows = (numbers ?? []).map((number, seat) => ["Number from " + (seats[seat]?.name || `seat ${seats[seat]?.letter}`), number, seats[seat]?.kind === "bot" ? "None: a bot" : "None"]);
  return [element("p", {}, numbers ? MIXED : SETTLED), numberList([["Fingerprint of the secret (SHA-256)", commitment, ""], ...rows])];
}

const MIXED = "Dice and cards come from a secret that the server fixed first and a random number from each player’s browser. Nobody can choose them, not even the server.";
const SETTLED = "All dice and cards of this game come from one secret number, fixed before the first move.";
