// @ts-check
/** The log: a line for a move under the heading of its time, opened for what happened in it, lighting what it speaks of. */

import { button, element, fill } from "./dom.js";
import { goesOn, inShort, isLastOf, sameElsewhere, tally } from "./joined.js";

/** @typedef {import("./parts.js").LogLine} LogLine */
/** @typedef {import("./parts.js").Spot} Spot */

const NEAR_END = 40; // pixels from the end that still count as reading the newest
const LATEST = 6; // lines that a phone held sideways may have room for
const RECENT = 40; // lines of which they are made: what was done in many places is one
const BRIEF = 76; // letters that fit into two rows there
const LONG = 40; // letters that fit into one

export class Log {
  /**
   * @param {HTMLElement} root
   * @param {{light: (spots: Spot[], isSought?: boolean) => void, unlight: () => void}} board
   */
  constructor(root, board) {
    this.root = root;
    this.board = board;
    this.latest = document.getElementById("latest");
    /** @type {LogLine[]} */
    this.lines = [];
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** @type {HTMLElement | null} */
    this.lit = null;
    this.top = 0; // where it was scrolled to
    this.follows = true; // the newest line is kept in sight
    this.handled = false; // since the newest line was last brought into sight
    /** @type {number | null} */
    this.own = null;
    this.list = element("div", { class: "lines", role: "log", "aria-label": "Log", "aria-live": "off" });
    this.newest = button("Newest ↓", () => this.toEnd(), { class: "newest", hidden: true });
    root.replaceChildren(this.list, this.newest);
    this.listen();
  }

  /**
   * Show these lines; those that stand already stay as they are.
   * @param {LogLine[]} lines
   * @param {number | null} [own] the reader's seat, whose lines stand out
   * @param {string} [goal] of the game, for who has not moved yet
   */
  show(lines, own = null, goal = "") {
    if (this.latest) fill(this.latest, goal && element("li", { class: "goal" }, `Goal: ${goal}`), ...latestOf(lines));
    if (lines === this.lines && own === this.own) return;
    const same = own === this.own ? agreeing(this.lines, lines) : 0;
    this.own = own;
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
    else if (goesOn(before, line)) return this.join(`, ${sameElsewhere(line)?.[1]}`);
    else if (isLastOf(before, line)) return this.join(` and ${line.text.replace(/^\S+ /, "")}`);
    const row = rowOf(line, line.seat >= 0 && line.seat === this.own);
    this.rows.push(row);
    this.list.lastElementChild?.lastElementChild?.append(row);
  }

  /** The same done elsewhere stands on the same line, "Dan raised an army in Larkham, Foxley", and so does the end of a turn. @param {string} words */
  join(words) {
    const row = element("span", { class: "again", tabindex: "-1" }, words);
    const item = this.rows[this.rows.length - 1].closest("li");
    item?.append(row);
    this.rows.push(row);
    if (item) tally(item);
  }

  /** @param {HTMLElement} row */
  remove(row) {
    const section = row.closest("section");
    if (row === this.lit) this.unlight();
    const item = row.closest("li");
    row.remove();
    if (item && item !== row) tally(item);
    if (section && !section.querySelector("li")) section.remove();
  }

  isAtEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    return scrollHeight - scrollTop - clientHeight < NEAR_END;
  }

  /** Also when the log has just come into sight. What fits no more at its head goes as a whole line. */
  toEnd() {
    this.list.style.setProperty("--spare", "0px");
    this.list.scrollTop = this.list.scrollHeight;
    this.list.style.setProperty("--spare", `${this.cut()}px`);
    this.list.scrollTop = this.list.scrollHeight;
    this.top = this.list.scrollTop;
    this.follows = true;
    this.handled = false;
    this.newest.hidden = true;
  }

  /** How much of a line is left in sight above the first whole one. */
  cut() {
    const edge = this.list.getBoundingClientRect().top;
    if (this.list.scrollTop <= 0) return 0;
    let whole = Infinity;
    for (let k = this.rows.length - 1; k >= 0; k -= 1) {
      const tops = [this.rows[k], headOf(this.rows[k])].map((one) => one?.getBoundingClientRect().top ?? -Infinity);
      whole = tops.filter((top) => top >= edge - 0.5).reduce((least, top) => Math.min(least, top), whole);
      if (tops[0] < edge) break;
    }
    return Number.isFinite(whole) ? Math.max(0, whole - edge) : 0;
  }

  /** Who scrolls up wants to read what is there; a log that grew and shrank beside the dock was scrolled by nobody. */
  scrolled() {
    const top = this.list.scrollTop;
    if (this.follows && !this.handled && !this.isAtEnd()) this.toEnd();
    else this.follows = this.isAtEnd() || (this.follows && top >= this.top);
    this.top = this.list.scrollTop;
    if (this.follows) this.newest.hidden = true;
  }

  listen() {
    const list = this.list;
    list.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.light(rowAt(event)));
    list.addEventListener("pointerleave", () => this.unlight());
    list.addEventListener("focusin", (event) => this.light(rowAt(event)));
    list.addEventListener("focusout", () => this.unlight());
    list.addEventListener("click", (event) => this.press(event));
    list.addEventListener("keydown", (event) => this.walk(event));
    list.addEventListener("scroll", () => this.scrolled());
    for (const hand of ["wheel", "pointerdown", "touchmove", "keydown"]) {
      list.addEventListener(hand, () => void (this.handled = true), { passive: true });
    }
    new ResizeObserver(() => this.follows && this.toEnd()).observe(list); // a hand that is dealt takes room from the log
  }

  /** @param {Event} event */
  press(event) {
    const row = rowAt(event);
    this.light(row, true);
    if (row && event.target instanceof Element && event.target.closest("button")) this.toggle(row);
  }

  /** Open a line for what happened in it, or close it. @param {HTMLElement} row */
  toggle(row) {
    const opener = row.querySelector("button");
    const line = this.lines[this.rows.indexOf(row)];
    if (!opener || !line) return;
    const isOpen = opener.getAttribute("aria-expanded") === "true";
    opener.setAttribute("aria-expanded", String(!isOpen));
    if (isOpen) row.querySelector("ul")?.remove();
    else row.append(element("ul", { class: "details" }, ...line.details.map((words) => element("li", {}, words))));
    row.scrollIntoView({ block: "nearest" });
  }

  /** @param {HTMLElement | null} row @param {boolean} [isSought] shall it be brought into sight? */
  light(row, isSought = false) {
    if (row === this.lit && !isSought) return;
    this.unlight();
    const line = row && this.lines[this.rows.indexOf(row)];
    if (!row || !line || !line.spots.length) return;
    this.lit = row;
    row.classList.add("lit");
    this.board.light(line.spots, isSought);
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
    if (row && row === event.target && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      event.stopPropagation();
      return this.toggle(row);
    }
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

/** The heading right above a line. @param {HTMLElement} row */
function headOf(row) {
  return row.previousElementSibling ? null : row.closest("section")?.querySelector("h2");
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
  const keys = /** @type {const} */ (["text", "undone", "chapter", "seat"]);
  return one === other || keys.every((key) => one[key] === other[key]);
}

/** @param {string} chapter */
function chapterOf(chapter) {
  return element("section", {}, chapter ? element("h2", {}, chapter) : null, element("ol"));
}

/** @param {LogLine} line @param {boolean} isOwn */
function rowOf(line, isOwn) {
  const marks = [line.seat >= 0 && `by by-${line.seat % 8}`, isOwn && line.act && "own", line.undone && "undone", !line.act && "aside"];
  const words = phrased(line.text);
  return element(
    "li",
    { class: marks.filter(Boolean).join(" "), tabindex: "-1" },
    line.undone ? element("s", { title: "Undone" }, ...words) : element("span", {}, ...words),
    line.auto ? element("small", { title: "There was no other move, so the table played it" }, "automatic") : null,
    line.details.length ? element("span", { class: "openers" }, "\u2060", opener(line.rolls)) : null, // never alone on a line
  );
}

/** @param {boolean} rolls dice fell */
function opener(rolls) {
  const marks = { class: rolls ? "rolls" : "rolls quiet", "aria-label": rolls ? "Rolls" : "Details", "aria-expanded": "false" };
  return element("button", { type: "button", tabindex: "-1", ...marks }, rolls ? "rolls" : "›");
}

/** The newest lines, the newest first; the log has them too, for those who go by ear. @param {LogLine[]} lines @returns {Element[]} */
function latestOf(lines) {
  const told = inShort(lines.filter((line) => !line.undone && line.text.length <= BRIEF).slice(-RECENT)).slice(-LATEST).reverse();
  return told.map((line) => element("li", { class: line.seat >= 0 ? `by by-${line.seat % 8}` : "" }, ...phrased(withoutPrice(line.text))));
}

/** A long line as far as what was done, without what was paid or got. @param {string} text */
function withoutPrice(text) {
  return text.length > LONG ? text.split(/ and got | for (?=\d)/)[0] : text;
}

/** What stands behind a dot in a line is said quietly. @param {string} text @returns {(string | Node)[]} */
export function phrased(text) {
  const [said, ...rest] = text.replace(/\.$/, "").replace(/(\d) (?=[a-z])/g, "$1\u00a0").split(" · "); // no number without what it counts
  return rest.length ? [said, " ", element("small", {}, rest.join(" · "))] : [said];
}

/** @param {Event} event @returns {HTMLElement | null} */
function rowAt(event) {
  return event.target instanceof Element ? event.target.closest("ol > li, .again") : null;
}
