"""How a game went, in numbers: made once from its match, plain data from then on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR, State
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Curve, Deed
from hegemon.presentation.review.chances import Chances, Turn, chance_after, smoothed, turning_points
from hegemon.presentation.review.deeds import Tally, over_time, tallied
from hegemon.presentation.review.luck import luck_of

MOST_POINTS = 160  # of a curve: a longer game is looked at now and then


@dataclass(slots=True)
class Line:
    """Something that was counted over time: its title, and at each of the moments a value for each seat."""

    title: str
    values: list[list[int]]


@dataclass(slots=True)
class Review:
    """A game that is over, looked back at; moments are told by how many moves had been made."""

    moves: int
    moments: list[int]  # at which the curves were looked at
    curves: list[Line]
    chances: list[Chances]  # before the first move and after every one, in the mean of a while
    turns: list[Turn]
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
    return Review(
        moves=len(moves),
        moments=sorted(moments),
        curves=joined(looked) + sums_of(match, presentation.deeds(), moments),
        chances=smoothed(chances),
        turns=turning_points(chances),
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


def sums_of(match: Match, deeds: list[Deed], moments: set[int]) -> list[Line]:
    """What the game adds up over time, such as prices that were paid; what nobody ever did is left out."""
    lines = [Line(deed["title"], over_time(match, deed, moments)) for deed in deeds if deed.get("plotted")]
    return [line for line in lines if any(line.values[-1])]


def joined(looked: list[list[Curve]]) -> list[Line]:
    """The curves of all moments, title by title."""
    return [Line(curve["title"], [then[k]["values"] for then in looked]) for k, curve in enumerate(looked[0])]
