// @ts-check
/** What a reader has chosen for all tables on this device, kept by the browser. */

/** @typedef {string | boolean} Value */

const PLACE = "hegemon";
/** @type {Record<string, Value>} */
const USUAL = { confirm: false, second: true, autoend: true, motion: "system", theme: "system", palette: "standard", text: "normal" };
/** @type {Set<(name: string, value: Value) => void>} */
const listeners = new Set();

/** @param {string} name @returns {Value} */
export function setting(name) {
  return kept()[name] ?? USUAL[name] ?? "";
}

/** @param {string} name @param {Value} value */
export function set(name, value) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [name]: value }));
  } catch {
    return; // a browser that keeps nothing has only the usual
  }
  for (const listener of listeners) listener(name, value);
}

/** @param {(name: string, value: Value) => void} listener told of every change */
export function onsetting(listener) {
  listeners.add(listener);
}

/** @returns {Record<string, Value>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {};
  }
}
