// @ts-check
/** The board: drawn by the server, patched in parts, pointed at by mouse, finger and keys.
 *
 * Whatever can be picked carries `data-KIND="word"`. What glows is a button; the rest can still be asked about.
 */

import { arrange } from "./arrange.js";
import { Beyond } from "./beyond.js";
import { Caption, isSilent } from "./caption.js";
import { nodes, SVG } from "./dom.js";
import { shape } from "./frame.js";
import { measure, ring, rootOf, unring } from "./halo.js";
import { Minimap } from "./minimap.js";
import { mark } from "./picked.js";
import { follow, look, near } from "./reach.js";
import { Rulers } from "./rulers.js";
import { lightUp } from "./spoken.js";
import { focus, inert, isPart, isSame, meant, spotsRound, step, within } from "./things.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./parts.js").Spot} Spot */
/** @typedef {{viewBox?: string, still?: string, pieces?: Record<string, string | null>}} BoardPart */

export class Board {
  /**
   * @param {HTMLElement} container of the map
   * @param {HTMLElement[]} others that may hold things to pick as well
   */
  constructor(container, others = ["hand", "panels"].flatMap((id) => document.getElementById(id) ?? [])) {
    this.places = [container, ...others];
    this.picture = document.createElementNS(SVG, "svg");
    this.picture.setAttribute("role", "group");
    this.picture.setAttribute("aria-label", "The board");
    container.prepend(this.picture);
    this.zoom = new Zoom(container, this.picture);
    this.minimap = new Minimap(container, this.zoom);
    this.rulers = new Rulers(container, this.picture);
    this.beyond = new Beyond(container, this);
    this.zoom.onzoom = () => (measure(this.picture), this.minimap.show(), this.rulers.show(this.zoom), this.beyond.show(), this.ontight(this.zoom.isTight));
    this.zoom.onnearer = () => near(this);
    /** The board leaves no room below it, or some again. @type {(isTight: boolean) => void} */
    this.ontight = () => {};
    this.attended = ""; // what it was about when one last went there
    this.drawnBox = ""; // of the picture as the server drew it
    this.viewBox = ""; // of the picture as it is arranged
    this.sought = this.size = ""; // what was asked for when one last went there, and the size of the frame
    this.settled = ""; // the shape of the table for which a phone's view was chosen
    this.caption = new Caption(container);
    /** @type {Spot | null} what is pointed at */
    this.pointed = null;
    /** @type {EventTarget | null} where: of several things with one name it is this one that is told of */
    this.met = null;
    this.glowing = /** @type {Spot[]} */ ([]);
    this.chosen = /** @type {Spot[]} */ ([]);
    this.foes = /** @type {Spot[]} */ ([]); // of these, what would be attacked
    this.others = /** @type {Spot[]} */ ([]); // that may be picked in the place of what was picked last
    this.lit = /** @type {Spot[]} */ ([]);
    this.isWay = false;
    this.cost = ""; // of what was chosen last
    this.mouse = "";
    /** What was picked, of the things that glow or are chosen. @type {(kind: string, word: string) => void} */
    this.onpick = () => {};
    /** What is pointed at, and nothing when it is left. @type {(kind: string, word: string | null) => void} */
    this.onhover = () => {};
    /** What was clicked though it does not glow. @type {(kind: string, word: string) => void} */
    this.onmiss = () => {};
    for (const place of this.places) this.listen(place);
    /** A place with things came into sight or went out of it. */
    this.onsight = () => {};
    this.inSight = "";
    const resized = new ResizeObserver(() => this.resize());
    for (const place of this.places) resized.observe(place);
  }

  /**
   * Draw the whole board, or the pieces that changed.
   * @param {BoardPart} part
   */
  draw(part) {
    const held = this.spotOf(document.activeElement);
    if (part.still !== undefined) this.drawAll(part);
    else this.patch(part.pieces ?? {});
    this.arrange();
    this.shine();
    if (held) focus(this.find(...held)[0]);
    this.tell(this.pointed);
  }

  /** @param {BoardPart} part */
  drawAll(part) {
    const live = document.createElementNS(SVG, "g");
    live.id = "live";
    this.picture.replaceChildren(...nodes(part.still ?? ""), live);
    this.patch(part.pieces ?? {});
    this.drawnBox = part.viewBox ?? this.drawnBox;
  }

  /** As the shape of the window wants it: its parts may stand otherwise on a phone held upright. */
  arrange() {
    const viewBox = arrange(this.picture, this.drawnBox);
    if (viewBox !== this.viewBox) this.zoom.reset((this.viewBox = viewBox));
  }

  /** Large boards have thousands of pieces, so all are parsed at once. @param {Record<string, string | null>} pieces */
  patch(pieces) {
    const groups = /** @type {Element[]} */ (nodes(Object.values(pieces).map((markup) => `<g>${markup ?? ""}</g>`).join("")));
    Object.entries(pieces).forEach(([key, markup], k) => {
      const shown = this.picture.querySelector(`#piece-${CSS.escape(key)}`);
      if (markup === null) shown?.remove();
      else if (shown) shown.replaceChildren(...groups[k].childNodes);
      else {
        groups[k].id = `piece-${key}`;
        this.picture.querySelector("#live")?.append(groups[k]);
      }
    });
  }

  /**
   * Every element that shows a thing, on the board first; where others have its name too, those in what is picked.
   * @param {string} kind
   * @param {string} word
   * @returns {Element[]}
   */
  find(kind, word) {
    const selector = `[data-${CSS.escape(kind)}="${CSS.escape(word)}"]`;
    return within(this.places.flatMap((place) => [...place.querySelectorAll(selector)]), this.chosen);
  }

  /** Where a thing can be pointed at, or nowhere that is in sight. @param {string} kind @param {string} word @returns {"map" | "hand" | "beside" | ""} */
  whereIs(kind, word) {
    const found = this.find(kind, word).filter((thing) => thing.getClientRects().length > 0);
    if (found.some((thing) => this.picture.contains(thing))) return "map";
    return found.some((thing) => thing.closest("#hand")) ? "hand" : found.length ? "beside" : "";
  }

  /** What was out of sight could not be measured when it was drawn. */
  resize() {
    const inSight = this.places.map((place) => place.getClientRects().length).join();
    this.arrange();
    this.zoom.resize();
    follow(this);
    this.shine();
    if (inSight !== this.inSight) this.onsight();
    this.inSight = inSight;
  }

  askedFor() {
    return this.glowing.flatMap((spot) => this.find(...spot));
  }

  /**
   * Let these glow, and nothing else.
   * @param {Spot[]} spots
   * @param {Spot[]} chosen picked already
   * @param {Spot[]} others that may be picked instead
   * @param {Spot[]} foes of these, what would be attacked
   */
  glow(spots, chosen = [], others = [], foes = []) {
    this.glowing = spots;
    this.chosen = chosen;
    this.others = others;
    this.foes = foes;
    this.shine();
    if (shape() !== "wide") look(this);
  }

  /** What the last pick costs, as a badge upon it; nothing where it costs nothing. @param {string} words */
  price(words) {
    if (words === this.cost) return;
    this.cost = words;
    this.shine();
  }

  /** Light up what a sentence speaks of. @param {Spot[]} spots @param {boolean} [isSought] shall it come into sight? @param {boolean} [isWay] from the first place to the second? */
  light(spots, isSought = false, isWay = false) {
    [this.lit, this.isWay] = [spots, isWay];
    lightUp(this, isSought);
  }

  unlight() {
    this.light([]);
  }

  /** Put the keyboard on the first thing that glows. */
  focusGlow() {
    for (const [kind, word] of this.glowing) {
      if (focus(this.find(kind, word)[0])) return true;
    }
    return false;
  }

  /** Draw all rings anew, and make buttons of what glows and is chosen. */
  shine() {
    mark(this);
    this.beyond.show();
    this.light(this.lit, false, this.isWay);
    this.showFocus();
  }

  /** @param {HTMLElement} place */
  listen(place) {
    place.addEventListener("click", (event) => this.click(event));
    place.addEventListener("keydown", (event) => this.key(event));
    place.addEventListener("pointerover", (event) => this.pass(event));
    place.addEventListener("pointerleave", (event) => this.depart(event));
    place.addEventListener("focusin", (event) => (this.point(event), this.showFocus()));
    place.addEventListener("focusout", (event) => this.leave(event));
  }

  /** @param {Event} event */
  click(event) {
    const spot = this.spotOf((this.met = event.target));
    this.tell(spot);
    if (!spot || this.zoom.approach(event, this.shown(spot)[0])) return;
    if (!this.isActive(spot)) return this.onmiss(...spot);
    this.tell(null); // from now on the dock says it
    this.onpick(...spot);
  }

  /** Is a thing said to be nobody's? @param {string} kind @param {string} word */
  isFree(kind, word) {
    return !!this.find(kind, word)[0]?.hasAttribute("data-free");
  }

  /** When the board is drawn anew under a mouse at rest, that is not pointing. @param {PointerEvent} event */
  pass(event) {
    const place = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === "mouse" && place !== this.mouse) this.point(event);
    this.mouse = place;
  }

  /** @param {Event} event */
  point(event) {
    const spot = this.spotOf((this.met = event.target));
    this.tell(spot);
    if (spot) this.onhover(...spot);
    else this.onhover("", null);
  }

  /** A finger leaves the glass with every tap; what it touched is still told. @param {PointerEvent} event */
  depart(event) {
    if (event.pointerType === "mouse") this.tell(null);
    this.onhover("", null);
  }

  /** Say what is pointed at. @param {Spot | null} spot */
  tell(spot) {
    this.pointed = spot;
    this.caption.tell(spot ? this.shown(spot).find((thing) => this.picture.contains(thing)) : undefined);
  }

  /** What a phone has no room for on the board. @param {string} kind @param {string} word */
  told(kind, word) {
    return isSilent() ? this.caption.said(this.shown([kind, word])[0]) : "";
  }

  /** What shows a thing, first that which was met: a player may be everywhere. @param {Spot} spot */
  shown(spot) {
    const found = this.find(...spot);
    return [...found.filter((thing) => isPart(this.met, [thing])), ...found];
  }

  /** @param {FocusEvent} event */
  leave(event) {
    const thing = /** @type {Element} */ (event.target);
    if (thing.getAttribute("aria-disabled") === "true") inert(thing);
    this.showFocus();
    if (event.relatedTarget) this.tell(null);
    this.onhover("", null);
  }

  /** A ring round the thing that the keyboard is on; the browser's own would be a box. */
  showFocus() {
    for (const place of this.places) unring(place, "focus");
    const thing = document.activeElement;
    if (thing?.matches("svg [role=button]:focus-visible") && this.spotOf(document.activeElement)) ring(thing, "focus");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const spot = this.spotOf(event.target);
    if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.click(event);
    else if (event.key.startsWith("Arrow")) this.walk(event, spot[0]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Go to the next thing in a direction: what glows; with Shift whatever is there, to hear why it does not.
   * @param {KeyboardEvent} event
   * @param {string} kind
   */
  walk({ target, key, shiftKey }, kind) {
    const from = /** @type {Element} */ (target);
    const place = rootOf(from) ?? this.places.find((one) => one.contains(from));
    const things = place?.querySelectorAll(shiftKey ? `[data-${CSS.escape(kind)}]` : "[data-pick=glow], [data-pick=other]") ?? [];
    step(from, [...things], key);
  }

  /** @param {Spot} spot */
  isActive(spot) {
    return [...this.glowing, ...this.chosen].some((one) => isSame(one, spot));
  }

  /** May this be picked, now or in the place of what was picked last? @param {Spot} spot */
  isOffered(spot) {
    return this.isActive(spot) || this.others.some((one) => isSame(one, spot));
  }

  /** The thing that an element belongs to. @param {EventTarget | null} target @returns {Spot | null} */
  spotOf(target) {
    const spots = spotsRound(target, this.places).filter((spot) => !this.isOffered(spot) || isPart(target, this.find(...spot)));
    return meant(spots, [...this.glowing, ...this.others], this.chosen);
  }
}
