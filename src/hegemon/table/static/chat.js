// @ts-check
/** Table talk: to everyone, or a whisper to one seat. What people write is only ever text. */

import { badge, element, fill } from "./dom.js";
import { choice } from "./inputs.js";
import { sentenceOf } from "./send.js";

/** @typedef {import("./parts.js").ChatLine} ChatLine */
/** @typedef {import("./parts.js").Seat} Seat */

const LONGEST = 500;

export class Chat {
  /**
   * @param {HTMLElement} root
   * @param {(text: string, to: number | null) => Promise<void>} say
   */
  constructor(root, say) {
    this.root = root;
    this.say = say;
    /** @type {ChatLine[]} */
    this.lines = [];
    /** @type {Seat[]} */
    this.seats = [];
    this.list = element("ol");
    this.frame = element("div", { class: "lines", role: "log", "aria-label": "Chat", tabindex: "0" }, this.list);
    /** @type {number | null} whom the next words are for; null is everyone */
    this.to = null;
    this.hearers = element("div", { class: "hearers", hidden: true });
    this.addressed = "";
    this.words = element("input", { type: "text", maxlength: LONGEST, "aria-label": "Message", autocomplete: "off", placeholder: "Message" });
    this.error = element("p", { class: "error", role: "alert", hidden: true });
    const go = element("button", { type: "submit" }, "Send");
    this.form = element("form", { onsubmit: (/** @type {Event} */ event) => this.submit(event) }, this.hearers, this.words, go);
    root.replaceChildren(this.frame, this.error, this.form);
  }

  /** @param {ChatLine[]} lines */
  show(lines) {
    if (lines === this.lines) return;
    const follows = this.frame.scrollHeight - this.frame.scrollTop - this.frame.clientHeight < 40;
    const kept = lines.findIndex((line, k) => line !== this.lines[k]);
    const same = kept < 0 ? lines.length : kept;
    while (this.list.children.length > same) this.list.lastElementChild?.remove();
    this.list.append(...lines.slice(same).map((line) => this.row(line)));
    this.lines = lines;
    this.root.classList.toggle("empty", !lines.length);
    if (follows) this.toEnd();
  }

  toEnd() {
    this.frame.scrollTop = this.frame.scrollHeight;
  }

  /** Who can be spoken to. @param {Seat[]} seats @param {number | null} own */
  address(seats, own) {
    this.seats = seats;
    this.form.hidden = own === null;
    const others = seats.filter((seat) => seat.seat !== own && seat.kind === "person");
    const names = [["", "Everyone"], ...others.map((seat) => [String(seat.seat), seat.name])];
    if (JSON.stringify(names) === this.addressed) return;
    this.addressed = JSON.stringify(names);
    this.hearers.hidden = others.length < 1;
    if (!others.some((seat) => seat.seat === this.to)) this.turnTo("");
    fill(this.hearers, choice("To whom", names, this.to === null ? "" : String(this.to), (seat) => this.turnTo(seat)));
  }

  /** @param {string} seat that alone will hear it; empty is everyone */
  turnTo(seat) {
    this.to = seat === "" ? null : Number(seat);
    this.words.placeholder = this.to === null ? "Message" : `Whisper to ${this.nameOf(this.to)}`;
  }

  /** @param {Event} event */
  async submit(event) {
    event.preventDefault();
    const text = this.words.value.trim();
    if (!text) return;
    this.words.value = "";
    this.error.hidden = true;
    try {
      await this.say(text, this.to);
    } catch (wrong) {
      if (!this.words.value) this.words.value = text;
      this.error.textContent = sentenceOf(wrong);
      this.error.hidden = false;
    }
  }

  /** @param {ChatLine} line */
  row(line) {
    const isWhisper = line.to !== null && line.to !== undefined;
    const at = new Date(line.at * 1000);
    const hour = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
    return element(
      "li",
      { class: isWhisper ? "whisper" : "" },
      line.seat === null || line.seat < 0 ? null : badge(line.seat),
      element("b", {}, line.name),
      isWhisper ? element("i", {}, ` to ${this.nameOf(Number(line.to))}`) : null,
      element("time", { datetime: at.toISOString() }, hour),
      element("span", {}, line.text),
    );
  }

  /** @param {number} seat */
  nameOf(seat) {
    const found = this.seats.find((other) => other.seat === seat);
    return found ? found.name : `seat ${seat}`;
  }
}

/**
 * How many lines of others are new.
 * @param {ChatLine[]} before
 * @param {ChatLine[]} lines
 * @param {number | null} own
 */
export function unread(before, lines, own) {
  return lines.slice(before.length).filter((line) => line.seat !== own).length;
}
