// @ts-check
/** The list of open tables on the first page, kept fresh. */

import { fill, fragment } from "./dom.js";
import { Live, liveAddress, wakeful } from "./live.js";

const REST = 400; // milliseconds in which several pieces of news count as one

/** Fetch the list anew. @param {HTMLElement} place */
export async function refresh(place) {
  const response = await fetch("/lobby").catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const inner = fresh.getElementById("lobby") ?? fresh.body;
  if (inner.innerHTML.trim() !== place.innerHTML.trim()) fill(place, ...fragment(inner.innerHTML));
}

/** @param {HTMLElement} place */
export function keepFresh(place) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => refresh(place), REST);
  };
  let wasAway = false;
  const sign = (/** @type {string} */ word) => {
    if (word === "open" && wasAway) later();
    wasAway = word === "away";
  };
  const live = new Live(liveAddress(), { heard: later, sign });
  wakeful(() => live);
  return live;
}
