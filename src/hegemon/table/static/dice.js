// @ts-check
/** Fights, shown beside the place that is fought for: dice in the colours of both sides, compared pair by pair. */

import { badge, element, fill, SVG } from "./dom.js";
import { headOf, Stake } from "./stake.js";

/** @typedef {import("./parts.js").Happening} Happening */
/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{faces: [string, string], lost: [number, number], chance?: [number, number]}} Roll of the attacker and of the defender, with the chance before and after it */
/** @typedef {{from: Spot, to: Spot, seats: [number, number], troops: [number, number], rolls: Roll[]}} Fight */
/** @typedef {{place: Edges, told: string, isOwn: boolean, pace: number, crowd?: Edges[], title?: string, onroll?: (k: number, isOver: boolean) => void}} Manner
 * what it is shown beside and better not over, who attacks what, what came of it, to whom, and who hears of every roll */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

const PIPS = ["", "5", "19", "159", "1379", "13579", "134679"]; // by face, places of a number pad
const TUMBLE = 620; // milliseconds until the dice lie still
const LOOK = 620; // until the next are thrown
const QUICK = [1, 1, 0.5, 0.5, 0.5]; // of that time, by roll
const QUICKEST = 0.25; // from then on
const VERDICT = 1900; // the last dice and what came of them
const GLANCE = 900; // for a fight of others: its last dice and what came of it
const TURNS = 55; // between two faces of a die that tumbles
const GAP = 14; // pixels between the dice and what is fought for
const EDGE = 8; // and to the edge of the board
const NARROW = 560; // pixels of a board that has free ground below it rather than beside a place
const SLIDES = [0.5, 0.3, 0.7, 0.12, 0.88]; // parts of the box before the point that it points from

/**
 * The last fight among some events: what was attacked from where, the rolls, and who was left.
 * @param {Happening[]} events
 * @param {(spot: Spot) => boolean} isOnBoard
 * @returns {Fight | null}
 */
export function fightOf(events, isOnBoard) {
  const last = events.findLastIndex(isRoll);
  const places = (/** @type {Happening} */ event) => event.spots.filter((spot) => spot[0] !== "seat" && isOnBoard(spot));
  const begun = events.slice(0, last + 1).findLastIndex((event) => places(event).length === 2);
  if (begun < 0) return null;
  const rolls = events.slice(begun, last + 1).filter(isRoll).map(rollOf);
  const [attacker] = seatsOf(events[begun]);
  const end = events[last + 1];
  const defender = (end ? seatsOf(end) : []).find((seat) => seat !== attacker);
  if (attacker === undefined || defender === undefined) return null;
  const beaten = rolls.reduce((sum, roll) => sum + roll.lost[1], 0);
  const held = seatsOf(end)[0] === defender ? numberOf(end) : 0;
  const [from, to] = places(events[begun]);
  return { from, to, seats: [attacker, defender], troops: [numberOf(events[begun]), beaten + held], rolls };
}

/**
 * By pair, the highest dice first, whether the attacker has won it. Who wins ties, the losses tell.
 * @param {Roll} roll
 * @returns {boolean[]}
 */
export function pairsOf({ faces: [ours, theirs], lost }) {
  const pairs = Array.from({ length: Math.min(ours.length, theirs.length) }, (_, k) => Number(ours[k]) - Number(theirs[k]));
  const winsTies = pairs.filter((ahead) => ahead < 0).length === lost[0];
  return pairs.map((ahead) => ahead > 0 || (ahead === 0 && winsTies));
}

/**
 * Where a box goes beside what is fought for: below, above, right or left of it, wherever all of it is within the frame
 * and it covers least; on a phone below all of them, where there is room.
 * @param {Edges} place that stays in sight
 * @param {{width: number, height: number}} box
 * @param {{width: number, height: number}} frame
 * @param {Edges[]} [crowd] what had better stay in sight as well
 * @returns {{x: number, y: number, side: string, notch: number}} its corner, and where on its edge it points from
 */
export function beside(place, box, frame, crowd = []) {
  const fits = (/** @type {{x: number, y: number}} */ at) => at.x >= 0 && at.y >= 0 && at.x + box.width <= frame.width && at.y + box.height <= frame.height;
  const covers = (/** @type {{x: number, y: number}} */ { x, y }) =>
    crowd.reduce((sum, one) => sum + common(one.left, one.right, x, x + box.width) * common(one.top, one.bottom, y, y + box.height), 0);
  const found = SLIDES.flatMap((part) => sidesOf(place, box, frame, part)).filter(fits).map((at) => ({ at, covered: covers(at) }));
  const [best] = found.sort((one, other) => one.covered - other.covered);
  const { x, y } = sidesOf(place, box, frame, 0.5)[0];
  const ground = { x, y: Math.max(place.bottom, ...crowd.map((one) => one.bottom)) + GAP, side: "", notch: 0 };
  if (frame.width < NARROW && best?.covered !== 0 && fits(ground)) return ground;
  return best?.at ?? { x, y: clamped(y, frame.height - box.height), side: "", notch: 0 };
}

/** @param {Edges} place @param {{width: number, height: number}} box @param {{width: number, height: number}} frame @param {number} part of the box before the point */
function sidesOf(place, box, frame, part) {
  const middle = { x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 };
  const x = clamped(middle.x - box.width * part, frame.width - box.width);
  const y = clamped(middle.y - box.height * part, frame.height - box.height);
  const [across, down] = [middle.x - x, middle.y - y];
  return [
    { x, y: place.bottom + GAP, side: "below", notch: across },
    { x, y: place.top - GAP - box.height, side: "above", notch: across },
    { x: place.right + GAP, y, side: "right", notch: down },
    { x: place.left - GAP - box.width, y, side: "left", notch: down },
  ];
}

export class Dice {
  /** @param {HTMLElement} root that holds the board */
  constructor(root) {
    this.root = root;
    this.box = element("div", { class: "fight", "aria-hidden": "true", hidden: true });
    root.append(this.box);
    /** @type {Set<ReturnType<typeof setTimeout>>} */
    this.timers = new Set();
    this.settle = () => {};
  }

  get isRolling() {
    return !this.box.hidden;
  }

  /**
   * Show a fight, and settle when it is over or was skipped.
   * @param {Fight} fight
   * @param {Manner} manner
   * @param {() => void} settle
   */
  show(fight, manner, settle) {
    this.skip();
    this.settle = settle;
    const count = fight.rolls.length;
    this.box.style.setProperty("--dice", String(Math.max(...fight.rolls.flatMap(({ faces }) => faces.map((row) => row.length)))));
    const first = manner.isOwn ? 0 : count - 1; // of a fight of others only the end is shown
    let at = 0;
    for (let k = first; k < count; k += 1) {
      const haste = QUICK[k - first] ?? QUICKEST;
      this.after(at, () => this.roll(fight, k, manner, manner.isOwn ? TUMBLE * haste * manner.pace : 0));
      at += (TUMBLE + LOOK) * haste * manner.pace;
    }
    this.after(manner.isOwn ? at - LOOK * manner.pace + VERDICT * manner.pace : GLANCE * manner.pace, () => this.skip());
  }

  /** @param {HTMLElement[]} rows @param {Edges} place @param {Edges[]} [crowd] */
  open(rows, place, crowd) {
    const isMore = !this.box.hidden;
    fill(this.box, ...rows);
    this.box.hidden = false;
    if (!isMore) this.put(place, crowd); // from roll to roll it stays where it is
  }

  /** All is over at once. */
  skip() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.box.hidden = true;
    const { settle } = this;
    this.settle = () => {};
    settle();
  }

  /** @param {number} wait @param {() => void} deed at once without a wait, so that the click shows */
  after(wait, deed) {
    if (wait <= 0) return deed();
    const timer = setTimeout(() => (this.timers.delete(timer), deed()), wait);
    this.timers.add(timer);
  }

  /**
   * One throw: the dice tumble, lie still, and the pairs are compared.
   * @param {Fight} fight @param {number} k @param {Manner} manner @param {number} tumble
   */
  roll(fight, k, { place, crowd, title = "", told, isOwn, onroll = () => {} }, tumble) {
    const roll = fight.rolls[k];
    const before = fight.rolls.slice(0, k);
    const left = [0, 1].map((side) => before.reduce((sum, one) => sum - one.lost[side], fight.troops[side]));
    const sides = [0, 1].map((side) => sideOf(fight.seats[side], roll.faces[side], left[side]));
    const stake = new Stake(roll.chance, told, isOwn);
    this.open([headOf(k, title), ...sides, stake.element], place, crowd);
    onroll(k, false);
    if (tumble) this.tumble(tumble);
    this.after(tumble, () => {
      sides.forEach((row, side) => compare(row, roll, side, left[side]));
      stake.settle(k === fight.rolls.length - 1);
      onroll(k, true);
    });
  }

  /** Random faces until the true ones lie there. @param {number} time */
  tumble(time) {
    const dice = [...this.box.querySelectorAll(".die")];
    const faces = dice.map((die) => die.getAttribute("data-face") ?? "");
    for (let at = 0; at < time - TURNS; at += TURNS) this.after(at, () => dice.forEach((die) => showFace(die, String(1 + Math.floor(Math.random() * 6)))));
    this.after(time - 1, () => dice.forEach((die, k) => showFace(die, faces[k])));
    for (const die of dice) die.animate([{ transform: `rotate(${-200 + Math.random() * 80}deg) scale(0.7)` }, { transform: "none" }], { duration: time, easing: "ease-out" });
  }

  /** @param {Edges} place @param {Edges[]} [crowd] */
  put(place, crowd) {
    const { x, y, side, notch } = beside(place, this.box.getBoundingClientRect(), seen(this.root), crowd);
    this.box.dataset.side = side;
    this.box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    this.box.style.setProperty("--notch", `${Math.round(notch)}px`);
  }
}

/** How much of the board nothing lies over: on a phone the drawer does. @param {HTMLElement} board */
function seen(board) {
  const { left, right, top, bottom, width } = board.getBoundingClientRect();
  const above = ["log-panel", "dock"].map((id) => document.getElementById(id)?.getBoundingClientRect());
  const edges = above.flatMap((one) => (one?.height && one.left < right && one.right > left && one.top > top ? [one.top] : []));
  return { width, height: Math.min(bottom, ...edges) - top };
}

/** A row of dice with the badge of their seat and the troops behind them. @param {number} seat @param {string} faces @param {number} left */
function sideOf(seat, faces, left) {
  const dice = [...faces].map((face) => {
    const die = element("span", { class: `die seat-${seat % 8}`, "data-face": face });
    showFace(die, face);
    return die;
  });
  return element("div", {}, badge(seat), ...dice, element("b", {}, String(left)));
}

/**
 * The winner of a pair is ringed, the loser fades, a die without a partner is pale; then the losses.
 * @param {HTMLElement} row @param {Roll} roll @param {number} side @param {number} left
 */
function compare(row, roll, side, left) {
  const won = pairsOf(roll);
  row.querySelectorAll(".die").forEach((die, k) => die.classList.add(k >= won.length ? "spare" : won[k] === (side === 0) ? "won" : "beaten"));
  const lost = roll.lost[side];
  if (lost) row.lastElementChild?.replaceChildren(String(left - lost), element("i", {}, `−${lost}`));
}

/** @param {Element} die @param {string} face */
function showFace(die, face) {
  const pips = document.createElementNS(SVG, "svg");
  pips.setAttribute("viewBox", "0 0 12 12");
  for (const key of PIPS[Number(face)] ?? "") {
    const pip = document.createElementNS(SVG, "circle");
    const at = Number(key) - 1;
    pip.setAttribute("cx", String(3 + 3 * (at % 3)));
    pip.setAttribute("cy", String(3 + 3 * Math.floor(at / 3)));
    pip.setAttribute("r", "1.25");
    pips.append(pip);
  }
  die.replaceChildren(pips);
}

/** @param {Happening} event */
function isRoll(event) {
  return !!event.dice && event.dice.length === 2;
}

/** @param {Happening} event @returns {Roll} */
function rollOf({ dice = [], values, chance }) {
  return { faces: [dice[0], dice[1]], lost: [Number(values[0]), Number(values[1])], ...(chance && { chance }) };
}

/** @param {Happening} event */
function seatsOf(event) {
  return event.spots.filter(([kind]) => kind === "seat").map(([, word]) => Number(word));
}

/** @param {Happening} event the last number that it tells */
function numberOf({ values }) {
  return Number(values[values.length - 1] ?? 0);
}

/** @param {number} value @param {number} most */
function clamped(value, most) {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

/** How much two stretches have in common. @param {number} from @param {number} to @param {number} begin @param {number} end */
function common(from, to, begin, end) {
  return Math.max(0, Math.min(to, end) - Math.max(from, begin));
}
