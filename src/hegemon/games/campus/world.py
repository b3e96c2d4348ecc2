"""What does not change during a game: the map, the dials as numbers, and tables made from them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.notation import Kind
from hegemon.games.campus.choices import ROW
from hegemon.games.campus.content import EXTRA_TROOPS
from hegemon.games.campus.events import chronicle_for
from hegemon.games.campus.maps import named_map
from hegemon.games.campus.moves import notation_for
from hegemon.games.campus.odds import LossTable
from hegemon.kit.shelf import Shelf

SMALL_MAP: Final = "johanneberg"
SMALL_MAP_PLAYERS: Final = 4


class World:
    """Shared by all copies of a state."""

    def __init__(self, players: i64, options: Options) -> None:
        self.map = named_map(str(options["map"]), i64(int(options["size"])))
        if self.map.name == SMALL_MAP and players > SMALL_MAP_PLAYERS:
            raise NotUnderstood(f"the map {SMALL_MAP} is for 2 to {SMALL_MAP_PLAYERS} players, not {players}")
        self.options = options
        self.fair_deal = bool(options["fair_deal"])
        self.batch = i64(int(options["batch"]))
        self.starting_troops = i64(int(options["starting_troops"]))
        extra = EXTRA_TROOPS[int(players)] if options["compensation"] else [0] * int(players)
        self.extra_troops = vec[i64]([i64(troops) for troops in extra])  # by place in the turn order
        self.minimum_income = i64(int(options["minimum_income"]))
        self.territories_per_troop = i64(int(options["territories_per_troop"]))
        self.bonus_scale = i64(int(options["bonus_scale"]))
        self.attack_dice = i64(int(options["attack_dice"]))
        self.defence_dice = i64(int(options["defence_dice"]))
        self.to_the_end = options["fight"] == "to_the_end"
        self.round_limit = i64(int(options["round_limit"]))
        self.ends_by_die = options["ending"] == "die"
        self.territories = self.map.territories
        self.starts = self.map.starts
        self.links = self.map.links
        self.scratch = vec[i64]([0] * (len(self.links) + 1))  # where a list of legal moves is gathered
        self.unowned = vec[i64]([-1] * int(self.territories))
        self.nothing = vec[i64]([0] * int(self.territories))  # by territory
        self.no_ways = vec[i64]([0] * int(self.territories + (self.territories + ROW - 1) // ROW))
        self.none_yet = vec[i64]([0] * int(players))  # by seat
        self.no_holdings = vec[i64]([0] * int(players * self.map.buildings))  # by building and seat
        self.degrees = vec[i64]([self.starts[t + 1] - self.starts[t] for t in range(self.territories)])
        self.losses = LossTable(self.attack_dice, self.defence_dice, options["ties"] == "defender")
        self.member_starts = vec[i64]()
        self.members = vec[i64]()
        self.list_members()
        territory = Kind("territory", self.map.names, self.map.labels)
        self.notation = notation_for(territory)
        self.chronicle = chronicle_for(territory)

    def list_members(self) -> None:
        """The territories of each building, building after building."""
        for building in range(self.map.buildings):
            self.member_starts = append(self.member_starts, i64(len(self.members)))
            for territory in range(self.territories):
                if self.map.building_of[territory] == building:
                    self.members = append(self.members, territory)
        self.member_starts = append(self.member_starts, i64(len(self.members)))

    def adjacent(self, source: i64, target: i64) -> bool:
        """CAMPUS-1.1 Are these two territories neighbours?"""
        return any(self.links[k] == target for k in range(self.starts[source], self.starts[source + 1]))


WORLDS: Final = Shelf(World)
