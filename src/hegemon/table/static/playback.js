// @ts-check
/** Playing a replay: a button that starts and stops it, and how fast it goes. */

import { button, fill } from "./dom.js";

const BEAT = 1200; // milliseconds between two moments at the usual speed
const FASTEST = 4; // times as fast

export class Playback {
  /** @param {() => Promise<boolean>} forward to the next moment; whether there are more */
  constructor(forward) {
    this.forward = forward;
    this.speed = 1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.isPlaying = false;
    this.beat = BEAT;
    this.button = button("", () => this.toggle(), { class: "play" });
    this.faster = button("1×", () => this.hasten(), { class: "faster", title: "Speed", "aria-label": "Speed 1×" });
    this.paint();
  }

  toggle() {
    if (this.isPlaying) this.stop();
    else this.start(BEAT);
  }

  /** Twice as fast, and from the fastest to the usual speed again. */
  hasten() {
    this.speed = this.speed < FASTEST ? this.speed * 2 : 1;
    this.faster.textContent = `${this.speed}×`;
    this.faster.setAttribute("aria-label", `Speed ${this.speed}×`);
  }

  /** @param {number} beat milliseconds between two moments @param {number} [wait] before the first */
  start(beat, wait = 0) {
    this.isPlaying = true;
    this.beat = beat;
    this.paint();
    this.timer = setTimeout(() => void this.step(), wait);
  }

  async step() {
    const hasMore = await this.forward();
    if (!this.isPlaying) return;
    if (hasMore) this.timer = setTimeout(() => void this.step(), this.beat / this.speed);
    else this.stop();
  }

  stop() {
    clearTimeout(this.timer);
    this.isPlaying = false;
    this.paint();
  }

  paint() {
    const words = this.isPlaying ? "Pause" : "Play";
    if (this.button.title === words) return;
    this.button.title = words;
    this.button.setAttribute("aria-label", words);
    fill(this.button, this.isPlaying ? "❚❚" : "▶");
  }
}
