// @ts-check
/** Light or dark, colours, text size and motion as chosen; a page runs this before it is shown, so that nothing flashes. */

import { onsetting, setting } from "./settings.js";

/** @param {DOMStringMap} marks of the whole page, which its style sheets look at */
function dress(marks) {
  const theme = setting("theme");
  if (theme === "system") delete marks.theme;
  else marks.theme = theme;
  for (const name of /** @type {const} */ (["palette", "size", "motion"])) marks[name] = setting(name);
}

dress(document.documentElement.dataset);
onsetting(() => dress(document.documentElement.dataset));
