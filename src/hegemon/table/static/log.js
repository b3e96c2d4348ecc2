// @ts-check
/** The log: sentences under their chapters, each of which lights up what it speaks of. */

import { button, element } from "./dom.js";

/** @typedef {import("./parts.js").LogLine} LogLine */
/** @typedef {import("./parts.js").Spot} Spot */

const NEAR_END = 40; // pixels from the end that still count as reading the newest

export class Log {
  /**
   * @param {HTMLElement} root
   * @param {{light: (spots: Spot[]) => void, unlight: () => void}} board
   */
  constructor(root, board) {
    this.root = root;
    this.board = board;
    /** @type {LogLine[]} */
    this.lines = [];
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** @type {HTMLElement | null} */
    this.lit = null;
    this.top = 0; // where it was scrolled to
    this.follows = true; // the newest line is kept in sight
    this.list = element("div", { class: "lines", role: "log", "aria-label": "Log", "aria-live": "off" });
    this.newest = button("Newest ↓", () => this.toEnd(), { class: "newest", hidden: true });
    root.replaceChildren(this.list, this.newest);
    this.listen();
  }

  /** Show these lines; those that stand already stay as they are. @param {LogLine[]} lines */
  show(lines) {
    if (lines === this.lines) return;
    const same = agreeing(this.lines, lines);
    for (const row of this.rows.splice(same)) this.remove(row);
    for (let k = same; k < lines.length; k += 1) this.append(lines[k], lines[k - 1]);
    this.lines = lines;
    this.setFocusable(this.rows[this.rows.length - 1]);
    if (this.follows) this.toEnd();
    else this.newest.hidden = same >= lines.length;
  }

  /** @param {LogLine} line @param {LogLine | undefined} before */
  append(line, before) {
    if (!before || before.chapter !== line.chapter) this.list.append(chapterOf(line.chapter));
    const row = rowOf(line);
    this.rows.push(row);
    this.list.lastElementChild?.lastElementChild?.append(row);
  }

  /** @param {HTMLElement} row */
  remove(row) {
    const section = row.closest("section");
    if (row === this.lit) this.unlight();
    row.remove();
    if (section && !section.querySelector("li")) section.remove();
  }

  isAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    return scrollHeight - scrollTop - clientHeight < NEAR_END;
  }

  /** Also when the log has just come into sight. */
  toEnd() {
    this.list.scrollTop = this.list.scrollHeight;
    this.top = this.list.scrollTop;
    this.follows = true;
    this.newest.hidden = true;
  }

  /** Who scrolls up wants to read what is there; a log that was made smaller was not scrolled. */
  scrolled() {
    const top = this.list.scrollTop;
    this.follows = this.isAtEnd() || (this.follows && top >= this.top);
    this.top = top;
    if (this.follows) this.newest.hidden = true;
  }

  listen() {
    const list = this.list;
    list.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.light(rowAt(event)));
    list.addEventListener("pointerleave", () => this.unlight());
    list.addEventListener("focusin", (event) => this.light(rowAt(event)));
    list.addEventListener("focusout", () => this.unlight());
    list.addEventListener("click", (event) => this.light(rowAt(event)));
    list.addEventListener("keydown", (event) => this.walk(event));
    list.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follows && this.toEnd()).observe(list); // a hand that is dealt takes room from the log
  }

  /** @param {HTMLElement | null} row */
  light(row) {
    if (row === this.lit) return;
    this.unlight();
    const line = row && this.lines[this.rows.indexOf(row)];
    if (!row || !line || !line.spots.length) return;
    this.lit = row;
    row.classList.add("lit");
    this.board.light(line.spots);
  }

  unlight() {
    if (!this.lit) return;
    this.lit.classList.remove("lit");
    this.lit = null;
    this.board.unlight();
  }

  /** Up and down with the arrow keys: one line takes part in tabbing, not all of them. @param {KeyboardEvent} event */
  walk(event) {
    const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -Infinity, End: Infinity };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    const row = rowAt(event);
    if (!step || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const at = Math.min(this.rows.length - 1, Math.max(0, this.rows.indexOf(row) + step));
    this.setFocusable(this.rows[at]);
    this.rows[at].focus();
  }

  /** @param {HTMLElement | undefined} row */
  setFocusable(row) {
    this.list.querySelector("li[tabindex='0']")?.setAttribute("tabindex", "-1");
    row?.setAttribute("tabindex", "0");
  }
}

/**
 * How many lines two logs have in common from the beginning.
 * @param {LogLine[]} old
 * @param {LogLine[]} lines
 */
export function agreeing(old, lines) {
  let same = 0;
  while (same < old.length && same < lines.length && isSame(old[same], lines[same])) same += 1;
  return same;
}

/** @param {LogLine} one @param {LogLine} other */
function isSame(one, other) {
  return one === other || (one.text === other.text && one.undone === other.undone && one.chapter === other.chapter);
}

/** @param {string} chapter */
function chapterOf(chapter) {
  return element("section", {}, chapter ? element("h2", {}, chapter) : null, element("ol"));
}

/** @param {LogLine} line */
function rowOf(line) {
  const by = line.seat >= 0 ? `by by-${line.seat % 8}` : "";
  const words = line.undone ? element("s", { title: "Taken back" }, line.text) : line.text;
  return element("li", { class: `${by}${line.undone ? " undone" : ""}`, tabindex: "-1" }, words);
}

/** @param {Event} event @returns {HTMLElement | null} */
function rowAt(event) {
  return event.target instanceof Element ? event.target.closest("li") : null;
}
