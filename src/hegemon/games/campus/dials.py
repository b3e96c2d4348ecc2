"""Everything about Campus that a designer may turn."""

from __future__ import annotations

from collections.abc import Mapping

from hegemon.engine.dials import Dial, Value, choice, group, number, switch, text
from hegemon.games.campus.content import ROUNDS, SMALL_MAP_ROUNDS, SMALL_MAP_TERRITORIES, TERRITORIES
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
    dial = text("map", MAP_FOR_MORE, allowed, check_map, "Where you play. Each number gives a different random map.")
    dial.by_players = default_map
    dial.called("Map", {MAP_FOR_TWO: "Johanneberg", MAP_FOR_MORE: "University"})
    return dial.offering([MAP_FOR_MORE, MAP_FOR_TWO], "random:")


def default_round_limit(players: int, options: Mapping[str, Value]) -> Value:
    """CAMPUS-5.2 So many rounds that few games reach the limit, and that a game is over in an evening."""
    size = int(options.get("size", DEFAULT_SIZE))
    territories = TERRITORIES.get(str(options.get("map", default_map(players))), size)
    return SMALL_MAP_ROUNDS if territories <= SMALL_MAP_TERRITORIES else ROUNDS[players]


def round_limit_dial() -> Dial:
    dial = number("round_limit", ROUNDS[2], 1, 200, "In this round the game ends, and the most territories win.")
    dial.by_options = default_round_limit
    return dial.called("Round limit")


def before_compensation(options: dict[str, object]) -> dict[str, object]:
    """Version 1: every place in the turn order was treated alike, and the last of sixty rounds was played out."""
    return {"compensation": "off", "round_limit": 60, "ending": "whole_round", **options}


DIALS: list[Dial] = [
    *group(
        "Map",
        map_dial(),
        number("size", DEFAULT_SIZE, 12, 60, "Territories on a random map.")
        .called("Size of the random map")
        .for_numbers(),
    ),
    *group(
        "Setup",
        switch(
            "fair_deal", True, "Deal again if anyone would start with a complete building of two or more territories."
        ).called("No complete building at the start"),
        number("batch", 3, 1, 10, "Troops you place in setup before the next player's turn.").called(
            "Troops placed at a time"
        ),
        number("starting_troops", 15, 5, 60, "Troops per player, including those on dealt territories.").called(
            "Starting troops"
        ),
        switch("compensation", True, "Players who go later get extra troops on their first turn.").called(
            "Bonus troops for later players"
        ),
    ),
    *group(
        "Income",
        number(
            "minimum_income", 3, 1, 10, "New troops you always get at the start of your turn, before bonuses."
        ).called("Minimum income"),
        number("territories_per_troop", 3, 1, 10, "How many territories bring one new troop per turn.").called(
            "Territories per new troop"
        ),
        number("bonus_scale", 100, 0, 300, "How much complete buildings bring; 100 is normal, 0 is nothing.").called(
            "Building bonuses (%)"
        ),
    ),
    *group(
        "Battle",
        number("attack_dice", 3, 1, 4, "Most dice an attacker rolls at once.").called("Maximum attack dice"),
        number("defence_dice", 2, 1, 3, "Most dice a defender rolls at once.").called("Maximum defence dice"),
        choice("ties", "defender", ["defender", "attacker"], "Who wins when two dice are equal.").called(
            "Ties go to", {"defender": "Defender", "attacker": "Attacker"}
        ),
        choice(
            "fight", "to_the_end", ["to_the_end", "one_roll"], "Roll until one side is gone, or only once per attack."
        ).called("Attacks", {"to_the_end": "Fight to the end", "one_roll": "One roll"}),
    ),
    *group(
        "End of the game",
        round_limit_dial(),
        choice(
            "ending",
            "die",
            ["die", "whole_round"],
            "A die roll after each turn may end the game at once, or everyone gets their last turn.",
        ).called("How the last round ends", {"die": "By a die roll", "whole_round": "Everyone has a turn"}),
    ),
]
