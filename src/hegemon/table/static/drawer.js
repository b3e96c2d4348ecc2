// @ts-check
/** What is read beside the board, in leaves with tabs: a panel of the rail, or on a phone a drawer over the dock. */

import { element } from "./dom.js";
import { onshape, shape } from "./frame.js";

/** @typedef {{key: string, label: string, panel: HTMLElement, tab: HTMLButtonElement, home: Comment}} Leaf */
/** @typedef {"shut" | "rest" | "half" | "full"} Height at rest it has the room that the board leaves */

// Leaves that have a place of their own, by the shape of the table; elsewhere they are in the drawer.
/** @type {Record<import("./frame.js").Shape, string[]>} */
const AT_HOME = { wide: ["hand", "players"], sideways: ["players"], upright: [] };
const SWIPE = 30; // pixels

export class Drawer {
  /**
   * @param {HTMLElement} root the panel
   * @param {(key: string) => void} [opened]
   * @param {Element[]} [beside] what stands in its head, after the tabs
   */
  constructor(root, opened = () => {}, beside = []) {
    this.root = root;
    this.opened = opened;
    this.tabs = element("div", { class: "tabs", role: "tablist", "aria-label": "Beside the board" });
    this.handle = element("button", { type: "button", class: "handle", "aria-label": "Open or close the drawer" });
    const panels = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-tab]")]);
    /** @type {Leaf[]} */
    this.leaves = panels.map((panel) => this.leaf(panel));
    this.tabs.append(...this.leaves.map((leaf) => leaf.tab));
    this.head = element("div", { class: "head" }, this.tabs, ...beside);
    root.prepend(this.handle, this.head);
    this.current = "log";
    this.followed = ""; // the leaf that was opened because of a question
    this.isChosen = false; // has anybody chosen a leaf?
    /** @type {Height} */
    this.height = "rest";
    this.isTight = false; // the board leaves no room
    onshape(() => this.turned());
    this.listen();
    this.arrange();
  }

  /** @param {HTMLElement} panel @returns {Leaf} */
  leaf(panel) {
    const [key, label] = [panel.dataset.tab ?? "", panel.dataset.label ?? ""];
    const tab = element("button", { type: "button", role: "tab", id: `tab-${key}`, "aria-controls": panel.id, onclick: () => this.toggle(key) }, label);
    const home = document.createComment(key);
    panel.before(home);
    return { key, label, panel, tab, home };
  }

  listen() {
    this.handle.addEventListener("click", () => this.set(this.isUp ? "shut" : "half"));
    this.tabs.addEventListener("keydown", (event) => this.walk(event));
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && shape() !== "wide" && this.set("rest"));
    let from = 0;
    const down = (/** @type {Event} */ event) => (from = /** @type {TouchEvent} */ (event).touches[0].clientY);
    const up = (/** @type {Event} */ event) => this.swipe(/** @type {TouchEvent} */ (event).changedTouches[0].clientY - from);
    for (const grip of [this.handle, this.tabs]) {
      grip.addEventListener("touchstart", down, { passive: true });
      grip.addEventListener("touchend", up, { passive: true });
    }
  }

  /** One height up or down. @param {number} down */
  swipe(down) {
    if (Math.abs(down) < SWIPE) return;
    /** @type {Height[]} */
    const heights = ["shut", "rest", "half", "full"];
    const at = heights.indexOf(this.height) + (down < 0 ? 1 : -1);
    this.set(heights[Math.min(heights.length - 1, Math.max(0, at))]);
  }

  /** Bring a leaf into sight. @param {string} key */
  open(key) {
    const leaf = this.leaves.find((one) => one.key === key);
    if (!leaf || this.isAtHome(leaf)) return;
    this.current = key;
    this.set(this.isUp ? this.height : "half");
    this.opened(key);
  }

  /** On a phone: open a leaf when the question is about it, and let it rest when it is about the board. @param {string} key @param {boolean} isAbout */
  follow(key, isAbout) {
    if (shape() === "wide" || isAbout === (this.followed === key)) return;
    this.followed = isAbout ? key : "";
    if (isAbout) this.open(key);
    else if (this.current === key) this.set("rest");
  }

  /** While people gather they talk, then it is about the game; on a phone the seats and the result need the room. @param {string} stage */
  suit(stage) {
    for (const key of ["log", "text"]) this.mark(key, stage !== "waiting"); // there is nothing to tell before
    if (shape() !== "wide") this.set(stage === "playing" ? "rest" : "shut");
    else if (stage !== "over") this.open(stage === "waiting" ? "chat" : "log");
  }

  /** Where the drawer is open at rest the players stand in it as long as there is nothing to be read, unless somebody chose. @param {boolean} isBare */
  begin(isBare) {
    const wanted = isBare && shape() === "upright" ? "players" : "log";
    if (this.isChosen || this.height !== "rest" || wanted === this.current || !["log", "players"].includes(this.current)) return;
    this.current = wanted;
    this.arrange();
    this.opened(wanted);
  }

  /** @param {string} key */
  toggle(key) {
    this.isChosen = true;
    if (shape() !== "wide" && this.current === key && this.isUp) this.set("rest");
    else this.open(key);
  }

  /** @param {Height} height */
  set(height) {
    this.height = height;
    this.arrange();
  }

  /** A phone that is turned shows the board again; only what the question is about stays open. */
  turned() {
    this.set(this.isUp && !this.followed ? "rest" : this.height);
  }

  /** Is there no room for a drawer at rest? @param {boolean} isTight */
  tighten(isTight) {
    if (isTight === this.isTight) return;
    this.isTight = isTight;
    this.arrange();
  }

  /** An empty leaf has no tab; a number at a tab says how much is new. @param {string} key @param {boolean} exists @param {number} [fresh] */
  mark(key, exists, fresh = 0) {
    const leaf = this.leaves.find((one) => one.key === key);
    if (!leaf) return;
    const label = fresh ? `${leaf.label} · ${fresh}` : leaf.label;
    if (leaf.tab.textContent !== label) leaf.tab.textContent = label;
    leaf.tab.classList.toggle("fresh", fresh > 0);
    const isEmpty = leaf.panel.dataset.empty !== undefined;
    if (isEmpty === !exists) return;
    leaf.panel.toggleAttribute("data-empty", !exists);
    this.arrange();
  }

  /** Has it more room than the board leaves? */
  get isUp() {
    return this.height === "half" || this.height === "full";
  }

  /** Can what is in it be read? Sideways it opens over the stage, and only when one wants it. */
  get isOpen() {
    return shape() === "wide" || this.isUp || (shape() === "upright" && this.height === "rest" && !this.isTight);
  }

  /** Is this leaf being read? @param {string} key */
  isShown(key) {
    return this.current === key && this.isOpen;
  }

  /** @param {Leaf} leaf */
  isAtHome(leaf) {
    return AT_HOME[shape()].includes(leaf.key);
  }

  arrange() {
    const { isOpen } = this;
    const tabbed = this.leaves.filter((leaf) => leaf.panel.dataset.empty === undefined && !this.isAtHome(leaf));
    if (!tabbed.some((leaf) => leaf.key === this.current)) this.current = "log";
    this.root.dataset.height = isOpen ? this.height : "shut";
    this.handle.setAttribute("aria-expanded", String(isOpen));
    for (const leaf of this.leaves) this.place(leaf, tabbed.includes(leaf), isOpen);
  }

  /** @param {Leaf} leaf @param {boolean} isTab @param {boolean} isOpen */
  place(leaf, isTab, isOpen) {
    const { panel, tab } = leaf;
    const isCurrent = isTab && leaf.key === this.current && isOpen;
    if (this.isAtHome(leaf)) {
      if (leaf.home.nextSibling !== panel) leaf.home.after(panel);
    } else if (panel.parentElement !== this.root) this.root.append(panel);
    tab.hidden = !isTab;
    tab.setAttribute("aria-selected", String(isCurrent));
    tab.tabIndex = leaf.key === this.current ? 0 : -1;
    panel.hidden = isTab ? !isCurrent : panel.dataset.empty !== undefined;
    if (panel.tagName === "UL") return; // a list stays one
    panel.setAttribute("role", isTab ? "tabpanel" : "region");
    panel.setAttribute("aria-label", leaf.label);
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = this.leaves.filter((leaf) => leaf.tab.checkVisibility());
    const at = tabs.findIndex((leaf) => leaf.tab === document.activeElement);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    this.open(next.key);
    next.tab.focus();
  }
}
