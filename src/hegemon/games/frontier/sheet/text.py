"""Text in columns: as large as it fits; neither a heading nor a first line stands alone at the foot of a column."""

from __future__ import annotations

from typing import NamedTuple

from hegemon.engine.dials import Options
from hegemon.games.frontier.sheet.summary import chapters
from hegemon.kit.drawing.lettering import text_width, wrapped
from hegemon.kit.drawing.paper import Page

LINE = 1.21  # from one line to the next, in parts of the size
GAP = 0.55  # before a heading
PAUSE = 0.26  # after a paragraph
SIZES = [size / 10 for size in range(104, 55, -1)]  # the first that fits
HEADING_KEEPS = 2  # lines that must follow in the same column


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
            x += text_width(self.lead + " ") * self.size
        if self.words:
            page.text(x, y, self.size, self.words)


Placed = list[tuple[Line, int, float]]  # with the column, and the height of the foot


class Text:
    """The rules in short, for columns of some width."""

    def __init__(self, dials: Options, width: float) -> None:
        self.chapters = chapters(dials)
        self.width = width

    def fitted(self, columns: int, top: float, foot: float) -> Placed:
        """The lines in their places, in the largest letters that fit."""
        for size in SIZES:
            found = flowed(self.lines(size), columns, top, foot)
            if found:
                return found
        raise AssertionError("the rules in short do not fit on a page")

    def lines(self, size: float) -> list[Line]:
        """All lines, with the space before each."""
        found: list[Line] = []
        for heading, texts in self.chapters:
            found.append(Line(size, heading, "", size * (LINE + GAP), HEADING_KEEPS))
            for text in texts:
                found += self.paragraph(text, size)
        return found

    def paragraph(self, text: str, size: float) -> list[Line]:
        """A paragraph; what goes before a bar is bold, and shortens the first line."""
        lead, _, rest = text.rpartition("|")
        lines = wrapped(rest, self.width / size, True, text_width(lead + " ") if lead else 0)
        first = Line(size, lead, lines[0], size * (LINE + PAUSE), int(len(lines) > 1))
        return [first, *[Line(size, "", line, size * LINE) for line in lines[1:]]]


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
