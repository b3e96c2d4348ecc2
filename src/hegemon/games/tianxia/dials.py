"""Everything about Tianxia that a designer may turn."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, choice, group, number

# Standing orders for what raiders take.
COINS_FIRST: Final = 0
POINTS_FIRST: Final = 1
ASK: Final = 2
ORDERS: Final = ["coins", "points", "ask"]

COMPENSATIONS: Final = ["even", "full", "places", "off"]

NO_LIMIT: Final = 0
ALL_BARGE_PLACES: Final = 12


def of_version_1(given: dict[str, object]) -> dict[str, object]:
    """The dials that play by the rules of version 1, which made up for places in the order, and for no house."""
    return {"compensation": "places", **given}


DIALS: Final[list[Dial]] = [
    *group("Length", number("rounds", 4, 1, 8, "Rounds in a game.").called("Rounds")),
    *group(
        "Setup",
        number("starting_goods", 0, 0, 6, "Extra coins everyone starts with.").called("Extra starting coins"),
        choice(
            "compensation", "even", COMPENSATIONS, "Extra goods at the start, by place in the turn order and by house."
        ).called(
            "Starting bonus",
            {
                "even": "By place and house",
                "full": "By place and house, as before",
                "places": "By place",
                "off": "None",
            },
        ),
    ),
    *group(
        "Nomads",
        number("nomad_strength", 100, 25, 300, "How strong the nomads are; 100 is normal.").called(
            "Nomad strength (%)"
        ),
        number("prestige_first", 7, 0, 15, "Points for the strongest player at an attacked section.").called(
            "Points for strongest defender"
        ),
        number("prestige_second", 4, 0, 15, "Points for the second strongest.").called("Points for second defender"),
        number("prestige_third", 2, 0, 15, "Points for the third strongest.").called("Points for third defender"),
        number("penalty", 3, 0, 10, "Points you lose for each coin you don't pay to raiders.").called(
            "Penalty for unpaid raiders"
        ),
    ),
    *group(
        "Prices",
        number("soldier_price", 2, 0, 5, "Rice for each soldier.").called("Price of a soldier"),
        number("disc_surcharge", 1, 0, 3, "Coins for each disc already on the space.").called(
            "Price of a crowded space"
        ),
        number("disc_coins", 2, 0, 5, "Coins you get for an unused disc.").called("Coins for selling a disc"),
    ),
    *group(
        "Building and scoring",
        number("end_division", 5, 1, 20, "Leftover coins, resources and goods that score 1 point at the end.").called(
            "Leftovers per point"
        ),
        number("tower_spaces", 2, 1, 3, "Spaces for towers in each section of the wall.").called("Towers per section"),
        number("step_price", 1, 0, 5, "Coins for each palace step you buy when passing.").called(
            "Price of a palace step"
        ),
        number(
            "neutral_workers", ALL_BARGE_PLACES, 0, ALL_BARGE_PLACES, "Most neutral workers on barges at a time."
        ).called("Maximum neutral workers"),
    ),
    *group(
        "Fine print",
        number(
            "lone_turns", NO_LIMIT, 0, 20, "Most turns in a row for the last player who hasn't passed; 0 for no limit."
        ).called("Turns in a row at the end"),
        choice("loss_order", ORDERS[COINS_FIRST], ORDERS, "How you pay raiders until you choose otherwise.").called(
            "Paying raiders", {"coins": "Coins first", "points": "Points first", "ask": "Ask each time"}
        ),
    ),
]
