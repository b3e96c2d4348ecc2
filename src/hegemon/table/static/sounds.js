// @ts-check
/** Quiet sounds, made of tones and noise as they are needed. A browser lets a page be heard only after its reader has done
 * something on it, so there is no sound before the first click or key. */

import { setting } from "./settings.js";

/** @typedef {"turn" | "move" | "dice" | "battle" | "end"} Sound */
/** @typedef {{pitch: number, at: number, length: number, loud?: number}} Tone pitch in hertz, 0 is noise; times in seconds */

/** @type {Record<Sound, Tone[]>} */
const TUNES = {
  turn: [{ pitch: 587, at: 0, length: 0.22 }, { pitch: 880, at: 0.13, length: 0.4 }],
  move: [{ pitch: 294, at: 0, length: 0.09, loud: 0.7 }],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map((at, k) => ({ pitch: 0, at, length: 0.05, loud: 1 - 0.14 * k })),
  battle: [{ pitch: 0, at: 0, length: 0.16, loud: 0.8 }, { pitch: 98, at: 0, length: 0.4 }, { pitch: 73, at: 0.07, length: 0.5 }],
  end: [392, 494, 587, 784].map((pitch, k) => ({ pitch, at: 0.14 * k, length: 0.5 })),
};
const VOLUME = 0.1;
const ATTACK = 0.008; // seconds from silence to the full tone, so that nothing clicks
const NOISE = 1800; // hertz around which noise is heard: wood on wood

/** What may be heard by what was chosen. @param {Sound} sound @param {string} chosen */
export function isWanted(sound, chosen) {
  return chosen === "all" || (chosen === "turn" && sound === "turn");
}

/**
 * The sound of what has happened: the end before a battle, a battle before dice, and dice before a move.
 * @param {{events?: {dice?: string[]}[], showdowns?: unknown[]}} news
 * @param {boolean} isEnd
 * @returns {Sound | null}
 */
export function soundOf({ events = [], showdowns = [] }, isEnd = false) {
  if (isEnd) return "end";
  if (showdowns.length) return "battle";
  if (events.some((event) => event.dice?.length)) return "dice";
  return events.length ? "move" : null;
}

export class Sounds {
  constructor() {
    /** @type {AudioContext | null} */
    this.context = null;
    const unlock = () => this.unlock();
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, unlock, { capture: true, once: true, passive: true });
  }

  unlock() {
    if (!this.context && typeof AudioContext !== "undefined") this.context = new AudioContext();
  }

  /** @param {Sound | null} sound */
  play(sound) {
    if (!sound || !this.context || !isWanted(sound, setting("sounds"))) return;
    if (this.context.state === "suspended") void this.context.resume();
    for (const tone of TUNES[sound]) this.ring(this.context, tone);
  }

  /** @param {AudioContext} context @param {Tone} tone */
  ring(context, { pitch, at, length, loud = 1 }) {
    const begin = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(VOLUME * loud, begin + ATTACK);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    volume.connect(context.destination);
    const source = pitch ? toned(context, pitch, volume) : noisy(context, length, volume);
    source.start(begin);
    source.stop(begin + length);
  }
}

/** @param {AudioContext} context @param {number} pitch @param {AudioNode} into */
function toned(context, pitch, into) {
  const source = context.createOscillator();
  source.type = pitch < 200 ? "triangle" : "sine";
  source.frequency.value = pitch;
  source.connect(into);
  return source;
}

/** @param {AudioContext} context @param {number} length @param {AudioNode} into */
function noisy(context, length, into) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < samples.length; k += 1) samples[k] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const wood = context.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = NOISE;
  source.connect(wood).connect(into);
  return source;
}
