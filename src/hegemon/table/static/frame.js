// @ts-check
/** The three shapes of a table: a rail beside the stage, a phone held upright, a phone held sideways.
 *
 * The style sheets `upright.css` and `sideways.css` say the same; scripts ask here.
 */

/** @typedef {"wide" | "upright" | "sideways"} Shape */

export const UPRIGHT = query("(max-width: 559px), (max-width: 1023px) and (orientation: portrait)");
export const SIDEWAYS = query("(min-width: 560px) and (max-height: 499px) and (orientation: landscape)");
export const COARSE = query("(pointer: coarse)");

/** @returns {Shape} */
export function shape() {
  return UPRIGHT.matches ? "upright" : SIDEWAYS.matches ? "sideways" : "wide";
}

/** @param {() => void} listener told when the shape is another */
export function onshape(listener) {
  for (const one of [UPRIGHT, SIDEWAYS]) one.addEventListener("change", listener);
}

/** @param {string} words */
function query(words) {
  const none = { matches: false, addEventListener: () => {} }; // where there is no window, as in the scripts' tests
  return typeof matchMedia === "undefined" ? none : matchMedia(words);
}
