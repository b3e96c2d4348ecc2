// @ts-check
/** The live connection: it comes back by itself, notices a gap, and goes on where it was. */

const FIRST_WAIT = 400; // milliseconds, doubled with every failure
const LONGEST_WAIT = 20_000;
const STEADY = 5000; // a connection that has lasted so long was no failure
const SILENCE = 45_000; // the server says something every 20 s
const DOUBT = 25_000; // a page that was asleep for so long does not trust its connection

/**
 * @typedef {{epoch: string, seq: number}} Position how far this page has heard
 * @typedef {"open" | "away"} Sign
 * @typedef {object} Hooks
 * @property {(message: any) => void} heard a snapshot, or the next update
 * @property {(sign: Sign, sentence: string) => void} sign is the connection there
 *
 * @typedef {object} World what the connection needs of the browser; a test brings its own
 * @property {(address: string) => any} socket
 * @property {(deed: () => void, wait: number) => any} later
 * @property {(timer: any) => void} forget
 * @property {() => number} now
 * @property {() => number} random
 */

/** @type {World} */
const BROWSER = {
  socket: (address) => new WebSocket(address),
  later: (deed, wait) => setTimeout(deed, wait),
  forget: (timer) => clearTimeout(timer),
  now: () => Date.now(),
  random: () => Math.random(),
};

export class Live {
  /**
   * @param {string} address with the question mark, without the position
   * @param {Hooks} hooks
   * @param {Position | null} [position] of what the page already shows
   * @param {World} [world]
   */
  constructor(address, hooks, position = null, world = BROWSER) {
    this.address = address;
    this.hooks = hooks;
    this.position = position;
    this.world = world;
    this.failures = 0;
    this.heardAt = 0;
    this.openedAt = 0;
    this.isClosed = false;
    this.isAsking = false;
    this.sentence = "";
    /** @type {any} */
    this.socket = null;
    /** @type {any} */
    this.timer = null;
    /** @type {any} */
    this.guard = null;
    this.open();
  }

  /** Connect now, whatever was planned. */
  open() {
    this.world.forget(this.timer);
    this.timer = null;
    this.drop();
    this.heardAt = this.openedAt = this.world.now();
    this.isAsking = false;
    const socket = this.world.socket(this.address + resumed(this.position));
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (/** @type {{data: string}} */ event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
    this.watch();
  }

  /** End it for good. */
  close() {
    this.isClosed = true;
    this.world.forget(this.timer);
    this.drop();
  }

  /** The reader is back, or the network is: do not wait any longer. */
  wake() {
    if (this.isClosed) return;
    if (this.timer !== null || this.world.now() - this.heardAt > DOUBT) this.open();
  }

  /** @param {object} message */
  say(message) {
    if (this.socket && this.socket.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  opened() {
    this.heardAt = this.openedAt = this.world.now();
    this.sentence = "";
    this.hooks.sign("open", "");
  }

  /** @param {any} message */
  take(message) {
    this.heardAt = this.world.now();
    if (this.heardAt - this.openedAt > STEADY) this.failures = 0;
    if (message.type === "ping") this.say({ pong: 1 });
    else if (message.type === "reload") this.reload(message.sentence);
    else if (message.type === "snapshot") this.adopt(message);
    else if (message.type === "update") this.follow(message);
    else this.hooks.heard(message);
  }

  /** @param {any} message */
  adopt(message) {
    this.position = { epoch: message.epoch, seq: message.seq };
    this.isAsking = false;
    this.hooks.heard(message);
  }

  /** @param {any} message */
  follow(message) {
    if (this.isAsking) return;
    const step = stepOf(this.position, message.seq);
    if (step === "gap") {
      this.isAsking = true;
      this.say({ ask: "snapshot" });
    } else if (step === "next" && this.position) {
      this.position = { ...this.position, seq: message.seq };
      this.hooks.heard(message);
    }
  }

  /** The server gives up on this connection: begin again with everything. @param {string} sentence */
  reload(sentence) {
    this.position = null;
    this.sentence = sentence;
    this.failures = Math.max(this.failures, 1);
    this.lost();
  }

  lost() {
    this.drop();
    if (this.isClosed) return;
    this.failures += 1;
    this.hooks.sign("away", this.sentence);
    this.world.forget(this.timer);
    this.timer = this.world.later(() => this.open(), waitAfter(this.failures, this.world.random()));
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    this.world.forget(this.guard);
    if (socket) socket.close();
  }

  /** A connection on which nothing is heard is none. */
  watch() {
    const left = this.heardAt + SILENCE - this.world.now();
    this.guard = this.world.later(() => (this.world.now() - this.heardAt >= SILENCE ? this.lost() : this.watch()), left);
  }
}

/**
 * What an update with this number is to someone at this position.
 * @param {Position | null} position
 * @param {number} seq
 * @returns {"next" | "old" | "gap"}
 */
export function stepOf(position, seq) {
  if (!position || seq > position.seq + 1) return "gap";
  return seq === position.seq + 1 ? "next" : "old";
}

/**
 * How long to wait after so many failures: ever longer, and not all readers at once.
 * @param {number} failures
 * @param {number} random from 0 to 1
 */
export function waitAfter(failures, random) {
  const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return whole * (0.5 + random / 2);
}

/** @param {Position | null} position */
export function resumed(position) {
  return position ? `&epoch=${encodeURIComponent(position.epoch)}&seq=${position.seq}` : "";
}

/**
 * The address of a live connection beside this page.
 * @param {Record<string, string | number | null>} [query] nothing for the lobby
 */
export function liveAddress(query = {}) {
  const words = Object.entries(query).filter(([, value]) => value !== null);
  const text = words.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/live?${text}`;
}

/**
 * Wake a connection whenever the page is looked at or the network is back.
 * @param {() => Live | null} current
 */
export function wakeful(current) {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && current()?.wake());
  addEventListener("online", () => current()?.wake());
  addEventListener("pageshow", (event) => event.persisted && current()?.wake());
}
