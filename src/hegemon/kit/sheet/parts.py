"""What stands beside the map: parts that know how high they are in a stretch of some width, and draw themselves there.

class Dice(Part):
    def height(self, width: float) -> float: ...
    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None: ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hegemon.kit.drawing.lettering import PAPER_HEIGHT
from hegemon.kit.drawing.paper import Page
from hegemon.kit.drawing.paths import circle, moved
from hegemon.kit.sheet.greys import BLACK, DARK, GREY, WHITE, box, square

GAP = 9.0  # below a part
HEADING = 8.4
GROUP_WIDTH = 103.0  # of a legend, at least
GROUP_HEAD = 15.0
ITEM_HEIGHT = 20.0
SYMBOL = 17.0
EDGE = "edge"  # in place of a letter: a thick edge round the tile


class Part:
    """Something that stands beside the map."""

    def height(self, width: float) -> float:
        """How high it is at least, with the gap below it."""
        raise NotImplementedError

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        """Draw it; it may be so much higher, if it likes, where it is the last one."""
        raise NotImplementedError


def height_of(parts: Sequence[Part], width: float) -> float:
    """How high some parts are one below the other."""
    return sum(part.height(width) for part in parts)


def draw_parts(page: Page, parts: Sequence[Part], left: float, top: float, width: float, slack: float) -> None:
    """The parts one below the other."""
    for part in parts:
        part.draw(page, left, top, width, slack)
        top += part.height(width)


def heading(page: Page, x: float, top: float, words: str) -> None:
    """The heading of a part."""
    page.text(x, top + HEADING * PAPER_HEIGHT, HEADING, words, "bold")


class Item(NamedTuple):
    """An entry of a legend: a name, what it does, and a stamp or the letter that the pencil writes."""

    name: str
    note: str
    stamp: str = ""
    size: float = 1.0  # of the stamp
    sign: str = ""
    is_ground: bool = False  # fills a whole tile


Group = tuple[str, Sequence[Item]]  # with its heading


class Legend(Part):
    """Groups of signs with their meanings, side by side as far as they fit."""

    def __init__(self, groups: Sequence[Group], cell: float) -> None:
        self.groups = groups
        self.cell = cell  # the side of a tile in the drawings of the stamps
        self.row_height = GROUP_HEAD + ITEM_HEIGHT * max(len(items) for _, items in groups) + GAP

    def across(self, width: float) -> int:
        """How many groups stand side by side."""
        return max(1, min(len(self.groups), int(width / GROUP_WIDTH)))

    def height(self, width: float) -> float:
        return rows_of(len(self.groups), self.across(width)) * self.row_height

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        across = self.across(width)
        for k, (words, items) in enumerate(self.groups):
            x, y = left + k % across * (width / across), top + k // across * self.row_height
            heading(page, x, y, words)
            for row, item in enumerate(items):
                self.draw_item(page, item, x, y + 13 + row * ITEM_HEIGHT)

    def draw_item(self, page: Page, item: Item, x: float, y: float) -> None:
        """A symbol with its name and what it does."""
        middle = (x + SYMBOL / 2, y + SYMBOL / 2)
        if item.stamp:
            page.stamp(item.stamp, *middle, SYMBOL / self.cell * item.size)
        if item.is_ground:
            page.path(square(x, y, SYMBOL), line=GREY, width=0.35)
        if item.sign == EDGE:
            page.path(square(x + 2, y + 2, SYMBOL - 4), line=BLACK, width=1.8, ends=0)
        elif item.sign:
            page.centred(middle[0], middle[1] + 12 * PAPER_HEIGHT / 2, 12, item.sign)
        page.text(x + SYMBOL + 4, y + 7.4, 7.6, item.name, "bold")
        page.text(x + SYMBOL + 4, y + 15.2, 6.6, item.note, "plain", DARK)


def ring(page: Page, x: float, y: float, number: int) -> None:
    """A number in a ring."""
    page.path(circle(x, y, 5.6), WHITE, BLACK, 0.7)
    page.text(x - 2.1, y + 2.7, 7.6, str(number), "bold")


def cell(page: Page, x: float, y: float, number: int) -> None:
    """A number in a cell of a table."""
    page.path(box(x - CELLS.step / 2, y - CELLS.line / 2, CELLS.step, CELLS.line), line=GREY, width=0.5)
    page.centred(x, y + 2.1, 5.8, str(number), "plain", DARK)


class Look(NamedTuple):
    """How a tally is set: from one number to the next, to the right and down, and what one looks like."""

    step: float
    line: float
    first: float  # from the top to the middle of the first line
    cross: float  # half of the width of what crosses a number off
    draw: Callable[[Page, float, float, int], None]


RINGS = Look(14.0, 14.0, 5.2, 5.0, ring)
CELLS = Look(11.4, 9.6, 4.8, 3.6, cell)


class Tally(Part):
    """Numbers that are crossed off one after the other, such as the rounds of a game."""

    def __init__(
        self, words: str, indent: float, look: Look, numbers: Sequence[int], over: int, none: str = ""
    ) -> None:
        self.words = words
        self.indent = indent  # where the numbers begin, beside the heading
        self.look = look
        self.numbers = numbers
        self.over = over  # so many are crossed off
        self.none = none  # what is said when there are no numbers

    def across(self, width: float) -> int:
        """How many numbers stand side by side."""
        return max(1, int((width - self.indent) / self.look.step))

    def height(self, width: float) -> float:
        return max(1, rows_of(len(self.numbers), self.across(width))) * self.look.line + GAP

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        look, across = self.look, self.across(width)
        page.text(left, top + look.first + HEADING * PAPER_HEIGHT / 2, HEADING, self.words, "bold")
        for k, number in enumerate(self.numbers):
            x, y = left + self.indent + (k % across + 0.5) * look.step, top + look.first + k // across * look.line
            look.draw(page, x, y, number)
            if k < self.over:
                page.path(moved("M-1 1L1 -1M-1 -1L1 1", x, y, look.cross), line=BLACK, width=1)
        if not self.numbers:
            page.text(left + self.indent, top + 8, 7.6, self.none, "plain", DARK)


def rows_of(count: int, across: int) -> int:
    """In how many rows so many things stand.

    >>> rows_of(7, 3), rows_of(6, 3), rows_of(0, 3)
    (3, 2, 0)
    """
    return -(-count // across)
