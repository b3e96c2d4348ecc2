"""The numbers and switches of Swarm that a designer may turn."""

from __future__ import annotations

from hegemon.engine.dials import Dial, choice, number

DIALS: list[Dial] = [
    number("bastions", 5, 3, 6, "Tiles that are bastions."),
    number("cities", 4, 2, 5, "Tiles that are cities."),
    number("basins", 2, 1, 4, "Tiles that are basins; what is left over is desert."),
    number("starting_water", 5, 0, 20, "Water each player begins with."),
    number("starting_troops", 15, 6, 30, "Troops of each player."),
    number("deployed", 5, 1, 6, "Troops that are on the board from the start."),
    number("starting_leaders", 3, 1, 4, "Leaders each player begins with."),
    number("drop_cost", 2, 0, 5, "Water for each troop that is dropped."),
    number("move_cost", 1, 0, 3, "Water for moving a stack by one tile."),
    number("commitment_cap", 6, 1, 12, "The most troops that can be committed to a battle."),
    number("bastions_to_win", 3, 2, 5, "Bastions that win the game."),
    number("hold", 2, 1, 3, "Rounds in a row after whose battles the bastions must be held."),
    number("city_points", 1, 1, 3, "Victory points of a controlled city at the end."),
    number("leader_limit", 6, 1, 12, "Leaders a hand may hold; at least those that it begins with."),
    number("covert_limit", 4, 1, 10, "Covert cards a hand may hold."),
    number("quest_limit", 3, 1, 8, "Quests a hand may hold unfulfilled."),
    number("rain_on_top", 5, 0, 10, "Rain cards on top of the event pile."),
    number("ending_among_last", 18, 1, 18, "The card that ends the game is among so many last ones."),
    number("prayer_troops", 1, 1, 3, "Troops that a prayer takes into a temple."),
    number("mercy", 2, 0, 5, "Water up to which a harvest helps the poor."),
    number("minimum_bid", 1, 1, 5, "The lowest first bid."),
    choice("auction", "open", ["open", "sealed"], "Bids one after the other, or one secret bid each."),
    choice(
        "ties", "both", ["both", "defender"], "Equal scores: both lose all, or the defender wins where there is one."
    ),
    number("deals", 3, 0, 10, "Payments and offers that a player may make in a phase."),
    choice(
        "sealed_bids",
        "set_aside",
        ["set_aside", "free"],
        "The water of a sealed bid is set aside, or it can be paid away and the bid is then lower.",
    ),
    choice(
        "own_treason",
        "asked",
        ["asked", "passed"],
        "When your own leader is the one in your pay, `order treason always` asks you, or passes.",
    ),
]


def first_reading(options: dict[str, object]) -> dict[str, object]:
    """Options of version 1 as today's: what was decided otherwise then is a dial now."""
    return {"sealed_bids": "free", "own_treason": "passed", **options}
