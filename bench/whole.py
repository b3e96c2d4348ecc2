"""What is measured by the clock on the wall: a simulation on one core and on two, and the start of the command line."""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import time
from typing import NamedTuple

from bench.contenders import ROOT
from bench.rounds import Progress

HEGEMON = [sys.executable, "-m", "hegemon.cli"]
STARTS = 15
CORES = 2


class Cores(NamedTuple):
    """A simulation of so many games, in seconds of the whole command, on one core and on two."""

    games: int
    one: list[float]
    two: list[float]

    @property
    def gain(self) -> float:
        return statistics.median(one / two for one, two in zip(self.one, self.two))


class Start(NamedTuple):
    """The command line's start, in seconds: the median of many."""

    seconds: float
    processor_seconds: float


def measure_cores(games: int, rounds: int, tell: Progress) -> Cores | None:
    """Time a simulation on one core and on two, in turns; nothing where there is only one."""
    if cores_here() < CORES:
        return None
    measured = Cores(games, [], [])
    for number in range(1, rounds + 1):
        tell(f"round {number} of {rounds}: simulate {games} games on one core and on two")
        measured.one.append(simulation(games, 1))
        measured.two.append(simulation(games, CORES))
    return measured


def simulation(games: int, cores: int) -> float:
    """Seconds that the whole command takes, from start to end."""
    words = f"simulate campus --players 2 --bots random --seed 1 --games {games} --cores {cores} --json"
    began = time.perf_counter()
    done = subprocess.run([*HEGEMON, *words.split()], cwd=ROOT, capture_output=True, check=True)
    seconds = time.perf_counter() - began
    assert json.loads(done.stdout)["games"] == games
    return seconds


def measure_start(tell: Progress) -> Start:
    """Time `hegemon --help`, many times."""
    tell("hegemon --help")
    starts = [one_start() for _ in range(STARTS)]
    return Start(*(statistics.median(column) for column in zip(*starts)))


def one_start() -> tuple[float, float]:
    before, began = processor_time(), time.perf_counter()
    subprocess.run([*HEGEMON, "--help"], cwd=ROOT, capture_output=True, check=True)
    return time.perf_counter() - began, processor_time() - before


def processor_time() -> float:
    """Seconds that all finished children have had of a processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cores_here() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
