"""What does not change during a game of Tianxia: the content as tables of numbers, and the dials."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Numbers, Options
from hegemon.games.tianxia import content, nomads, objectives, wares
from hegemon.games.tianxia.benefits import (
    FIRST_GOOD,
    GOOD_COUNT,
    THINGS,
    TRACKS,
    Benefits,
    parse_benefit,
)
from hegemon.games.tianxia.content import BUILDINGS, HOUSES, LANES, REGIONS, SPACES
from hegemon.games.tianxia.dials import ORDERS
from hegemon.games.tianxia.items import MERCHANTS, SHIPS, STEPS, TILES, UPPER_PARTS
from hegemon.games.tianxia.worths import benefit_worth
from hegemon.kit.shelf import Shelf

NO_SPACE: Final = -1  # the extra wood of a governor space that a building has not


class World:
    """Shared by all copies of a state."""

    def __init__(self, players: i64, options: Options) -> None:
        self.options = options
        self.players = players
        self.benefits = Benefits()
        self.read_dials(options)
        self.read_regions()
        self.read_buildings()
        self.read_palace()
        self.read_ships()
        self.read_nomads()
        self.read_objectives()
        self.weigh()

    def read_dials(self, options: Options) -> None:
        dial = Numbers(options)
        self.rounds = dial["rounds"]
        self.starting_goods = dial["starting_goods"]
        self.nomad_strength = dial["nomad_strength"]
        self.prestige = vec[i64]([dial["prestige_first"], dial["prestige_second"], dial["prestige_third"], 0])
        self.penalty = dial["penalty"]
        self.soldier_price = dial["soldier_price"]
        self.disc_surcharge = dial["disc_surcharge"]
        self.disc_coins = dial["disc_coins"]
        self.end_division = dial["end_division"]
        self.tower_spaces = dial["tower_spaces"]
        self.step_price = dial["step_price"]
        self.neutral_workers = dial["neutral_workers"]
        self.lone_turns = dial["lone_turns"]
        self.loss_order = i64(ORDERS.index(str(options["loss_order"])))

    def read_regions(self) -> None:
        """Banners, bubbles, ports, and the exchanges one region after the other."""
        self.banner = vec[i64]([i64(TRACKS.index(region.banner)) for region in REGIONS])
        self.bubble = vec[i64]([self.benefits.add(region.bubble) for region in REGIONS])
        self.port = vec[i64]([i64(region.port) for region in REGIONS])
        self.exchange_starts = vec[i64]([0])
        self.exchange = vec[i64]()  # each a part with one conversion
        for region in REGIONS:
            for line in region.exchanges:
                self.exchange = append(self.exchange, i64(parse_benefit(line)[0]))
            self.exchange_starts = append(self.exchange_starts, i64(len(self.exchange)))

    def read_buildings(self) -> None:
        """Costs and spaces, what they give, and the path of each lane; a building's spaces lie three by three."""
        self.region_of = vec[i64]([i64([r.name for r in REGIONS].index(b.region)) for b in BUILDINGS])
        self.lane_of = vec[i64]([i64(LANES.index(building.lane)) for building in BUILDINGS])
        self.cost = vec[i64]([i64(building.cost) for building in BUILDINGS])
        self.raid = vec[i64]([i64(building.raid) for building in BUILDINGS])
        self.income = vec[i64]([self.benefits.add(building.income) for building in BUILDINGS])
        self.hook_number = vec[i64]([i64(0)] * content.HOOKS)
        self.hook_building = vec[i64]([i64(-1)] * content.HOOKS)
        self.extra = vec[i64]([i64(NO_SPACE)] * (content.BUILDING_COUNT * SPACES))
        self.has_tile = vec[i64]([i64(0)] * (content.BUILDING_COUNT * SPACES))  # 1 where a tile lies at the start
        self.path = vec[i64]()
        for lane in range(content.LANE_COUNT):
            for number, building in enumerate(BUILDINGS):
                if building.lane == LANES[lane]:
                    self.path = append(self.path, i64(number))
        for number, building in enumerate(BUILDINGS):
            if building.hook >= 0:
                self.hook_number[building.hook] = building.number
                self.hook_building[building.hook] = number
            for space, word in enumerate(building.spaces.split()):
                self.extra[number * SPACES + space] = int(word.rstrip("*"))
                self.has_tile[number * SPACES + space] = 1 if word.endswith("*") else 0

    def read_palace(self) -> None:
        """Tracks, tiles and houses."""
        self.step_benefit = vec[i64]()  # by track, eleven each: that of reaching a step
        for track in content.STEP_BENEFITS:
            self.step_benefit = append(self.step_benefit, i64(0))
            for line in track:
                self.step_benefit = append(self.step_benefit, self.benefits.add(line, STEPS))
        self.step_points = vec[i64]([i64(points) for points in content.STEP_POINTS])
        self.figurine_points = vec[i64]([i64(points) for points in content.FIGURINE_POINTS])
        self.tile_benefit = vec[i64]([self.benefits.add(tile.benefit, TILES) for tile in wares.TILES])
        self.house_income = vec[i64]([self.benefits.add(house.income) for house in HOUSES])
        self.house_merchants = vec[i64]([self.benefits.add(house.merchants, MERCHANTS) for house in HOUSES])
        self.wall_cost = vec[i64]([i64(cost) for house in HOUSES for cost in house.walls])
        self.tower_cost = vec[i64]([i64(cost) for house in HOUSES for cost in house.towers])
        self.barge = vec[i64]([i64(THINGS.index(word)) for word in content.BARGES])
        self.starting = self.benefits.add(f"{content.STARTING} {int(self.starting_goods)} coins")
        extras = content.EXTRAS[str(self.options["compensation"])]
        self.place_extras = vec[i64]([self.benefits.add(line) for line in extras.places[int(self.players)]])
        self.house_extras = vec[i64]([self.benefits.add(line) for line in extras.houses[int(self.players)]])

    def read_ships(self) -> None:
        """For each ship four spaces: a benefit, -1 where it has fewer, and three numbers of goods."""
        self.delivery = vec[i64]([i64(-1)] * (len(wares.SHIPS) * wares.DELIVERIES))
        self.freight = vec[i64]([i64(0)] * (len(wares.SHIPS) * wares.DELIVERIES * GOOD_COUNT))
        for number, ship in enumerate(wares.SHIPS):
            for space, line in enumerate(ship.spaces):
                at = number * wares.DELIVERIES + space
                goods, _colon, benefit = line.partition(":")
                self.delivery[at] = self.benefits.add(benefit, SHIPS)
                for part in parse_benefit(goods):
                    self.freight[at * GOOD_COUNT + (part >> 8 & 7) - FIRST_GOOD] = part >> 4 & 15

    def read_nomads(self) -> None:
        """TIANXIA-1.11 First strengths and growth are tables by number of players, times a dial."""
        players = int(self.players)
        self.border = vec[i64]([i64(steps) for steps in content.BORDER])
        self.first_strength = vec[i64]([self.scaled(strength) for strength in nomads.FIRST_STRENGTH[players]])
        self.advance = vec[i64]([i64(steps) for card in nomads.CARDS for steps in card.advance])
        self.growth = vec[i64]()
        for card in nomads.CARDS:
            for unit in card.growth:
                change = self.scaled(nomads.GROWTH[players][abs(unit)])
                self.growth = append(self.growth, change if unit >= 0 else -change)

    def scaled(self, strength: int) -> i64:
        return (i64(strength) * self.nomad_strength + 50) // 100

    def read_objectives(self) -> None:
        self.upper = vec[i64]([self.benefits.add(card.upper, UPPER_PARTS) for card in objectives.CARDS])
        self.objective_counter = vec[i64]([i64(card.counter) for card in objectives.CARDS])
        self.objective_per = vec[i64]([i64(card.per) for card in objectives.CARDS])
        self.objective_points = vec[i64]([i64(card.points) for card in objectives.CARDS])
        self.objective_cap = vec[i64]([i64(card.cap) for card in objectives.CARDS])

    def weigh(self) -> None:
        """What benefits are worth, for bots."""
        book = self.benefits
        self.income_worth = vec[float]([benefit_worth(book, benefit) for benefit in self.income])
        self.tile_worth = vec[float]([benefit_worth(book, benefit) for benefit in self.tile_benefit])
        self.step_worth = vec[float]([benefit_worth(book, benefit) for benefit in self.step_benefit])
        self.delivery_worth = vec[float]([benefit_worth(book, max(i64(0), benefit)) for benefit in self.delivery])


WORLDS: Final = Shelf(World)
