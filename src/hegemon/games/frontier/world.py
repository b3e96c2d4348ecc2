"""What does not change during a game: the grid, the dials as numbers, and room to work in."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.games.frontier.bitboards import BOARDS
from hegemon.games.frontier.choices import GROUPS
from hegemon.games.frontier.content import IRON_POWER
from hegemon.games.frontier.dials import parse_map, parse_size
from hegemon.games.frontier.evaluation import COUNTS
from hegemon.games.frontier.generator import Recipe, filled, listed
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.ground import Ground
from hegemon.games.frontier.maps import Map, drawn_map, map_name, mark_of
from hegemon.kit.shelf import Shelf

HALVES: Final = {"all": 2, "half": 1, "none": 0}
GIFTS_A_TILE: Final = 8
ENTRIES_A_TILE: Final = 16  # of the list of legal moves, at most
ENTRIES_BESIDE: Final = 8  # that have no tile
PADDING: Final = 2  # a set that is padded has an empty row before the first one and behind the last


class World:
    """Shared by all copies of a state."""

    def __init__(self, players: i64, options: Options) -> None:
        width, height = parse_size(str(options["size"]))
        self.players = players
        self.options = options
        self.mark = mark_of(options)  # of the weights, in the names of maps
        self.grid = grid_for(i64(width), i64(height))
        self.tiles = self.grid.tiles
        self.height = self.grid.height
        self.map_number = i64(parse_map(str(options["map"])))  # -1 when the dice choose
        self.recipe = Recipe(options)
        self.actions = i64(int(options["actions"]))
        self.capacity = self.actions * i64(int(options["warehouse"]))  # FRONTIER-3.1
        self.spend_cap = i64(int(options["spend_cap"]))
        self.range = i64(int(options["range"]))
        self.tile_power = i64(int(options["tile_power"]))
        self.element_power = element_powers(options)  # by code of the element
        self.building_power = building_powers(options)  # by code of the building
        self.sums = options["stacking"] == "sum"
        self.support = i64(HALVES[str(options["support"])])  # of the neighbours' defence, in halves
        self.blocked_ends = options["blocked"] == "ends"
        self.round_limit = i64(int(options["round_limit"]))
        self.head_start = str(options["head_start"])
        self.nobody = filled(self.tiles, -1)
        self.nothing = filled(self.tiles, 0)
        self.no_force = filled(self.tiles * players, 0)
        self.none_yet = filled(players, 0)
        self.meadow = Ground(self.grid, self.nothing, self.nothing, self.nothing)  # where there is no map yet
        self.no_rows = filled(players * self.height, 0)
        self.no_boards = filled(BOARDS * self.height, 0)
        self.counts = filled(players * COUNTS, 0)  # of an evaluation, seat after seat
        self.scratch = Scratch(self.tiles, self.height, players)

    def map_of(self, number: i64) -> Map:
        """The map of a number."""
        return drawn_map(self.grid, self.recipe, self.players, number)

    def map_name(self, number: i64) -> str:
        """FRONTIER-1.6 What the map of a number is called."""
        return map_name(self.grid, self.players, number, self.mark)


class Scratch:
    """Room in which sets of tiles, by row as bits, and lists of moves are made: each is used up before the next one."""

    def __init__(self, tiles: i64, height: i64, players: i64) -> None:
        self.near = filled(height + PADDING, 0)  # padded, and so are the next two
        self.sources = filled(height + PADDING, 0)
        self.steps = filled(height + PADDING, 0)
        self.reach = filled(height, 0)
        self.takes = filled(height, 0)
        self.sites = filled(height, 0)
        self.claimed = filled(height, 0)
        self.fronts = filled(players * (height + PADDING), 0)  # by seat and row, padded
        self.reached = filled(players * height, 0)  # by seat and row
        self.sizes = filled(GROUPS, 0)  # of the groups of moves
        self.gifts = filled(tiles * GIFTS_A_TILE, 0)  # moves that take gold
        self.entries = filled(tiles * ENTRIES_A_TILE + ENTRIES_BESIDE, 0)  # the list of legal moves


def element_powers(options: Options) -> vec[i64]:
    """FRONTIER-5.1, FRONTIER-6.1 By code: nothing where there is none, and nothing again for woods that are chopped."""
    powers = vec[i64]([0])
    for number in listed(options, "mountain_power lake_power woods_power castle_power"):
        powers = append(powers, number)
    return append(powers, i64(0))


def building_powers(options: Options) -> vec[i64]:
    """FRONTIER-5.1, FRONTIER-8.3 By code: nothing, fortification, port, and both with their iron."""
    fortification = i64(int(options["fortification_power"]))
    port = i64(int(options["port_power"]))
    return vec[i64]([0, fortification, port, fortification + IRON_POWER, port + IRON_POWER])


WORLDS: Final = Shelf(World)
