"""Random games as the checks need them: any seat that is asked may answer first, and asides are played too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import expand, sample
from hegemon.engine.state import State, seats_in

ASIDE_CHANCE = 8  # one step in so many looks for an aside


@dataclass(frozen=True)
class Step:
    """Who plays what."""

    seat: int
    move: int


@dataclass(frozen=True)
class Course:
    """A random game: the steps, the state before each of them, and the state at the end."""

    states: list[State]
    steps: list[Step]

    @property
    def ended(self) -> bool:
        return self.states[-1].pending() == 0


def course(state: State, dice: Dice, limit: int) -> Course:
    """Play a game to its end or the limit and keep every state of it."""
    states = [state.copy()]
    steps: list[Step] = []
    for step in walk(state, dice, limit):
        steps.append(step)
        states.append(state.copy())
    return Course(states, steps)


def walk(state: State, dice: Dice, limit: int) -> Iterator[Step]:
    """Play random steps on the state itself; each is yielded when it has been played."""
    for _ in range(limit):
        step = random_step(state, dice)
        if step is None:
            return
        state.play(step.seat, step.move)
        yield step


def random_step(state: State, dice: Dice) -> Step | None:
    """A legal step: now and then an aside, mostly an answer of a seat that is asked; nothing when nobody can move."""
    if dice.below(ASIDE_CHANCE) == 0:
        seat = int(dice.below(state.seats))
        aside = random_move(seat, state.asides(seat), dice)
        if aside is not None:
            return aside
    asked = seats_in(state.pending())
    if not asked:
        return None
    seat = asked[dice.below(len(asked))]
    return random_move(seat, state.legal(seat), dice)


def random_move(seat: int, entries: vec[i64], dice: Dice) -> Step | None:
    return Step(seat, int(sample(entries, dice))) if len(entries) else None


def legal_steps(state: State) -> list[Step]:
    """Every step that can be played now, asides included, every count of every span."""
    steps: list[Step] = []
    for seat in range(int(state.seats)):
        steps += [Step(seat, int(move)) for move in expand(state.legal(seat))]
        steps += [Step(seat, int(move)) for move in expand(state.asides(seat))]
    return steps
