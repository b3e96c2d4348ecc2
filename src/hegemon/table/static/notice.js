// @ts-check
/** Title and icon say when it is your turn, also from behind other tabs. */

const DOT = '<circle cx="76%" cy="76%" r="24%" fill="#D98E04" stroke="#FFFFFF" stroke-width="6%"/>';

export class Notice {
  constructor() {
    this.title = document.title;
    this.icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel~=icon]"));
    this.plain = this.icon?.getAttribute("href") ?? "";
    this.marked = "";
    this.isYours = false;
  }

  /** @param {boolean} isYours */
  show(isYours) {
    if (isYours === this.isYours) return;
    this.isYours = isYours;
    document.title = titled(this.title, isYours);
    this.mark();
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
    return text.includes("</svg>") ? `data:image/svg+xml,${encodeURIComponent(text.replace("</svg>", `${DOT}</svg>`))}` : address;
  } catch {
    return address;
  }
}
