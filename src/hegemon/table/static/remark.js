// @ts-check
/** The game's remark on a move in the making, such as its odds: asked for once the words rest, shown when it comes. */

const PATIENCE = 140; // milliseconds

export class Remark {
  /**
   * @param {HTMLElement} place
   * @param {(words: string[]) => Promise<string>} ask the server
   */
  constructor(place, ask) {
    this.place = place;
    this.ask = ask;
    this.text = "";
    /** @type {Map<string, Promise<string>>} */
    this.known = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {string[]} words of the move so far; none for no remark */
  about(words) {
    clearTimeout(this.timer);
    this.text = words.join(" ");
    if (words.length) this.timer = setTimeout(() => this.show(words, this.text), PATIENCE);
    else this.clear();
  }

  /** @param {string[]} words @param {string} text */
  async show(words, text) {
    const asked = this.known.get(text) ?? this.ask(words).catch(() => "");
    this.known.set(text, asked);
    const remark = await asked;
    if (text === this.text) this.place.textContent = remark;
  }

  clear() {
    this.place.textContent = "";
  }

  /** Another question: other odds. */
  forget() {
    this.known.clear();
  }
}
