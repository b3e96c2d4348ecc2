"""The careless bot: like the greedy one it plays what looks best, but it overlooks moves and misjudges others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.greedy import Greedy, candidates, highest
from hegemon.engine.dice import Dice
from hegemon.engine.moves import verb
from hegemon.engine.state import State

LEAST_NOTICED: Final = 2  # moves, however little attention is paid
VERBS: Final = 64  # kinds of moves that there can be
LOOKS: Final = 1  # at each move: what luck brings in it is taken for what it always brings
GRAIN: Final = 1000  # into how many steps a misjudgement is divided


class Careless(Greedy):
    """Notices a part of its moves, and takes one for the best that only comes near it."""

    def __init__(self, dice: Dice, attention: float, blur: float) -> None:
        super().__init__(dice)
        self.attention = attention  # which part of the moves is noticed
        self.blur = blur  # by which part of the difference between the best and the worst a move may be misjudged

    def choose(self, imagined: State, seat: i64) -> i64:
        """The move that looks best, of those that were noticed."""
        moves = self.noticed(candidates(imagined.legal(seat)))
        if len(moves) == 1:
            return moves[0]
        self.imagine_worlds(imagined, seat, LOOKS)
        worths = [self.worth(imagined, seat, move, LOOKS) for move in moves]
        return moves[highest(self.misjudged(worths), self.dice)]

    def noticed(self, moves: vec[i64]) -> vec[i64]:
        """Some of the moves, drawn by lot, and each that is the only one of its kind: nobody overlooks a plain no."""
        there: i64 = i64(len(moves))
        plain = only_ones_first(moves)
        wanted: i64 = max(i64(LEAST_NOTICED), i64(self.attention * float(there)))
        for at in range(plain, min(plain + wanted, there)):
            other: i64 = at + self.dice.below(there - at)
            moves[at], moves[other] = moves[other], moves[at]
        return moves[: plain + wanted]

    def misjudged(self, worths: list[float]) -> list[float]:
        """What the moves seem to be worth."""
        most = self.blur * (max(worths) - min(worths)) / float(GRAIN)
        return [worth + most * float(self.dice.below(GRAIN)) for worth in worths]


def only_ones_first(moves: vec[i64]) -> i64:
    """Bring the moves that are the only ones of their kind to the front; how many there are."""
    number = vec[i64]([0 for _ in range(VERBS)])
    for move in moves:
        number[verb(move)] += 1
    found: i64 = 0
    for at in range(i64(len(moves))):
        if number[verb(moves[at])] == 1:
            moves[found], moves[at] = moves[at], moves[found]
            found += 1
    return found
