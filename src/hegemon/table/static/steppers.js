// @ts-check
/** Numbers with a button to either side; without scripts they are fields as any. */

/** @param {ParentNode} root */
export function steppers(root) {
  for (const place of root.querySelectorAll(".stepper")) {
    const field = place.querySelector("input");
    if (field) follow(field, [...place.querySelectorAll("button")]);
  }
}

/** @param {HTMLInputElement} field @param {HTMLButtonElement[]} buttons */
function follow(field, buttons) {
  const mark = () => {
    for (const button of buttons) {
      const next = stepped(field, Number(button.dataset.step));
      button.disabled = next === field.valueAsNumber;
    }
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      field.valueAsNumber = stepped(field, Number(button.dataset.step));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }
  field.addEventListener("input", mark);
  field.addEventListener("change", mark);
  mark();
}

/**
 * The number after a step, within the bounds of its field; a field that says nothing begins at its default.
 * @param {{value: string, min: string, max: string, placeholder: string}} field
 * @param {number} step
 */
export function stepped(field, step) {
  const from = field.value === "" ? Number(field.placeholder) || Number(field.min) : Number(field.value);
  return Math.min(Number(field.max), Math.max(Number(field.min), from + step));
}
