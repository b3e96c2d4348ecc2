// @ts-check
/** The menu of a table: settings, and everything about the table that is not a move. */

import { button, element, fill, icon, luck } from "./dom.js";
import { COARSE } from "./frame.js";
import { displayPane, keysPane, playPane } from "./panes.js";
import { seatQuery } from "./replay.js";
import { dicePane, resignPane, tablePane } from "./tablepanes.js";
import { capital } from "./wording.js";

/** @typedef {import("./parts.js").Parts} Parts */
/**
 * @typedef {object} Place what the menu is opened at
 * @property {string} table
 * @property {string} game
 * @property {number | null} seat
 * @property {() => Parts} known
 * @property {(seat: number) => void} look from another own seat
 * @property {(move: string) => Promise<void>} play something beside the question
 * @property {(() => void) | null} hint ask for one, where there is one to ask for
 */
/** @typedef {{title: string, icon: string, fill: () => (Node | string | null)[]}} Pane */

const ICONS = {
  hint: "M9 18h6M10 21h4M8.5 15c0-2-2.5-3.5-2.5-6.500a6 6 0 0 1 12 0c0 3-2.500 4.500-2.500 6.500z",
  play: "M7 5l12 7-12 7z",
  display: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  keys: "M2 7h20v11H2zM6 11h.01M10 11h.01M14 11h.01M18 11h.01M7 15h10",
  seats: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-6 7-6s7 2 7 6M17 4a4 4 0 0 1 0 7M19 15c2 1 3 3 3 6",
  dice: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  cards: "M5 3h10v14H5zM18 7v14H9",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  text: "M5 6h14M5 11h14M5 16h9",
  replay: "M4 5v5h5M4.5 10a8 8 0 1 1-.5 4",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  flag: "M5 21V4h13l-3 5 3 5H5",
};

/** @param {Place} at */
export function openMenu(at) {
  const box = element("dialog", { class: "menu", "aria-labelledby": "menu-title", onclose: () => box.remove() });
  const panel = element("div", { role: "tabpanel", id: "menu-panel", "aria-labelledby": "menu-pane" });
  const title = element("h2", { id: "menu-pane" });
  const tabs = panesOf(at, () => box.close()).map((pane) => tab(pane, (chosen) => (show(chosen), box.classList.add("in-pane"))));
  const list = element("div", { role: "tablist", "aria-orientation": "vertical", "aria-labelledby": "menu-title", onkeydown: walk }, ...tabs);
  const shut = button("×", () => box.close(), { class: "shut", "aria-label": "Close" });
  const back = button("‹", () => (box.classList.remove("in-pane"), tabs.find((one) => one.tabIndex === 0)?.focus()), { class: "back", "aria-label": "Back to the menu" });
  const hint = at.hint && button("", () => (box.close(), at.hint?.()), { class: "hint" });
  if (hint) fill(hint, icon(ICONS.hint), "Hint");
  const side = element("nav", { "aria-label": "Menu" }, element("h2", { id: "menu-title" }, "Settings"), hint, list, links(at));
  box.append(side, element("div", { class: "pane" }, element("header", {}, back, title, shut), panel));
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  show(tabs[0]);
  box.showModal();
  tabs[0].focus();

  /** @param {HTMLElement} chosen */
  function show(chosen) {
    for (const one of tabs) {
      one.setAttribute("aria-selected", String(one === chosen));
      one.tabIndex = one === chosen ? 0 : -1;
    }
    const pane = panes.get(chosen);
    title.textContent = pane?.title ?? "";
    fill(panel, ...(pane?.fill() ?? []));
    panel.scrollTop = 0;
  }

  /** Up and down, or left and right where the tabs lie in a row. @param {KeyboardEvent} event */
  function walk(event) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const here = tabs.findIndex((one) => one === document.activeElement);
    if (!step || here < 0) return;
    event.preventDefault();
    const next = tabs[(here + step + tabs.length) % tabs.length];
    show(next);
    next.focus();
  }
}

/** @type {WeakMap<HTMLElement, Pane>} */
const panes = new WeakMap();

/** @param {Pane} pane @param {(tab: HTMLElement) => void} show */
function tab(pane, show) {
  const made = button("", () => show(made), { role: "tab", "aria-controls": "menu-panel", class: pane.title === "Resign" ? "danger" : "" });
  fill(made, icon(pane.icon), pane.title);
  panes.set(made, pane);
  return made;
}

/** @param {Place} at @param {() => void} close @returns {Pane[]} */
function panesOf(at, close) {
  const known = at.known();
  const canResign = at.seat !== null && known.stage === "playing" && !known.seats[at.seat]?.resigned;
  const all = [
    { title: "Play", icon: ICONS.play, fill: () => playPane(at) },
    { title: "Display", icon: ICONS.display, fill: displayPane },
    COARSE.matches ? null : { title: "Keyboard", icon: ICONS.keys, fill: keysPane },
    { title: "Table and seats", icon: ICONS.seats, fill: () => tablePane(at, close) },
    { title: capital(luck()), icon: luck() === "dice" ? ICONS.dice : ICONS.cards, fill: () => dicePane(at) },
    canResign ? { title: "Resign", icon: ICONS.flag, fill: () => resignPane(at, close) } : null,
  ];
  return all.filter((pane) => pane !== null);
}

/** @param {Place} at */
function links(at) {
  const query = seatQuery(at.seat);
  const rows = [
    [`/rules/${at.game}`, "Rules", ICONS.book, "_blank"], // the game goes on in this tab
    [`/t/${at.table}/text${query}`, "Text view", ICONS.text],
    at.known().stage === "waiting" ? null : [`/t/${at.table}/replay${query}`, "Replay", ICONS.replay],
    ["/", "All games and tables", ICONS.home],
  ];
  return element("div", { class: "links" }, ...rows.filter((row) => row !== null).map(([href, words, sign, target]) => element("a", { href, target: target ?? null }, icon(sign), words)));
}
