// @ts-check
/** What the game says of a move in the making, such as its odds and its price: asked for once the words rest. */

/** @typedef {{what: string, about: string, price: string, chance?: number | null, spends?: [number, number] | null, sum?: [string, string][], besides?: string[]}} Preview its chance in percent, how much of how much it spends, and what its price is the sum of, where there is such a thing */

const PATIENCE = 140; // milliseconds
/** @type {Preview} */
const NONE = { what: "", about: "", price: "" };

export class Remark {
  /**
   * @param {(preview: Preview) => void} show
   * @param {(words: string[]) => Promise<Preview>} ask the server
   */
  constructor(show, ask) {
    this.show = show;
    this.ask = ask;
    this.text = "";
    /** @type {Map<string, Promise<Preview>>} */
    this.known = new Map();
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {string[]} words of the move so far; none for no remark */
  about(words) {
    clearTimeout(this.timer);
    this.text = words.join(" ");
    if (words.length) this.timer = setTimeout(() => this.fetch(words, this.text), this.known.has(this.text) ? 0 : PATIENCE);
    else this.clear();
  }

  /** @param {string[]} words @param {string} text */
  async fetch(words, text) {
    const asked = this.known.get(text) ?? this.ask(words).catch(() => NONE);
    this.known.set(text, asked);
    const preview = await asked;
    if (text === this.text) this.show({ ...NONE, ...preview });
  }

  /** The move is on its way: nothing more is asked about it. */
  stop() {
    clearTimeout(this.timer);
  }

  clear() {
    this.show(NONE);
  }

  /** Another question: other odds. */
  forget() {
    this.known.clear();
  }
}
