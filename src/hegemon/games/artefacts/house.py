"""The dials of a game as numbers, and the worlds that are played with them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dials import Numbers, Options
from hegemon.engine.errors import NotUnderstood
from hegemon.games.artefacts.content import OPENING, SIZES
from hegemon.games.artefacts.dials import ADJACENT, CAPPED, DIFFERENCE, EXTRA, parse_map
from hegemon.games.artefacts.furniture import Shares
from hegemon.games.artefacts.world import World
from hegemon.kit.graph import zeros
from hegemon.kit.shelf import Shelf

WORLDS_KEPT: Final = 64
ENTRIES_A_SLOT: Final = 80  # of the list of legal moves, at most


class House:
    """Shared by all copies of a state."""

    def __init__(self, players: i64, options: Options) -> None:
        dial = Numbers(options)
        self.players = players
        self.options = options
        self.size = str(options["size"])
        most = SIZES[self.size][5]
        if players > most:  # ARTEFACTS-1.5
            raise NotUnderstood(f"a {self.size} world has too few slots for {players}: it is for 2 to {most} players")
        self.map_number = i64(parse_map(str(options["map"])))  # -1 when the dice choose
        self.shares = Shares(options)
        self.starting_armies = dial["starting_armies"]
        self.snake = bool(options["snake"])
        self.opening = str(options["opening"])
        extra = OPENING[int(players)] if self.opening == EXTRA else [0] * int(players)
        self.extra = vec[i64]([i64(armies) for armies in extra])  # by place in the turn order, in round 1
        self.battles = dial["battles"]
        self.two_rounds = bool(options["two_rounds"])
        self.is_capped = options["losses"] == CAPPED
        self.by_difference = options["losses"] in (CAPPED, DIFFERENCE)
        self.halved = options["debrief"] == "half"
        self.asks_next_door = options["allies"] == ADJACENT
        self.rewards = dial["rewards"]
        self.round_limit = dial["round_limit"]
        self.worlds: dict[int, World] = {}
        self.none_yet = zeros(players)
        self.scratch = vec[i64]()  # where a list of legal moves is gathered

    def world_of(self, number: i64) -> World:
        """The world of a number, made when it is first asked for."""
        made = self.worlds.get(int(number))
        if made is None:
            if len(self.worlds) >= WORLDS_KEPT:
                self.worlds.clear()
            made = World(self.size, number, self.shares, self.players)
            self.worlds[int(number)] = made
            if len(self.scratch) < made.slots * ENTRIES_A_SLOT:
                self.scratch = zeros(made.slots * ENTRIES_A_SLOT)
        return made


HOUSES: Final = Shelf(House)
