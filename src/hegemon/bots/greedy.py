"""The greedy bot: tries every legal move in its imagination and plays the one after which it stands best."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.engine.dice import Dice
from hegemon.engine.moves import high, spread
from hegemon.engine.state import UNKNOWN, State, lowest

COUNTS: Final = 5  # of a span that are tried
FIRST_SAMPLES: Final = 4  # of a move that throws dice, at the first look
FINAL_SAMPLES: Final = 32  # at the second look, so that luck at the first does not choose
FINAL_WORLDS: Final = 12  # the same where something is hidden, and every world must be imagined
LEAST_GAIN: Final = 0.002  # of an aside, below which it is not worth a word
FINALISTS: Final = 4  # moves that get a second look
SETTLING_LIMIT: Final = 64  # moves that a settled point may take


class Greedy(Bot):
    """Looks one move ahead, up to the next settled point."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.worlds: list[State] = []  # where something is hidden, every move is tried in the same imagined ones

    def choose(self, imagined: State, seat: i64) -> i64:
        """The move with the highest worth; among equals the lot decides."""
        moves = candidates(imagined.legal(seat))
        if len(moves) == 1:
            return moves[0]
        self.imagine_worlds(imagined, seat, FIRST_SAMPLES)
        worths = [self.worth(imagined, seat, move, FIRST_SAMPLES) for move in moves]
        samples: i64 = FINAL_WORLDS if imagined.conceals() else FINAL_SAMPLES
        self.imagine_worlds(imagined, seat, samples)
        best: i64 = -1
        best_worth = -1.0
        for _finalist in range(min(FINALISTS, len(moves))):
            at = highest(worths, self.dice)
            worths[at] = -1.0
            worth = self.worth(imagined, seat, moves[at], samples)
            if worth > best_worth:
                best_worth = worth
                best = moves[at]
        return best

    def aside(self, imagined: State, seat: i64) -> i64:
        """An answer to somebody else, such as to an offer, if the seat stands better with it; it proposes nothing."""
        best_worth = imagined.evaluate(seat) + LEAST_GAIN
        best: i64 = NOTHING
        for entry in imagined.asides(seat):
            if high(entry) == 0:
                tried = imagined.copy()
                tried.play(seat, entry)
                worth = tried.evaluate(seat)
                if worth > best_worth:
                    best_worth = worth
                    best = entry
        return best

    def imagine_worlds(self, imagined: State, seat: i64, number: i64) -> None:
        """Worlds that the seat takes for possible, where every move needs all; else they come as they are needed."""
        self.worlds = []
        if imagined.conceals() and imagined.turned_up() == UNKNOWN:
            for _world in range(number):
                self.worlds.append(imagined.imagine(seat, self.dice))

    def world(self, imagined: State, seat: i64, sample: i64) -> State:
        """One to try a move in: where something is hidden, the same for every move."""
        if not imagined.conceals():
            return imagined.imagine(seat, self.dice)
        if sample == len(self.worlds):
            self.worlds.append(imagined.imagine(seat, self.dice))
        return self.worlds[sample].copy()

    def worth(self, imagined: State, seat: i64, move: i64, samples: i64) -> float:
        """How the seat stands after the move, averaged over chance and secrets where it has met any."""
        total = 0.0
        for sample in range(samples):
            tried = self.world(imagined, seat, sample)
            before = tried.turned_up()
            tried.play(seat, move)
            settle(tried)
            total += tried.evaluate(seat)
            if sample == 0 and before != UNKNOWN and tried.turned_up() == before:
                return total
        return total / float(samples)


def candidates(legal: vec[i64]) -> vec[i64]:
    """The moves that are tried: all single ones, and a few counts of each span."""
    moves = vec[i64](capacity=len(legal) * COUNTS)
    for entry in legal:
        for move in spread(entry, COUNTS):
            moves = append(moves, move)
    return moves


def highest(worths: list[float], dice: Dice) -> i64:
    """Where the highest worth stands; each of several equals is as likely as the others."""
    best: i64 = 0
    equals: i64 = 1
    for at in range(1, i64(len(worths))):
        if worths[at] > worths[best]:
            best = at
            equals = 1
        elif worths[at] == worths[best]:
            equals += 1
            if dice.below(equals) == 0:
                best = at
    return best


def settle(state: State) -> None:
    """Play on while a sealed decision lies open: quick plausible answers, from the state's own dice."""
    played: i64 = 0
    while not state.settled() and played < SETTLING_LIMIT:
        waiting = state.unanswered()
        if waiting == 0:
            return
        seat = lowest(waiting)
        state.play(seat, state.reply(seat, state.dice))
        played += 1
