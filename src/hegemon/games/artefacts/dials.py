"""Everything about Artefacts that a designer may turn."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, choice, group, number, switch, text
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.games.artefacts.content import REGULAR, SIZES

ANY_MAP: Final = "random"
MAP_NUMBERS: Final = 1_000_000  # worlds of one size that have a number
CAPPED: Final = "capped"
DIFFERENCE: Final = "difference"
TOTAL: Final = "total"
EXTRA: Final = "extra"  # for the opening
K_TH: Final = "k_th"
OFF: Final = "off"
ADJACENT: Final = "adjacent"
MOST_DIGITS: Final = 6


def parse_map(given: str) -> int:
    """ARTEFACTS-1.2 The number of a world, or -1 for one that the dice choose.

    >>> parse_map("7"), parse_map("random")
    (7, -1)
    """
    if given == ANY_MAP:
        return -1
    if given.isascii() and given.isdigit() and len(given) <= MOST_DIGITS and str(int(given)) == given:
        return int(given)
    raise NotUnderstood(f"a map is {ANY_MAP} or a number from 0 to {MAP_NUMBERS - 1}, not {quoted(given)}")


DIALS: Final[list[Dial]] = [
    *group(
        "Map",
        choice("size", REGULAR, list(SIZES), "How big the world is.").called("Size"),
        text(
            "map",
            ANY_MAP,
            "random or a NUMBER",
            parse_map,
            "A new world for this game, or one that you know by its number.",
        )
        .called("Map", {ANY_MAP: "New world"})
        .offering([ANY_MAP], ""),
    ),
    *group(
        "Setup",
        number("starting_armies", 2, 1, 4, "Armies each player starts with, and comes back with.").called(
            "Starting armies"
        ),
        switch("snake", False, "In setup, every other army is placed in reverse order.").called("Snake order"),
        choice(
            "opening",
            EXTRA,
            [EXTRA, K_TH, OFF],
            "Round 1: bonus armies for later players, at most k for the k-th player, or the same for all.",
        ).called(
            "Turn order balance", {EXTRA: "Bonus for later players", K_TH: "Limit for early players", OFF: "None"}
        ),
    ),
    *group(
        "Battle",
        number("battles", 1, 1, 3, "Battles you may start in a turn.").called("Battles per turn"),
        switch("two_rounds", False, "The attacker asks everyone for support first, then the defender does.").called(
            "Two rounds of support"
        ),
        choice(
            "losses",
            CAPPED,
            [CAPPED, DIFFERENCE, TOTAL],
            "Armies the winners lose: the difference up to the loser's total, all of it, or the loser's total.",
        ).called(
            "Losses of the winners",
            {CAPPED: "Capped difference", DIFFERENCE: "Full difference", TOTAL: "Loser's total"},
        ),
        choice(
            "debrief",
            "full",
            ["full", "half"],
            "How many of the armies you count at the end of your turn you may place.",
        ).called("New armies per turn", {"full": "All", "half": "Half"}),
        choice(
            "allies",
            "inside",
            ["inside", ADJACENT],
            "Who is asked for support in a battle: players in the area, or neighbours too.",
        ).called("Who may give support", {"inside": "Players in the area", ADJACENT: "Neighbours too"}),
        number("rewards", 1, 0, 3, "Armies each winner of a battle may place.").called("Armies for winning a battle"),
    ),
    *group(
        "On the map",
        number("obstacles", 7, 0, 30, "Share of land slots that are obstacles.").called("Obstacles (%)"),
        number("artefacts", 8, 0, 30, "Share of land slots that hold an artefact.").called("Artefacts (%)"),
        number("powers", 25, 0, 100, "Share of land areas that have a power.").called("Areas with a power (%)"),
    ),
    *group(
        "End of the game",
        number("round_limit", 20, 1, 60, "Areas are counted after this round.").called("Round limit"),
    ),
]
