// @ts-check
/** What a browser keeps for as long as a tab is open; one that keeps nothing has it again after a reload. */

/** @param {string} place @returns {string | null} */
export function kept(place) {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** @param {string} place @param {string} words */
export function keep(place, words) {
  try {
    sessionStorage.setItem(place, words);
  } catch {
    // nothing depends on it
  }
}
