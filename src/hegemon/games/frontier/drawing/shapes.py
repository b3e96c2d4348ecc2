"""Small words of the drawing: texts, boxes, documents, glyphs as SVG, and lines that look drawn by hand."""

from __future__ import annotations

from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.glyphs import Glyph, Mark
from hegemon.kit.drawing.markup import line_of_text
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS


def text(
    x: float, y: float, size: float, words: str, fill: str = palette.INK, anchor: str = "start", plain: bool = False
) -> str:
    """One line of text in ink; bold unless it is plain."""
    return line_of_text(x, y, size, words, fill, anchor, plain)


def box(x: float, y: float, width: float, height: float, fill: str, edge: str = "", rounding: float = 0) -> str:
    """A rectangle."""
    line = f' stroke="{edge}"' if edge else ""
    bend = f' rx="{number(rounding)}"' if rounding else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{bend} '
        f'fill="{fill}"{line}/>'
    )


def marked(mark: Mark) -> str:
    """A mark of a glyph as SVG."""
    fill, line = palette.COLOURS[mark.fill], palette.COLOURS[mark.line]
    stroke = f' stroke="{line}" stroke-width="{mark.width:g}"' if line != "none" else ""
    return f'<path d="{mark.path}" fill="{fill}"{stroke}/>'


def glyph_markup(glyph: Glyph) -> str:
    """The marks of a glyph from the bottom up; ends and corners are round as a pen makes them."""
    return "".join(marked(mark) for mark in glyph)


def symbol(name: str, markup: str) -> str:
    """A group to be used by name."""
    return f'<g id="{name}" stroke-linecap="round" stroke-linejoin="round">{markup}</g>'


def use(name: str, x: float, y: float) -> str:
    """A symbol in its place."""
    return f'<use href="#{name}" x="{number(x)}" y="{number(y)}"/>'


def seat_badge(seat: int, x: float, y: float, size: float) -> str:
    """A seat's letter on its colour, square with round corners, round a middle."""
    half = size / 2
    return (
        f'<rect x="{number(x - half)}" y="{number(y - half)}" width="{number(size)}" height="{number(size)}" '
        f'rx="{number(size / 4)}" fill="{COLOURS[seat]}" stroke="{palette.INK}"/>'
        f"{text(x, y + size * 0.26, size * 0.72, LETTERS[seat], INKS[seat], 'middle')}"
    )
