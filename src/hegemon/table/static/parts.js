// @ts-check
/** What the server tells of a table, in parts, and how news is merged into what is known. */

/**
 * @template L
 * @typedef {{from: number, lines: L[]}} Tail the last lines of something, and the number of the first of them
 */

/**
 * @typedef {[kind: string, word: string]} Spot
 * @typedef {{viewBox: string, ground: [string, string], still: string, pieces: Record<string, string>}} BoardPart
 * @typedef {{text: string, yours: boolean, question: number, rules: string[], seats: number[]}} LinePart
 * @typedef {{verb: string, label: string, text: string, args: any[][], shown?: string, button?: string}} Entry
 * @typedef {{label: string, steps: string[], loses?: string, direct?: boolean, pointed?: boolean, ends?: boolean, attacks?: boolean, raids?: boolean, backward?: boolean, reads?: string, aims?: string[], form?: Fact[], answers?: boolean, start?: number, side?: boolean, held?: boolean, things?: Record<string, string>, slots?: {kind: string, title: string, empty: string}[], known?: string, secret?: boolean}} VerbWords a deal has labels for its numbers; a count begins with its start; what is lost by it asks for a second click; what is direct is played with its last pick; what ends a turn stands beside the main button; what may always be done at the side is a small word; what is held begins with its card; what attacks has its target marked in red, and what raids has what is picked first, unless that is free; what is backward is picked from its target to where it comes from; its picks read as the game reads them
 * @typedef {{symbol: string, text: string, title: string, purse?: boolean, none?: boolean, about?: boolean, item?: string, points?: number}} Fact
 * @typedef {{text: string, title: string, pips: boolean[], symbol: string}} Progress
 * @typedef {{symbol: string, title: string, text: string, now?: boolean, alarm?: string, short?: string, heads?: string[], rows?: string[][], players?: [number, string][]}} Note
 * @typedef {{kind: string, word: string, name: string, art: string, value: string, rule: string, text: string, group: string, tone: string}} Card
 * @typedef {{heading: string, phases: {names: string[], now: number}, notice: Note | null}} Course
 * @typedef {{text: string, moves: {label: string, move: string}[], seat?: number, title?: string, give?: Fact | null, get?: Fact | null, note?: string}} Deal
 * @typedef {{seat: number, letter: string, name: string, kind: "person" | "bot" | "open", here: boolean, you: boolean,
 *   asked: boolean, host: boolean, bot?: string, level?: string, replaced?: boolean, place?: number, score?: number, resigned: boolean,
 *   free: boolean, voters: number[], agreed: number[], linked?: boolean, doing?: string, role?: string, facts?: Fact[],
 *   progress?: Progress | null}} Seat
 * @typedef {[seat: number, kind: string, word: string]} Loss
 * @typedef {{text: string, details: string[], rolls: boolean, lost: Loss[], spots: Spot[], seat: number, act: boolean,
 *   auto: boolean, undone: boolean, chapter: string, moment: number}} LogLine
 * @typedef {{seat: number | null, name: string, to: number | null, text: string, at: number}} ChatLine
 * @typedef {{count: number, chapters: [string, number][], acted: number}} Moments `acted` is that of the own last move, even one without a line
 * @typedef {{ending: string, told: string, out?: string[], quit?: string, places: number[], scores: number[], shown: string[], winners: number[]}} Result
 * @typedef {{name: string, art: string, value: string, rule: string, tone: string, stamp: string, at: number}} Brought a card that lies open, and in which step it is stamped
 * @typedef {{text: string, value: string, seat: number, struck: boolean, at: number}} Term a line of a sum, and in which step it is counted or struck
 * @typedef {{seat: number, name: string, role: string, cards: Brought[], terms: Term[], score: number | null, won: boolean,
 *   losses: {seat: number, lost: number, left: string, told?: string, alive?: boolean, places?: [number, string, string][]}[]}} Side
 * @typedef {{kind: string, title: string, about: string, spot: Spot | null, seats: number[], sides: Side[], steps: string[],
 *   cry: string, cried: number, verdict: string, outcome: string, meaning: string,
 *   signs?: ("done" | "lost" | "summed")[], besides?: Spot[]}} Showdown a great moment, such as a battle
 * @typedef {{name: string, spots: Spot[], values: (number | string)[], dice?: string[], chance?: [number, number]}} Happening
 *
 * @typedef {object} Parts all of a table, as one reader may know it
 * @property {"waiting" | "playing" | "over" | "readonly"} stage
 * @property {BoardPart} [board]
 * @property {Record<string, string>} panels
 * @property {string} hand
 * @property {Card[]} cards
 * @property {Note[]} notes
 * @property {Record<string, VerbWords>} verbs
 * @property {Course} course
 * @property {string | string[]} text
 * @property {LinePart} line
 * @property {Entry[]} picks
 * @property {Entry[]} asides
 * @property {Deal[]} deals
 * @property {boolean} take_back
 * @property {boolean} answered
 * @property {Seat[]} seats
 * @property {number[]} mine
 * @property {number[]} awaited
 * @property {boolean} conceals
 * @property {Tail<LogLine>} log
 * @property {Tail<ChatLine>} chat
 * @property {Moments} moments
 * @property {Result | null} result
 * @property {string} commitment the fingerprint of the server's secret
 * @property {string[] | null} numbers that the players' browsers added to the dice; null in a game that was begun without
 * @property {{table: string, commitment: string, numbers: string[]} | null} again the rematch, as long as numbers can be added to it
 * @property {string | null} rematch
 * @property {boolean} can_host may this reader do what the host does
 * @property {boolean} public may anyone take a seat
 * @property {number} pace seconds between two moves of bots
 * @property {number} thinking seconds that the strongest bot may think about one
 * @property {boolean} hints may players ask for hints
 * @property {string} standin the bot that plays for who leaves
 * @property {{label: string, move: string}[]} standing the order that would answer what is asked now and from now on
 * @property {string} goal of the game, until the own first move
 * @property {{step: number, steps: number, text: string, things: Spot[], asks: boolean, only: Entry | null} | null} lesson what the coach of a tutorial says, and the one move that it asks for
 * @property {string} problem why this table can only be read
 * @property {{bot: string, level: string}[]} [bots] that can take a seat, where the server says it
 */

/** @type {Parts} */
export const NOTHING = {
  stage: "waiting",
  panels: {},
  hand: "",
  cards: [],
  notes: [],
  verbs: {},
  course: { heading: "", phases: { names: [], now: -1 }, notice: null },
  text: "",
  line: { text: "", yours: false, question: 0, rules: [], seats: [] },
  picks: [],
  asides: [],
  deals: [],
  take_back: false,
  answered: false,
  seats: [],
  mine: [],
  awaited: [],
  conceals: false,
  log: { from: 0, lines: [] },
  chat: { from: 0, lines: [] },
  moments: { count: 0, chapters: [], acted: 0 },
  result: null,
  commitment: "",
  numbers: null,
  again: null,
  rematch: null,
  can_host: false,
  public: false,
  pace: 0.6,
  thinking: 1,
  hints: false,
  standin: "",
  standing: [],
  goal: "",
  lesson: null,
  problem: "",
};

/** The name of who may start the game. @param {Parts} known */
export function hostOf(known) {
  return known.seats.find((seat) => seat.host)?.name || "the host";
}

/**
 * What is known after a message: a snapshot tells everything anew, an update only what has changed.
 * @param {Parts} known
 * @param {Record<string, any>} message
 * @returns {Parts}
 */
export function merge(known, message) {
  const isWhole = message.type === "snapshot";
  const before = isWhole ? NOTHING : known;
  const next = /** @type {any} */ ({ ...before });
  for (const [name, value] of Object.entries(message)) {
    if (["type", "epoch", "seq", "events", "showdowns"].includes(name)) continue;
    if (name === "log" || name === "chat") next[name] = isWhole ? value : spliced(/** @type {Tail<any>} */ (known[name]), value);
    else if (name === "panel_changes") next.panels = { ...before.panels, ...value };
    else if (name === "board") next.board = mergedBoard(before.board, value);
    else next[name] = value;
  }
  return next;
}

/**
 * Lines from a place on replace what was there.
 * @template L
 * @param {Tail<L>} known
 * @param {Tail<L>} news
 * @returns {Tail<L>}
 */
export function spliced(known, news) {
  if (news.from < known.from || news.from > known.from + known.lines.length) return news;
  return { from: known.from, lines: [...known.lines.slice(0, news.from - known.from), ...news.lines] };
}

/**
 * @param {BoardPart | undefined} board
 * @param {{viewBox?: string, still?: string, pieces?: Record<string, string | null>} | null} news
 * @returns {BoardPart | undefined}
 */
export function mergedBoard(board, news) {
  if (!news) return undefined;
  if (news.still !== undefined || !board) return /** @type {BoardPart} */ ({ viewBox: "0 0 1 1", ground: ["", ""], still: "", ...news });
  const pieces = { ...board.pieces };
  for (const [key, markup] of Object.entries(news.pieces ?? {})) {
    if (markup === null) delete pieces[key];
    else pieces[key] = markup;
  }
  return { ...board, pieces };
}

/**
 * The least that turns one board into another: single pieces where the map and their order stay.
 * @param {BoardPart | undefined} shown
 * @param {BoardPart} next
 * @returns {BoardPart | {pieces: Record<string, string | null>} | null} nothing when they are the same
 */
export function boardChange(shown, next) {
  if (shown === next) return null;
  if (!shown || shown.still !== next.still || shown.viewBox !== next.viewBox) return next;
  const kept = Object.keys(next.pieces).filter((key) => key in shown.pieces);
  const before = Object.keys(shown.pieces).filter((key) => key in next.pieces);
  if (kept.length !== Object.keys(next.pieces).length || kept.join() !== before.join()) return next;
  /** @type {Record<string, string | null>} */
  const pieces = {};
  for (const key of kept) if (shown.pieces[key] !== next.pieces[key]) pieces[key] = next.pieces[key];
  for (const key of Object.keys(shown.pieces)) if (!(key in next.pieces)) pieces[key] = null;
  return Object.keys(pieces).length ? { pieces } : null;
}

/**
 * The players at a moment of the past: who was asked then, and what they had; how they stand now is not told.
 * @param {Seat[]} seats
 * @param {number[]} asked
 * @param {Partial<Seat>[]} [then] what each had to show
 * @returns {Seat[]}
 */
export function seatsThen(seats, asked, then = []) {
  return seats.map((seat, k) => ({ ...seat, ...then[k], asked: asked.includes(seat.seat), score: undefined, place: undefined }));
}

/** Is this only about who is here and what they say? @param {any} message */
export function isTalk(message) {
  return message.type === "update" && Object.keys(message).every((part) => ["type", "seq", "chat", "seats"].includes(part));
}

/** What was going on at a moment, told to who was asked: "You are placing 3 troops". @param {Parts} known @param {number | null} seat */
export function addressed({ line, course, seats }, seat) {
  const name = seat === null ? "" : (seats[seat]?.name ?? "");
  const text = line.text || course.heading;
  return name && text.startsWith(`${name} is `) ? `You are${text.slice(name.length + 3)}` : text;
}
