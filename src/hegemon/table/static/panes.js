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
  const wrong = element("p", { class: "error", role: "alert" });
  const click = COARSE.matches ? "tap" : "click";
  const shared = tableRows(at, wrong);
  const { can_host, seats } = at.known();
  const isWanted = can_host && seats.some((seat) => seat.kind === "bot"); // how fast bots are; all else is for a rare case
  return [
    ...(isWanted ? shared : []),
    element("h3", {}, "What you see"),
    chosen("battles", "Battles and dice", COARSE.matches ? "A tap skips them" : "Any key or click skips them", [["full", "Full"], ["short", "Short"], ["off", "Off"]]),
    switched("recap", "“Since your turn” recap", "What happened while you waited"),
    switched("tips", "Tips", "The first time you play each game"),
    ...heardRows(),
    element("h3", {}, "Moves"),
    switched("autoend", "End my turn when nothing is left to do", `After 5 seconds; any ${COARSE.matches ? "touch" : "click or key"} stops it`),
    switched("second", `Second ${click} on a target confirms`, `A shortcut: ${click} the target again instead of the main button`),
    switched("confirm", "Ask before every move", "Nothing is played until you confirm it, not even ending your turn"),
    ...orderRows(at, wrong),
    ...(isWanted ? [] : shared),
    wrong,
  ];
}

/** What holds for everyone as long as it is played; only the host is given inputs. @param {Place} at @param {HTMLElement} wrong */
function tableRows(at, wrong) {
  const { can_host, stage, seats, pace, thinking, hints, standin, bots } = at.known();
  if (stage === "over") return [];
  const say = (/** @type {string} */ path, /** @type {Record<string, any>} */ body) => tell(wrong, () => send(`/t/${at.table}/${path}`, body));
  const one = (/** @type {string} */ title, /** @type {string} */ about, /** @type {string[][]} */ choices, /** @type {string} */ now, /** @type {(value: string) => void} */ choose) =>
    can_host ? row(title, about, segments(choices, now, choose)) : row(title, "", plain(choices.find(([value]) => value === now)?.[1]));
  const levels = (bots ?? []).map(({ bot, level }) => [bot, level]);
  const host = seats.find((seat) => seat.host)?.name;
  const who = host ? `the host, ${host},` : "the host";
  return [
    element("h3", {}, "This table"),
    can_host ? null : element("p", { class: "faded" }, `Only ${who} can change these.`),
    ...(seats.some((seat) => seat.kind === "bot")
      ? [
          one("Bot speed", "How long each bot move is shown", PACES, nearest(pace), (value) => say("pace", { pace: Number(value) })),
          one("Bot thinking time", "For Hard and Master: more time, better moves", THOUGHTS, nearest(thinking, THOUGHTS), (value) => say("thinking", { thinking: Number(value) })),
        ]
      : []),
    levels.length && seats.filter((seat) => seat.kind !== "bot").length > 1 ? one("Replacement bot", "Takes over if a player leaves", levels, standin, (bot) => say("standin", { bot })) : null,
    can_host ? row("Hints", "For everyone at this table", toggle(hints, (allowed) => void say("hints", { allowed }))) : row("Hints", "", plain(hints ? "On" : "Off")),
  ];
}

/** A value that cannot be changed here. @param {string} [words] */
function plain(words = "") {
  return () => element("span", { class: "setting-value" }, words);
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
