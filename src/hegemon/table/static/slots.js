// @ts-check
/** A move that is made of parts shows all of them from the start: what is chosen already, and what is still to be. */

import { button, element, fill } from "./dom.js";

/** @typedef {import("./picker.js").Step} Step */
/** @typedef {import("./parts.js").VerbWords} VerbWords */

export class Slots {
  /** @param {(step: Step) => void} takeBack */
  constructor(takeBack) {
    this.takeBack = takeBack;
    this.root = element("ul", { id: "slots", "aria-label": "Parts of your move", hidden: true });
    this.known = element("p", { id: "slots-known", hidden: true });
  }

  /** @param {import("./plan.js").Plan} plan @param {Step[]} trail @param {boolean} isCounted has its number a place of its own? @returns {boolean} is it a move of parts? */
  show(plan, trail, isCounted) {
    const words = plan.path.length || !plan.offer.answered ? wordsOf(plan) : undefined;
    const parts = (words?.slots ?? []).filter(({ kind }) => !isCounted || !["count", ""].includes(kind));
    this.root.hidden = !parts.length;
    this.known.hidden = !words?.known;
    this.known.textContent = words?.known ?? "";
    fill(this.root, ...parts.map((part) => this.slot(part, trail.find((step) => step.kind === part.kind))));
    return !!words?.slots;
  }

  /** @param {NonNullable<VerbWords["slots"]>[number]} part @param {Step | undefined} step that fills it */
  slot({ title, empty }, step) {
    const said = step ? button(step.name ?? step.label, () => this.takeBack(step), { title: `Undo ${step.label}` }) : element("span", {}, empty);
    return element("li", { class: step ? "filled" : "" }, element("small", {}, title), said);
  }
}

/** How the game words the only thing that is asked. @param {import("./plan.js").Plan} plan @returns {VerbWords | undefined} */
function wordsOf({ entries, offer }) {
  const verb = entries[0]?.verb;
  return verb && entries.every((entry) => entry.verb === verb) ? offer.verbs?.[verb] : undefined;
}
