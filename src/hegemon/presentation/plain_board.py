"""The picture of a game that has none in parts: its whole drawing as one part, or else its text, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

View = dict[str, object]

COLUMN = 8.6  # the width of a letter
LINE = 20
SIZE = 14
MARGIN = 16
PAPER = "#FBF7EC"
INK = "#2B2620"
FAMILY = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
STEP = 10  # the sheet grows by so many columns or lines, so that it does not change its size with every move
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
VIEW_BOX = re.compile(r'<svg[^>]*? viewBox="([^"]+)"')


class PlainBoard:
    """A substitute for the module `board` of a game."""

    def __init__(self, draw: Callable[[View], str] | None, tell: Callable[[View], str]) -> None:
        self.draw = draw
        self.tell = tell

    def view_box(self, view: View) -> str:
        """A drawing keeps its size and is moved to the origin; a text has as much paper as it needs."""
        if self.draw is not None:
            found = VIEW_BOX.search(self.draw(view))
            return f"0 0 {' '.join(found[1].replace(',', ' ').split()[2:])}" if found else "0 0 1000 1000"
        lines = self.lines(view)
        width = rounded(max((len(line) for line in lines), default=0)) * COLUMN + 2 * MARGIN
        return f"0 0 {width:g} {rounded(len(lines)) * LINE + 2 * MARGIN:g}"

    def still(self, view: View) -> str:
        """The paper."""
        if self.draw is not None:
            return '<g id="still"></g>'
        _, _, width, height = self.view_box(view).split()
        return f'<g id="still"><rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/></g>'

    def pieces(self, view: View) -> dict[str, str]:
        """One part for each line, or one for the whole drawing."""
        if self.draw is not None:
            return {"board": sized(self.draw(view), self.view_box(view))}
        return {f"line-{k}": written(line, k) for k, line in enumerate(self.lines(view))}

    def lines(self, view: View) -> list[str]:
        """The board in characters if the game shows one, else the position in words."""
        return ESCAPES.sub("", self.tell(view)).rstrip("\n").split("\n")


def sized(drawing: str, view_box: str) -> str:
    """A drawing that fills the board and no more, however much ground there is around it.

    >>> sized('<svg viewBox="5 5 60 40"></svg>', "0 0 60 40")
    '<svg width="60" height="40" viewBox="5 5 60 40"></svg>'
    """
    if re.search(r"<svg[^>]* width=", drawing):
        return drawing
    _, _, width, height = view_box.split()
    return drawing.replace("<svg", f'<svg width="{width}" height="{height}"', 1)


def written(line: str, at: int) -> str:
    """A line of text in its place."""
    if not line.strip():
        return ""
    return (
        f'<text x="{MARGIN}" y="{MARGIN + LINE * at + SIZE}" font-size="{SIZE}" font-family="{FAMILY}" fill="{INK}" '
        f'xml:space="preserve">{escape(line)}</text>'
    )


def rounded(number: int) -> int:
    """A size in whole steps.

    >>> rounded(0), rounded(10), rounded(11)
    (10, 10, 20)
    """
    return max(STEP, -(-number // STEP) * STEP)
