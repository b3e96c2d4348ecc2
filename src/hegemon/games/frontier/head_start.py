"""What those who go later begin with.

Who goes later finds more land taken. That matters where land runs out before the rounds do; where the rounds are over
first, everyone has had as many turns as everyone else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.games.frontier.content import LAND_ACTIONS, LAND_TILES

WAITED: Final = "waited"  # the part of a turn's actions that one waited of the first round
PLACES: Final = "places"  # one action for each player who goes before
OFF: Final = "off"


def stored_by_place(kind: str, players: i64, actions: i64, capacity: i64, crowd: i64) -> vec[i64]:
    """FRONTIER-2.3 Stored actions by place in the order of turns; with fewer players than `crowd`, land lasts."""
    stored = vec[i64]()
    for place in range(players):
        amount: i64 = 0
        if kind == PLACES:
            amount = place
        elif kind == WAITED and players >= crowd:
            amount = place * actions // players
        stored = append(stored, min(amount, capacity))
    return stored


def least_crowd(tiles: i64, actions: i64, rounds: i64) -> i64:
    """FRONTIER-2.3 The least number of players who have over a quarter more actions in a game than there are tiles."""
    return LAND_ACTIONS * tiles // (LAND_TILES * actions * rounds) + 1
