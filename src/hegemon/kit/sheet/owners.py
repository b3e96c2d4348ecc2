"""Owners on paper, where there are no colours: what is theirs is hatched with the pattern of their seat."""

from __future__ import annotations

from hegemon.kit.drawing.owners import LETTERS, PATTERNS
from hegemon.kit.drawing.paper import Document, Drawing, Page
from hegemon.kit.sheet.greys import PALE

SCALE = 0.62  # points to a unit of the patterns


def define_hatchings(document: Document) -> None:
    """The hatching of every seat, pale enough to draw upon."""
    for letter, (size, marks, width) in zip(LETTERS, PATTERNS):
        drawing = Drawing()
        drawing.path(marks, "" if width else PALE, PALE if width else "", width)
        document.define_hatching(hatching(letter), size, drawing, SCALE)


def hatch(page: Page, path: str, seat: int) -> None:
    """Fill a path with the pattern of a seat."""
    page.hatch(path, hatching(LETTERS[seat]))


def hatching(letter: str) -> str:
    """The name that a seat's hatching has in a document."""
    return f"hatch-{letter}"
