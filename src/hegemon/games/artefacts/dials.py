"""Everything about Artefacts that a designer may turn."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, choice, number, switch, text
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
    choice("size", REGULAR, list(SIZES), "How large the world is."),
    text("map", ANY_MAP, "random or a NUMBER", parse_map, "Every NUMBER is another world; random draws one."),
    number("starting_armies", 2, 1, 4, "Armies that everyone begins with, and returns with."),
    switch("snake", False, "In the setup every other army is placed in reverse order."),
    choice(
        "opening",
        EXTRA,
        [EXTRA, K_TH, OFF],
        "Round 1: more armies for going later, at most k for the k-th player, or all alike.",
    ),
    number("battles", 1, 1, 3, "Battles a turn."),
    switch("two_rounds", False, "First the attacker asks all for support, then the defender."),
    choice(
        "losses",
        CAPPED,
        [CAPPED, DIFFERENCE, TOTAL],
        "What winners lose: the difference, that at most the loser's total, or the loser's total.",
    ),
    choice("debrief", "full", ["full", "half"], "How many of the armies counted in the debrief are raised."),
    choice("allies", "inside", ["inside", ADJACENT], "Who is asked for support: those inside, or next door too."),
    number("rewards", 1, 0, 3, "Armies that each winner of a battle may place."),
    number("obstacles", 7, 0, 30, "Percent of the land slots that are obstacles."),
    number("artefacts", 8, 0, 30, "Percent of the land slots that hold an artefact."),
    number("powers", 25, 0, 100, "Percent of the land areas that have a power."),
    number("round_limit", 20, 1, 60, "Rounds after which the areas are counted."),
]
