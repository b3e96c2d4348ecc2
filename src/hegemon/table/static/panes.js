// @ts-check
/** The settings themselves: how it is played and shown in this browser, how fast the table's bots are, and the keys. */

import { wantCalls, whyNoCalls } from "./calls.js";
import { element } from "./dom.js";
import { COARSE } from "./frame.js";
import { row, segments, toggle } from "./inputs.js";
import { ORDERS, standingOrders } from "./orders.js";
import { send, sentenceOf } from "./send.js";
import { isCalm, set, setting } from "./settings.js";

/** @typedef {import("./menu.js").Place} Place */
/** @typedef {import("./settings.js").Settings} Settings */

const PACES = [
  ["2", "Slow"],
  ["0.6", "Normal"],
  ["0.2", "Fast"],
  ["0", "Instant"],
];

const THOUGHTS = [
  ["0.2", "Short"],
  ["1", "Normal"],
  ["3", "Long"],
  ["10", "Very long"],
];

const KEYS = [
  ["1 … 9", "Choose from the list"],
  ["← ↑ ↓ →", "Go from choice to choice, or through the replay"],
  ["Enter", "Confirm"],
  ["Esc", "One step back"],
  ["Space", "Skip an animation"],
  ["/", "Type a move"],
  ["H", "Hint, where the table allows it"],
  ["+ − 0", "Zoom in, zoom out, whole board"],
];

/** @param {Place} at */
export function playPane(at) {
  const { can_host, stage, seats, pace, thinking, hints, standin, bots } = at.known();
  const wrong = element("p", { class: "error", role: "alert" });
  const isHosts = can_host && stage !== "over";
  const change = (/** @type {string} */ value) => tell(wrong, () => send(`/t/${at.table}/pace`, { pace: Number(value) }));
  const rethink = (/** @type {string} */ value) => tell(wrong, () => send(`/t/${at.table}/thinking`, { thinking: Number(value) }));
  const allow = (/** @type {boolean} */ allowed) => void tell(wrong, () => send(`/t/${at.table}/hints`, { allowed }));
  const stand = (/** @type {string} */ bot) => tell(wrong, () => send(`/t/${at.table}/standin`, { bot }));
  const levels = (bots ?? []).map(({ bot, level }) => [bot, level]);
  const click = COARSE.matches ? "tap" : "click";
  const hasBots = seats.some((seat) => seat.kind === "bot");
  return [
    element("h3", {}, "Pace"),
    hasBots ? row("Bot speed", isHosts ? "How long a bot’s move is shown" : "Only the host can change it", segments(PACES, nearest(pace), change, !isHosts)) : null,
    hasBots ? row("Bot thinking time", isHosts ? "For Hard and Master; longer plays better" : "Only the host can change it", segments(THOUGHTS, nearest(thinking, THOUGHTS), rethink, !isHosts)) : null,
    levels.length ? row("If somebody leaves", isHosts ? "The bot that plays on for them" : "Only the host can change it", segments(levels, standin, stand, !isHosts)) : null,
    row("Hints allowed", isHosts ? "For everyone at this table; usually against bots only" : "Only the host can change it", toggle(hints, allow, !isHosts)),
    chosen("battles", "Battles and dice", COARSE.matches ? "A tap skips them" : "Any key or click skips them", [["full", "Full"], ["short", "Short"], ["off", "Off"]]),
    switched("recap", "“Since your turn” recap", "What happened while you waited"),
    switched("tips", "Tips", "In your first game of each kind"),
    ...heardRows(),
    element("h3", {}, "Moves"),
    switched("autoend", "End my turn when nothing is left to do", "You still have a moment to undo"),
    switched("second", `Second ${click} on a target confirms`, `A shortcut: ${click} the target again instead of the main button`),
    switched("confirm", "Ask before every move", "A safeguard: nothing is played before you confirm it, not even ending your turn"),
    ...orderRows(at, wrong),
    wrong,
  ];
}

/** Sounds, and notifications from behind other tabs. */
function heardRows() {
  const why = element("p", { class: "error", role: "alert" });
  const want = async (/** @type {boolean} */ wanted) => {
    why.textContent = await wantCalls(wanted);
    const shown = box.querySelector("input");
    if (shown) shown.checked = setting("calls");
  };
  const box = row("Notify me when it’s my turn", "While this page is in the background", toggle(setting("calls") && !whyNoCalls(), want));
  return [element("h3", {}, "Sound"), chosen("sounds", "Sounds", "", [["off", "Off"], ["turn", "Your turn"], ["all", "All"]]), box, why];
}

/** What the game can be told once. @param {Place} at @param {HTMLElement} wrong */
function orderRows(at, wrong) {
  const { asides, verbs } = at.known();
  const orders = standingOrders(asides, verbs);
  if (!orders.length) return [];
  const rows = orders.map(({ about, now, moves }) => {
    const give = (/** @type {string} */ word) => tell(wrong, async () => void (moves[word] && (await at.play(moves[word]))));
    return row(about, "", segments(ORDERS, now, give));
  });
  return [element("h3", {}, "In this game"), ...rows];
}

export function displayPane() {
  return [
    chosen("theme", "Theme", "", [["system", "System"], ["light", "Light"], ["dark", "Dark"]]),
    chosen("palette", "Player colours", "Colour-blind safe, and every player has a pattern too", [["standard", "Standard"], ["strong", "Strong"]]),
    chosen("size", "Text size", "", [["normal", "Normal"], ["large", "Large"], ["larger", "Larger"]]),
    row("Reduce motion", "No animations", toggle(isCalm(), (value) => set("motion", value ? "reduce" : "system"))),
  ];
}

export function keysPane() {
  const caps = (/** @type {string} */ keys) => keys.split(" ").map((key) => (key === "…" ? "–" : element("kbd", {}, key)));
  const rows = KEYS.flatMap(([keys, deed]) => [element("dt", {}, ...caps(keys)), element("dd", {}, deed)]);
  return [element("dl", { class: "keys" }, ...rows)];
}

/**
 * @param {"battles" | "theme" | "palette" | "size" | "sounds"} name
 * @param {string} title
 * @param {string} about
 * @param {string[][]} choices
 */
function chosen(name, title, about, choices) {
  return row(title, about, segments(choices, setting(name), (value) => set(name, /** @type {any} */ (value))));
}

/** @param {"recap" | "tips" | "autoend" | "second" | "confirm"} name @param {string} title @param {string} about */
function switched(name, title, about) {
  return row(title, about, toggle(setting(name), (value) => set(name, value)));
}

/** The choice that comes nearest to so many seconds. @param {number} seconds @param {string[][]} choices */
export function nearest(seconds, choices = PACES) {
  const apart = (/** @type {string[]} */ [value]) => Math.abs(Number(value) - seconds);
  return choices.reduce((best, choice) => (apart(choice) < apart(best) ? choice : best))[0];
}

/** Do something that the server may refuse, and say so. @param {HTMLElement} place @param {() => Promise<any>} deed */
async function tell(place, deed) {
  place.textContent = "";
  try {
    await deed();
  } catch (wrong) {
    place.textContent = sentenceOf(wrong);
  }
}
