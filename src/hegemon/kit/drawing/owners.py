"""Owners as the theme dresses them: the wash of what they own, a badge with letter and colour, their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hegemon import theme
from hegemon.kit.drawing.lettering import HEIGHT, text_width
from hegemon.kit.drawing.outlines import number

LETTERS = theme.LETTERS[: len(theme.SEATS)]
COLOURS = tuple(seat.colour for seat in theme.SEATS)
INKS = tuple(seat.ink for seat in theme.SEATS)
PATTERNS = tuple(seat.pattern for seat in theme.SEATS)  # drawn upon the wash of an owner

EDGE = "#2B2620"  # of a badge
BADGE_WIDTH = 35
BADGE_HEIGHT = 19
LETTER_PART = 0.42  # of a badge's width
BLANK_PART = 1 - LETTER_PART
LETTER_SIZE = 12
DEPTH = 0.5  # of a wash: the ground can be seen through it


def player_name(view: Mapping[str, Any], seat: int) -> str:
    """The name a seat goes by, or its letter.

    >>> player_name({"names": ["Ada", ""]}, 0), player_name({"names": ["Ada", ""]}, 1)
    ('Ada', 'Player B')
    """
    names = view.get("names") or []
    return str(names[seat]) if seat < len(names) and names[seat] else f"Player {LETTERS[seat]}"


def washes() -> str:
    """The patterns `wash-A` and so on, for what is owned."""
    return "".join(wash(owner) for owner in range(len(theme.SEATS)))


def badges() -> str:
    """The groups `badge-A` and so on, upon which owners count what they have."""
    return "".join(badge(owner) for owner in range(len(theme.SEATS)))


def wash(owner: int) -> str:
    """The pattern of an owner: colour, and marks for those who cannot tell it."""
    size, marks, width = PATTERNS[owner]
    colour = COLOURS[owner]
    pen = f'fill="none" stroke="{colour}" stroke-opacity="0.4" stroke-width="{width:g}"'
    ink = pen if width else f'fill="{colour}" fill-opacity="0.4"'
    return (
        f'<pattern id="wash-{LETTERS[owner]}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size}" height="{size}" fill="{colour}" fill-opacity="{DEPTH:g}"/>'
        f'<path d="{marks}" {ink}/></pattern>'
    )


def badge(owner: int) -> str:
    """The badge of an owner, round the origin: the letter on the colour, and a blank for a number."""
    left, top, bend = -BADGE_WIDTH / 2, -BADGE_HEIGHT / 2, number(BADGE_HEIGHT / 2)
    split = left + LETTER_PART * BADGE_WIDTH
    shape = f'x="{number(left)}" width="{number(BADGE_WIDTH)}" height="{number(BADGE_HEIGHT)}" rx="{bend}"'
    end = number(split)
    half = f"M{end} {number(top)}H{number(left + BADGE_HEIGHT / 2)}a{bend} {bend} 0 0 0 0 {number(BADGE_HEIGHT)}H{end}Z"
    return (
        f'<g id="badge-{LETTERS[owner]}"><rect {shape} y="{number(top + 1.6)}" fill="{EDGE}" '
        f'fill-opacity="0.35"/><rect {shape} y="{number(top)}" fill="#FFFFFF" stroke="{EDGE}" stroke-width="1.4"/>'
        f'<path d="{half}" fill="{COLOURS[owner]}"/><text x="{number((left + split) / 2 + 0.8)}" '
        f'y="{number(LETTER_SIZE * HEIGHT / 2)}" font-size="{LETTER_SIZE}" text-anchor="middle" '
        f'fill="{INKS[owner]}">{LETTERS[owner]}</text></g>'
    )


def figure(x: float, y: float, count: int, largest: float) -> tuple[float, float, float]:
    """Where a number is written on the badge at a place, its middle and its foot, and how large.

    >>> figure(0, 0, 7, 14)[2], figure(0, 0, 888, 14)[2] < 14
    (14, True)
    """
    size = min(largest, (BADGE_WIDTH * BLANK_PART - 5) / text_width(str(count)))
    return x + BADGE_WIDTH / 2 * (1 - BLANK_PART) - 0.8, y + HEIGHT * size / 2, size
