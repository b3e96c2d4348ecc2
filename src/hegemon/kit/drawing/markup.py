"""SVG that all drawings share: lines of text, whole documents, and the unsteadiness of a hand."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.kit.drawing.lettering import FAMILY
from hegemon.kit.drawing.outlines import number

LETTERING = f'font-family="{FAMILY}" font-weight="700"'


def line_of_text(x: float, y: float, size: float, words: str, fill: str, anchor: str, plain: bool) -> str:
    """One line of text; bold unless it is plain."""
    weight = ' font-weight="400"' if plain else ""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}"{place}{weight}>'
        f"{escape(words)}</text>"
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
