"""Games that are over, looked back at: each once, in a process of its own, and kept for those who ask again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from hegemon.engine.discovery import read_record, replay_record
from hegemon.presentation import Presentation
from hegemon.presentation.review.review import Review, review_of
from hegemon.table.errors import Refused
from hegemon.table.rooms.processes import NICENESS
from hegemon.table.rooms.room import Room

PATIENCE_SECONDS = 60.0
MOST_KEPT = 200
NO_REVIEW = "This game could not be reviewed. The replay shows every move."
logger = logging.getLogger(__name__)


def looked_back(record: str) -> Review:
    """What a process does: play a record out and review it."""
    match = replay_record(read_record(record))
    return review_of(match, Presentation(match.game))


def settle_in() -> None:
    """A process that looks back is less important than the server, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)


class Reviews:
    """The reviews of tables by their ids; who asks while one is being made waits for the same."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None  # from the first game on that is looked back at
        self.kept: OrderedDict[str, asyncio.Task[Review]] = OrderedDict()

    async def of(self, room: Room) -> Review:
        """The review of a table whose game is over."""
        if room.id not in self.kept:
            match, _ = room.game_on
            self.kept[room.id] = asyncio.create_task(self.make(str(match.record())))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)[1].cancel()
        self.kept.move_to_end(room.id)
        try:
            return await asyncio.shield(self.kept[room.id])
        except Exception as problem:
            self.kept.pop(room.id, None)
            logger.warning("table %s: its game could not be reviewed: %r", room.id, problem)
            raise Refused(503, "no-review", NO_REVIEW) from problem

    async def make(self, record: str) -> Review:
        """One review; processes that were lost are replaced when somebody asks again."""
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self.process(), looked_back, record)
            return await asyncio.wait_for(work, PATIENCE_SECONDS)
        except BrokenProcessPool:
            self.pool = None
            raise

    def process(self) -> ProcessPoolExecutor:
        """One of its own, so that no bot waits for a review."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
        return self.pool

    async def close(self) -> None:
        """Stop what is being made."""
        for task in self.kept.values():
            task.cancel()
        await asyncio.gather(*self.kept.values(), return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
