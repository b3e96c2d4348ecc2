"""The numbers and words of Cups: faces, phases, dials, moves and events."""

from __future__ import annotations

from typing import Final

from hegemon.engine.dials import Dial, Options, choice, number, switch
from hegemon.engine.events import DICE, SEAT, Chronicle, Telling
from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from mypy_extensions import i64

MOST_DICE: Final = 5  # under one cup
FACES: Final = ["ones", "twos", "threes", "fours", "fives", "sixes"]
ONES: Final = 0

DIALS: Final[list[Dial]] = [
    number("dice", 3, 1, MOST_DICE, "Dice that each player begins with."),
    switch("wild", True, "Ones count for every other face too."),
    switch("second_throw", True, "All may throw a second time, in secret, before the bids."),
    choice("stake", "one", ["one", "difference"], "Dice lost: one, or as many as the bid was away from the truth."),
]


class House:
    """The dials as they are set for one game, each with its type. It never changes, so all copies share it."""

    def __init__(self, options: Options) -> None:
        self.dice: i64 = int(options["dice"])
        self.wild = bool(options["wild"])
        self.second_throw = bool(options["second_throw"])
        self.by_difference = options["stake"] == "difference"


THROWING: Final = 0  # all decide in secret whether to throw again
BIDDING: Final = 1
OVER: Final = 2
PHASES: Final = ["throwing", "bidding", "over"]


KEEP: Final = 1
AGAIN: Final = 2
BID: Final = 3
DOUBT: Final = 4
FACE: Final = Kind("face", FACES)
NOTATION: Final = Notation(
    [
        Verb(KEEP, "keep", [], "Keep what you threw."),
        Verb(AGAIN, "again", [], "Throw all your dice again."),
        Verb(BID, "bid", [FACE, COUNT], "Say that at least so many dice show this face.", shown="bid {1} {0}"),
        Verb(DOUBT, "doubt", [], "Have all cups opened: was the last bid true?"),
    ]
)


BEGAN: Final = 1
THREW: Final = 2
KEPT: Final = 3
THREW_AGAIN: Final = 4
RAISED: Final = 5
DOUBTED: Final = 6
OPENED: Final = 7
LOST: Final = 8
WENT_OUT: Final = 9
CHRONICLE: Final = Chronicle(
    [
        Telling(BEGAN, "began", [COUNT, SEAT], "Round {0}: {1} begins."),
        Telling(THREW, "threw", [SEAT, DICE], "{0} looks under the cup: {1}."),
        Telling(KEPT, "kept", [SEAT], "{0} keeps the dice."),
        Telling(THREW_AGAIN, "threw again", [SEAT], "{0} throws again."),
        Telling(RAISED, "raised", [SEAT, COUNT, FACE], "{0} bids {1} {2}."),
        Telling(DOUBTED, "doubted", [SEAT, SEAT], "{0} doubts {1}."),
        Telling(OPENED, "opened", [SEAT, DICE], "{0} has {1}.", reveals=True),
        Telling(LOST, "lost", [SEAT, COUNT], "{0} loses dice: {1}."),
        Telling(WENT_OUT, "went out", [SEAT], "{0} is out."),
    ]
)
