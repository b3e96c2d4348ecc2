"""The numbers and switches of Swarm that a designer may turn."""

from __future__ import annotations

from hegemon.engine.dials import Dial, choice, group, number
from hegemon.games.swarm.content import EDITIONS, FIRST_EDITION

DIALS: list[Dial] = [
    *group(
        "Board",
        number("bastions", 5, 3, 6, "Bastion tiles on the board.").called("Bastions"),
        number("cities", 4, 2, 5, "City tiles on the board.").called("Cities"),
        number("basins", 2, 1, 4, "Basin tiles on the board; the rest is desert.").called("Basins"),
    ),
    *group(
        "Setup",
        number("starting_water", 5, 0, 20, "Water each player starts with.").called("Starting water"),
        number("starting_troops", 15, 6, 30, "Troops each player has in all.").called("Troops per player"),
        number("deployed", 5, 1, 6, "Troops each player starts with on the board.").called(
            "Troops deployed at the start"
        ),
        number("starting_leaders", 3, 1, 4, "Leaders each player starts with.").called("Starting leaders"),
        choice(
            "specialty_water",
            "even",
            EDITIONS,
            "Extra water that specialties start with: so that each wins its share, or as in rules version 2.",
        ).called("Starting water of specialties", {"even": "Even", "first": "As before"}),
    ),
    *group(
        "Moving and fighting",
        number("drop_cost", 2, 0, 5, "Water to drop one troop.").called("Drop cost"),
        number("move_cost", 1, 0, 3, "Water to move a stack one tile.").called("Move cost"),
        number("commitment_cap", 6, 1, 12, "Most troops you can commit to a battle.").called(
            "Maximum troops in a battle"
        ),
    ),
    *group(
        "Winning",
        number("bastions_to_win", 3, 2, 5, "Bastions needed to win.").called("Bastions to win"),
        number("hold", 2, 1, 3, "Rounds in a row the bastions must be held.").called("Rounds to hold them"),
        number("city_points", 1, 1, 3, "Points for each city at the end.").called("Points per city"),
    ),
    *group(
        "Cards",
        number("leader_limit", 6, 1, 12, "Most leaders in hand, never fewer than you start with.").called(
            "Leader limit"
        ),
        number("covert_limit", 4, 1, 10, "Most covert cards in hand.").called("Covert card limit"),
        number("quest_limit", 3, 1, 8, "Most unfulfilled quests in hand.").called("Quest limit"),
        number("rain_on_top", 5, 0, 10, "Rain cards on top of the event deck.").called("Rain at the start"),
        number("ending_among_last", 18, 1, 18, "The Long Night is one of this many last event cards.").called(
            "When the Long Night comes"
        ),
        number("prayer_troops", 1, 1, 3, "Troops that a prayer sends into a temple.").called("Troops per prayer"),
    ),
    *group(
        "Water and auctions",
        number("mercy", 2, 0, 5, "A harvest leaves nobody with less water than this.").called(
            "Minimum water after a harvest"
        ),
        number("minimum_bid", 1, 1, 5, "Lowest opening bid.").called("Minimum bid"),
        choice("auction", "open", ["open", "sealed"], "Players bid in turn, or make one secret bid each.").called(
            "Auctions", {"open": "Open bidding", "sealed": "Secret bids"}
        ),
    ),
    *group(
        "Fine print",
        choice(
            "ties", "both", ["both", "defender"], "If scores are equal, both armies are lost, or the defender wins."
        ).called("Tied battles", {"both": "Both lose", "defender": "Defender wins"}),
        number("deals", 3, 0, 10, "Payments and offers each player can make in a phase.").called("Deals per phase"),
        choice(
            "sealed_bids",
            "set_aside",
            ["set_aside", "free"],
            "Water in a secret bid is set aside, or can still be paid away, which lowers the bid.",
        ).called("Water in secret bids", {"set_aside": "Set aside", "free": "Can be spent"}),
        choice(
            "own_treason",
            "asked",
            ["asked", "passed"],
            "If you always call treason and your traitor is your own leader: you are asked first, or you pass.",
        ).called("Traitor among your own leaders", {"asked": "Ask me", "passed": "Pass"}),
    ),
]


def first_reading(options: dict[str, object]) -> dict[str, object]:
    """Options of version 1 as today's: what was decided otherwise then is a dial now."""
    return {"sealed_bids": "free", "own_treason": "passed", **second_reading(options)}


def second_reading(options: dict[str, object]) -> dict[str, object]:
    """Options of version 2 as today's: specialties started with other water."""
    return {"specialty_water": FIRST_EDITION, **options}
