"""The board of Tianxia: wall, regions, buildings, exchanges, palace and houses. Ships, tiles and cards have files of
their own.

Rules read the numbers from here and never hold any themselves. The position of a thing in its table is its number.

    the wall     longxi        yunzhong       daijun        liaodong       west to east, one section a lane
    behind it    salt_office   horse_fair     quarry        ferry_office   first to be raided
                 drill_yard    toll_house     masons_lodge  silk_works
                 lumber_camp   tea_terraces   exchange_hall customs_house  last
"""

from __future__ import annotations

from typing import Final, NamedTuple

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# The wall.
LANES: Final = ["longxi", "yunzhong", "daijun", "liaodong"]
LANE_LABELS: Final = ["Longxi", "Yunzhong", "Daijun", "Liaodong"]
LANE_COUNT: Final = 4
WALL_SPACES: Final = 4
MOST_TOWER_SPACES: Final = 3
SOLDIER_SPACES: Final = 6
TOWER_STRENGTH: Final = 2
PATH: Final = 3  # buildings on a lane
BORDER: Final = [3, 4, 3, 4]  # steps of each lane's nomad to the border

# What everybody has.
MEEPLES: Final = 14
DISCS: Final = 3
CRATES: Final = 12
ROPES: Final = 3
MERCHANTS: Final = 3
FIRST_OBJECTIVES: Final = 3
STARTING: Final = "4 coins 2 wood 1 stone 2 rice"


class Extras(NamedTuple):
    """First goods that make up for a place in the first order and for a house, by number of players."""

    places: dict[int, list[str]]
    houses: dict[int, list[str]]


NO_EXTRAS: Final = {players: [""] * MOST_PLAYERS for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1)}
EXTRAS_BY_PLACE: Final = {
    2: ["", "1 coins"],
    3: ["1 wood", "1 wood", ""],
    4: ["1 wood 1 silk", "1 wood 1 silk", "1 wood", ""],
}
EXTRAS_BY_HOUSE: Final = {
    2: ["", "", "", ""],
    3: ["", "1 stone", "1 stone", ""],
    4: ["1 stone", "", "1 silk", ""],
}
EVEN_PLACES: Final = {
    2: ["1 stone", ""],
    3: ["1 wood", "1 silk", ""],
    4: ["2 wood 1 stone", "1 wood 1 stone", "1 silk", ""],
}
EXTRAS: Final = {  # by the words of the dial; the first as play found fair, the others as in earlier editions
    "even": Extras(EVEN_PLACES, EXTRAS_BY_HOUSE),
    "full": Extras({**EVEN_PLACES, 4: ["1 wood 1 stone", "1 wood 1 stone", "1 silk", ""]}, EXTRAS_BY_HOUSE),
    "places": Extras(EXTRAS_BY_PLACE, NO_EXTRAS),
    "off": Extras(NO_EXTRAS, NO_EXTRAS),
}

# Regions.
PORTS: Final = 3
SEA_PLACE: Final = 3  # of the four places for ships, after the ports
SHIP_PLACES: Final = 4
NO_PORT: Final = -1
CONVERSIONS: Final = 4  # in one turn of exchange
REGION_COUNT: Final = 7
FORTIFY: Final = 7  # places for discs, after the regions
TRAIN: Final = 8
DISC_PLACES: Final = 9


class Region(NamedTuple):
    """A kingdom: its banner, its bubble, its port or its exchanges."""

    name: str
    label: str
    banner: str
    bubble: str
    port: int
    exchanges: list[str]


REGIONS: Final = [
    Region("yan", "Yan", "general", "", 0, []),
    Region("zhao", "Zhao", "steward", "1 coins 1 rice", NO_PORT, ["1 rice > 1 jade", "1 jade > 2 coins"]),
    Region("han", "Han", "sage", "2 coins 1 rice", NO_PORT, ["1 stone > 1 tea", "1 tea > 4 coins"]),
    Region("wei", "Wei", "chancellor", "1 card", NO_PORT, ["1 rice > 1 coins", "1 wood > 1 silk"]),
    Region("qi", "Qi", "steward", "1 resource", 1, []),
    Region("chu", "Chu", "sage", "1 wood", 2, []),
    Region("qin", "Qin", "general", "2 stone", NO_PORT, ["1 silk > 4 coins", "1 coins > 1 stone"]),
]

# Buildings. Passive effects are a hook and a number; what the hook changes is said in the rules of its chapter.
SPACES: Final = 3  # at most, for governors
NO_HOOK: Final = -1
CHEAP_DISCS: Final = 0  # 4.1, 4.5
CHEAP_SOLDIERS: Final = 1  # 4.5
CHEAP_WALLS: Final = 2  # 4.5
MORE_EXCHANGE: Final = 3  # 4.3
CHEAP_BARGES: Final = 4  # 4.6
POINTS_A_DELIVERY: Final = 5  # 4.4
HOOKS: Final = 6


class Building(NamedTuple):
    """A building: where it stands, what governors cost, what a raid loses on it, and what it gives.

    `spaces` are the extra wood of each governor space; `*` marks one that starts with a bonus tile.
    """

    name: str
    label: str
    region: str
    lane: str
    cost: int
    spaces: str
    raid: int
    income: str  # of a grey one
    hook: int  # of a red one
    number: int
    text: str


BUILDINGS: Final = [
    Building("salt_office", "Salt Office", "qin", "longxi", 2, "0* 1 2", 1, "3 coins", NO_HOOK, 0, "3 coins"),
    Building(
        "drill_yard", "Drill Yard", "qin", "longxi", 1, "0 1*", 2, "", CHEAP_SOLDIERS, 1, "Soldiers cost 1 rice less."
    ),
    Building("lumber_camp", "Lumber Camp", "chu", "longxi", 2, "0 1* 2", 2, "2 wood", NO_HOOK, 0, "2 wood"),
    Building(
        "horse_fair",
        "Horse Fair",
        "zhao",
        "yunzhong",
        1,
        "0* 1 1",
        1,
        "1 coins 1 rice",
        NO_HOOK,
        0,
        "1 coin and 1 rice",
    ),
    Building(
        "toll_house", "Toll House", "wei", "yunzhong", 2, "0 0*", 2, "", CHEAP_DISCS, 1, "Discs cost you 1 coin less."
    ),
    Building("tea_terraces", "Tea Terraces", "chu", "yunzhong", 2, "0* 1 2", 2, "1 tea", NO_HOOK, 0, "1 tea"),
    Building("quarry", "Quarry", "zhao", "daijun", 1, "0 1* 2", 1, "2 stone", NO_HOOK, 0, "2 stone"),
    Building(
        "masons_lodge",
        "Masons' Lodge",
        "han",
        "daijun",
        1,
        "0* 1",
        2,
        "",
        CHEAP_WALLS,
        1,
        "Walls and towers cost 1 stone less, but at least 1.",
    ),
    Building(
        "exchange_hall",
        "Exchange Hall",
        "wei",
        "daijun",
        1,
        "0 1*",
        1,
        "",
        MORE_EXCHANGE,
        2,
        "Up to 2 more exchanges in a turn.",
    ),
    Building(
        "ferry_office",
        "Ferry Office",
        "yan",
        "liaodong",
        1,
        "0* 0 1",
        1,
        "",
        CHEAP_BARGES,
        2,
        "Your own workers raise the price of a barge by up to 2 coins less.",
    ),
    Building("silk_works", "Silk Works", "yan", "liaodong", 2, "0 1* 2", 2, "1 silk", NO_HOOK, 0, "1 silk"),
    Building(
        "customs_house",
        "Customs House",
        "qi",
        "liaodong",
        2,
        "0* 1",
        3,
        "",
        POINTS_A_DELIVERY,
        1,
        "Each delivery gives 1 point more.",
    ),
]
BUILDING_COUNT: Final = 12

# Barges.
BARGES: Final = ["wood", "stone", "rice", "jade"]
BARGE_COUNT: Final = 4
BARGE_PLACES: Final = 3
BARGE_PRICE: Final = 1

# The palace: what is given on reaching a step, and what a step is worth in the end.
TRACK_LABELS: Final = ["Chancellor", "General", "Sage", "Steward"]
TRACK_STEPS: Final = 10
STEP_BENEFITS: Final = [
    ["", "2 coins", "", "1 card", "", "2 governor", "", "3 points", "", "4 points"],
    ["", "2 rice", "", "1 soldier", "", "1 wall", "", "1 tower / 3 points", "", "2 soldier"],
    ["", "1 card", "", "1 resource", "", "3 points", "", "1 good 1 card", "", "5 points"],
    ["", "1 wood", "", "1 good", "", "1 sea", "", "2 rice > 5 points", "", "2 good"],
]
STEP_POINTS: Final = [0, 0, 1, 2, 3, 4, 5, 7, 9, 11, 14]

# Points at the end by number of different figurines.
FIGURINE_POINTS: Final = [0, 1, 3, 6, 10, 15, 21]


class House(NamedTuple):
    """A player board."""

    name: str
    label: str
    income: str
    merchants: str  # the action of a full row
    walls: list[int]  # stone, in order
    towers: list[int]
    text: str


HOUSES: Final = [
    House("ying", "House of Ying", "1 coins 1 rice", "1 soldier", [1, 2, 2, 3, 3], [3, 4, 4], "Riders of the west."),
    House(
        "mi", "House of Mi", "1 coins 1 stone", "2 resource", [2, 2, 3, 3, 4], [3, 4, 4], "Lords of the great river."
    ),
    House("tian", "House of Tian", "2 coins 1 rice", "1 good", [1, 2, 2, 3, 3], [3, 4, 4], "Traders who became kings."),
    House(
        "ji", "House of Ji", "1 coins 1 stone 1 rice", "1 step", [1, 2, 2, 3, 3], [3, 4, 5], "The oldest of all names."
    ),
]
