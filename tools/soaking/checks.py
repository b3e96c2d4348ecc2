"""The battery at a larger scale, and its checks of knowledge on thousands of states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle, islice
from typing import NamedTuple

from hegemon.conformance import knowledge
from hegemon.conformance.battery import BATTERY, Check
from hegemon.conformance.case import Case
from hegemon.conformance.declared import declared_cases
from hegemon.engine import discovery
from hegemon.engine.game import Game
from hegemon.engine.state import State
from soaking.finding import Finding, measured, on_all_cores, spoken_cases

LEAKS: tuple[Check, ...] = (
    knowledge.an_imagined_state_looks_the_same,
    knowledge.an_imagined_state_offers_the_same,
    knowledge.swapped_secrets_change_nothing,
    knowledge.events_tell_no_more_than_views,
    knowledge.moves_that_look_alike_are_told_alike,
    knowledge.nobody_sees_the_dice,
)
SPREAD = 1_000_000  # between the seeds of one game and the next; a check's own dice lie nearer than that
PURPOSE = 9_000  # of the dice that choose the states
SHOWN = 3  # failures in a line of the report


def battery(group: list[Case], scale: int) -> Finding:
    """Every check of the battery for each number of players, each on so many random games."""

    def run() -> tuple[str, str, bool]:
        names = [case.game.name for case in group]
        rows = on_all_cores(battery_failures, names, [case.name for case in group], [scale] * len(group))
        failures = [failure for row in rows for failure in row]
        many = f"{len(BATTERY)} checks on {scale * len(group)} games"
        return many, "; ".join(failures) or "all passed", not failures

    return measured(f"battery: {spoken_cases(group)}", "the case's name", run)


def battery_failures(game: str, name: str, scale: int) -> list[str]:
    """What the checks find in one case."""
    case = declared_case(game, name, scale)
    return failures_of(BATTERY, case, case.name)


def conceals(game: Game) -> bool:
    """Is anything but the dice to come ever hidden from a seat?"""
    return any(case.start(0).conceals() for case in declared_cases(game))


def leaks(game: Game, players: int, wanted: int) -> Finding:
    """States that a seat cannot tell apart are one to it in every way; at least so many states for these players."""

    def run() -> tuple[str, str, bool]:
        found = Secrecy(0, 0, 0, 0, [])
        while found.states < wanted and not found.failures:
            found = more_secrecy(game, players, found, wanted)
        told = f"nothing shows in {found.imagined} imagined worlds and {found.swapped} with swapped secrets"
        failed = f"{len(found.failures)} failures: {'; '.join(found.failures[:SHOWN])}"
        many = f"{len(LEAKS)} checks on {found.states} states of {found.games} games"
        return many, failed if found.failures else told, not found.failures

    return measured(f"leaks: {game.title}, {players} players", "the case's name", run)


class Secrecy(NamedTuple):
    """How much was looked at, and what leaked."""

    games: int
    states: int
    imagined: int  # worlds that a seat took for the true one
    swapped: int  # worlds that the game made by exchanging secrets, and that differ from the true one
    failures: list[str]

    def plus(self, more: Secrecy) -> Secrecy:
        return Secrecy(
            self.games + more.games,
            self.states + more.states,
            self.imagined + more.imagined,
            self.swapped + more.swapped,
            self.failures + more.failures,
        )


def more_secrecy(game: Game, players: int, found: Secrecy, wanted: int) -> Secrecy:
    """Look at as many more games as the states that are missing should need."""
    names = [case.name for case in declared_cases(game) if case.players == players]
    games = -(-(wanted - found.states) // knowledge.MOMENTS)
    numbers = list(range(found.games, found.games + games))
    rows = on_all_cores(secrecy_of, [game.name] * games, list(islice(cycle(names), games)), numbers)
    for row in rows:
        found = found.plus(row)
    return found


def secrecy_of(game: str, name: str, number: int) -> Secrecy:
    """Look at one random game, as another process finds it."""
    return secrecy_in(one_game(declared_case(game, name, 1), number))


def secrecy_in(case: OneGame) -> Secrecy:
    """Look at one random game."""
    imagined = sum(1 for _ in knowledge.imagined_moments(case))
    swapped = sum(not other.same(state) for _, state, other in knowledge.swapped_moments(case))
    failures = failures_of(LEAKS, case, f"game {case.number} of {case.name}")
    return Secrecy(1, len(case.open_moments), imagined, swapped, failures)


@dataclass(frozen=True, eq=False)
class OneGame(Case):
    """One of many random games of a case, and states of it that are drawn by chance: all checks look at all of them."""

    number: int = 0

    def seed(self, number: int) -> int:
        return super().seed(self.number * SPREAD + number)

    @cached_property
    def moments(self) -> list[State]:
        """One from each part of the game while somebody is asked, and the end."""
        played = self.courses[0].states
        asked = [state for state in played if state.pending()]
        dice = self.dice(PURPOSE)
        parts = min(len(asked), knowledge.MOMENTS)
        drawn = [asked[(k * len(asked) + int(dice.below(len(asked)))) // parts] for k in range(parts)]
        return [*drawn, played[-1]]


def one_game(case: Case, number: int) -> OneGame:
    return OneGame(case.game, case.players, case.variant, case.constants, case.swap, 1, case.limit, number)


def declared_case(game: str, name: str, scale: int) -> Case:
    """A case by its name, as another process finds it."""
    return next(case for case in declared_cases(discovery.game(game), scale) if case.name == name)


def failures_of(checks: Sequence[Check], case: Case, where: str) -> list[str]:
    """What the checks find, a line for each that fails."""
    return [f"{where}: {failure}" for check in checks if (failure := failure_of(check, case))]


def failure_of(check: Check, case: Case) -> str:
    """What a check finds, in one line; nothing when it passes."""
    try:
        check(case)
    except Exception as problem:
        return f"{check.__name__}: {type(problem).__name__}: {problem}".splitlines()[0]
    return ""
