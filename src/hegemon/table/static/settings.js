// @ts-check
/** What a person has chosen in this browser, kept in it: read by `setting`, changed by `set`, heard of by `onsetting`. */

/**
 * @typedef {object} Settings
 * @property {"full" | "short" | "off"} battles how battles and dice are shown
 * @property {boolean} recap "since your turn" is shown
 * @property {boolean} autoend a turn ends by itself when nothing is left to do
 * @property {boolean} second a second click on a target confirms
 * @property {boolean} tips are given in the first game of each kind
 * @property {boolean} confirm every move waits for the main button
 * @property {"system" | "light" | "dark"} theme
 * @property {"standard" | "strong"} palette
 * @property {"normal" | "large" | "larger"} size of text
 * @property {"system" | "reduce"} motion
 * @property {"off" | "turn" | "all"} sounds
 * @property {boolean} calls a notification when it is one's turn and the page is not in sight
 */

/** @type {Settings} */
export const USUAL = {
  battles: "full",
  recap: true,
  autoend: true,
  second: true,
  tips: true,
  confirm: false,
  theme: "system",
  palette: "standard",
  size: "normal",
  motion: "system",
  sounds: "turn",
  calls: false,
};

const PLACE = "hegemon.settings";
const CHANGED = "hegemon-setting"; // said within a page; other pages hear of it by the browser's own `storage`

/** What was chosen; a browser that keeps nothing has what is usual. @returns {Partial<Settings>} */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * @template {keyof Settings} K
 * @param {K} name
 * @returns {Settings[K]}
 */
export function setting(name) {
  const value = chosen()[name];
  return typeof value === typeof USUAL[name] ? /** @type {Settings[K]} */ (value) : USUAL[name];
}

/**
 * @template {keyof Settings} K
 * @param {K} name
 * @param {Settings[K]} value
 */
export function set(name, value) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...chosen(), [name]: value }));
  } catch {
    return; // a browser that keeps nothing: what is usual stays
  }
  dispatchEvent(new CustomEvent(CHANGED));
}

/** Call back whenever something is set, here or in another tab. @param {() => void} callback */
export function onsetting(callback) {
  addEventListener(CHANGED, callback);
  addEventListener("storage", (event) => event.key === PLACE && callback());
}

/** Is movement to be avoided, by choice or by what the system says? */
export function isCalm() {
  return setting("motion") === "reduce" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
