// @ts-check
/** What lies beside the board: a column on a wide screen, a sheet with tabs at the foot of a phone. */

import { element } from "./dom.js";

const WIDE = "(min-width: 900px)";

/** @typedef {{key: string, label: string, panel: HTMLElement, tab: HTMLButtonElement, alwaysBeside: boolean}} Leaf */

export class Sheet {
  /**
   * @param {HTMLElement} root holds the panels, each with `data-tab` and its label
   * @param {(key: string) => void} [opened]
   */
  constructor(root, opened = () => {}) {
    this.root = root;
    this.opened = opened;
    this.wide = matchMedia(WIDE);
    this.tabs = element("div", { class: "tabs", role: "tablist", "aria-label": "Beside the board" });
    const panels = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-tab]")]);
    /** @type {Leaf[]} */
    this.leaves = panels.map((panel) => this.leaf(panel));
    this.tabs.append(...this.leaves.map((leaf) => leaf.tab));
    this.handle = element("button", { type: "button", class: "handle", "aria-label": "Open or close the sheet" });
    this.place();
    this.current = "log";
    this.isOpen = false;
    this.wide.addEventListener("change", () => this.arrange());
    this.listen();
    this.arrange();
  }

  /** Handle and tabs stand before what they open, but after what always lies open. */
  place() {
    const first = this.leaves.find((leaf) => !leaf.alwaysBeside);
    this.root.prepend(this.handle);
    first?.panel.before(this.tabs);
  }

  /** @param {HTMLElement} panel @returns {Leaf} */
  leaf(panel) {
    const [key, label] = [panel.dataset.tab ?? "", panel.dataset.label ?? ""];
    const tab = element("button", { type: "button", role: "tab", id: `tab-${key}`, "aria-controls": panel.id, onclick: () => this.toggle(key) }, label);
    panel.setAttribute("aria-labelledby", tab.id);
    return { key, label, panel, tab, alwaysBeside: panel.dataset.beside !== undefined };
  }

  listen() {
    this.handle.addEventListener("click", () => this.set(!this.isOpen));
    this.tabs.addEventListener("keydown", (event) => this.walk(event));
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && !this.wide.matches && this.set(false));
    let from = 0;
    const down = (/** @type {Event} */ event) => (from = /** @type {TouchEvent} */ (event).touches[0].clientY);
    const up = (/** @type {Event} */ event) => this.swipe(/** @type {TouchEvent} */ (event).changedTouches[0].clientY - from);
    for (const grip of [this.handle, this.tabs]) {
      grip.addEventListener("touchstart", down, { passive: true });
      grip.addEventListener("touchend", up, { passive: true });
    }
  }

  /** @param {number} down */
  swipe(down) {
    if (Math.abs(down) > 30) this.set(down < 0);
  }

  /** Bring a leaf into sight. @param {string} key */
  open(key) {
    const leaf = this.leaves.find((one) => one.key === key);
    if (!leaf) return;
    if (!(this.wide.matches && leaf.alwaysBeside)) this.current = key;
    this.set(true);
    this.opened(key);
  }

  /** @param {string} key */
  toggle(key) {
    if (!this.wide.matches && this.isOpen && this.current === key) this.set(false);
    else this.open(key);
  }

  /** @param {boolean} isOpen */
  set(isOpen) {
    this.isOpen = isOpen;
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

  /** Is this leaf being read? @param {string} key */
  isShown(key) {
    return this.current === key && (this.wide.matches || this.isOpen);
  }

  arrange() {
    const isWide = this.wide.matches;
    const tabbed = this.leaves.filter((leaf) => leaf.panel.dataset.empty === undefined && !(isWide && leaf.alwaysBeside));
    if (!tabbed.some((leaf) => leaf.key === this.current)) this.current = "log";
    this.root.classList.toggle("open", this.isOpen);
    this.handle.setAttribute("aria-expanded", String(this.isOpen));
    for (const leaf of this.leaves) {
      const isTab = tabbed.includes(leaf);
      const isShown = isTab ? this.isShown(leaf.key) : isWide && leaf.panel.dataset.empty === undefined;
      const isCurrent = isTab && leaf.key === this.current && (isWide || this.isOpen);
      leaf.tab.hidden = !isTab;
      leaf.tab.setAttribute("aria-selected", String(isCurrent));
      leaf.tab.tabIndex = leaf.key === this.current ? 0 : -1;
      leaf.panel.hidden = !isShown;
      leaf.panel.setAttribute("role", isTab ? "tabpanel" : "region");
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = this.leaves.filter((leaf) => !leaf.tab.hidden);
    const at = tabs.findIndex((leaf) => leaf.tab === document.activeElement);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    this.open(next.key);
    next.tab.focus();
  }
}
