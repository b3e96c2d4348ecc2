"""The nomads: first strengths, and the cards that drive them on."""

from __future__ import annotations

from typing import Final, NamedTuple

LEAST_STRENGTH: Final = 1

# By number of players: the first strength of each lane, and what a card's growth of 0, 1, 2 and 3 is.
FIRST_STRENGTH: Final = {2: [3, 2, 3, 2], 3: [4, 3, 4, 3], 4: [5, 4, 5, 4]}
GROWTH: Final = {2: [0, 1, 2, 2], 3: [0, 1, 2, 3], 4: [0, 1, 3, 4]}


class Nomads(NamedTuple):
    """A card: for each lane how far the nomad advances, and how its strength grows; below 0 it shrinks as much."""

    name: str
    label: str
    advance: list[int]
    growth: list[int]


CARDS: Final = [
    Nomads("dust", "Dust on the Plain", [2, 1, 1, 2], [1, 1, 2, 1]),
    Nomads("hunger", "A Hungry Winter", [1, 2, 2, 1], [2, 1, 1, 2]),
    Nomads("horses", "Fresh Horses", [2, 2, 1, 2], [1, 1, 1, 0]),
    Nomads("feud", "A Feud of Chiefs", [1, 1, 2, 1], [1, -1, 1, 2]),
    Nomads("drums", "Drums in the Night", [1, 2, 2, 2], [3, 1, 0, 1]),
    Nomads("oath", "The Oath of the Clans", [2, 2, 1, 2], [0, 2, 2, 1]),
    Nomads("thaw", "An Early Thaw", [2, 1, 2, 1], [1, 2, 1, 3]),
    Nomads("truce", "A Broken Truce", [1, 2, 1, 2], [1, 2, 3, 1]),
    Nomads("scouts", "Scouts on Every Hill", [2, 2, 2, 1], [1, 0, 1, 1]),
    Nomads("stars", "A Sign in the Stars", [1, 1, 1, 2], [2, 3, 2, 2]),
]
