"""What an eye would see of a page, asked of the browser."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 8.0  # in seconds, for what a window needs to come to rest after it has changed


def comes_to(page: Page, script: str, wanted: Any) -> Any:
    """What the page answers: the wanted answer once it stays at that, or the last one when patience is over."""
    end = time.monotonic() + PATIENCE
    answers: list[Any] = []
    while answers[-3:] != [wanted] * 3 and time.monotonic() < end:
        page.wait_for_timeout(70)
        answers.append(page.evaluate(script))
    return answers[-1]


# How far the page is wider than its window, and what stands out of it.
OVERFLOW = """() => {
  const width = document.documentElement.clientWidth;
  const isClipped = (one) => /auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX);
  const scrolls = (one) => one.parentElement && (isClipped(one.parentElement) || scrolls(one.parentElement));
  const standsOut = (one) => one.getBoundingClientRect().right > width + 1 && !one.closest("svg, .unseen, .skip");
  const things = [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility() && standsOut(one));
  return {
    page: document.scrollingElement.scrollWidth - width,
    things: things.filter((one) => !scrolls(one)).map((one) => `${one.tagName}.${one.className}#${one.id}`),
  };
}"""

# The letters of the players whom one can see and touch, and of those among them who are asked.
PLAYERS_IN_SIGHT = """() => {
  const isInSight = (row) => {
    const box = row.querySelector(".seat").getBoundingClientRect();
    const corners = [[box.left + 5, box.top + 5], [box.right - 5, box.bottom - 5]];
    return corners.every(([x, y]) => row.contains(document.elementFromPoint(x, y)));
  };
  const rows = [...document.querySelectorAll("#tokens li")].filter(isInSight);
  const letters = (some) => some.map((row) => row.querySelector(".seat").textContent).join("");
  return { all: letters(rows), asked: letters(rows.filter((row) => row.classList.contains("asked"))) };
}"""

# Controls that are smaller than a finger needs; of boxes that are ticked the label is touched.
SMALL_TARGETS = """(least) => [...document.querySelectorAll("button, a.button, select, input")]
  .filter((one) => !/radio|checkbox/.test(one.type))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("svg, .unseen"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width | 0}x${box.height | 0}`)"""

# Where the keyboard is, and whether that can be seen.
FOCUS = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const isRinged = !!document.querySelector(".halo.focus");
  const isOutlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  const isVisible = isRinged || isOutlined || style.boxShadow !== "none";
  return { what: one.outerHTML.slice(0, 120), isBody: one === document.body, isVisible };
}"""

# From now on `window.signs` counts what moves on the board.
COUNT_SIGNS = """() => {
  window.signs = 0;
  const isSign = (node) => ["ring", "token"].some((name) => node.classList?.contains(name));
  const count = (changes) => {
    for (const change of changes) window.signs += [...change.addedNodes].filter(isSign).length;
  };
  new MutationObserver(count).observe(document.querySelector("#board"), { childList: true, subtree: true });
}"""
