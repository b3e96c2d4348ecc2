"""What a game declares as trials of its own, in full."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

from hegemon.conformance.trial import Outcome, Trial
from hegemon.engine.game import Game
from soaking.finding import Finding, measured, on_all_cores

SHOWN = 3  # wrongs in a line of the report


def tried(game: Game, trial: Trial, part: float) -> Finding:
    """The first part of a trial's numbers, spread over all cores."""
    return measured(
        f"{trial.what}: {game.title}",
        f"from {trial.numbers.start}",
        lambda: summed(on_all_cores(trial.work, chunks(trial, part)), trial.passed),
    )


def summed(outcomes: Iterable[Outcome], passed: str) -> tuple[str, str, bool]:
    """How many were tried, what came of it, and whether that is good."""
    counted: Counter[str] = Counter()
    wrong: list[str] = []
    for outcome in outcomes:
        counted.update(outcome.counted)
        wrong += outcome.wrong
    many = ", ".join(f"{number} {kind}" for kind, number in counted.items())
    return many, f"{len(wrong)} wrong: {'; '.join(wrong[:SHOWN])}" if wrong else passed, not wrong


def chunks(trial: Trial, part: float) -> list[range]:
    """The numbers in pieces that a core tries at a time."""
    numbers = trial.numbers[: max(1, math.ceil(len(trial.numbers) * part))]
    return [numbers[first : first + trial.part] for first in range(0, len(numbers), trial.part)]
