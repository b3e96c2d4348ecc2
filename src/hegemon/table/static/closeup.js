// @ts-check
/** What a great moment is about, seen from nearer where the sheet that tells of it leaves room on a phone. */

import { outlineOf } from "./halo.js";
import { illegible } from "./reach.js";

const FULL = 0.85; // of that room
const LARGE = 1.3; // times as large as they need be are names at most
const WORTH = 1.15; // times nearer

/** @param {import("./zoom.js").Zoom} zoom @param {Element[]} things @param {number} room in height */
export function closeUp(zoom, things, room) {
  const [thing] = things.filter((one) => zoom.picture.contains(one));
  if (!thing) return;
  const { x, y, width, height } = outlineOf(thing).getBoundingClientRect();
  const nearer = Math.min(illegible(zoom) * LARGE, (FULL * zoom.frame.clientWidth) / width, (FULL * room) / height);
  if (nearer > WORTH) zoom.by(nearer, zoom.place(x + width / 2, y + height / 2));
}
