"""Names in the serif of the pages, as wide as they were measured whatever letters a reader has."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia.drawing.palette import INK
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.outlines import number

SERIF = "'Source Serif Pro', Palatino, Georgia, serif"
WIDER = 1.05  # than the sans in which texts are measured


def heading_width(words: str, size: float) -> float:
    return text_width(words) * size * WIDER


def heading(x: float, y: float, size: float, words: str, fill: str = INK, anchor: str = "start") -> str:
    """One line of text whose foot is at y."""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
    length = f'textLength="{number(heading_width(words, size))}" lengthAdjust="spacingAndGlyphs"'
    return f'<text {place} fill="{fill}" font-family="{SERIF}" {length}>{escape(words)}</text>'
