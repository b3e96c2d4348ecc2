// @ts-check
/** What stands above the tabs of a phone held sideways: what is in force, then losses, then the newest of the log, each as a whole. */

import { SIDEWAYS } from "./frame.js";

const FIRST = ["#notice", "#recap"]; // before the log, in the order of their weight

/** Keep to what fits, whatever comes or goes and however high the place is. @param {HTMLElement | null} place */
export function keepFitting(place) {
  if (!place) return;
  const again = () => fit(place);
  new ResizeObserver(again).observe(place);
  new MutationObserver(again).observe(place, { childList: true, subtree: true, attributeFilter: ["hidden"] });
}

/** A part that has no room is put in short, or else makes way for what comes after it. @param {HTMLElement} place */
function fit(place) {
  const parts = FIRST.flatMap((name) => [...place.querySelectorAll(name)]);
  for (const part of parts) part.classList.remove("short", "out");
  if (!SIDEWAYS.matches) return;
  for (const part of parts) {
    for (const step of ["short", "out"]) if (!isWhole(part, place)) part.classList.add(step);
  }
}

/** Does it stand in the place and end there? What has no room stands beside it. @param {Element} part @param {HTMLElement} place */
function isWhole(part, place) {
  const [box, room] = [part.getBoundingClientRect(), place.getBoundingClientRect()];
  return box.height === 0 || (box.left < room.right && box.bottom <= room.bottom + 0.5);
}
