"""Luck against expectation: how the dice fell, beside how they would have fallen on average.

Every move that threw dice is played again several times with other dice; what it did to a seat's chances beyond the
mean of these is the seat's luck.
"""

from __future__ import annotations

from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.state import State
from hegemon.presentation.review.chances import Chances, chance_after

MOST_THROWS, LEAST_THROWS = 32, 4  # for one move
ALL_THROWS = 6000  # for all moves of a game, about
LEAST_LUCK = 0.005  # less is what shuffling does, which decides nothing at once
SEED = 1711  # of the other dice: the same game always has the same luck


def luck_of(match: Match) -> list[float] | None:
    """By seat, what the dice brought beyond expectation, in parts of a win; none where they decided nothing."""
    thrown = throwing_moves(match)
    if not thrown:
        return None
    throws = max(LEAST_THROWS, min(MOST_THROWS, ALL_THROWS // len(thrown)))
    total = [0.0] * match.players
    state = match.fresh_state()
    for k, step in enumerate(match.moves):
        again = state.copy() if k in thrown else None
        state.play(step.seat, step.move)
        if again is not None and state.settled():
            usual = expected(again, step.seat, step.move, k, throws)
            total = [sum(pair) for pair in zip(total, beyond(chance_after(state, None), usual))]
    return total if max(map(abs, total)) >= LEAST_LUCK else None


def throwing_moves(match: Match) -> set[int]:
    """The moves, by number, that threw dice."""
    state, found = match.fresh_state(), set()
    for k, step in enumerate(match.moves):
        before = state.thrown()
        state.play(step.seat, step.move)
        if state.thrown() != before:
            found.add(k)
    return found


def expected(state: State, seat: int, move: int, stream: int, throws: int) -> list[Chances]:
    """The chances after the same move with other dice, once for every throw."""
    found: list[Chances] = []
    for throw in range(throws):
        again = state.copy()
        again.dice = seeded(SEED, stream * MOST_THROWS + throw)
        again.play(seat, move)
        if again.settled():
            found.append(chance_after(again, None))
    return found


def beyond(came: Chances, usual: list[Chances]) -> Chances:
    """How far what came lies beyond the mean of what was usual.

    >>> beyond([0.75, 0.25], [[1.0, 0.0], [0.0, 1.0]])
    [0.25, -0.25]
    """
    if not usual:
        return [0.0] * len(came)
    return [came[seat] - sum(one[seat] for one in usual) / len(usual) for seat in range(len(came))]
