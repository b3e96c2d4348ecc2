// @ts-check
/** What the dock tells of a fight by dice while it is shown: who has how many left, and roll by roll what was lost. */

import { badge, element, fill, icon } from "./dom.js";
import { capital } from "./wording.js";

/** @typedef {import("./dice.js").Fight} Fight */

const MOST = 3; // rolls that are listed, the latest
const SWORDS = "M5 4l11 11M19 4 8 15M4 14l6 6M20 14l-6 6M6 18l-3 3M18 18l3 3";

export class Battle {
  root = element("div", { id: "battle", hidden: true });

  hide() {
    this.root.hidden = true;
  }

  /**
   * @param {Fight} fight
   * @param {number} k the roll that is thrown
   * @param {boolean} isOver do its dice lie
   * @param {string[]} names of both sides
   */
  show(fight, k, isOver, names) {
    const rolls = fight.rolls.slice(0, k + Number(isOver));
    const left = fight.troops.map((troops, side) => rolls.reduce((sum, roll) => sum - roll.lost[side], troops));
    const sides = fight.seats.map((seat, side) => element("div", {}, badge(seat), element("span", {}, element("b", {}, `${left[side]} left`), element("small", {}, `of ${fight.troops[side]}`))));
    const rows = rolls.map((roll, at) => rowOf(roll, at, names)).slice(-MOST);
    fill(this.root, element("div", { class: "sides" }, sides[0], icon(SWORDS), sides[1]), element("ol", {}, ...rows));
    this.root.hidden = false;
  }
}

/** @param {Fight["rolls"][number]} roll @param {number} at @param {string[]} names */
function rowOf(roll, at, names) {
  const faces = roll.faces.map((row) => [...row].join(" ")).join(" against ");
  const chance = roll.chance ? `, ${roll.chance[1]}% to win` : "";
  return element("li", {}, element("span", {}, `Roll ${at + 1}`), element("span", {}, faces), element("span", {}, lossesOf(roll.lost, names) + chance));
}

/**
 * How a fight is followed: the dock says whose it is and how it goes, and the main button skips it.
 * @param {{known: import("./parts.js").Parts, seat: number | null, stage: import("./stage.js").Stage, asked: import("./asked.js").Asked, choices: import("./choices.js").Choices}} table
 * @returns {Omit<import("./animate.js").Course, "settle">}
 */
export function courseOf({ known, seat: own, stage, asked, choices }) {
  const nameOf = (/** @type {number} */ seat) => (seat === own ? "you" : (known.seats[seat]?.name ?? ""));
  return {
    foretell: (seats, ...told) => {
      stage.foretell(known.board);
      asked.announce(seats.map(nameOf), ...told);
      choices.rest("Skip to the result");
    },
    follow: (fight, k, isOver) => asked.battle.show(fight, k, isOver, fight.seats.map((seat) => capital(nameOf(seat)))),
  };
}

/** What one roll has cost: `Dan −2`, `−1 each`. @param {[number, number]} lost @param {string[]} names */
export function lossesOf([ours, theirs], names) {
  if (ours === theirs) return `−${ours} each`;
  return [ours, theirs].flatMap((lost, side) => (lost ? [`${names[side]} −${lost}`] : [])).join(", ");
}
