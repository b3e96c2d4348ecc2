"""SVG that all drawings share: texts, boxes, discs, groups, whole documents, and the unsteadiness of a hand.

Every function returns markup, which is put together by writing one after the other; the last lies on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from hegemon.kit.drawing.lettering import FAMILY, shortened, text_width
from hegemon.kit.drawing.outlines import number, pair

Rectangle = tuple[float, float, float, float]  # left, top, width, height

LETTERING = f'font-family="{FAMILY}" font-weight="700"'


class Pen:
    """Writes in one ink, unless another colour is given.

    >>> Pen("#222").text(4, 12, 10, "5 & more")
    '<text x="4" y="12" font-size="10" fill="#222">5 &amp; more</text>'
    """

    def __init__(self, ink: str) -> None:
        self.ink = ink

    def text(
        self, x: float, y: float, size: float, words: str, fill: str = "", anchor: str = "start", plain: bool = False
    ) -> str:
        """One line of text whose foot is at y; bold unless it is plain."""
        weight = ' font-weight="400"' if plain else ""
        side = "" if anchor == "start" else f' text-anchor="{anchor}"'
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
        return f'<text {place} fill="{fill or self.ink}"{side}{weight}>{escape(words)}</text>'

    def cut(self, x: float, y: float, size: float, words: str, width: float, anchor: str = "start") -> str:
        """One line of text with dots for what does not fit into a width: names, and lines that say how it stands."""
        return self.text(x, y, size, shortened(words, width / size), anchor=anchor)

    def fitted(self, x: float, y: float, size: float, words: str, width: float, fill: str = "") -> str:
        """A line of text round a middle, as large as the width allows."""
        return self.text(x, y, min(size, width / text_width(words)), words, fill, "middle")


def box(
    x: float, y: float, width: float, height: float, fill: str, edge: str = "", rounding: float = 0, line: float = 0
) -> str:
    """A rectangle; where it has an edge, that may have another line than the usual one.

    >>> box(0, 0, 30, 20, "#FFF", rounding=4)
    '<rect x="0" y="0" width="30" height="20" rx="4" fill="#FFF"/>'
    """
    bend = f' rx="{number(rounding)}"' if rounding else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{bend} '
        f'fill="{fill}"{edged(edge, line)}/>'
    )


def disc(x: float, y: float, radius: float, fill: str, edge: str = "", line: float = 0) -> str:
    """A circle.

    >>> disc(5, 5, 3.5, "#FFF", "#222", 1.2)
    '<circle cx="5" cy="5" r="3.5" fill="#FFF" stroke="#222" stroke-width="1.2"/>'
    """
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{edged(edge, line)}/>'


def edged(edge: str, line: float) -> str:
    """The attributes of an edge, if there is one."""
    width = f' stroke-width="{number(line)}"' if line else ""
    return f' stroke="{edge}"{width}' if edge else ""


def placed(markup: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece of a drawing moved to a place, and scaled.

    >>> placed("<path/>", 3, 4, 0.5)
    '<g transform="translate(3 4) scale(0.5)"><path/></g>'
    """
    size = "" if scale == 1.0 else f" scale({scale:.3g})"
    return f'<g transform="translate({pair(x, y)}){size}">{markup}</g>'


def use(name: str, x: float, y: float) -> str:
    """What was defined under a name, in its place."""
    return f'<use href="#{name}" x="{number(x)}" y="{number(y)}"/>'


def untouched(markup: str) -> str:
    """A part that lets the pointer through to what lies below; nothing stays nothing."""
    return f'<g pointer-events="none">{markup}</g>' if markup else ""


def document(view_box: str, title: str, content: str, role: str = "img") -> str:
    """A whole SVG document that needs nothing beside it; what can be pointed at in a `group` is read by itself."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}" role="{role}" {LETTERING}>'
        f"<title>{escape(title)}</title>{content}</svg>"
    )


def live_group(pieces: Mapping[str, str]) -> str:
    """The parts of a board's live layer from the bottom up, as one group.

    >>> live_group({"arrow": "<path/>"})
    '<g id="live"><g id="piece-arrow"><path/></g></g>'
    """
    parts = [f'<g id="piece-{key}">{markup}</g>' for key, markup in pieces.items()]
    return f'<g id="live">{"".join(parts)}</g>'


@lru_cache(maxsize=65536)
def chance(seed: int, step: int) -> float:
    """A number from -1 to 1 that looks random and is always the same for the same seed and step."""
    mixed = (seed * 374761393 + step * 668265263 + 1013904223) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    mixed ^= mixed >> 16
    return (mixed % 20001) / 10000 - 1
