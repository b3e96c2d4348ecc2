"""Processes of this machine that think for bots, each about one thing at a time.

They are less important than the server itself, hear when a thought is moot, and one that does not come back is ended.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection

from hegemon.bots.search.budget import Budget
from hegemon.table.rooms.thinking import Failed, Reply, Thought, known_budget, think

PATIENCE_SECONDS = 30.0  # beyond the time to think: for rules and bots that take their time without a clock
SECONDS_TO_STOP = 2.0  # for a bot that was told that its thought is moot
NICENESS = 5
MOOT = "moot"


class Worker:
    """One process, and this end of the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.sending = threading.Lock()
        self.process = context.Process(target=attend, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, thought: Thought) -> Reply:
        """Wait for an answer, in a thread."""
        self.send(thought)
        reply = self.pipe.recv()
        if not isinstance(reply, Reply):
            raise Failed(str(reply))
        return reply

    def give_up(self) -> None:
        """The thought is moot: whatever it came to is good enough."""
        with suppress(OSError):
            self.send(MOOT)

    def send(self, said: object) -> None:
        with self.sending:
            self.pipe.send(said)

    def end(self) -> None:
        """End it whatever it does; who waits for it hears of it."""
        self.process.kill()
        self.process.join()


class Processes:
    """So many processes; thoughts wait until one is free, and are the shorter the more of them wait."""

    def __init__(self, number: int = 0, patience: float = PATIENCE_SECONDS) -> None:
        self.patience = patience
        self.number = number or max(1, (os.cpu_count() or 2) - 1)
        self.threads = ThreadPoolExecutor(self.number, "thinking")
        self.places = asyncio.Semaphore(self.number)
        self.workers: set[Worker] = set()
        self.free: list[Worker] = []
        self.waiting = 0

    async def think(self, thought: Thought) -> Reply:
        """The answer of a free process."""
        self.waiting += 1
        try:
            async with self.places:
                worker = self.free.pop() if self.free else await self.hired()
                return await self.answer(worker, replace(thought, seconds=thought.seconds / self.crowding))
        finally:
            self.waiting -= 1

    @property
    def crowding(self) -> float:
        """How many thoughts there are for each process."""
        return max(1.0, self.waiting / self.number)

    async def hired(self) -> Worker:
        worker = await asyncio.get_running_loop().run_in_executor(self.threads, Worker)
        self.workers.add(worker)
        return worker

    async def answer(self, worker: Worker, thought: Thought) -> Reply:
        """What the process says; one that is lost, or says nothing for too long, is replaced by the next thought."""
        work = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, thought)
        work.add_done_callback(heard)
        try:
            reply = await asyncio.wait_for(asyncio.shield(work), thought.seconds + self.patience)
        except asyncio.CancelledError:
            worker.give_up()
            await self.let_go(worker, work)
            raise
        except TimeoutError as problem:
            self.dismiss(worker)
            raise Failed("it took too long") from problem
        except (EOFError, OSError) as problem:
            self.dismiss(worker)
            raise Failed("its process was lost") from problem
        except Failed:
            self.free.append(worker)
            raise
        self.free.append(worker)
        return reply

    async def let_go(self, worker: Worker, work: asyncio.Future[Reply]) -> None:
        """Wait until a process has given up its thought; one that does not is ended."""
        done, _ = await asyncio.wait({work}, timeout=SECONDS_TO_STOP)
        if done and work.exception() is None:
            self.free.append(worker)
        else:
            self.dismiss(worker)

    def dismiss(self, worker: Worker) -> None:
        self.workers.discard(worker)
        worker.end()

    async def close(self) -> None:
        """End all processes."""
        for worker in list(self.workers):
            self.dismiss(worker)
        self.free.clear()
        self.threads.shutdown(wait=False, cancel_futures=True)


def heard(work: asyncio.Future[Reply]) -> None:
    """What became of it is known, also where nobody waits for it any more."""
    if not work.cancelled():
        work.exception()


class Mind:
    """What a process of bots does: it thinks in a thread of its own, so that it can hear that a thought is moot."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.budget: Budget | None = None

    def begin(self, thought: Thought) -> None:
        """Think about something else."""
        self.budget = known_budget(thought)
        if thought.within:  # seconds to think are of the processor, which a busy machine has little of
            hurry = threading.Timer(thought.within, self.budget.cancel)
            hurry.daemon = True
            hurry.start()
        threading.Thread(target=self.answer, args=(thought, self.budget), daemon=True).start()

    def give_up(self) -> None:
        """Whatever the thought came to is good enough."""
        if self.budget is not None:
            self.budget.cancel()

    def answer(self, thought: Thought, budget: Budget) -> None:
        """Think, and say what came of it: a sentence where nothing did."""
        try:
            said: Reply | str = think(thought, budget)
        except Exception as problem:
            said = repr(problem)
        with suppress(OSError):
            self.pipe.send(said)


def attend(pipe: Connection) -> None:
    """Answer until the server is gone. Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    mind = Mind(pipe)
    while True:
        try:
            said = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)
        if said == MOOT:
            mind.give_up()
        else:
            mind.begin(said)
