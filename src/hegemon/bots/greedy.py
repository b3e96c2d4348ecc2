"""The greedy bot: tries every legal move in its imagination and plays the one after which it stands best."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.bots.bot import Bot
from hegemon.engine.moves import spread
from hegemon.engine.state import State, bit, lowest

COUNTS: Final = 5  # of a span that are tried
FIRST_SAMPLES: Final = 4  # of a move that throws dice, at the first look
FINAL_SAMPLES: Final = 32  # at the second look, so that luck at the first does not choose
FINALISTS: Final = 4  # moves that get a second look
SETTLING_LIMIT: Final = 64  # moves of others that a settled point may take


class Greedy(Bot):
    """Looks one move ahead, up to the next settled point."""

    def choose(self, imagined: State, seat: i64) -> i64:
        """The first of the moves with the highest worth."""
        moves = candidates(imagined.legal(seat))
        if len(moves) == 1:
            return moves[0]
        worths = [self.worth(imagined, seat, move, FIRST_SAMPLES) for move in moves]
        best: i64 = -1
        best_worth = -1.0
        for _ in range(min(FINALISTS, len(moves))):
            at = highest(worths)
            worths[at] = -1.0
            worth = self.worth(imagined, seat, moves[at], FINAL_SAMPLES)
            if worth > best_worth:
                best_worth = worth
                best = moves[at]
        return best

    def worth(self, imagined: State, seat: i64, move: i64, samples: i64) -> float:
        """How the seat stands after the move, averaged over chance where there is any."""
        total = 0.0
        for sample in range(samples):
            tried = imagined.imagine(seat, self.dice)
            before = tried.dice.drawn
            tried.play(seat, move)
            settle(tried, seat)
            total += tried.evaluate(seat)
            if sample == 0 and tried.dice.drawn == before:
                return total
        return total / float(samples)


def candidates(legal: vec[i64]) -> vec[i64]:
    """The moves that are tried: all single ones, and a few counts of each span."""
    moves = vec[i64](capacity=len(legal) * COUNTS)
    for entry in legal:
        for move in spread(entry, COUNTS):
            moves = append(moves, move)
    return moves


def highest(worths: list[float]) -> i64:
    """Where the highest worth stands, the first of equals."""
    best: i64 = 0
    for k in range(i64(len(worths))):
        if worths[k] > worths[best]:
            best = k
    return best


def settle(state: State, seat: i64) -> None:
    """Play on while others still owe their part of a sealed decision: a fixed cheap policy answers for them."""
    played: i64 = 0
    while not state.settled() and played < SETTLING_LIMIT:
        waiting = state.pending()
        if waiting == 0 or waiting & bit(seat):
            return
        other = lowest(waiting)
        state.play(other, middle(state.legal(other)))
        played += 1


def middle(legal: vec[i64]) -> i64:
    """The entry in the middle of the list, at its lowest count: always the same answer to the same question."""
    return spread(legal[len(legal) // 2], 2)[0]
