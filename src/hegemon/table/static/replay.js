// @ts-check
/** The scrubber: any moment of the game, as this reader may know it, and back to now.
 *
 * At a table it opens over the stage when one goes back; where there is only the past it always stands there.
 */

import { Bookmarks } from "./bookmarks.js";
import { button, copy, element, fill, icon, isTyping } from "./dom.js";
import { Playback } from "./playback.js";
import { ask, sentenceOf } from "./send.js";
import { keep, kept } from "./visit.js";

/** @typedef {import("./parts.js").Moments} Moments */

/** @type {Record<string, [string, string]>} */
const STEPS = { Home: ["«", "First move"], ArrowLeft: ["‹", "One move back"], ArrowRight: ["›", "One move forward"], End: ["»", "Last move"] };
const WATCH = 350; // milliseconds for an act that is watched again
const LINK = "M10 14l4-4M9 8l3-3a4 4 0 0 1 6 6l-3 3M15 16l-3 3a4 4 0 0 1-6-6l3-3";
const KEPT = 80; // moments that need not be fetched again

/** Fetches moments: each once, and only the one that was asked for last is shown. */
export class Library {
  /** @param {(moment: number) => Promise<any>} fetchMoment */
  constructor(fetchMoment) {
    this.fetchMoment = fetchMoment;
    /** @type {Map<number, Promise<any>>} */
    this.kept = new Map();
    this.asked = 0;
  }

  /**
   * The position at a moment, or nothing when another was asked for meanwhile.
   * @param {number} moment
   * @returns {Promise<any>}
   */
  async latest(moment) {
    this.asked += 1;
    const mine = this.asked;
    const found = await this.get(moment);
    return mine === this.asked ? found : null;
  }

  /** @param {number} moment */
  get(moment) {
    const known = this.kept.get(moment);
    if (known) return known;
    const coming = this.fetchMoment(moment);
    this.kept.set(moment, coming);
    coming.catch(() => this.kept.delete(moment));
    if (this.kept.size > KEPT) this.kept.delete(/** @type {number} */ (this.kept.keys().next().value));
    return coming;
  }

  /** Whatever is still on its way is not wanted any more. */
  drop() {
    this.asked += 1;
  }

  /** A take-back, another seat: the moments are others now. */
  forget() {
    this.drop();
    this.kept.clear();
  }
}

/**
 * The moment that a key leads to.
 * @param {string} key
 * @param {number} at
 * @param {number} last
 * @returns {number | null}
 */
export function momentAfter(key, at, last) {
  const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  return step === undefined ? null : Math.min(last, Math.max(0, step));
}

/**
 * The chapter that a moment belongs to, as its place in the list; -1 before the first.
 * @param {Moments} moments
 * @param {number} at
 */
export function chapterAt(moments, at) {
  return moments.chapters.findLastIndex(([, begin]) => begin <= at);
}

/**
 * @typedef {object} Hooks
 * @property {(position: any, moment: number) => void} show
 * @property {(() => void) | null} now back to the game; null where there is only the past
 */

export class Scrubber {
  slider = element("input", { type: "range", min: 0, max: 0, step: 1, "aria-label": "Move of the game" });
  bookmarks = new Bookmarks((moment) => this.go(moment));
  playback = new Playback(() => this.forward());
  count = element("output", { class: "moment" });
  link = button("", () => this.share(), { class: "copy-link", title: "Copy a link to this move" });
  back = button("Back to the game", () => this.leave(), { class: "main now", hidden: true });
  error = element("p", { class: "error", role: "alert", hidden: true });

  /**
   * @param {HTMLElement} root
   * @param {string} table
   * @param {() => number | null} seat
   * @param {Hooks} hooks
   */
  constructor(root, table, seat, hooks) {
    this.root = root;
    this.table = table;
    this.hooks = hooks;
    this.library = new Library((moment) => ask(`/t/${table}/at/${moment}${seatQuery(seat())}`));
    /** @type {Moments} */
    this.moments = { count: 0, chapters: [], acted: 0 };
    /** @type {number | null} the moment that is shown; null is now */
    this.at = null;
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    const track = element("span", { class: "track" }, this.slider, this.bookmarks.ticks);
    this.tell("");
    fill(root, this.playback.button, this.steps(), track, this.count, this.bookmarks.root, this.playback.faster, this.link, this.back, this.error);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  steps() {
    return element("span", { class: "steps" }, ...Object.keys(STEPS).map((key) => this.stepButton(key)));
  }

  /** A button for one of the keys that go through time. @param {string} key */
  stepButton(key) {
    const [sign, title] = STEPS[key];
    return button(sign, () => this.press(key), { class: "step", "aria-label": title, title });
  }

  /** The moment at which this reader left the replay. */
  visited() {
    return kept(`replay ${this.table}`);
  }

  /** @param {Moments} moments */
  update(moments) {
    if (moments === this.moments) return;
    if (moments.count < this.moments.count) this.library.forget();
    this.moments = moments;
    this.bookmarks.update(moments);
    this.paint();
  }

  paint() {
    const { count } = this.moments;
    const at = this.at ?? count;
    this.slider.max = String(count);
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", this.at === null ? "now" : `move ${at} of ${count}`);
    this.count.textContent = `${at} / ${count}`;
    this.slider.style.setProperty("--part", `${(at / (count || 1)) * 100}%`);
    this.bookmarks.mark(chapterAt(this.moments, at));
    if (this.at === null) this.playback.stop();
    this.back.hidden = this.at === null || !this.hooks.now;
    this.root.classList.toggle("past", this.at !== null);
    if (this.hooks.now) this.root.hidden = this.at === null;
  }

  /** @param {number} moment */
  async go(moment) {
    const { count } = this.moments;
    const at = Math.min(count, Math.max(0, moment));
    if (this.hooks.now && at === count) return this.leave();
    this.at = at;
    this.paint();
    addressed(at);
    if (!this.hooks.now) keep(`replay ${this.table}`, String(at));
    this.root.setAttribute("aria-busy", "true");
    try {
      const position = await this.library.latest(at);
      if (!position) return; // another moment was asked for meanwhile
      this.hooks.show(position, at);
      if (at < count) this.library.get(at + 1).catch(() => {});
      this.error.hidden = true;
    } catch (wrong) {
      this.error.textContent = sentenceOf(wrong);
      this.error.hidden = false;
    }
    this.root.removeAttribute("aria-busy");
  }

  /** Show once more what has happened since a moment, act by act, and come back. @param {number} moment */
  async watch(moment) {
    await this.go(moment);
    if (this.at === moment) this.playback.start(WATCH, WATCH);
  }

  /** The next moment while it plays; from the last one it begins anew. @returns {Promise<boolean>} whether there are more */
  async forward() {
    const { count } = this.moments;
    const at = this.at ?? count;
    await this.go(at >= count ? 0 : at + 1);
    return this.at !== null && this.at < count;
  }

  leave() {
    this.library.drop();
    this.root.removeAttribute("aria-busy");
    this.at = null;
    this.error.hidden = true;
    this.paint();
    addressed(null);
    this.hooks.now?.();
  }

  /** @param {string} key */
  press(key) {
    this.playback.stop();
    const next = momentAfter(key, this.at ?? this.moments.count, this.moments.count);
    if (next !== null) this.go(next);
  }

  /** Arrow keys move through time while the past is shown; else they belong to the choices. @param {KeyboardEvent} event */
  key(event) {
    const isOurs = this.root.contains(document.activeElement) || this.at !== null || !this.hooks.now;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isOurs || isTyping()) return;
    if (event.key === "Escape" && this.at !== null && this.hooks.now) this.leave();
    else if (event.key === " " && !document.activeElement?.matches("button, a")) this.playback.toggle();
    else if (momentAfter(event.key, 0, 0) === null || this.moments.count === 0) return;
    else this.press(event.key);
    event.preventDefault();
  }

  /** What the button for a link says: a sign, or what has just been done. @param {string} words */
  tell(words) {
    fill(this.link, words || icon(LINK));
    this.link.setAttribute("aria-label", words || "Link to this move");
  }

  async share() {
    const at = this.at ?? this.moments.count;
    const address = `${location.origin}/t/${this.table}/replay?at=${at}`;
    const field = element("input", { class: "unseen", readonly: true, value: address });
    this.root.append(field);
    this.tell((await copy(address, field)) ? "Copied" : "Copy failed");
    field.remove();
    setTimeout(() => this.tell(""), 1500);
  }
}

/** @param {number | null} seat */
export function seatQuery(seat) {
  return seat === null ? "" : `?seat=${seat}`;
}

/** Let the address name the moment, so that it can be kept. @param {number | null} moment */
function addressed(moment) {
  const address = new URL(location.href);
  if (moment === null) address.searchParams.delete("at");
  else address.searchParams.set("at", String(moment));
  history.replaceState(null, "", address);
}
