"""Small words of the drawing: texts, groups, marks of seats, lines that look drawn by hand."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hegemon.games.swarm.drawing import palette
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import chance, line_of_text
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS

Rectangle = tuple[float, float, float, float]  # left, top, width, height
SPACE = 6  # between panels


class Panel(NamedTuple):
    """A part of the drawing that lies beside the tiles."""

    key: str
    title: str
    markup: str  # below the origin, as wide as the board
    height: float
    gap: float = SPACE  # below it, where panels stand under each other


def text(
    x: float, y: float, size: float, words: str, fill: str = palette.INK, anchor: str = "start", plain: bool = False
) -> str:
    """One line of text in ink; bold unless it is plain."""
    return line_of_text(x, y, size, words, fill, anchor, plain)


def fitted(x: float, y: float, size: float, words: str, width: float, fill: str = palette.INK) -> str:
    """A line of text round a middle, as large as the width allows."""
    return text(x, y, min(size, width / text_width(words)), words, fill, "middle")


def placed(markup: str, x: float, y: float, scale: float = 1.0) -> str:
    """A piece of the drawing moved to a place, and scaled."""
    size = "" if scale == 1.0 else f" scale({scale:.3g})"
    return f'<g transform="translate({pair(x, y)}){size}">{markup}</g>'


def box(where: Rectangle, fill: str, edge: str = "none", rounding: float = 4, width: float = 1) -> str:
    """A rectangle with round corners."""
    left, top, wide, high = where
    line = "" if edge == "none" else f' stroke="{edge}" stroke-width="{number(width)}"'
    return (
        f'<rect x="{number(left)}" y="{number(top)}" width="{number(wide)}" height="{number(high)}" '
        f'rx="{number(rounding)}" fill="{fill}"{line}/>'
    )


def seat_disc(seat: int, x: float, y: float, radius: float = 8) -> str:
    """A seat's letter on its colour."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{COLOURS[seat]}" '
        f'stroke="{palette.INK}" stroke-width="1"/>'
        f"{text(x, y + radius * 0.5, radius * 1.4, LETTERS[seat], INKS[seat], 'middle')}"
    )


def bar(seat: int, x: float, top: float, foot: float) -> str:
    """A stroke in a seat's colour at the end of a panel."""
    return (
        f'<path d="M{number(x)} {number(top)}V{number(foot)}" stroke="{COLOURS[seat]}" stroke-width="5" '
        f'stroke-linecap="round"/>'
    )


@lru_cache(maxsize=512)
def hand_drawn(where: Rectangle, seed: int, wobble: float = 0.9, corner: float = 6) -> str:
    """The path of a rectangle as a hand draws it: round corners, and sides that are nearly straight."""
    left, top, wide, high = where
    right, low = left + wide, top + high
    off = [wobble * chance(seed, step) for step in range(8)]
    return (
        f"M{pair(left + corner, top)}C{pair(left + wide / 3, top + off[0])} {pair(right - wide / 3, top + off[1])} "
        f"{pair(right - corner, top)}Q{pair(right, top)} {pair(right, top + corner)}"
        f"C{pair(right + off[2], top + high / 3)} {pair(right + off[3], low - high / 3)} {pair(right, low - corner)}"
        f"Q{pair(right, low)} {pair(right - corner, low)}C{pair(right - wide / 3, low + off[4])} "
        f"{pair(left + wide / 3, low + off[5])} {pair(left + corner, low)}Q{pair(left, low)} {pair(left, low - corner)}"
        f"C{pair(left + off[6], low - high / 3)} {pair(left + off[7], top + high / 3)} {pair(left, top + corner)}"
        f"Q{pair(left, top)} {pair(left + corner, top)}Z"
    )
