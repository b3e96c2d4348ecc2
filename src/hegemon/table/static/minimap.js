// @ts-check
/** A small picture of the whole board while only a part of it is shown: where that part is, and a way to another. */

import { element, SVG } from "./dom.js";
import { shape } from "./frame.js";
import { taken } from "./tools.js";
import { formatBox, overlap } from "./views.js";

/** @typedef {import("./zoom.js").Zoom} Zoom */

const MOST = { wide: 0.45, upright: 0.7, sideways: 0.7 }; // of a board: who sees so much of it needs no map

export class Minimap {
  /** @param {HTMLElement} frame of the board @param {Zoom} zoom */
  constructor(frame, zoom) {
    this.zoom = zoom;
    this.picture = document.createElementNS(SVG, "svg");
    this.window = document.createElementNS(SVG, "rect");
    this.root = element("div", { id: "minimap", "aria-hidden": "true", hidden: true });
    this.root.append(this.picture);
    frame.append(this.root);
    this.root.addEventListener("pointerdown", (event) => this.go(event));
    this.root.addEventListener("pointermove", (event) => event.buttons && this.go(event));
  }

  show() {
    const { home, isNear } = this.zoom;
    const box = this.clear();
    const shown = overlap(box, home, home.width / 60);
    const isMost = shown.width * shown.height > MOST[shape()] * home.width * home.height;
    this.root.hidden = !isNear || isMost || box.width >= home.width; // what is only moved up and down needs no map
    if (this.root.hidden) return;
    if (!this.picture.childElementCount) this.picture.append(copyOf("still"), copyOf("live"), this.window);
    this.picture.setAttribute("viewBox", formatBox(home));
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) this.window.setAttribute(side, String(shown[side]));
  }

  /** What is shown beside the tools. */
  clear() {
    const { box, frame } = this.zoom;
    const { right, bottom } = taken(this.zoom);
    const unit = box.width / (frame.clientWidth || 1);
    return { ...box, width: box.width - right * unit, height: box.height - bottom * unit };
  }

  /** @param {PointerEvent} event */
  go(event) {
    const matrix = this.picture.getScreenCTM();
    if (!matrix) return;
    event.preventDefault();
    this.zoom.centre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()));
  }
}

/** What is drawn once more, and stays like it. @param {string} id */
function copyOf(id) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  return use;
}
