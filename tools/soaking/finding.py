"""A line of the soak's report, and the words that all lines are written in."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from hegemon import form
from hegemon.conformance.case import Case, variant_name
from hegemon.engine.dials import format_value
from hegemon.lab.simulate import interrupts_held_back

SECONDS_BETWEEN_WORDS = 10
T = TypeVar("T")


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    what: str
    many: str
    result: str
    seed: str
    seconds: float
    passed: bool

    def row(self) -> str:
        result = self.result if self.passed else f"**failed**: {self.result}"
        return f"| {self.what} | {self.many} | {result} | {self.seed} | {self.seconds:.0f} | {form.FORM} |"

    def spoken(self) -> str:
        return f"{'ok    ' if self.passed else 'FAILED'} {self.what}: {self.many}, {self.result}"


def measured(what: str, seed: str, run: Callable[[], tuple[str, str, bool]]) -> Finding:
    """How many, what came of it and whether that is good: found out by running it, with the time it took."""
    began = time.perf_counter()
    try:
        many, result, passed = run()
    except AssertionError as problem:
        many, result, passed = "", str(problem), False
    return Finding(what, many, result, seed, time.perf_counter() - began, passed)


class Progress:
    """Says now and then how far a series is."""

    def __init__(self, what: str, games: int) -> None:
        self.what = what
        self.games = games
        self.told = time.monotonic()

    def show(self, games: int, moves: int) -> None:
        if time.monotonic() - self.told > SECONDS_BETWEEN_WORDS:
            self.told = time.monotonic()
            print(f"       {self.what}: {games} of {self.games} games, {moves} moves", flush=True)


def on_all_cores(work: Callable[..., T], *columns: list[Any]) -> Iterator[T]:
    """What a function of a module makes of each row, in order; every core takes a row at a time."""
    with ProcessPoolExecutor(os.cpu_count() or 1, mp_context=get_context("spawn")) as pool:
        with interrupts_held_back():
            results = pool.map(work, *columns)
        yield from results


def by_variant(cases: list[Case]) -> list[list[Case]]:
    """The cases that differ only in the number of players, together."""
    names = dict.fromkeys(variant_name(case.variant) for case in cases)
    return [[case for case in cases if variant_name(case.variant) == name] for name in names]


def spoken_cases(group: list[Case]) -> str:
    """A case, or several that differ only in the number of players, in words."""
    seats = sorted(case.players for case in group)
    players = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
    options = [
        f"{name} {format_value(value)}" for name, value in group[0].variant.items() if isinstance(value, int | str)
    ]
    return ", ".join([group[0].game.title, f"{players} players", *options])


def spoken_endings(endings: Counter[str]) -> str:
    """How often each ending came, with its share, the most frequent first."""
    games = endings.total()
    return ", ".join(f"{number} by {ending} ({number / games:.1%})" for ending, number in endings.most_common())
