"""Eight owners that eyes of every kind tell apart: a colour, a pattern and a letter each, and a badge with all that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemon.kit.drawing.lettering import HEIGHT
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.paths import circle

LETTERS = "ABCDEFGH"
COLOURS = ("#0072B2", "#E69F00", "#44AA99", "#8E2C7A", "#D55E00", "#3A3A3A", "#D6DB78", "#7A35E6")
# Readable upon the colour.
INKS = ("#FFFFFF", "#1E1A16", "#1E1A16", "#FFFFFF", "#FFFFFF", "#FFFFFF", "#1E1A16", "#FFFFFF")

# What is drawn upon the wash of an owner: the size of a patch that repeats, marks in it, the width of the pen; 0 fills.
PATTERNS = (
    (8, "M-2 2L2 -2M0 8L8 0M6 10L10 6", 1.6),
    (8, circle(2, 2, 1.3) + circle(6, 6, 1.3), 0),
    (7, "M0 2H7M0 5.5H7", 1.1),
    (10, "M0 0H5V5H0ZM5 5H10V10H5Z", 0),
    (8, "M0 0L8 8M8 0L0 8", 1.1),
    (8, "M2 0V8M6 0V8", 1.2),
    (10, "M1 3.5L3.5 1L6 3.5L3.5 6ZM6 8.5L8.5 6L11 8.5M-4 8.5L-1.5 6L1 8.5", 1.1),
    (8, "M2 0V4M0 2H4M6 4V8M4 6H8", 1.1),
)

EDGE = "#2B2620"  # of a badge
LETTER_PART = 0.42  # of a badge's width
LETTER_SIZE = 12


def player_name(view: Mapping[str, Any], seat: int) -> str:
    """The name a seat goes by, or its letter.

    >>> player_name({"names": ["Ada", ""]}, 0), player_name({"names": ["Ada", ""]}, 1)
    ('Ada', 'Player B')
    """
    names = view.get("names") or []
    return str(names[seat]) if seat < len(names) and names[seat] else f"Player {LETTERS[seat]}"


def wash(owner: int, depth: float = 0.5) -> str:
    """The pattern `wash-A` of an owner: colour, so deep, and marks for those who cannot tell it."""
    size, marks, width = PATTERNS[owner]
    colour = COLOURS[owner]
    pen = f'fill="none" stroke="{colour}" stroke-opacity="0.4" stroke-width="{width:g}"'
    ink = pen if width else f'fill="{colour}" fill-opacity="0.4"'
    return (
        f'<pattern id="wash-{LETTERS[owner]}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size}" height="{size}" fill="{colour}" fill-opacity="{depth:g}"/>'
        f'<path d="{marks}" {ink}/></pattern>'
    )


def badge(owner: int, width: float, height: float) -> str:
    """The group `badge-A` of an owner, round the origin: the letter on the colour, and a blank for a number."""
    left, top, bend = -width / 2, -height / 2, number(height / 2)
    split = left + LETTER_PART * width
    box = f'x="{number(left)}" width="{number(width)}" height="{number(height)}" rx="{bend}"'
    end = number(split)
    half = f"M{end} {number(top)}H{number(left + height / 2)}a{bend} {bend} 0 0 0 0 {number(height)}H{end}Z"
    return (
        f'<g id="badge-{LETTERS[owner]}"><rect {box} y="{number(top + 1.6)}" fill="{EDGE}" '
        f'fill-opacity="0.35"/><rect {box} y="{number(top)}" fill="#FFFFFF" stroke="{EDGE}" stroke-width="1.4"/>'
        f'<path d="{half}" fill="{COLOURS[owner]}"/><text x="{number((left + split) / 2 + 0.8)}" '
        f'y="{number(LETTER_SIZE * HEIGHT / 2)}" font-size="{LETTER_SIZE}" text-anchor="middle" '
        f'fill="{INKS[owner]}">{LETTERS[owner]}</text></g>'
    )
