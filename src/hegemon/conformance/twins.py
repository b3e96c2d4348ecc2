"""Twins: two states that a seat cannot tell apart, found without asking the game what it hides.

Two secret moves of another seat lead to twins. So may an exchange of two cells of a field that chance has dealt, or of
a number for another that it deals: if the seat sees no difference and the accounts still add up, it does not know which
is true.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.conformance.case import Case, once_a_case, spaced
from hegemon.conformance.knowledge import Sight, played
from hegemon.conformance.walk import Step, legal_steps, random_step
from hegemon.engine.dice import Dice
from hegemon.engine.fields import Fields
from hegemon.engine.moves import contains, expand
from hegemon.engine.state import SPECTATOR, State, seats_in

T = TypeVar("T")
Cell = tuple[str, int]  # the name of a field and the place in it
Values = dict[Cell, int]

WHOLE = -1  # the place of a number, which is all of its field
MOVES_A_SEAT = 3  # secret moves of a seat that are compared
MOMENTS = 4  # at which secret moves are made, and as many at which several seats are asked
EXCHANGING_MOMENTS = 5  # at which cells are exchanged
TWINS_A_FIELD = 3
EXCHANGES_A_FIELD = 2
STARTS = 4  # of games that say which fields chance has dealt
PLAYED_ON = 40  # moves by which a difference must have shown itself
LOOKING = 4  # one look in so many moves: views of a large board take long


@dataclass(frozen=True)
class Twins:
    """Two states that are one to a seat."""

    seat: int
    one: State
    other: State
    about: str  # where the difference comes from


def secret_moves(case: Case) -> Iterator[Twins]:
    """Moves of one seat that another seat cannot tell apart, such as two answers to a sealed question."""
    for number, state in enumerate(spaced(several_asked(case), MOMENTS) + spaced(case.open_moments, MOMENTS)):
        for actor in range(case.players):
            steps = [step for step in legal_steps(state) if step.seat == actor]
            sights = [Sight(played(state, step)) for step in spaced(steps, MOVES_A_SEAT)]
            watcher = (actor + 1 + number % max(1, case.players - 1)) % case.players
            for other in sights[1:]:
                if watcher != actor and is_fooled(watcher, sights[0], other):
                    yield Twins(watcher, sights[0].state, other.state, f"what seat {actor} has played in secret")


def sealed_answers(case: Case) -> Iterator[tuple[int, State]]:
    """Seats that have answered what nobody else can see, while others have not, and how it stands then."""
    for state in spaced(several_asked(case), MOMENTS):
        for actor in seats_in(state.unanswered()):
            steps = [Step(actor, int(move)) for move in expand(state.legal(actor))]
            one, other = (Sight(played(state, step)) for step in (steps[0], steps[-1]))
            waiting = int(state.unanswered()) & ~(1 << actor)
            if waiting and one.state.unanswered() == waiting and is_secret(actor, one, other):
                yield actor, one.state


def is_secret(actor: int, one: Sight, other: Sight) -> bool:
    """Is there a difference that nobody but the actor can see?"""
    others = [seat for seat in range(int(one.state.seats)) if seat != actor]
    return cells_of(one.state) != cells_of(other.state) and all(is_fooled(seat, one, other) for seat in others)


def several_asked(case: Case) -> list[State]:
    """States at which several seats choose at the same time."""
    return [state for course in case.courses for state in course.states if int(state.pending()).bit_count() > 1]


@once_a_case
def exchanges(case: Case) -> list[Twins]:
    """States with two cells exchanged, or another number, that add up and look the same to a seat."""
    dealt = dealt_values(case)
    twins: list[Twins] = []
    found: Counter[str] = Counter()
    for number, state in enumerate(spaced(case.open_moments, EXCHANGING_MOMENTS)):
        truth = Sight(state)
        for name, changed in changed_states(state, dealt, case.dice(1300 + number)):
            seat = (number + found[name]) % case.players
            if found[name] < TWINS_A_FIELD and unless_impossible(partial(is_deceived, seat, truth, changed), False):
                found[name] += 1
                twins.append(Twins(seat, state, changed, f"the field {name!r}"))
    return twins


def swaps(case: Case) -> Iterator[Twins]:
    """States that the game itself has swapped."""
    for number, state in enumerate(spaced(case.open_moments, EXCHANGING_MOMENTS)):
        seat = number % case.players
        swapped = case.swap(state, seat, case.dice(1400 + number))
        if swapped is not None:
            yield Twins(seat, state, swapped, "what the game swaps")


def is_deceived(seat: int, truth: Sight, changed: State) -> bool:
    """Does a seat take a state that was made up for the true one? Not where it does not add up."""
    return not changed.audit() and is_fooled(seat, truth, Sight(changed))


def unless_impossible(ask: Callable[[], T], otherwise: T) -> T:
    """What is asked about a state that was made up. Rules need not bear a state that they never make."""
    try:
        return ask()
    except Exception:
        return otherwise


def is_fooled(seat: int, one: Sight, other: Sight) -> bool:
    """Do two states look the same to a seat and offer it the same?"""
    if one.state.pending() != other.state.pending() or offers_of(one.state, seat) != offers_of(other.state, seat):
        return False
    return all(one.seen(watcher) == other.seen(watcher) for watcher in (SPECTATOR, seat))


def offers_of(state: State, seat: int) -> list[int]:
    """What a seat may do, and whether it is waited for: it knows what it has answered itself."""
    return [int(state.unanswered()) >> seat & 1, *state.legal(seat), *state.asides(seat)]


def matters(case: Case, twins: Twins) -> bool:
    """Does the difference between twins show itself to the seat when the game goes on?"""
    one, other, dice = twins.one.copy(), twins.other.copy(), case.dice(1500)
    for number in range(PLAYED_ON):
        if number % LOOKING == 0 and not is_fooled(twins.seat, Sight(one), Sight(other)):
            return True
        step = random_step(one, dice)
        if step is None or not can_play(other, step):
            return step is not None
        one.play(step.seat, step.move)
        other.play(step.seat, step.move)
    return False


def can_play(state: State, step: Step) -> bool:
    return contains(state.legal(step.seat), step.move) or contains(state.asides(step.seat), step.move)


class Cells(Fields):
    """Every number of a state but for its dice, by field and place."""

    def __init__(self) -> None:
        self.values: Values = {}

    def number(self, name: str, value: i64) -> i64:
        self.values[name, WHOLE] = int(value)
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        self.values |= {(name, place): int(value) for place, value in enumerate(values)}
        return values


class Graft(Fields):
    """Puts values in the place of those that are there."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def number(self, name: str, value: i64) -> i64:
        return self.values.get((name, WHOLE), value)

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        places = [place for field, place in self.values if field == name]
        if not places:
            return values
        others = values[:]  # copies may share what never changes
        for place in places:
            others[place] = self.values[name, place]
        return others


def cells_of(state: State) -> Values:
    seen = Cells()
    state.visit(seen)
    return seen.values


def grafted(state: State, values: Values) -> State:
    """A copy with other values in some cells, and what follows from them worked out anew."""
    twin = state.copy()
    twin.visit(Graft(values))
    twin.derive()
    return twin


def dealt_values(case: Case) -> dict[str, list[Values]]:
    """What lies in the fields that chance has dealt: for each of them what it holds at the start of several games.

    Only such fields are exchanged. What is the same at every start follows from what has been played since, and a
    seat that has seen it played can tell, whether or not it is shown.
    """
    fields: dict[str, list[Values]] = {}
    for state in (case.start(number) for number in range(STARTS)):
        for name, values in fields_of(state).items():
            fields.setdefault(name, []).append(values)
    return {name: dealt for name, dealt in fields.items() if any(values != dealt[0] for values in dealt)}


def fields_of(state: State) -> dict[str, Values]:
    """The cells of a state, field by field."""
    fields: dict[str, Values] = {}
    for cell, value in cells_of(state).items():
        fields.setdefault(cell[0], {})[cell] = value
    return fields


def changed_states(state: State, dealt: dict[str, list[Values]], dice: Dice) -> Iterator[tuple[str, State]]:
    """For each field that chance has dealt: the state with something else in it."""
    for name, values in fields_of(state).items():
        for _ in range(EXCHANGES_A_FIELD if name in dealt else 0):
            change = other_values(values, dealt[name], dice)
            if change:
                yield name, grafted(state, change)


def other_values(values: Values, dealt: list[Values], dice: Dice) -> Values:
    """Two of the cells exchanged, or a number that was dealt elsewhere; nothing where that makes no difference."""
    cells = list(values)
    cell = cells[dice.below(len(cells))]
    if cell[1] == WHOLE:
        others = [other for other in dealt if other != values]
        return others[dice.below(len(others))] if others else {}
    different = [other for other in cells if values[other] != values[cell]]
    if not different:
        return {}
    other = different[dice.below(len(different))]
    return {cell: values[other], other: values[cell]}
