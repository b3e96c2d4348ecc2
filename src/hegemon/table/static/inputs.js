// @ts-check
/** The two form inputs of settings: a choice of a few in a row, and a switch. Both are plain inputs, only dressed. */

import { element } from "./dom.js";

let made = 0; // names of groups and ids

/**
 * A row of settings: what it is about, and its input; the words of a switch are part of it.
 * @param {string} title
 * @param {string} about
 * @param {(labelled: string) => HTMLElement} input
 */
export function row(title, about, input) {
  const id = `setting-${(made += 1)}`;
  const control = input(id);
  const words = element("span", { class: "words" }, element("b", { id }, title), about ? element("small", {}, about) : null);
  return element(control.matches("input") ? "label" : "div", { class: "setting" }, words, control);
}

/**
 * One of a few.
 * @param {string[][]} choices each with its value and what it is called
 * @param {string} now
 * @param {(value: string) => void} choose
 * @returns {(labelled: string) => HTMLElement}
 */
export function segments(choices, now, choose) {
  const name = `choice-${(made += 1)}`;
  const options = choices.map(([value, words]) =>
    element("label", {}, element("input", { type: "radio", name, value, checked: value === now, onchange: () => choose(value) }), element("span", {}, words)),
  );
  return (labelled) => element("div", { class: "segments", role: "radiogroup", "aria-labelledby": labelled }, ...options);
}

/**
 * One of a few, where no words beside it say what it is about.
 * @param {string} about
 * @param {string[][]} choices
 * @param {string} now
 * @param {(value: string) => void} choose
 */
export function choice(about, choices, now, choose) {
  const made = segments(choices, now, choose)("");
  made.removeAttribute("aria-labelledby");
  made.setAttribute("aria-label", about);
  return made;
}

/**
 * On or off.
 * @param {boolean} now
 * @param {(value: boolean) => void} choose
 * @returns {(labelled: string) => HTMLElement}
 */
export function toggle(now, choose) {
  return (labelled) => {
    const box = element("input", { type: "checkbox", role: "switch", class: "switch", checked: now, "aria-labelledby": labelled, onchange: () => choose(box.checked) });
    return box;
  };
}
