"""Everything about Campus that a designer may turn."""

from __future__ import annotations

from hegemon.engine.dials import Dial, Value, choice, number, switch, text
from hegemon.games.campus.maps import named_map

DEFAULT_SIZE = 30
MAP_FOR_TWO = "johanneberg"
MAP_FOR_MORE = "university"


def default_map(players: int) -> Value:
    """CAMPUS-1.2, CAMPUS-1.3 The small map is the default for two, the university for three to six."""
    return MAP_FOR_TWO if players == 2 else MAP_FOR_MORE


def check_map(name: str) -> object:
    return named_map(name, DEFAULT_SIZE)


def map_dial() -> Dial:
    allowed = "johanneberg (2 to 4 players), university or random:NUMBER"
    dial = text("map", MAP_FOR_MORE, allowed, check_map, "Where the game is played; every NUMBER is another map.")
    dial.by_players = default_map
    return dial


DIALS: list[Dial] = [
    map_dial(),
    number("size", DEFAULT_SIZE, 12, 60, "Territories of a random map."),
    switch("fair_deal", True, "Deal again when someone is dealt a whole building of two or more."),
    number("batch", 3, 1, 10, "Troops placed at a time during setup."),
    number("starting_troops", 15, 5, 60, "Troops each player begins with, those on dealt territories included."),
    number("minimum_income", 3, 1, 10, "Troops a player receives at least."),
    number("territories_per_troop", 3, 1, 10, "Territories that bring one troop of income."),
    number("bonus_scale", 100, 0, 300, "Percent of the buildings' bonuses that is paid."),
    number("attack_dice", 3, 1, 4, "The most dice an attacker rolls."),
    number("defence_dice", 2, 1, 3, "The most dice a defender rolls."),
    choice("ties", "defender", ["defender", "attacker"], "Who wins a pair of equal dice."),
    choice("fight", "to_the_end", ["to_the_end", "one_roll"], "Roll until one side is gone, or once per attack."),
    number("round_limit", 60, 1, 200, "Rounds after which the territories are counted."),
]
