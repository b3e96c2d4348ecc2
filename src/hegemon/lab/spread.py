"""How numbers of many games are spread, from the least over the median to the most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping


def spread(numbers: Counter[int], parts: Mapping[str, float]) -> list[tuple[str, int]]:
    """By name the number that this part of all does not exceed; nothing when there are none.

    >>> spread(Counter([5, 1, 9]), {"least": 0.0, "median": 0.5, "most": 1.0})
    [('least', 1), ('median', 5), ('most', 9)]
    """
    ordered = sorted(numbers.elements())
    return [(name, ordered[round(part * (len(ordered) - 1))]) for name, part in parts.items() if ordered]
