"""Owners as the theme dresses them: the wash of what they own, a badge with letter and colour, their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemon import theme
from hegemon.kit.drawing.lettering import HEIGHT
from hegemon.kit.drawing.outlines import number

LETTERS = theme.LETTERS[: len(theme.SEATS)]
COLOURS = tuple(seat.colour for seat in theme.SEATS)
INKS = tuple(seat.ink for seat in theme.SEATS)
PATTERNS = tuple(seat.pattern for seat in theme.SEATS)  # drawn upon the wash of an owner

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
