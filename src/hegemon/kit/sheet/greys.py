"""What there is on paper, where there may be only black: greys, most of them light enough to draw upon; and squares."""

from __future__ import annotations

BLACK = "#000000"
DARK = "#333333"
GREY = "#777777"
PALE = "#B5B5B5"
TONE = "#EDEDED"
WHITE = "#FFFFFF"


def square(x: float, y: float, side: float) -> str:
    return box(x, y, side, side)


def box(x: float, y: float, width: float, height: float) -> str:
    """The path of a box from its upper left corner."""
    return f"M{x:.2f} {y:.2f}h{width:.2f}v{height:.2f}h-{width:.2f}z"
