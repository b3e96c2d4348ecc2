"""Everything about Frontier that a designer may turn."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, choice, number, switch, text
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.games.frontier.content import LEAST_SIDE, MOST_SIDE

DEFAULT_SIZE: Final = "15x15"
ANY_MAP: Final = "random"
MAP_NUMBERS: Final = 1_000_000  # maps of one size that have a number
WAITED: Final = "waited"  # a head start: the part of a turn's actions that one waited of the first round
PLACES: Final = "places"  # one action for each player who goes before
OFF: Final = "off"
MOST_WEIGHT: Final = 1000
MOST_POWER: Final = 9


def parse_size(given: str) -> tuple[int, int]:
    """FRONTIER-1.1 Columns and rows.

    >>> parse_size("15x12")
    (15, 12)
    """
    parts = given.split("x")
    if len(parts) == 2 and all(is_number(part) and LEAST_SIDE <= int(part) <= MOST_SIDE for part in parts):
        return int(parts[0]), int(parts[1])
    raise NotUnderstood(f"a size is COLUMNSxROWS, each {LEAST_SIDE} to {MOST_SIDE}, such as 15x15, not {quoted(given)}")


def parse_map(given: str) -> int:
    """FRONTIER-1.6 The number of a map, or -1 for one that the dice choose."""
    if given == ANY_MAP:
        return -1
    if is_number(given) and int(given) < MAP_NUMBERS:
        return int(given)
    raise NotUnderstood(f"a map is {ANY_MAP} or a number from 0 to {MAP_NUMBERS - 1}, not {quoted(given)}")


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 9 and str(int(word)) == word


def weight(name: str, default: int, explanation: str) -> Dial:
    return number(name, default, 0, MOST_WEIGHT, explanation)


def power(name: str, default: int, explanation: str) -> Dial:
    return number(name, default, 1, MOST_POWER, explanation)


# FRONTIER-1.3 What a map is drawn with; the name of a map tells whether they are as they are here.
RECIPE: Final[list[Dial]] = [
    weight("grass_weight", 50, "How readily grass comes up."),
    weight("desert_weight", 50, "How readily desert comes up."),
    weight("snow_weight", 50, "How readily snow comes up."),
    weight("water_weight", 5, "How readily water comes up."),
    weight("land_growth", 50, "What grass, desert and snow add to their own kind nearby."),
    weight("water_growth", 80, "What water adds to its own kind nearby."),
    number("growth_distance", 3, 0, 6, "How far a flooring draws its own kind, and desert and snow keep apart."),
    weight("no_element_weight", 100, "How readily a tile stays without an element."),
    weight("mountain_weight", 5, "How readily mountains come up."),
    weight("woods_weight", 7, "How readily sweet woods come up."),
    weight("lake_weight", 5, "How readily lakes come up."),
    number("mountain_length", 3, 1, 9, "Tiles of a row of mountains."),
    number("woods_length", 2, 1, 9, "Tiles of a row of woods."),
    number("lake_length", 2, 1, 9, "Tiles of a lake."),
    weight("no_feature_weight", 200, "How readily a tile stays without a feature."),
    weight("village_weight", 5, "How readily a village comes up."),
    weight("material_weight", 6, "How readily material comes up."),
    weight("iron_weight", 1, "How readily iron comes up."),
    weight("gold_weight", 1, "How readily gold comes up."),
    weight("small_castle_weight", 1, "How readily a castle of one tile comes up."),
    weight("large_castle_weight", 1, "How readily a castle of two tiles comes up."),
    weight("mountain_bonus", 1, "What a mountain adds to gold, castles and iron."),
]

DIALS: list[Dial] = [
    text("size", DEFAULT_SIZE, "COLUMNSxROWS, each 5 to 40", parse_size, "Columns and rows of the map."),
    text("map", ANY_MAP, "random or a NUMBER", parse_map, "Every NUMBER is another map; random draws one."),
    number("actions", 2, 1, 5, "Actions a turn."),
    number("warehouse", 10, 1, 20, "Places of a warehouse for each action a turn."),
    number("spend_cap", 10, 1, 40, "The most actions spent in a turn, stored ones included."),
    choice(
        "head_start",
        WAITED,
        [WAITED, PLACES, OFF],
        "Stored actions for going later: a turn's part, if land will run out (waited), 1 for each place, or none.",
    ),
    number("range", 2, 1, 4, "How far from own territory a tile is taken; from a ship one more."),
    power("tile_power", 1, "Power of a tile on which nothing stands."),
    power("mountain_power", 3, "Power of a mountain."),
    power("lake_power", 2, "Power of a lake."),
    power("woods_power", 2, "Power of sweet woods."),
    power("castle_power", 4, "Power of a castle."),
    power("fortification_power", 3, "Power of a fortification."),
    power("port_power", 2, "Power of a port."),
    choice("stacking", "highest", ["highest", "sum"], "Element and building on one tile: which power it has."),
    choice("support", "all", ["all", "half", "none"], "How much of the neighbours' defence counts."),
    choice("blocked", "ends", ["ends", "passes"], "A player who can do nothing ends the game, or is passed over."),
    number("round_limit", 40, 1, 200, "Rounds after which the tiles are counted."),
    *RECIPE,
]
HEAD_START_OF_VERSION_1: Final = switch("head_start", True, "One stored action for each player who goes before.")


def of_version_1(given: dict[str, object]) -> dict[str, object]:
    """The dials that play by the rules of version 1, in which a head start was one action a place, or none.

    >>> of_version_1({"head_start": "on", "range": "3"})
    {'head_start': 'places', 'range': '3'}
    """
    is_on = HEAD_START_OF_VERSION_1.parse(given.get("head_start", True))
    return {**given, "head_start": PLACES if is_on else OFF}
