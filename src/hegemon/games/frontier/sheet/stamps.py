"""The symbols of the map as stamps of a document: defined once, shown wherever they are needed."""

from __future__ import annotations

from hegemon.games.frontier.drawing.glyphs import (
    CHOPPED,
    ELEMENTS,
    FEATURES,
    FORTIFICATION,
    HULL,
    LOG,
    PENCILLED,
    PORT,
    SAIL,
    Glyph,
    Mark,
)
from hegemon.games.frontier.drawing.palette import MARKS
from hegemon.games.frontier.drawing.textures import FLOORS, WIDTHS, texture
from hegemon.kit.drawing.paper import Document, Drawing
from hegemon.kit.sheet.owners import define_hatchings

VARIANTS = 12  # tiles of a flooring that look different

TEXTURES = {"grass": "#989898", "desert": "#6C6C6C", "snow": "#909090", "water": "#7C7C7C"}

# What the colours of the screen become on paper, by the names of the glyphs' fills and lines.
INKS = {name: grey for name, (_, grey) in MARKS.items()}

SHIP: Glyph = (Mark(HULL, "wood"), Mark(SAIL, "white"))
STRUCK = Mark("M-12 10L12 -10", "none", "ink", 2)
GLYPHS: dict[str, Glyph] = {
    **ELEMENTS,
    "chopped": CHOPPED,
    **FEATURES,
    **{f"taken-{name}": (*glyph, STRUCK) for name, glyph in FEATURES.items()},
    "log": LOG,
    "fortification": FORTIFICATION,
    "port": PORT,
    "ship": SHIP,
    **{
        f"soldier-{name}": (Mark(path, "white", "white", 5), Mark(path, "white", "ink", 2.4))
        for name, path in PENCILLED.items()
    },
}


def define_stamps(document: Document) -> None:
    """All symbols and textures, and the hatchings of owners."""
    for name, glyph in GLYPHS.items():
        document.define_stamp(name, inked(glyph))
    for floor in FLOORS:
        for k in range(VARIANTS):
            drawing = Drawing()
            drawing.path(texture(floor, k), line=TEXTURES[floor], width=WIDTHS[floor])
            document.define_stamp(f"{floor}-{k}", drawing)
    define_hatchings(document)


def inked(glyph: Glyph) -> Drawing:
    """A glyph in greys."""
    drawing = Drawing()
    for mark in glyph:
        drawing.path(mark.path, INKS[mark.fill], INKS[mark.line], mark.width)
    return drawing
