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
    dial = text("map", MAP_FOR_MORE, allowed, check_map, "Where you play. Every number of a random map is another one.")
    dial.by_players = default_map
    dial.called("Map", {MAP_FOR_TWO: "Johanneberg", MAP_FOR_MORE: "University"})
    return dial.offering([MAP_FOR_TWO, MAP_FOR_MORE], "random:")


def default_round_limit(players: int, options: Mapping[str, Value]) -> Value:
    """CAMPUS-5.2 So many rounds that few games reach the limit, and that a game is over in an evening."""
    size = int(options.get("size", DEFAULT_SIZE))
    territories = TERRITORIES.get(str(options.get("map", default_map(players))), size)
    return SMALL_MAP_ROUNDS if territories <= SMALL_MAP_TERRITORIES else ROUNDS[players]


def round_limit_dial() -> Dial:
    dial = number("round_limit", ROUNDS[2], 1, 200, "Rounds until territories are counted.")
    dial.by_options = default_round_limit
    return dial.called("Last round")


def before_compensation(options: dict[str, object]) -> dict[str, object]:
    """Version 1: every place in the turn order was treated alike, and the last of sixty rounds was played out."""
    return {"compensation": "off", "round_limit": 60, "ending": "whole_round", **options}


DIALS: list[Dial] = [
    *group(
        "Map",
        map_dial(),
        number("size", DEFAULT_SIZE, 12, 60, "Territories on a random map.").called("Size of a random map"),
    ),
    *group(
        "Setup",
        switch(
            "fair_deal", True, "Redeal if anyone starts with a complete building of two or more territories."
        ).called("No building at the start"),
        number("batch", 3, 1, 10, "Troops you place before the next player does, while setting up.").called(
            "Troops placed at a time"
        ),
        number("starting_troops", 15, 5, 60, "For each player, including those on dealt territories.").called(
            "Starting troops"
        ),
        switch("compensation", True, "Extra troops on the first turn for players who go later.").called(
            "Extra troops for going later"
        ),
    ),
    *group(
        "Income",
        number("minimum_income", 3, 1, 10, "Troops you always get at the start of your turn.").called(
            "Least troops a turn"
        ),
        number("territories_per_troop", 3, 1, 10, "So many territories bring one troop a turn.").called(
            "Territories for a troop"
        ),
        number("bonus_scale", 100, 0, 300, "Percent of the troops that whole buildings bring; 0 for none.").called(
            "Building bonuses in percent"
        ),
    ),
    *group(
        "Battle",
        number("attack_dice", 3, 1, 4, "Most dice that an attacker rolls.").called("Attacker’s dice"),
        number("defence_dice", 2, 1, 3, "Most dice that a defender rolls.").called("Defender’s dice"),
        choice("ties", "defender", ["defender", "attacker"], "Who wins when two dice are equal.").called("Equal dice"),
        choice(
            "fight", "to_the_end", ["to_the_end", "one_roll"], "Roll until one side is gone, or only once per attack."
        ).called("An attack lasts", {"to_the_end": "To the end", "one_roll": "One roll"}),
    ),
    *group(
        "End of the game",
        round_limit_dial(),
        choice(
            "ending", "die", ["die", "whole_round"], "A die may end the last round early, or everyone gets a turn."
        ).called("The last round", {"die": "A die may end it", "whole_round": "Played out"}),
    ),
]
