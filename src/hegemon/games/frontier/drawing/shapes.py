"""Small words of the drawing: texts, boxes, documents, glyphs as SVG, and lines that look drawn by hand."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.glyphs import Glyph, Mark
from hegemon.kit.drawing.lettering import FAMILY
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS

LETTERING = f'font-family="{FAMILY}" font-weight="700"'


def text(
    x: float, y: float, size: float, words: str, fill: str = palette.INK, anchor: str = "start", plain: bool = False
) -> str:
    """One line of text; bold unless it is plain."""
    weight = ' font-weight="400"' if plain else ""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}"{place}{weight}>'
        f"{escape(words)}</text>"
    )


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


def document(view_box: str, title: str, content: str, role: str = "img") -> str:
    """A whole SVG document that needs nothing beside it; what can be pointed at in a `group` is read by itself."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" role="{role}" {LETTERING}>'
        f"<title>{escape(title)}</title>{content}</svg>"
    )


@lru_cache(maxsize=65536)
def chance(seed: int, step: int) -> float:
    """A number from -1 to 1 that looks random and is always the same for the same seed and step."""
    mixed = (seed * 374761393 + step * 668265263 + 1013904223) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed ^= mixed >> 16
    return (mixed % 20001) / 10000 - 1
