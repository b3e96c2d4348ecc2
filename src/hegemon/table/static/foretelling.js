// @ts-check
/** Great moments are shown in their panel before the position settles; the dock speaks of them.
 *
 * The panel is fetched by itself, so that a table is there sooner; what is to be shown before it has come waits for it.
 */

import { closeUp } from "./closeup.js";
import { need } from "./dom.js";

/** @typedef {import("./parts.js").Parts} Parts */
/** @typedef {import("./parts.js").Showdown} Showdown */
/**
 * @typedef {object} Table what it needs of the table
 * @property {HTMLElement} root
 * @property {number | null} seat
 * @property {Parts} known
 * @property {import("./stage.js").Stage} stage
 * @property {import("./board.js").Board} board
 * @property {import("./players.js").Players} players
 * @property {import("./choices.js").Choices} choices
 * @property {import("./asked.js").Asked} asked
 * @property {import("./chat.js").Chat} chat
 * @property {() => void} tellTurn
 */

export class Foretelling {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {{box: import("./views.js").Box, settled: string} | null} what was seen before a place was looked at from near */
    this.before = null;
    /** @type {import("./showdown.js").Showdowns | null} */
    this.showdowns = null;
    /** @type {(() => void) | null} where it leads once its panel has come */
    this.awaited = null;
    this.coming = this.fetch().catch(() => {}); // a table without it is still one
    table.choices.dock.again.onclick = () => this.showdowns?.again();
  }

  async fetch() {
    const { Showdowns } = await import("./showdown.js");
    this.showdowns = new Showdowns(/** @type {HTMLElement} */ (need("board").parentElement));
  }

  get isOpen() {
    return !!this.awaited || !!this.showdowns?.isOpen;
  }

  /** Great moments come before what they led to. @param {Showdown[]} showdowns @param {Parts["seats"]} before as the players were @param {() => void} settle */
  play(showdowns, before, settle) {
    if (!this.showdowns) return void this.await(showdowns, before, settle);
    const { seat, board } = this.table;
    const reader = {
      seat,
      find: (/** @type {string} */ kind, /** @type {string} */ word) => board.find(kind, word),
      approach: (/** @type {import("./parts.js").Spot} */ spot, /** @type {number} */ room) => this.approach(spot, room),
      begun: (/** @type {Showdown} */ showdown, /** @type {boolean} */ isShort, /** @type {[number, number]} */ place) => this.begun(showdown, isShort, place, before),
    };
    this.showdowns.play(showdowns, reader, () => (this.drop(), settle()));
    this.table.tellTurn();
  }

  /** The panel is still on its way. @param {Showdown[]} showdowns @param {Parts["seats"]} before @param {() => void} settle */
  async await(showdowns, before, settle) {
    this.awaited = settle;
    await this.coming;
    const led = this.awaited;
    this.awaited = null;
    if (led && this.showdowns) this.play(showdowns, before, led);
    else led?.();
  }

  /**
   * While it is shown nobody is asked, the dock speaks of it, and the main button goes on.
   * @param {Showdown} showdown @param {boolean} isShort @param {[number, number]} place among how many @param {Parts["seats"]} before
   */
  begun({ kind, title }, isShort, [number, count], before) {
    const { root, players, choices, asked, known, seat, stage } = this.table;
    root.classList.add("showing");
    stage.course.during(kind);
    players.show({ ...known, stage: "playing", seats: before.map((one) => ({ ...one, asked: false })) }, seat);
    if (isShort) choices.rest("Skip");
    else this.takeOver();
    asked.tell(count > 1 ? `${kind} ${number} of ${count}` : kind, isShort ? title : "Continue when you are ready", !isShort);
  }

  /** Nothing is asked meanwhile, and the main button goes on; who has just pressed it for a move has not meant that. */
  takeOver() {
    const { choices } = this.table;
    Object.assign(choices, { awoken: performance.now(), resting: "", instead: { label: "Continue", deed: () => this.showdowns?.next() } });
    choices.show({ picks: [], asides: [], answered: false, question: -1, undo: false });
  }

  /** News come meanwhile: talk is heard, the rest waits with the board. @param {(() => void) | null} settle where it leads elsewhere */
  wait(settle) {
    const { chat, known } = this.table;
    if (settle && this.showdowns) this.showdowns.settle = () => (this.drop(), settle());
    else if (settle) this.awaited = settle;
    chat.show(known.chat.lines);
    this.table.tellTurn();
  }

  skip() {
    if (this.isOpen) this.showdowns?.next();
  }

  /** Its place is looked at from as near as the room above the sheet allows. @param {import("./parts.js").Spot} spot @param {number} room */
  approach(spot, room) {
    const { board } = this.table;
    this.before ??= { box: board.zoom.box, settled: board.settled };
    closeUp(board.zoom, board.find(...spot), room);
  }

  /** Nothing is shown first any more. */
  drop() {
    this.awaited = null;
    this.showdowns?.drop();
    this.table.root.classList.remove("showing");
    const { zoom, settled } = this.table.board;
    if (this.before?.settled === settled) zoom.go(this.before.box);
    this.before = null;
  }
}
