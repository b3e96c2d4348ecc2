"""The signs of the sheet as stamps of a document, each round the origin in a square of 60 units, as wide as a cell."""

from __future__ import annotations

from hegemon.games.artefacts.drawing.symbols import PATHS
from hegemon.kit.drawing.paper import Document, Drawing
from hegemon.kit.drawing.paths import circle, moved
from hegemon.kit.sheet.greys import BLACK, DARK, GREY, PALE, WHITE

SQUARE = 24  # in which the symbols are drawn
RADIUS = 19.0  # of a slot
GEM = "M0 -25L25 0L0 25L-25 0Z"
ROCK = "M-21 15L-7 -13L-1 -4L6 -17L21 15Z"
ROCK_SHADE = "M6 -17L21 15H6L2 4Z"
CROSS = "M-15 -15L15 15M15 -15L-15 15"
WAVES = "M-20 -7c5 -6 10 -6 14 0s10 6 14 0 8 -5 12 -2M-20 8c5 -6 10 -6 14 0s10 6 14 0 8 -5 12 -2"
LARGE, SMALL = 1.5, 1.05  # of symbols: beside words, and in a gem


def define_stamps(document: Document) -> None:
    """All signs: what is printed, and what the pencil adds."""
    for name, path in PATHS.items():
        document.define_stamp(f"sign-{slug(name)}", lines((symbol(path, LARGE), "", BLACK, 2.6)))
        document.define_stamp(
            f"gem-{slug(name)}", lines((GEM, WHITE, BLACK, 2.4), (symbol(path, SMALL), "", BLACK, 2.0))
        )
    document.define_stamp("slot", lines((circle(0, 0, RADIUS), WHITE, DARK, 1.5)))
    document.define_stamp("gem", lines((GEM, WHITE, BLACK, 2.4)))
    document.define_stamp("obstacle", lines((ROCK, PALE, BLACK, 1.8), (ROCK_SHADE, GREY, "", 0)))
    document.define_stamp("burnt", lines((circle(0, 0, RADIUS), WHITE, PALE, 1.5), (CROSS, "", BLACK, 3.2)))
    document.define_stamp("army", lines((circle(0, 0, RADIUS), WHITE, BLACK, 3.6)))
    document.define_stamp("waves", lines((WAVES, "", PALE, 1.6)))


def lines(*strokes: tuple[str, str, str, float]) -> Drawing:
    """A drawing of some paths, each with its fill, its line, and how wide that is."""
    drawing = Drawing()
    for path, fill, line, width in strokes:
        drawing.path(path, fill, line, width)
    return drawing


def symbol(path: str, size: float) -> str:
    """A symbol round the origin."""
    return moved(path, -SQUARE / 2 * size, -SQUARE / 2 * size, size)


def slug(name: str) -> str:
    """A name as a stamp may bear it.

    >>> slug("Gravedigger's Spade")
    'gravediggers-spade'
    """
    return name.lower().replace("'", "").replace(" ", "-")
