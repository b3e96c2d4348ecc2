// @ts-check
/** What comes after a game. Its screen is fetched when there is something to show; what the dock says is at hand. */

import { run, send } from "./send.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./ending.js").Ending} Ending */

export class Afterwards {
  /** @param {ConstructorParameters<typeof import("./ending.js").Ending>} needs */
  constructor(...needs) {
    this.needs = needs;
    /** @type {Promise<Ending> | null} */
    this.coming = null;
    /** @type {Parameters<Ending["show"]> | null} */
    this.latest = null;
  }

  /** @param {Parameters<Ending["show"]>} moment */
  async show(...moment) {
    this.latest = moment;
    this.needs[0].hidden = !moment[0].result;
    if (!moment[0].result) return;
    this.coming ??= this.fetch();
    await this.coming.then((ending) => this.latest && ending.show(...this.latest), () => (this.coming = null)); // the next news tries again
  }

  async fetch() {
    const { Ending } = await import("./ending.js");
    return new Ending(...this.needs);
  }

  /** What the main button does then. @param {Parts} known @returns {{label: string, deed: () => void, keyless?: boolean} | null} */
  next(known) {
    if (!known.result) return null;
    if (known.rematch) return { label: "Go to the rematch", deed: () => location.assign(`/t/${known.rematch}`) };
    return hasPlayed(known) ? { label: "Play again", keyless: true, deed: () => void run(this.needs[0], () => send(`/t/${this.needs[1]}/rematch`), went) } : null;
  }
}

/** @param {any} told */
function went(told) {
  const table = told.table ?? told.id;
  if (told.url || table) location.assign(told.url ?? `/t/${table}`);
}

/** What the dock asks then. @param {Parts} known */
export function afterwards(known) {
  if (known.rematch) return "The rematch is open";
  return hasPlayed(known) ? "Ready for a rematch?" : "Thanks for watching";
}

/** Had the reader a seat, though a bot may have played on? @param {Parts} known */
export function hasPlayed(known) {
  return known.mine.length > 0 || known.seats.some((one) => one.you);
}
