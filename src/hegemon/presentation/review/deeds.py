"""What each player did in a game, counted from its events as the game declares it."""

from __future__ import annotations

from dataclasses import dataclass

from hegemon.engine.match import Match
from hegemon.presentation.parts import Deed


@dataclass(slots=True)
class Tally:
    """A deed and how often each seat did it."""

    title: str
    counts: list[int]


def over_time(match: Match, deed: Deed, moments: set[int]) -> list[list[int]]:
    """How much of a deed each seat had done by each of the moments."""
    chronicle = match.state.chronicle()
    tally = Tally(deed["title"], [0] * match.players)
    sums = [list(tally.counts)]
    for step in match.moves:
        for event in step.events:
            if deed["event"] == chronicle.name(event):
                count(tally, deed, event.values())
        sums.append(list(tally.counts))
    return [sums[moment] for moment in sorted(moments)]


def tallied(match: Match, deeds: list[Deed]) -> list[Tally]:
    """The deeds that somebody did; what nobody ever did is left out."""
    chronicle = match.state.chronicle()
    tallies = [Tally(deed["title"], [0] * match.players) for deed in deeds]
    for step in match.moves:
        for event in step.events:
            name = chronicle.name(event)
            for deed, tally in zip(deeds, tallies):
                if deed["event"] == name:
                    count(tally, deed, event.values())
    return [tally for tally in tallies if any(tally.counts)]


def count(tally: Tally, deed: Deed, values: list[int]) -> None:
    """Take one event in; one that names nobody is nobody's."""
    seat = values[deed["seat"]]
    if seat >= 0:
        tally.counts[seat] += 1 if deed["sums"] < 0 else values[deed["sums"]]
