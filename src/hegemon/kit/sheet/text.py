"""Text in columns: as large as it fits; no heading and no first line stands alone at the foot of a column, and no last
line at the top of one.

It is written as in a plain file: a heading after `# `, paragraphs with empty lines between them, and what goes before a
bar in a paragraph is set in bold.
"""

from __future__ import annotations

from typing import NamedTuple

from hegemon.kit.drawing.lettering import PAPER, text_width, wrapped
from hegemon.kit.drawing.paper import Page

LINE = 1.21  # from one line to the next, in parts of the size
GAP = 0.55  # before a heading
PAUSE = 0.26  # after a paragraph
SIZES = [size / 10 for size in range(104, 55, -1)]  # the first that fits
HEADING_KEEPS = 2  # lines that must follow in the same column
GUTTER = 20.0  # between columns

Chapter = tuple[str, list[str]]  # a heading, and paragraphs


class Line(NamedTuple):
    """A line of words, its beginning perhaps in bold, and the space before it."""

    size: float
    lead: str
    words: str
    space: float
    keeps: int = 0  # lines that must follow in the same column

    def draw(self, page: Page, x: float, y: float) -> None:
        """Write the line."""
        if self.lead:
            page.text(x, y, self.size, self.lead, "bold")
            x += text_width(self.lead + " ", PAPER["bold"]) * self.size
        if self.words:
            page.text(x, y, self.size, self.words)


Placed = list[tuple[Line, int, float]]  # with the column, and the height of the foot


def chapters_of(text: str) -> list[Chapter]:
    """A text taken apart.

    >>> chapters_of("# The end\\n\\nIt ends when\\none is left.\\n\\nDraw.|Nobody wins.")
    [('The end', ['It ends when one is left.', 'Draw.|Nobody wins.'])]
    """
    found: list[Chapter] = []
    for part in text.strip().split("\n\n"):
        if part.startswith("# "):
            found.append((part.removeprefix("# "), []))
        else:
            found[-1][1].append(" ".join(part.split()))
    return found


def write_columns(page: Page, chapters: list[Chapter], left: float, top: float, width: float, foot: float) -> None:
    """Chapters in two columns, or in three on a page that lies, in the largest letters that fit."""
    columns = 2 if page.height > page.width else 3
    narrow = (width - GUTTER * (columns - 1)) / columns
    for line, column, y in fitted(chapters, narrow, columns, top, foot):
        line.draw(page, left + column * (narrow + GUTTER), y)


def fitted(chapters: list[Chapter], width: float, columns: int, top: float, foot: float) -> Placed:
    """The lines in their places, for columns of some width."""
    for size in SIZES:
        found = flowed(lines_of(chapters, width, size), columns, top, foot)
        if found:
            return found
    raise AssertionError("the text does not fit on a page")


def lines_of(chapters: list[Chapter], width: float, size: float) -> list[Line]:
    """All lines, with the space before each."""
    found: list[Line] = []
    for heading, texts in chapters:
        found.append(Line(size, heading, "", size * (LINE + GAP), HEADING_KEEPS))
        for text in texts:
            found += paragraph(text, width, size)
    return found


def paragraph(text: str, width: float, size: float) -> list[Line]:
    """A paragraph; what goes before a bar is bold, and shortens the first line."""
    lead, _, rest = text.rpartition("|")
    lines = wrapped(rest, width / size, PAPER["plain"], text_width(lead + " ", PAPER["bold"]) if lead else 0)
    first = Line(size, lead, lines[0], size * (LINE + PAUSE), int(len(lines) > 1))
    last = len(lines) - 2  # keeps the one after it, so that none stands alone at the top of a column either
    return [first, *[Line(size, "", line, size * LINE, int(k == last)) for k, line in enumerate(lines[1:], 1)]]


def flowed(lines: list[Line], columns: int, top: float, foot: float) -> Placed:
    """Column after column; nothing when they do not fit."""
    found: Placed = []
    column, y = 0, top
    for line in lines:
        y += line.space if y > top else line.size * LINE
        if y + line.keeps * line.size * LINE > foot:
            column, y = column + 1, top + line.size * LINE
        if column == columns:
            return []
        found.append((line, column, y))
    return found
