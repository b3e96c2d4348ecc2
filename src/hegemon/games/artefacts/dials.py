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
        choice("size", REGULAR, list(SIZES), "How large the world is.").called("Size"),
        text(
            "map",
            ANY_MAP,
            "random or a NUMBER",
            parse_map,
            "A new world for this game, or one that you know by number.",
        )
        .called("Map", {ANY_MAP: "New world"})
        .offering([ANY_MAP], ""),
    ),
    *group(
        "Setup",
        number("starting_armies", 2, 1, 4, "Armies that everyone begins with, and returns with.").called(
            "Starting armies"
        ),
        switch("snake", False, "In the setup every other army is placed in reverse order.").called(
            "There and back order"
        ),
        choice(
            "opening",
            EXTRA,
            [EXTRA, K_TH, OFF],
            "Round 1: more armies for going later, at most k for the k-th player, or all alike.",
        ).called("Going later", {EXTRA: "Extra armies", K_TH: "Fewer for the first", OFF: "All alike"}),
    ),
    *group(
        "Battle",
        number("battles", 1, 1, 3, "Battles that you may start in a turn.").called("Battles a turn"),
        switch("two_rounds", False, "First the attacker asks all for support, then the defender.").called(
            "Ask for support twice"
        ),
        choice(
            "losses",
            CAPPED,
            [CAPPED, DIFFERENCE, TOTAL],
            "What winners lose: the difference, that at most the loser's total, or the loser's total.",
        ).called(
            "Winners lose", {CAPPED: "Up to the loser’s", DIFFERENCE: "The difference", TOTAL: "The loser’s total"}
        ),
        choice("debrief", "full", ["full", "half"], "How many of the armies counted in the debrief are raised.").called(
            "Armies after a battle"
        ),
        choice(
            "allies", "inside", ["inside", ADJACENT], "Who is asked for support: those inside, or next door too."
        ).called("Asked for support", {"inside": "Inside", ADJACENT: "Next door too"}),
        number("rewards", 1, 0, 3, "Armies that each winner of a battle may place.").called("Armies for winning"),
    ),
    *group(
        "What lies on the map",
        number("obstacles", 7, 0, 30, "Percent of the land slots that are obstacles.").called("Obstacles in percent"),
        number("artefacts", 8, 0, 30, "Percent of the land slots that hold an artefact.").called(
            "Artefacts in percent"
        ),
        number("powers", 25, 0, 100, "Percent of the land areas that have a power.").called("Powers in percent"),
    ),
    *group(
        "End of the game",
        number("round_limit", 20, 1, 60, "After this round the areas are counted.").called("Last round"),
    ),
]
