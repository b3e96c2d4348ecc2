// @ts-check
/** Title, icon, a quiet sound and, where it is wanted, a notification say when it is your turn, also from behind other tabs. */

import { call, isFirst } from "./calls.js";

const DOT = '<circle cx="76%" cy="76%" r="24%" fill="#D98E04" stroke="#FFFFFF" stroke-width="6%"/>';

export class Notice {
  /** @param {import("./sounds.js").Sounds} sounds */
  constructor(sounds) {
    this.sounds = sounds;
    this.title = document.title;
    this.icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel~=icon]"));
    this.plain = this.icon?.getAttribute("href") ?? "";
    this.marked = "";
    this.isYours = false;
  }

  /** @param {boolean} isYours @param {{decision: string, prompt: string}} [asked] whom a sound and a notification tell of it */
  show(isYours, asked) {
    if (isYours === this.isYours) return;
    this.isYours = isYours;
    document.title = titled(this.title, isYours);
    this.mark();
    if (isYours && asked) void this.tell(asked);
  }

  /** @param {{decision: string, prompt: string}} asked */
  async tell({ decision, prompt }) {
    if (!(await isFirst(decision))) return;
    this.sounds.play("turn");
    call("Your turn", `${this.title}: ${prompt}`, decision);
  }

  async mark() {
    if (!this.icon || !this.plain) return;
    if (this.isYours && !this.marked) this.marked = await dotted(this.plain);
    this.icon.setAttribute("href", this.isYours ? this.marked : this.plain);
  }
}

/**
 * @param {string} title
 * @param {boolean} isYours
 */
export function titled(title, isYours) {
  return isYours ? `● Your turn · ${title}` : title;
}

/** The icon with a dot. @param {string} address */
async function dotted(address) {
  try {
    const text = await (await fetch(address)).text();
    return text.includes("</svg>") ? "data:image/svg+xml," + encodeURIComponent(text.replace("</svg>", `${DOT}</svg>`)) : address;
  } catch {
    return address;
  }
}
