"""Who led in what decides a game, and when that changed: its turning points where the chances lay close together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from hegemon.presentation.review.chances import MOST_TURNS, OPENING

LEAST_REIGN = 1 / 25  # of the game


@dataclass(slots=True)
class Lead:
    """A player goes ahead of all others: when, with how much, and what the next one had."""

    move: int  # how many moves had been made after it
    seat: int
    held: int
    next: int


def leads_of(values: list[list[int]], moments: list[int]) -> list[Lead]:
    """The changes of the lead that lasted longest, in the order in which they came; values by moment and seat.

    >>> [(lead.seat, lead.held, lead.next) for lead in leads_of([[1, 0], [2, 1], [2, 3], [2, 4]], [0, 1, 2, 3])]
    [(1, 3, 2)]
    """
    opening = OPENING * len(values)
    reigns = [reign for reign in lasting(values) if reign[1] >= opening]
    best = sorted(reigns, key=lambda reign: (-reign[2], reign[1]))[:MOST_TURNS]
    return [lead_at(values[k], moments[k], seat) for seat, k, _ in sorted(best, key=lambda reign: reign[1])]


def lasting(values: list[list[int]]) -> list[tuple[int, int, int]]:
    """Who went ahead of somebody else for a while, from which moment on, and how long."""
    began: list[tuple[int, int]] = []
    for k, then in enumerate(values):
        first = [seat for seat, value in enumerate(then) if value == max(then)]
        if len(first) == 1 and (not began or began[-1][0] != first[0]):
            began.append((first[0], k))
    found: list[tuple[int, int, int]] = []
    for (seat, k), (_, end) in pairwise([*began, (-1, len(values))]):
        if end - k >= LEAST_REIGN * len(values) and (not found or found[-1][0] != seat):
            found.append((seat, k, end - k))
    return found[1:]


def lead_at(then: list[int], move: int, seat: int) -> Lead:
    """The lead that somebody has at a moment."""
    return Lead(move, seat, then[seat], max(value for other, value in enumerate(then) if other != seat))
