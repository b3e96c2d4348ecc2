"""Everything about Frontier that a designer may turn."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, choice, group, number, switch, text
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
    *group(
        "Map generator: ground",
        weight("grass_weight", 50, "How common grass is.").called("Grass"),
        weight("desert_weight", 50, "How common desert is.").called("Desert"),
        weight("snow_weight", 50, "How common snow is.").called("Snow"),
        weight("water_weight", 5, "How common water is.").called("Water"),
        weight("land_growth", 50, "How strongly grass, desert and snow cluster.").called("Land clustering"),
        weight("water_growth", 80, "How strongly water clusters.").called("Water clustering"),
        number("growth_distance", 3, 0, 6, "How far ground clusters, and how far desert and snow keep apart.").called(
            "Cluster reach"
        ),
    ),
    *group(
        "Map generator: mountains, woods, lakes",
        weight("no_element_weight", 100, "How common tiles without mountains, woods, lakes or castles are.").called(
            "Open tiles"
        ),
        weight("mountain_weight", 5, "How common mountains are.").called("Mountains"),
        weight("woods_weight", 7, "How common woods are.").called("Woods"),
        weight("lake_weight", 5, "How common lakes are.").called("Lakes"),
        number("mountain_length", 3, 1, 9, "Tiles per mountain range.").called("Mountain range length"),
        number("woods_length", 2, 1, 9, "Tiles per stretch of woods.").called("Woods size"),
        number("lake_length", 2, 1, 9, "Tiles per lake.").called("Lake size"),
    ),
    *group(
        "Map generator: villages and resources",
        weight("no_feature_weight", 200, "How common tiles without villages, gold, iron or material are.").called(
            "Bare tiles"
        ),
        weight("village_weight", 5, "How common villages are.").called("Villages"),
        weight("material_weight", 6, "How common material is.").called("Material"),
        weight("iron_weight", 1, "How common iron is.").called("Iron"),
        weight("gold_weight", 1, "How common gold is.").called("Gold"),
        weight("small_castle_weight", 1, "How common castles of one tile are.").called("Small castles"),
        weight("large_castle_weight", 1, "How common castles of two tiles are.").called("Large castles"),
        weight("mountain_bonus", 1, "How much more gold, castles and iron there is on mountains.").called(
            "Riches in the mountains"
        ),
    ),
]
SIZES: Final = {"10x10": "10 × 10", DEFAULT_SIZE: "15 × 15", "20x20": "20 × 20"}  # that a form offers

DIALS: list[Dial] = [
    *group(
        "Map",
        text("size", DEFAULT_SIZE, "COLUMNSxROWS, each 5 to 40", parse_size, "Columns and rows of tiles.")
        .called("Size", SIZES)
        .offering(list(SIZES)),
        text(
            "map",
            ANY_MAP,
            "random or a NUMBER",
            parse_map,
            "A new map for this game, or one that you know by its number.",
        )
        .called("Map", {ANY_MAP: "New map"})
        .offering([ANY_MAP], ""),
    ),
    *group(
        "Turns",
        number("actions", 2, 1, 5, "Actions you get each turn.").called("Actions per turn"),
        number("warehouse", 10, 1, 20, "Storage places for each action you get per turn.").called("Warehouse size"),
        number("spend_cap", 10, 1, 40, "Most actions you can spend in one turn, stored ones included.").called(
            "Maximum actions in a turn"
        ),
        choice(
            "head_start",
            WAITED,
            [WAITED, PLACES, OFF],
            "Stored actions for going later: by waiting time where land is scarce, one per place, or none.",
        ).called("Head start for later players", {WAITED: "By waiting time", PLACES: "One per place", OFF: "None"}),
        number("range", 2, 1, 4, "How far away you can take tiles; one further from a ship.").called("Reach"),
    ),
    *group(
        "Strength of tiles",
        power("tile_power", 1, "Power of an empty tile.").called("Empty tile"),
        power("mountain_power", 3, "Power of a mountain.").called("Mountain"),
        power("lake_power", 2, "Power of a lake.").called("Lake"),
        power("woods_power", 2, "Power of woods.").called("Woods"),
        power("castle_power", 4, "Power of a castle.").called("Castle"),
        power("fortification_power", 3, "Power of a fortification.").called("Fortification"),
        power("port_power", 2, "Power of a port.").called("Port"),
        choice(
            "stacking",
            "highest",
            ["highest", "sum"],
            "Power of a building on a mountain, lake or woods: the higher of the two, or their sum.",
        ).called("Building on terrain", {"highest": "Higher counts", "sum": "Both count"}),
        choice("support", "all", ["all", "half", "none"], "How much neighbouring tiles add to defence.").called(
            "Support from neighbours"
        ),
    ),
    *group(
        "End of the game",
        choice(
            "blocked", "ends", ["ends", "passes"], "A player who can't do anything ends the game, or misses the turn."
        ).called("When a player is stuck", {"ends": "Game ends", "passes": "Turn is skipped"}),
        number("round_limit", 40, 1, 200, "Tiles are counted after this round.").called("Round limit"),
    ),
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
