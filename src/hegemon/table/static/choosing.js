// @ts-check
/** Boxes that open over the page, with one of several to choose: they show what is chosen, and close when it is. */

/** @param {ParentNode} root */
export function picks(root) {
  const inside = /** @type {HTMLDetailsElement[]} */ ([...root.querySelectorAll("details.pick")]);
  for (const box of root instanceof HTMLDetailsElement ? [root] : inside) follow(box);
}

globalThis.addEventListener?.("pointerdown", (event) => {
  for (const box of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("details.pick[open]"))) {
    if (!box.contains(/** @type {Node} */ (event.target))) close(box, false);
  }
});

/** @param {HTMLDetailsElement} box */
function follow(box) {
  box.addEventListener("change", () => mark(box));
  box.addEventListener("click", (event) => event.target instanceof HTMLInputElement && event.detail > 0 && close(box));
  box.addEventListener("keydown", (event) => {
    if (!box.open || (event.key !== "Escape" && !(event.key === "Enter" && event.target instanceof HTMLInputElement))) return;
    event.preventDefault();
    close(box);
  });
  box.addEventListener("toggle", () => box.open && opened(box));
}

/** Show what is chosen on the closed box. @param {HTMLDetailsElement} box */
export function mark(box) {
  const shown = box.querySelector("input:checked")?.parentElement?.querySelector(".option-shown");
  const place = box.querySelector(".pick-shown");
  if (!shown || !place) return;
  const copy = /** @type {HTMLElement} */ (shown.cloneNode(true));
  place.replaceChildren(...copy.childNodes);
}

/** The chosen one has the focus, so that arrow keys go on from it; the list opens to where there is room. @param {HTMLDetailsElement} box */
function opened(box) {
  const list = box.querySelector(".pick-options");
  const chosen = /** @type {HTMLElement | null} */ (box.querySelector("input:checked, button"));
  if (!list) return;
  box.classList.remove("upwards");
  const { bottom } = list.getBoundingClientRect();
  box.classList.toggle("upwards", bottom > innerHeight && box.getBoundingClientRect().top > list.clientHeight);
  chosen?.focus({ preventScroll: true });
  list.scrollIntoView({ block: "nearest" });
}

/** @param {HTMLDetailsElement} box @param {boolean} [isFocused] */
function close(box, isFocused = true) {
  box.open = false;
  if (isFocused) /** @type {HTMLElement | null} */ (box.firstElementChild)?.focus();
}
