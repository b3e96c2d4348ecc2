"""Plays what a ladder still lacks, on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing import get_context

from hegemon.lab.ladder.plan import Fixture, Played, play
from hegemon.lab.ladder.results import Results


def climb(results: Results, jobs: int = 0, tell: Callable[[Played], None] | None = None) -> None:
    """Play all games that are missing; each is written down when it is over, so stopping loses only those under way."""
    missing = results.missing()
    jobs = min(jobs or os.cpu_count() or 1, len(missing))
    if jobs <= 1:
        note(results, map(partial(play, results.ladder), missing), tell)
    else:
        on_cores(results, missing, jobs, tell)


def on_cores(results: Results, missing: list[Fixture], jobs: int, tell: Callable[[Played], None] | None) -> None:
    with get_context("spawn").Pool(jobs, initializer=leave_interrupts) as pool:
        note(results, pool.imap_unordered(partial(play, results.ladder), missing), tell)


def note(results: Results, games: Iterable[Played], tell: Callable[[Played], None] | None) -> None:
    for played in games:
        results.add(played)
        if tell is not None:
            tell(played)


def leave_interrupts() -> None:
    """Ctrl-C is answered by the process that counts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
