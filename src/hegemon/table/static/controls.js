// @ts-check
/** The parts of the picker that stand beside the board: trail, options, note. */

import { button, element, fill } from "./dom.js";
import { separator } from "./picker.js";

/** @import { Picks, Step } from "./picker.js" */

const READING = 5000; // milliseconds that a complaint stays

/**
 * The steps so far; each is a button that takes it back, with all that came after it.
 * @param {HTMLElement} place
 * @param {Step[]} trail
 * @param {(step: Step, k: number) => void} takeBack
 */
export function showTrail(place, trail, takeBack) {
  const items = trail.map((step, k) => {
    const words = { class: `crumb ${kindClass(step)}`, title: `Take back ${step.label}` };
    const mark = k ? element("span", { class: "between", "aria-hidden": "true" }, separator(trail, k)) : null;
    return element("li", {}, mark, button(step.label, () => takeBack(step, k), words));
  });
  fill(place, ...items);
  place.hidden = !trail.length;
}

/**
 * Buttons for what may be picked; with numbers where keys 1-9 press them.
 * @param {HTMLElement} place
 * @param {Step[]} options
 * @param {{pick(step: Step): void, point(step: Step | null): void}} deeds
 * @param {boolean} numbered
 */
export function showOptions(place, options, deeds, numbered) {
  const held = place.contains(document.activeElement) ? document.activeElement?.textContent : null;
  const made = options.map((option, k) => {
    const chip = button("", () => deeds.pick(option), { class: `chip ${kindClass(option)}` });
    if (numbered && k < 9) chip.append(element("kbd", { "aria-hidden": "true" }, String(k + 1)));
    chip.append(option.label);
    for (const name of ["pointerenter", "focus"]) chip.addEventListener(name, () => deeds.point(option));
    for (const name of ["pointerleave", "blur"]) chip.addEventListener(name, () => deeds.point(null));
    return chip;
  });
  fill(place, ...made);
  place.hidden = !made.length;
  made.find((chip) => chip.textContent === held)?.focus({ preventScroll: true });
}

/**
 * Go from button to button with the arrow keys.
 * @param {HTMLElement} place
 */
export function walkable(place) {
  place.addEventListener("keydown", (event) => {
    const ways = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 });
    const buttons = [...place.querySelectorAll("button")];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    if (!ways[event.key] || at < 0) return;
    event.preventDefault();
    buttons[(at + ways[event.key] + buttons.length) % buttons.length].focus();
  });
}

/** The line that helps: what to choose, why something is not allowed, what went wrong. */
export class Note {
  /** @param {HTMLElement} place @param {(id: string) => void} openRule */
  constructor(place, openRule) {
    this.place = place;
    this.openRule = openRule;
    this.prompt = "";
    this.shown = "";
    this.until = 0; // when what went wrong has been read
    place.classList.add("note");
    if (!place.hasAttribute("role")) place.setAttribute("role", "status");
  }

  /**
   * What to do, whenever nothing else is to be said.
   * @param {string} text
   * @param {boolean} gently wait until what went wrong has been read
   */
  ask(text, gently) {
    this.prompt = text;
    if (!gently || performance.now() >= this.until) this.say(text);
  }

  /** @param {string} text @param {string} [rule] @param {"" | "why" | "wrong"} [tone] */
  say(text, rule = "", tone = "") {
    const opened = rule && button(rule, () => this.openRule(rule), { class: "rule", title: "Open this rule" });
    const state = `${tone}|${text}|${rule}`;
    this.until = tone === "wrong" ? performance.now() + READING : 0;
    if (state === this.shown) return;
    this.shown = state;
    fill(this.place, text, opened ? " " : null, opened || null);
    this.place.dataset.tone = tone;
  }

  /** Back to what is to be done. */
  rest() {
    this.say(this.prompt);
  }
}

/**
 * The question that the next pick answers.
 * @param {Picks} picks
 * @param {Step[]} path
 * @param {{touch: boolean, hasThings: boolean}} manner
 */
export function promptFor(picks, path, { touch, hasThings }) {
  if (picks.kind === "verb") return verbPrompt(picks, path, touch, hasThings);
  const before = picks.options.length ? `; or first a ${picks.kind}` : "";
  if (picks.range) return `${howMany(picks)}? ${rangeText(picks.ranges)}${before}.`;
  if (picks.kind === "") return touch ? "Commit, or take a step back." : "Enter commits; Escape goes a step back.";
  if (areNumbers(picks.options)) return `${howMany(picks)}?`;
  if (picks.lead) return `${capital(picks.lead)}: which ${kindsOf(picks.options)}?`;
  return `${path[path.length - 1]?.kind === picks.kind ? "To which" : "Which"} ${kindsOf(picks.options)}?`;
}

/** @param {Picks} picks @param {Step[]} path @param {boolean} touch @param {boolean} hasThings */
function verbPrompt(picks, path, touch, hasThings) {
  if (!hasThings) return "Choose what to do.";
  if (path.length) return `Which ${kindsOf(picks.things)}? Or choose what to do.`;
  return `${touch ? "Tap" : "Click"} what glows, or choose what to do.`;
}

/** "How many", with the fixed words before it: "Give how much water"; of a bid "Bid how much". @param {Picks} picks */
export function howMany({ kind, range, lead, trail }) {
  const isDeed = trail[0]?.word.split(" ")[0] === kind;
  const asked = range ? "how many" : isDeed ? `${kind} how much` : `how much ${kind}`;
  return capital(lead ? `${lead} ${asked}` : asked);
}

/** @param {string} words */
function capital(words) {
  return words[0].toUpperCase() + words.slice(1);
}

/** Is this a choice among plain numbers? @param {Step[]} options */
export function areNumbers(options) {
  return options.length > 1 && options.every((option) => /^\d+$/.test(option.word));
}

/** @param {Step[]} steps */
function kindsOf(steps) {
  return [...new Set(steps.map((step) => step.kind))].join(" or ");
}

/** @param {[number, number][]} ranges */
function rangeText(ranges) {
  return ranges.map(([low, high]) => (low === high ? `${low}` : `${low} to ${high}`)).join(" or ");
}

/** @param {Step} step */
function kindClass(step) {
  return step.kind === "verb" ? "is-verb" : step.kind === "count" ? "is-count" : "is-thing";
}
