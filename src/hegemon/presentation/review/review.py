"""How a game went, in numbers: made once from its match, plain data from then on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR, State
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Curve, Deed
from hegemon.presentation.review.chances import Chances, Turn, chance_after, smoothed, turning_points
from hegemon.presentation.review.deeds import Tally, over_time, tallied
from hegemon.presentation.review.leads import Lead, leads_of
from hegemon.presentation.review.luck import luck_of

LEAST = 3  # that somebody has of what is drawn
LEAST_RISE = 20  # of all in the mean, for a race
CLOSE = 0.2  # of that: how far they are apart
A_WHILE = 40  # of these a game has
MOST_POINTS = 160  # of a curve: a longer game is looked at now and then


@dataclass(slots=True)
class Counted:
    """Something that was counted over time: its title, and at each of the moments a value for each seat."""

    title: str
    values: list[list[int]]

    @property
    def is_telling(self) -> bool:
        """Did it ever change, were two ever apart, and did anybody have more than a few?"""
        is_much = max(map(max, self.values)) >= LEAST
        return (
            is_much
            and any(len(set(then)) > 1 for then in self.values)
            and any(then != self.values[0] for then in self.values)
        )

    @property
    def is_race(self) -> bool:
        """Did all rise together, so that their lines lie upon each other?"""
        apart = mean([max(then) - min(then) for then in self.values])
        rise = mean(self.values[-1]) - mean(self.values[0])
        return rise >= LEAST_RISE and apart < CLOSE * rise

    @property
    def ahead(self) -> list[list[float]]:
        """By how much each seat was above what all had in the mean, in the mean of a while, for seats take turns."""
        apart = [[value - mean(then) for value in then] for then in self.values]
        last = len(apart) - 1
        wide = [min(k, last - k, len(apart) // A_WHILE) for k in range(len(apart))]
        return [[mean(one) for one in zip(*apart[k - around : k + around + 1])] for k, around in enumerate(wide)]


@dataclass(slots=True)
class Review:
    """A game that is over, looked back at; moments are told by how many moves had been made."""

    moves: int
    moments: list[int]  # at which the curves were looked at
    curves: list[Counted]
    chances: list[Chances]  # before the first move and after every one, in the mean of a while
    turns: list[Turn]
    leads: list[Lead]  # in what is counted first
    luck: list[float] | None  # by seat, in parts of a win; none where no dice fell
    deeds: list[Tally]


def review_of(match: Match, presentation: Presentation) -> Review:
    """Look back at a match that is over."""
    assert match.over, "what everyone may know is known when it is over"
    moves = match.moves
    moments = spread(len(moves), MOST_POINTS)
    looked: list[list[Curve]] = []
    chances: list[Chances] = []
    for made, state in enumerate(walked(match)):
        chances.append(chance_after(state, chances[-1] if chances else None))
        if made in moments:
            looked.append(curves_at(presentation, state, match.names))
    curves = joined(looked)
    return Review(
        moves=len(moves),
        moments=sorted(moments),
        curves=curves + sums_of(match, presentation.deeds(), moments),
        chances=smoothed(chances),
        turns=turning_points(chances),
        leads=leads_of(curves[0].values, sorted(moments)),
        luck=luck_of(match),
        deeds=tallied(match, presentation.deeds()),
    )


def walked(match: Match) -> Iterator[State]:
    """The state before the first move, and after each; it is one state that changes."""
    state = match.fresh_state()
    yield state
    for step in match.moves:
        state.play(step.seat, step.move)
        yield state


def spread(moves: int, most: int) -> set[int]:
    """Moments from the first to the last, evenly spread where there are too many.

    >>> sorted(spread(5, 160)), sorted(spread(100, 5))
    ([0, 1, 2, 3, 4, 5], [0, 25, 50, 75, 100])
    """
    if moves < most:
        return set(range(moves + 1))
    return {round(k * moves / (most - 1)) for k in range(most)}


def curves_at(presentation: Presentation, state: State, names: list[str]) -> list[Curve]:
    """What the game draws over time, at one moment; the scores where it has nothing of its own."""
    view = state.view(SPECTATOR)
    view["names"] = names
    return presentation.curves(view) or [Curve(title="Score", values=state.standing().scores)]


def sums_of(match: Match, deeds: list[Deed], moments: set[int]) -> list[Counted]:
    """What the game adds up over time, such as prices that were paid; what nobody ever did is left out."""
    lines = [Counted(deed["title"], over_time(match, deed, moments)) for deed in deeds if deed.get("plotted")]
    return [line for line in lines if any(line.values[-1])]


def joined(looked: list[list[Curve]]) -> list[Counted]:
    """The curves of all moments, title by title."""
    return [Counted(curve["title"], [then[k]["values"] for then in looked]) for k, curve in enumerate(looked[0])]
