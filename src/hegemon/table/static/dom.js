// @ts-check
/** Small words for building pages: text goes in as text, never as markup. */

export const SVG = "http://www.w3.org/2000/svg";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @typedef {string | Node | null | undefined | false} Child */

/**
 * A new element; `on...` values are listeners, true and false set or leave out, the rest are attributes.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, String(value));
  }
  made.append(...real(children));
  return made;
}

/**
 * Put these in the place of all that an element holds.
 * @param {Element} parent
 * @param {...Child} children
 */
export function fill(parent, ...children) {
  parent.replaceChildren(...real(children));
}

/**
 * @param {Child[]} children
 * @returns {(string | Node)[]}
 */
function real(children) {
  return /** @type {(string | Node)[]} */ (children.filter((child) => child || child === ""));
}

/**
 * The element that the page must have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function need(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * A button with words and a deed.
 * @param {string} words
 * @param {(event: MouseEvent) => void} deed
 * @param {Record<string, any>} [attributes]
 */
export function button(words, deed, attributes = {}) {
  return element("button", { type: "button", onclick: deed, ...attributes }, words);
}

/**
 * A picture from our own server, as an element.
 * @param {string} markup of one `<svg>`
 * @returns {Element | null}
 */
export function picture(markup) {
  if (!markup) return null;
  const root = new DOMParser().parseFromString(markup, "text/html").body.firstElementChild;
  return root ? document.importNode(root, true) : null;
}

/** A drawn sign, 24 units wide and high, in the colour of the text. @param {string} line as a path has it */
export function icon(line) {
  const made = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  path.setAttribute("d", line);
  made.append(path);
  return made;
}

/** @param {string} markup of pieces of SVG @returns {Node[]} */
export function nodes(markup) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "text/html");
  const root = parsed.querySelector("svg");
  return [...(root?.childNodes ?? [])].map((node) => document.importNode(node, true));
}

/**
 * A fragment of a page from our own server; scripts in it never run.
 * @param {string} markup
 * @returns {Node[]}
 */
export function fragment(markup) {
  const parsed = new DOMParser().parseFromString(markup, "text/html");
  return [...parsed.body.childNodes].map((node) => document.importNode(node, true));
}

/** @param {number} seat */
export function letterOf(seat) {
  return LETTERS[seat % LETTERS.length];
}

/**
 * A seat's letter on its colour and pattern.
 * @param {number} seat
 * @param {string} [letter]
 */
export function badge(seat, letter = letterOf(seat)) {
  return element("span", { class: `seat seat-${seat % 8}`, "aria-hidden": "true" }, letter);
}

/**
 * Show a modal dialog with a title; it is gone from the page once it is closed.
 * @param {string} title
 * @param {...Child} children
 * @returns {HTMLDialogElement}
 */
export function dialog(title, ...children) {
  const shut = button("×", () => box.close(), { class: "shut", "aria-label": "Close" });
  const box = element("dialog", { class: "card", "aria-label": title, onclose: () => box.remove() });
  box.append(element("header", {}, element("h2", {}, title), shut), ...real(children));
  box.addEventListener("click", (event) => event.target === box && box.close());
  document.body.append(box);
  box.showModal();
  return box;
}

/**
 * Put a text on the clipboard; also where the page came over plain http from the next room.
 * @param {string} text
 * @param {HTMLInputElement} [field] that shows it
 * @returns {Promise<boolean>}
 */
export async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.select();
    return document.execCommand("copy");
  }
}

/** Is the reader writing something just now? */
export function isTyping() {
  const focus = document.activeElement;
  return !!focus && /^(INPUT|TEXTAREA|SELECT)$/.test(focus.tagName) && focus.getAttribute("type") !== "range";
}

/** What chance does in this game: dice, a shuffle, or a map drawn by lot. */
export function luck() {
  return document.getElementById("table")?.dataset.luck || "dice";
}
