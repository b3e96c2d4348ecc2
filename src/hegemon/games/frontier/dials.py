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
    weight("grass_weight", 50, "How common grass is."),
    weight("desert_weight", 50, "How common desert is."),
    weight("snow_weight", 50, "How common snow is."),
    weight("water_weight", 5, "How common water is."),
    weight("land_growth", 50, "How strongly grass, desert and snow cluster."),
    weight("water_growth", 80, "How strongly water clusters."),
    number("growth_distance", 3, 0, 6, "How far ground clusters, and how far desert and snow keep apart."),
    weight("no_element_weight", 100, "How common tiles without mountains, woods, lakes or castles are."),
    weight("mountain_weight", 5, "How common mountains are."),
    weight("woods_weight", 7, "How common woods are."),
    weight("lake_weight", 5, "How common lakes are."),
    number("mountain_length", 3, 1, 9, "Tiles per mountain range."),
    number("woods_length", 2, 1, 9, "Tiles per stretch of woods."),
    number("lake_length", 2, 1, 9, "Tiles per lake."),
    weight("no_feature_weight", 200, "How common tiles without villages, gold, iron or material are."),
    weight("village_weight", 5, "How common villages are."),
    weight("material_weight", 6, "How common material is."),
    weight("iron_weight", 1, "How common iron is."),
    weight("gold_weight", 1, "How common gold is."),
    weight("small_castle_weight", 1, "How common castles of one tile are."),
    weight("large_castle_weight", 1, "How common castles of two tiles are."),
    weight("mountain_bonus", 1, "How much more gold, castles and iron there is on mountains."),
]

DIALS: list[Dial] = [
    text("size", DEFAULT_SIZE, "COLUMNSxROWS, each 5 to 40", parse_size, "Map size: columns and rows."),
    text("map", ANY_MAP, "random or a NUMBER", parse_map, "The map. Each NUMBER is a different one; random picks any."),
    number("actions", 2, 1, 5, "Actions per turn."),
    number("warehouse", 10, 1, 20, "Warehouse places for each action per turn."),
    number("spend_cap", 10, 1, 40, "Maximum actions spent in a turn, stored ones included."),
    choice(
        "head_start",
        WAITED,
        [WAITED, PLACES, OFF],
        "Extra actions for going later: by waiting time where land is scarce, one per place in turn order, or none.",
    ),
    number("range", 2, 1, 4, "How far away you can take tiles; one further from a ship."),
    power("tile_power", 1, "Power of an empty tile."),
    power("mountain_power", 3, "Power of a mountain."),
    power("lake_power", 2, "Power of a lake."),
    power("woods_power", 2, "Power of woods."),
    power("castle_power", 4, "Power of a castle."),
    power("fortification_power", 3, "Power of a fortification."),
    power("port_power", 2, "Power of a port."),
    choice("stacking", "highest", ["highest", "sum"], "Power of a building on an element: the higher, or both."),
    choice("support", "all", ["all", "half", "none"], "How much neighbouring tiles add to defence."),
    choice("blocked", "ends", ["ends", "passes"], "A player who can't do anything ends the game, or misses the turn."),
    number("round_limit", 40, 1, 200, "Rounds until tiles are counted."),
    *RECIPE,
]
HEAD_START_OF_VERSION_1: Final = switch("head_start", True, "One stored action for each player who goes before you.")


def of_version_1(given: dict[str, object]) -> dict[str, object]:
    """The dials that play by the rules of version 1, in which a head start was one action a place, or none.

    >>> of_version_1({"head_start": "on", "range": "3"})
    {'head_start': 'places', 'range': '3'}
    """
    is_on = HEAD_START_OF_VERSION_1.parse(given.get("head_start", True))
    return {**given, "head_start": PLACES if is_on else OFF}
