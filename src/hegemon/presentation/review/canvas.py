"""Where on the canvas of a plot something lies."""

from __future__ import annotations

from itertools import pairwise

WIDTH, HEIGHT = 308, 216
LEFT, RIGHT, TOP, BOTTOM = 44, 232, 24, 188  # of the lines; names stand to the right of them
BEFORE_THE_END = 216  # how far the moments of play reach: what the end brought has a step of its own


def across(part: float) -> float:
    """Where a part of the game lies; the end stands by itself.

    >>> across(0.0), across(0.5), across(1.0)
    (44.0, 130.0, 232.0)
    """
    return LEFT + (BEFORE_THE_END - LEFT) * part if part < 1 else float(RIGHT)


def kind(seat: int, own: int) -> str:
    """The classes of what belongs to a seat."""
    return f"by-{seat % 8}{' own' if seat == own else ''}"


def apart(wanted: list[float], least: float, end: float) -> list[float]:
    """Places near those that are wanted, none too near to another, none beyond the end.

    >>> apart([100, 100, 20], 16, 178)
    [100, 116, 20]
    >>> apart([178, 178], 16, 178)
    [162, 178]
    """
    order = sorted(range(len(wanted)), key=lambda one: wanted[one])
    places = list(wanted)
    for before, one in pairwise(order):
        places[one] = max(places[one], places[before] + least)
    last = end
    for one in reversed(order):
        places[one] = min(places[one], last)
        last = places[one] - least
    return places
