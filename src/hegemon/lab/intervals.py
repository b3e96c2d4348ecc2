"""How sure a share of games is."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959964


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins; shared wins count in parts.

    >>> low, high = interval(95, 100)
    >>> round(low, 3), round(high, 3)
    (0.888, 0.978)
    """
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    square = NORMAL_95 * NORMAL_95
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return (max(0.0, centre - half), min(1.0, centre + half))
