"""Room in which sets of tiles and lists of moves are made: each is used up before the next one is made there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.games.frontier.choices import GROUPS
from hegemon.games.frontier.generator import filled

GIFTS_A_TILE: Final = 8
ENTRIES_A_TILE: Final = 16  # of the list of legal moves, at most
ENTRIES_BESIDE: Final = 8  # that have no tile
PADDING: Final = 2  # a set that is padded has an empty row before the first one and behind the last


class Scratch:
    """Shared by all copies of a state. Sets of tiles are by row, as bits."""

    def __init__(self, tiles: i64, height: i64, players: i64) -> None:
        self.near = filled(height + PADDING, 0)  # padded, and so are the next two
        self.sources = filled(height + PADDING, 0)
        self.ways = filled(height + PADDING, 0)
        self.reach = filled(height, 0)
        self.takes = filled(height, 0)
        self.sites = filled(height, 0)
        self.claimed = filled(height, 0)
        self.fronts = filled(players * (height + PADDING), 0)  # by seat and row, padded
        self.reached = filled(players * height, 0)  # by seat and row
        self.sizes = filled(GROUPS, 0)  # of the groups of moves
        self.gifts = filled(tiles * GIFTS_A_TILE, 0)  # moves that take gold
        self.entries = filled(tiles * ENTRIES_A_TILE + ENTRIES_BESIDE, 0)  # the list of legal moves
