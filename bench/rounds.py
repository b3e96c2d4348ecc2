"""Rounds: every contender is measured once a round, one after another on one core, so that all see the same noise.

A rate is what was played for each second of processor time; of the rounds the best counts, for what else runs on the
machine can only slow a program down. A ratio is of the best against the best.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bench.contenders import ROOT, Contender
from bench.peers.run_all import PATIENCE_SECONDS, complaint, on_one_core, sentence

Progress = Callable[[str], None]


class Sample(NamedTuple):
    """What one contender did in one round."""

    moves: float
    games: int
    seconds: float
    processor_seconds: float

    @property
    def rate(self) -> float:
        """Moves for each second of processor time."""
        return self.moves / self.processor_seconds


@dataclass
class Row:
    """A contender and what was measured of it, or why nothing was."""

    contender: Contender
    samples: list[Sample] = field(default_factory=list)
    driver: str = ""
    version: str = ""
    missing: str = ""

    @property
    def rate(self) -> float:
        return max(sample.rate for sample in self.samples)

    @property
    def wall_rate(self) -> float:
        return max(sample.moves / sample.seconds for sample in self.samples)

    @property
    def spread(self) -> float:
        """How far the rounds lie apart: from the lowest to the highest rate, as a part of the highest."""
        rates = [sample.rate for sample in self.samples]
        return (max(rates) - min(rates)) / self.rate


class FailedError(Exception):
    """Why a contender could not be measured, as a sentence."""


def run_rounds(contenders: Iterable[Contender], rounds: int, seconds: float, tell: Progress) -> dict[str, Row]:
    """Measure all contenders, round after round; rows by key."""
    rows = {one.key: Row(one, driver=one.driver, missing=one.missing) for one in contenders}
    for number in range(1, rounds + 1):
        for row in rows.values():
            if not row.missing:
                tell(f"round {number} of {rounds}: {row.contender.game}, {row.contender.name}")
                take_sample(row, seconds)
    return rows


def take_sample(row: Row, seconds: float) -> None:
    """Measure one contender once; one that fails is not asked again."""
    try:
        data = output_of(row.contender, seconds)
    except FailedError as reason:
        row.missing = str(reason)
        row.samples.clear()
        return
    row.driver = data.get("driver", row.driver)
    row.version = data.get("version", "")
    row.samples.append(Sample(data["moves"], data["games"], data["seconds"], data["processor_seconds"]))


def output_of(contender: Contender, seconds: float) -> dict[str, Any]:
    """Run a contender's program on one core and read the line that it printed."""
    command = [*on_one_core(), *contender.command, str(seconds)]
    environment = {**os.environ, **contender.environment}
    patience = PATIENCE_SECONDS + 10 * seconds
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=patience, check=True
        )
    except subprocess.CalledProcessError as failure:
        raise FailedError(sentence(complaint(failure.stderr))) from failure
    except (OSError, subprocess.TimeoutExpired) as failure:
        raise FailedError(sentence(str(failure))) from failure
    data: dict[str, Any] = json.loads(done.stdout)
    return data


def ratio(rows: dict[str, Row], ours: str, theirs: str) -> float | None:
    """How many times their rate is ours; nothing where one of them is missing."""
    if ours not in rows or theirs not in rows or rows[ours].missing or rows[theirs].missing:
        return None
    return rows[ours].rate / rows[theirs].rate
