// @ts-check
/** The curtain between two players on one device. */

import { badge, button, element, fill } from "./dom.js";
import { NOTHING } from "./parts.js";

/** @typedef {import("./parts.js").Seat} Seat */

/**
 * The own seat that should be shown now instead of this one, or null to stay.
 * @param {number | null} shown
 * @param {number[]} awaited those of this browser that are still to answer
 * @returns {number | null}
 */
export function nextSeat(shown, awaited) {
  if (!awaited.length || shown === null || awaited.includes(shown)) return null;
  const sorted = [...awaited].sort((one, other) => one - other);
  return sorted.find((seat) => seat > shown) ?? sorted[0];
}

/**
 * Whether to go to another seat: only when the seats that are awaited have changed, so that a look back is possible.
 * @param {number | null} shown
 * @param {number[]} before
 * @param {number[]} awaited
 */
export function turnTo(shown, before, awaited) {
  return before.join() === awaited.join() ? null : nextSeat(shown, awaited);
}

export class Curtain {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} behind what it covers
   */
  constructor(root, behind) {
    this.root = root;
    this.behind = behind;
  }

  /** Cover everything until the next player is there. @param {Seat} seat @param {() => void} open */
  fall(seat, open) {
    const go = button(`I am ${seat.name}`, () => {
      go.disabled = true;
      open();
    }, { class: "main" });
    const words = element("h2", { id: "curtain-words" }, `Pass the device to ${seat.name}`);
    fill(this.root, element("div", { class: "card" }, badge(seat.seat, seat.letter), words, go));
    this.behind.inert = true;
    this.root.hidden = false;
    for (const box of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (box).close();
    go.focus();
  }

  get isDown() {
    return !this.root.hidden;
  }

  lift() {
    this.root.hidden = true;
    this.behind.inert = false;
    fill(this.root);
  }
}

/**
 * Nothing that only the seat before may know stays in the page.
 * @param {Pick<import("./foretelling.js").Table, "choices" | "stage" | "chat" | "asked"> & {log: import("./log.js").Log, recap: import("./recap.js").Recap, notice: import("./notice.js").Notice, deals: import("./deals.js").Deals, text: HTMLElement}} table
 */
export function conceal({ choices, stage, log, recap, chat, notice, asked, deals, text }) {
  choices.change(() => choices.plan.go([]));
  choices.show({ picks: [], asides: [], answered: false, question: 0 });
  stage.conceal();
  log.show([]);
  recap.show(NOTHING, null);
  chat.show([]);
  notice.show(false);
  asked.show(NOTHING);
  deals.show(null);
  fill(text);
}
