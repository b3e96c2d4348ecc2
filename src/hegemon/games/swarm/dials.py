"""The numbers and switches of Swarm that a designer may turn."""

from __future__ import annotations

from hegemon.engine.dials import Dial, choice, number

DIALS: list[Dial] = [
    number("bastions", 5, 3, 6, "Bastion tiles on the board."),
    number("cities", 4, 2, 5, "City tiles on the board."),
    number("basins", 2, 1, 4, "Basin tiles on the board; the rest is desert."),
    number("starting_water", 5, 0, 20, "Water each player starts with."),
    number("starting_troops", 15, 6, 30, "Troops each player has."),
    number("deployed", 5, 1, 6, "Troops each player deploys at the start."),
    number("starting_leaders", 3, 1, 4, "Leaders each player starts with."),
    number("drop_cost", 2, 0, 5, "Water to drop one troop."),
    number("move_cost", 1, 0, 3, "Water to move a stack one tile."),
    number("commitment_cap", 6, 1, 12, "Most troops that can be committed to a battle."),
    number("bastions_to_win", 3, 2, 5, "Bastions needed to win."),
    number("hold", 2, 1, 3, "Rounds in a row the bastions must be held."),
    number("city_points", 1, 1, 3, "Points for each city at the end."),
    number("leader_limit", 6, 1, 12, "Hand limit for leaders, never below the starting hand."),
    number("covert_limit", 4, 1, 10, "Hand limit for covert cards."),
    number("quest_limit", 3, 1, 8, "Hand limit for unfulfilled quests."),
    number("rain_on_top", 5, 0, 10, "Rain cards on top of the event deck."),
    number("ending_among_last", 18, 1, 18, "The Long Night is among this many last events."),
    number("prayer_troops", 1, 1, 3, "Troops that a prayer sends into a temple."),
    number("mercy", 2, 0, 5, "A harvest leaves nobody with less water than this."),
    number("minimum_bid", 1, 1, 5, "Lowest opening bid."),
    choice("auction", "open", ["open", "sealed"], "Players bid in turn, or make one secret bid each."),
    choice("ties", "both", ["both", "defender"], "When scores are equal, both armies are lost, or the defender wins."),
    number("deals", 3, 0, 10, "Payments and offers each player can make per phase."),
    choice(
        "sealed_bids",
        "set_aside",
        ["set_aside", "free"],
        "Water in a secret bid is set aside, or can still be paid away, which lowers the bid.",
    ),
    choice(
        "own_treason",
        "asked",
        ["asked", "passed"],
        "When your traitor is your own leader, `order treason always` asks you, or passes.",
    ),
]


def first_reading(options: dict[str, object]) -> dict[str, object]:
    """Options of version 1 as today's: what was decided otherwise then is a dial now."""
    return {"sealed_bids": "free", "own_treason": "passed", **options}
