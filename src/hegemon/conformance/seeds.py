"""Check of seeds: the same seed is the same game, whatever else is dealt and played meanwhile."""

from __future__ import annotations

from hegemon.conformance.case import Case
from hegemon.conformance.walk import walk

PLAYED = 120  # moves of each of two games that are played in turn


def games_do_not_meet(case: Case) -> None:
    """A game that is dealt again, with another dealt after it and played between its moves, goes as it went alone."""
    alone, again, other = case.courses[0], case.start(0), case.start(case.scale)
    beside = walk(other, case.dice(1900), PLAYED)
    for number, step in enumerate(alone.steps[:PLAYED]):
        same = again.digest() == alone.states[number].digest()
        assert same, f"{case.name}: the same seed gave another game, of which move {number} is not the same"
        again.play(step.seat, step.move)
        next(beside, None)
    list(beside)
    undisturbed = case.start(case.scale)
    list(walk(undisturbed, case.dice(1900), PLAYED))
    assert undisturbed.same(other), f"{case.name}: a game goes otherwise when another is played at the same time"
