// @ts-check
/** Rules beside the board: a chapter at a time, from the same server, at the rule that is asked for. */

import { element, fill, fragment } from "./dom.js";
import { fetched } from "./send.js";

const ABOVE = 48; // pixels of what comes before a rule that stay in sight

export class Rules {
  /**
   * @param {HTMLElement} root
   * @param {string} game
   * @param {() => void} reveal bring the rules into sight
   */
  constructor(root, game, reveal) {
    this.root = root;
    this.game = game;
    this.reveal = reveal;
    this.wanted = "";
    /** @type {Map<string, string>} */
    this.known = new Map();
    this.place = element("div", { class: "rule-text", "aria-live": "polite" });
    this.place.append(element("a", { href: `/rules/${game}` }, "The rule book"));
    fill(root, this.place);
    root.addEventListener("click", (event) => this.follow(event));
  }

  /** Show the rules that govern now, unless the reader looks at something else. @param {string[]} ids */
  offer(ids) {
    if (!this.wanted && ids.length) this.load(ids[0]);
  }

  /** @param {string} id */
  open(id) {
    this.reveal();
    return this.load(id);
  }

  /** @param {string} id */
  async load(id) {
    this.wanted = id;
    const text = this.known.get(id) ?? (await fetched(`/rules/${encodeURIComponent(this.game)}/${encodeURIComponent(id)}`));
    if (text) this.known.set(id, text);
    if (this.wanted !== id) return;
    fill(this.place, ...(text ? fragment(text) : [element("p", {}, `Rule ${id} could not be fetched.`)]));
    for (const name of this.place.querySelectorAll(".rule > em:first-of-type")) name.classList.toggle("title", !!name.textContent?.endsWith(".")); // "*Move.* Then make as many moves"
    this.mark(id);
  }

  /** The rule that is asked for stands out, and is the first in sight. @param {string} id */
  mark(id) {
    const rule = this.place.querySelector(`#${CSS.escape(id)}`);
    rule?.classList.add("here");
    const above = rule ? rule.getBoundingClientRect().top - this.root.getBoundingClientRect().top : 0;
    this.root.scrollTop += above - ABOVE;
  }

  /** Links from rule to rule stay beside the board, others leave the table open. @param {Event} event */
  follow(event) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    const id = link.dataset.rule;
    if (!id) link.target = "_blank";
    else {
      event.preventDefault();
      this.load(id);
    }
  }
}
