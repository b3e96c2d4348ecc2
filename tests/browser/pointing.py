"""Pointing at things on a board: where a finger or a mouse really meets them."""

from __future__ import annotations

from playwright.sync_api import Page

Point = tuple[float, float]

# A point of a thing that nothing else covers, or null. The middle is tried first, then a grid.
REACH = """(thing) => {
  const box = thing.getBoundingClientRect();
  const parts = [4, 1, 7, 2, 6, 3, 5];
  for (const row of parts) for (const column of parts) {
    const [x, y] = [box.x + (box.width * column) / 8, box.y + (box.height * row) / 8];
    const found = document.elementFromPoint(x, y);
    if (found && thing.contains(found)) return [x, y];
  }
  return null;
}"""


def point_of(page: Page, kind: str, word: str) -> Point:
    """Where something on the board, in the hand or on a panel can be met."""
    found = page.locator(f'[data-{kind}="{word}"]').first.evaluate(REACH)
    assert found, f"{kind} {word} is covered"
    return found[0], found[1]


def click_on(page: Page, kind: str, word: str) -> None:
    page.mouse.click(*point_of(page, kind, word))


def hover_over(page: Page, kind: str, word: str) -> None:
    page.mouse.move(*point_of(page, kind, word))


def tap_on(page: Page, kind: str, word: str) -> None:
    page.touchscreen.tap(*point_of(page, kind, word))
