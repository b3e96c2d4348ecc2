"""How a search divides its effort: numbers that are the same for all games."""

from __future__ import annotations

from typing import Final

ANYWHERE: Final = 0
OWN_TURN: Final = 1
ROUND: Final = 2


class Tuning:
    """What can be set; the defaults are what played best against the greedy bot."""

    def __init__(self) -> None:
        self.looks = 4  # samples of every move at the first look
        self.width = 12  # moves that are searched at the root
        self.tries = 3  # samples from which a further move is proposed
        self.exploration = 0.3  # how much a move that was seldom tried is given the benefit of the doubt
        self.widening = 1.2  # how quickly further moves are looked at as visits grow
        self.trust = 1.0  # visits that a glance at a move stands for
        self.sharpness = 1.0  # by which power of its visits a move counts for what comes before it
        self.fading = 1.0  # what is left of what was learnt before, once all has come as foreseen
        self.horizon = OWN_TURN  # how far a descent looks
        self.surprise = 0.0  # the same where it came otherwise
