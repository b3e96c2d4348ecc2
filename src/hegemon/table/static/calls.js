// @ts-check
/** Notifications of the browser, where somebody wanted them: once for each decision, and only while its page is not in sight. */

import { set, setting } from "./settings.js";

const PLACE = "hegemon.called"; // the last decisions that this browser was called to, whichever of its tabs did
const KEPT = 30;
const AT_ONCE = 5000; // milliseconds
export const UNSAFE = "This browser allows them only over https, or on the computer that serves the table";
export const DENIED = "This browser blocks them for this site; its settings can allow them";

/** Why there can be none, or nothing. */
export function whyNoCalls() {
  if (typeof Notification === "undefined" || !isSecureContext) return UNSAFE;
  return Notification.permission === "denied" ? DENIED : "";
}

/** Have them or not; the browser asks its reader first. @param {boolean} wanted @returns {Promise<string>} why not, or nothing */
export async function wantCalls(wanted) {
  const before = wanted ? whyNoCalls() : "";
  const isAllowed = wanted && !before && (await Notification.requestPermission()) === "granted";
  set("calls", isAllowed);
  return wanted && !isAllowed ? before || whyNoCalls() || DENIED : "";
}

/**
 * Is this the first time that this browser hears of a decision?
 * @param {string} decision
 * @param {Pick<Storage, "getItem" | "setItem">} storage
 */
export function isNews(decision, storage = localStorage) {
  try {
    const known = JSON.parse(storage.getItem(PLACE) ?? "[]");
    if (known.includes(decision)) return false;
    storage.setItem(PLACE, JSON.stringify([...known, decision].slice(-KEPT)));
  } catch {
    return true; // a browser that keeps nothing
  }
  return true;
}

/**
 * Is this tab the first of its browser to hear of a decision? Tabs that hear of it at once do not see in time what another
 * has kept: the one that gets the lock is the first.
 * @param {string} decision
 * @returns {Promise<boolean>}
 */
export function isFirst(decision) {
  if (!isNews(decision)) return Promise.resolve(false);
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((tell) => {
    void navigator.locks.request(`hegemon/${decision}`, { ifAvailable: true }, async (lock) => {
      tell(!!lock);
      if (lock) await new Promise((release) => setTimeout(release, AT_ONCE));
    });
  });
}

/** @param {string} title @param {string} text @param {string} decision two tabs that call at once are one call */
export function call(title, text, decision) {
  if (!setting("calls") || document.visibilityState === "visible" || whyNoCalls()) return;
  const shown = new Notification(title, { body: text, tag: `hegemon/${decision}`, icon: pictured() });
  shown.onclick = () => (focus(), shown.close());
}

/** The picture of this site. */
function pictured() {
  return /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel~=icon]"))?.href ?? "";
}
