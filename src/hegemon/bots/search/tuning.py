"""How a search divides its effort: numbers that are the same for all games."""

from __future__ import annotations


class Tuning:
    """What can be set; whoever measures may set it otherwise."""

    def __init__(self) -> None:
        self.looks = 4  # samples of every move at the first look
        self.width = 12  # moves that are searched at the root
        self.tries = 3  # samples that are looked at before a further move is tried
        self.exploration = 0.3  # how much a move that was seldom tried is given the benefit of the doubt
        self.widening = 1.2  # how quickly further moves are tried as visits grow
        self.trust = 1.0  # visits that a glance at a move stands for
