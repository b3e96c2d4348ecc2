"""Many games between bots on all cores; everything follows from one seed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from multiprocessing import get_context

from hegemon.bots.arena import checked_contest, contest
from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.state import State
from hegemon.lab.measures import new_measure
from hegemon.lab.tally import Tally

MOVE_LIMIT = 200_000  # a game longer than this is cut and counts as unfinished
CHUNK_SECONDS = 0.5  # how often a core reports
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    options: Options = field(default_factory=dict)
    limit: int = MOVE_LIMIT
    check: bool = False
    measures: tuple[str, ...] = ()  # what is measured beside who wins, by name
    descents: int = 0  # of a searching bot, for a decision, in place of its time

    @property
    def empty_tally(self) -> Tally:
        """The tally of no game yet."""
        return Tally(self.players, measures={name: new_measure(name) for name in self.measures})

    def seating(self, number: int) -> list[str]:
        """The bot of each seat in a game: names repeat over the seats and move on by one seat a game.

        Where they do not come out even, a name stands beside itself; that spot moves on too, once all have had it.
        """
        cycles = number // len(self.bots) if self.players % len(self.bots) else 0
        chairs = [(seat + cycles) % self.players for seat in range(self.players)]
        return [self.bots[(chair + number) % len(self.bots)] for chair in chairs]

    @property
    def cycle(self) -> int:
        """In so many games every bot sits everywhere equally often."""
        return len(self.bots) * (self.players if self.players % len(self.bots) else 1)


def game_seed(seed: int, number: int | str) -> int:
    """The seed of one game of a series."""
    return int.from_bytes(blake2b(f"{seed}/{number}".encode(), digest_size=8).digest(), "big")


def play_one(plan: Plan, number: int, tally: Tally) -> State:
    """Play one game of the series and count it; the state at its end."""
    seed = game_seed(plan.seed, number)
    state = game(plan.game).begin(plan.players, seeded(seed), plan.options)
    seating = plan.seating(number)
    bots = [new_bot(name, bot_dice(seed, seat), descents=plan.descents) for seat, name in enumerate(seating)]
    state.heard = [] if plan.measures else None
    try:
        moves = (checked_contest if plan.check else contest)(state, bots, plan.limit)
    except AssertionError as problem:
        raise AssertionError(f"game {number} (seed {seed}), {problem}") from problem
    tally.count(state.standing(), moves, seating, state.turn_order())
    for measure in tally.measures.values():
        measure.see(state, moves)
    return state


def play_part(plan: Plan, first: int, games: int) -> tuple[Tally, float]:
    """Play some games in a row; the tally and the seconds it took."""
    began = time.perf_counter()
    plan = replace(plan, options=game(plan.game).settle(plan.players, plan.options))
    tally = plan.empty_tally
    for number in range(first, first + games):
        play_one(plan, number, tally)
    return tally, time.perf_counter() - began


def simulate(plan: Plan, cores: int = 0, progress: Progress | None = None, total: Tally | None = None) -> Tally:
    """Play all games of a plan; the result does not depend on the number of cores.

    Whoever gives a `total` of its own finds there what was done until then when the series is interrupted.
    """
    cores = cores or os.cpu_count() or 1
    total = plan.empty_tally if total is None else total
    tell = progress or (lambda games, moves: None)
    if cores == 1:
        on_one_core(plan, total, tell)
    else:
        on_cores(plan, cores, total, tell)
    return total


def on_one_core(plan: Plan, total: Tally, tell: Progress) -> None:
    rate = 1.0
    while total.games < plan.games:
        games = min(plan.games - total.games, max(1, int(rate * CHUNK_SECONDS)))
        part, seconds = play_part(plan, total.games, games)
        rate = games / max(seconds, 1e-9)
        total.add(part)
        tell(total.games, total.moves)


def on_cores(plan: Plan, cores: int, total: Tally, tell: Progress) -> None:
    """Cores take parts of the series in turn, each as long as about half a second of work."""
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        handout = Handout(plan, pool, cores)
        with interrupts_held_back():
            handout.fill()
        while running := handout.fill():
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                total.add(handout.take(done))
                tell(total.games, total.moves)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C is answered by the process that counts: those begun in here never hear it, and it is not lost."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Handout:
    """Which part of a series goes to which core next."""

    def __init__(self, plan: Plan, pool: ProcessPoolExecutor, cores: int) -> None:
        self.plan = plan
        self.pool = pool
        self.cores = cores
        self.next = 0
        self.size = 1
        self.running: set[Future[tuple[Tally, float]]] = set()

    def fill(self) -> set[Future[tuple[Tally, float]]]:
        """Give every core work, and one part more so that none waits; what is running then."""
        while len(self.running) <= self.cores and self.next < self.plan.games:
            left = self.plan.games - self.next
            games = max(1, min(self.size, left // (2 * self.cores)))
            self.running.add(self.pool.submit(play_part, self.plan, self.next, games))
            self.next += games
        return self.running

    def take(self, done: Future[tuple[Tally, float]]) -> Tally:
        """The tally of a finished part; the next parts are sized by how long it took."""
        self.running.discard(done)
        tally, seconds = done.result()
        self.size = max(1, int(tally.games / max(seconds, 1e-9) * CHUNK_SECONDS))
        return tally
