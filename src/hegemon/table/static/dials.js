// @ts-check
/** The form of a new table: what is usual beside what is chosen, which rules are changed, and a picture of the board. */

import { ask } from "./send.js";
import { mark } from "./choosing.js";

const PAUSE = 250; // milliseconds after the last change
const NUMBERS = 1000; // from which one is drawn

export class Dials {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.rows = /** @type {HTMLElement[]} */ ([...form.querySelectorAll("[data-dial]")]);
    this.timer = 0;
    form.addEventListener("change", () => this.changed());
    form.addEventListener("input", (event) => (this.write(/** @type {HTMLElement} */ (event.target)), this.changed()));
    form.addEventListener("click", (event) => this.press(/** @type {HTMLElement} */ (event.target)));
    this.mark();
  }

  changed() {
    this.mark();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.refresh(), PAUSE);
  }

  /** @param {HTMLElement} target */
  press(target) {
    const row = /** @type {HTMLElement | null} */ (target.closest("[data-dial]"));
    if (row && target.closest("[data-reset]")) this.reset(row);
    else if (row && target.closest("[data-roll]")) this.roll(row);
  }

  /** What is written beside the choices is chosen. @param {HTMLElement} field */
  write(field) {
    const other = field.closest("[data-dial]")?.querySelector('input[type=radio][value="#"]');
    if (field.matches("input[type=text]") && other instanceof HTMLInputElement) other.checked = true;
  }

  /** Another map, by another number. @param {HTMLElement} row */
  roll(row) {
    const field = row.querySelector("input[type=text]");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(Math.floor(Math.random() * NUMBERS));
    this.write(field);
    this.changed();
  }

  /** @param {HTMLElement} row */
  reset(row) {
    put(row, row.dataset.usual ?? "");
    row.querySelector("input:not([type=hidden])")?.dispatchEvent(new Event("change", { bubbles: true }));
    /** @type {HTMLElement | null} */ (row.querySelector("input:not([type=hidden])"))?.focus();
  }

  /** Say which rules are not as usual, and how many. */
  mark() {
    const changed = this.rows.filter((row) => isChanged(row));
    for (const row of this.rows) row.querySelector(".changed")?.toggleAttribute("hidden", !changed.includes(row));
    const count = /** @type {HTMLElement | null} */ (this.form.querySelector(".changed-count"));
    const inside = changed.filter((row) => row.closest(".advanced")).length;
    if (!count) return;
    count.hidden = !inside;
    count.textContent = `${inside} changed`;
  }

  /** Ask what is usual now, and for the pictures. */
  async refresh() {
    const told = this.told();
    try {
      const usual = await ask(`/new/usual?${told}`);
      for (const row of this.rows) this.follow(row, usual[row.dataset.dial ?? ""] ?? "");
      this.mark();
    } catch {
      return; // something is not written out yet
    }
    this.draw();
  }

  /** What nobody has touched goes with what is usual. @param {HTMLElement} row @param {string} usual */
  follow(row, usual) {
    const field = row.querySelector("input[type=number], input[type=text]");
    const touched = isChanged(row);
    row.dataset.usual = usual;
    if (field instanceof HTMLInputElement && field.type === "number") field.placeholder = usual;
    else if (!touched) put(row, usual);
  }

  draw() {
    const preview = this.form.querySelector("#preview");
    const address = `/picture/board/${this.form.dataset.game}.svg?`;
    if (preview instanceof HTMLImageElement) swap(preview, address + this.told(".sides [data-dial]"));
    for (const row of this.rows.filter((one) => one.matches(".map-field"))) this.drawMaps(row, address);
  }

  /** @param {HTMLElement} row @param {string} address */
  drawMaps(row, address) {
    const name = row.dataset.dial ?? "";
    const [field, picture] = [row.querySelector("input[type=text]"), row.querySelector("[data-numbered]")];
    const told = this.told(".sides [data-dial]");
    told.set(name, "#");
    told.set(`${name}-other`, field instanceof HTMLInputElement ? field.value : "");
    told.set("small", "true");
    if (picture instanceof HTMLImageElement) swap(picture, address + told);
  }

  /** Players and dials as the form has them, as part of an address; what is as usual is not told. @param {string} [rows] */
  told(rows = "[data-dial]") {
    const all = new FormData(this.form);
    const told = new URLSearchParams({ game: this.form.dataset.game ?? "", players: String(all.get("players")) });
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (this.form.querySelectorAll(rows))) {
      const name = row.dataset.dial ?? "";
      if (isChanged(row)) for (const part of [name, `${name}-other`]) if (all.has(part)) told.set(part, String(all.getAll(part).at(-1)));
    }
    return told;
  }
}

/** What stands in a row now. @param {HTMLElement} row */
export function valueOf(row) {
  const chosen = row.querySelector("input[type=radio]:checked");
  if (chosen instanceof HTMLInputElement) return chosen.value;
  const field = row.querySelector("input:not([type=hidden])");
  if (!(field instanceof HTMLInputElement)) return "";
  return field.type === "checkbox" ? (field.checked ? "on" : "off") : field.value;
}

/** @param {HTMLElement} row */
function isChanged(row) {
  const value = valueOf(row);
  return value !== "" && value !== row.dataset.usual;
}

/** @param {HTMLElement} row @param {string} value */
function put(row, value) {
  for (const field of row.querySelectorAll("input")) {
    if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = value === "on";
    else if (field.type === "number") field.value = field.defaultValue === "" ? "" : value;
  }
  const box = row.querySelector("details.pick");
  if (box instanceof HTMLDetailsElement) mark(box);
}

/** Another picture in the place of one, once it is there. @param {HTMLImageElement} picture @param {string} address */
function swap(picture, address) {
  const next = new Image();
  next.addEventListener("load", () => (picture.src = address));
  next.src = address;
}
