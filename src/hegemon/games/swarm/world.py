"""What does not change during a game of Swarm: dials as numbers, the tiles, and tables made from the content."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Numbers, Options
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.notation import Kind
from hegemon.engine.state import bit
from hegemon.games.swarm import content
from hegemon.games.swarm.content import CELLS, HEIGHT, WIDTH, Tile
from hegemon.games.swarm.events import chronicle_for
from hegemon.games.swarm.moves import notation_for
from hegemon.games.swarm.phases import LOT_NAMES
from hegemon.kit.shelf import Shelf

TRAITORS_DRAWN: Final = 4
OTHER_TILES: Final = 15  # beside the sanctuary and the temples


class World:
    """Shared by all copies of a state."""

    def __init__(self, players: i64, options: Options) -> None:
        self.options = options
        self.players = players
        self.read_dials(options)
        if self.bastions_to_win > self.bastions:
            raise NotUnderstood(f"bastions_to_win is at most the number of bastions, {self.bastions}")
        self.tiles = tiles_of(self.bastions, self.cities, self.basins)
        self.tile_kind = vec[i64]([i64(tile.kind) for tile in self.tiles])
        self.first_bastion = i64(1 + len(content.TEMPLE_TILES))
        self.first_city = self.first_bastion + self.bastions
        self.first_basin = self.first_city + self.cities
        self.steps = vec[i64]([step(i64(k // 4), i64(k % 4)) for k in range(CELLS * 4)])  # cell * 4 + direction, or -1
        self.read_cards()
        self.nothing_anywhere = zeros(players * CELLS)
        self.nothing = zeros(players)
        tile = Kind("tile", [tile.name for tile in self.tiles], [tile.label for tile in self.tiles])
        self.notation = notation_for(tile, int(players))
        self.chronicle = chronicle_for(tile)

    def read_dials(self, options: Options) -> None:
        dial = Numbers(options)
        self.bastions = dial["bastions"]
        self.cities = dial["cities"]
        self.basins = dial["basins"]
        self.starting_water = dial["starting_water"]
        self.starting_troops = dial["starting_troops"]
        self.deployed = dial["deployed"]
        self.starting_leaders = dial["starting_leaders"]
        self.drop_cost = dial["drop_cost"]
        self.move_cost = dial["move_cost"]
        self.commitment_cap = dial["commitment_cap"]
        self.bastions_to_win = dial["bastions_to_win"]
        self.hold = dial["hold"]
        self.city_points = dial["city_points"]
        self.hand_limit = vec[i64]([hand_limit(options, lot) for lot in LOT_NAMES])
        self.rain_on_top = dial["rain_on_top"]
        self.ending_among_last = dial["ending_among_last"]
        self.prayer_troops = dial["prayer_troops"]
        self.mercy = dial["mercy"]
        self.minimum_bid = dial["minimum_bid"]
        self.sealed = options["auction"] == "sealed"
        self.ties_to_defender = options["ties"] == "defender"
        self.deals = dial["deals"]
        self.sets_bids_aside = options["sealed_bids"] == "set_aside"
        self.own_treason_is_asked = options["own_treason"] == "asked"

    def read_cards(self) -> None:
        """The content as tables of numbers."""
        self.leader_element = vec[i64]([i64(leader.element) for leader in content.LEADERS])
        self.leader_skill = vec[i64]([i64(leader.skill) for leader in content.LEADERS])
        self.event_effect = vec[i64]([i64(card.effect) for card in content.EVENTS])
        self.event_direction = vec[i64]([i64(card.direction) for card in content.EVENTS])
        self.event_steps = vec[i64]([i64(card.steps) for card in content.EVENTS])
        self.event_cells = vec[i64]([cells_as_bits(card.cells) for card in content.EVENTS])
        self.quest_kind = vec[i64]([i64(quest.kind) for quest in content.QUESTS])
        self.quest_need = vec[i64]([i64(quest.need) for quest in content.QUESTS])
        self.quest_reward = vec[i64]([i64(quest.reward) for quest in content.QUESTS])
        self.quest_amount = vec[i64]([i64(quest.amount) for quest in content.QUESTS])
        self.covert_kind = vec[i64]()  # by card: copies of a kind are cards of their own
        for kind in range(i64(len(content.COVERTS))):
            for _copy in range(content.COVERTS[kind].copies):
                self.covert_kind = append(self.covert_kind, kind)
        edition, players = str(self.options["specialty_water"]), int(self.players)
        self.specialty_water = vec[i64]([i64(one.starting_water(players, edition)) for one in content.SPECIALTIES])
        self.specialty_troops = vec[i64]([i64(specialty.troops) for specialty in content.SPECIALTIES])
        self.ending_event = i64([card.effect for card in content.EVENTS].index(content.LONG_NIGHT))


def hand_limit(options: Options, lot: str) -> i64:
    """SWARM-8.2 How many cards of a lot a hand may hold; of leaders at least those that it began with."""
    dial = Numbers(options)
    limit = dial[f"{lot}_limit"]
    return max(limit, dial["starting_leaders"]) if lot == "leader" else limit


def tiles_of(bastions: i64, cities: i64, basins: i64) -> list[Tile]:
    """SWARM-1.1 The twenty tiles: a sanctuary, four temples, then as many of each kind as the dials say."""
    deserts = OTHER_TILES - bastions - cities - basins
    return [
        content.SANCTUARY_TILE,
        *content.TEMPLE_TILES,
        *content.BASTION_TILES[:bastions],
        *content.CITY_TILES[:cities],
        *content.BASIN_TILES[:basins],
        *content.DESERT_TILES[:deserts],
    ]


def step(cell: i64, direction: i64) -> i64:
    """SWARM-1.2 The cell next to a cell, or -1 at the edge."""
    column, row = cell % WIDTH, cell // WIDTH
    if direction == content.NORTH:
        return cell - WIDTH if row > 0 else -1
    if direction == content.SOUTH:
        return cell + WIDTH if row < HEIGHT - 1 else -1
    if direction == content.EAST:
        return cell + 1 if column < WIDTH - 1 else -1
    return cell - 1 if column > 0 else -1


def wrapped_step(cell: i64, direction: i64) -> i64:
    """SWARM-1.2 For the swarm the map wraps round."""
    column, row = cell % WIDTH, cell // WIDTH
    if direction == content.NORTH:
        row = (row + HEIGHT - 1) % HEIGHT
    elif direction == content.SOUTH:
        row = (row + 1) % HEIGHT
    elif direction == content.EAST:
        column = (column + 1) % WIDTH
    else:
        column = (column + WIDTH - 1) % WIDTH
    return row * WIDTH + column


def cells_as_bits(cells: list[int]) -> i64:
    bits: i64 = 0
    for cell in cells:
        bits |= bit(cell)
    return bits


def zeros(size: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * int(size))


WORLDS: Final = Shelf(World)
