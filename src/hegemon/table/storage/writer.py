"""One thread writes, and commits for many at once.

Jobs queue up while a commit is on its way to the disk. Then all that wait run in one transaction, each in a savepoint
of its own, so that one that fails undoes and disturbs nothing but itself; one commit makes them durable; and only then
does each of those who asked get its answer.

A job must not commit or roll back by itself, and does not go on after an error it did not expect.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(slots=True)
class Outcome(Generic[T]):
    """What came of a job: a value, or a problem."""

    value: T | None = None
    problem: BaseException | None = None

    def result(self) -> T:
        """The value; a problem is raised."""
        if self.problem is not None:
            raise self.problem
        return self.value  # type: ignore[return-value]


@dataclass(slots=True)
class Job:
    """Work that waits for the writer, and who waits for it."""

    work: Work[object]
    answer: asyncio.Future[Outcome[object]]


class Writer:
    """The thread, its queue and its connection."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self.run, name="hegemon-writer", daemon=True)
        self.door = Lock()
        self.is_open = False

    def start(self) -> None:
        """Begin to take jobs."""
        self.thread.start()
        self.is_open = True

    def stop(self) -> None:
        """Take no more jobs, finish those that wait, and end."""
        with self.door:
            was_open, self.is_open = self.is_open, False
            self.jobs.put(None)
        if was_open:
            self.thread.join()

    async def write(self, work: Work[T]) -> T:
        """Queue up work and wait until it is committed. It is done even when nobody waits for it any longer."""
        answer: asyncio.Future[Outcome[T]] = asyncio.get_running_loop().create_future()
        with self.door:
            if not self.is_open:
                raise RuntimeError("The store is not open.")
            self.jobs.put(Job(work, answer))  # type: ignore[arg-type]
        return (await answer).result()

    def run(self) -> None:
        """Group after group, until told to stop."""
        while jobs := self.waiting():
            answer_all(jobs, self.commit(jobs))

    def waiting(self) -> list[Job]:
        """All jobs that wait, at least one; none when it is time to stop."""
        jobs = []
        job = self.jobs.get()
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                job = self.jobs.get_nowait()
            self.jobs.put(None)  # the sign to stop came behind jobs: it is for the next look
        return jobs

    def commit(self, jobs: list[Job]) -> list[Outcome[object]]:
        """Run a group in one transaction; when that cannot be committed, none of its jobs has been done.

        A job that is alone needs no savepoint: the transaction is one.
        """
        run = attempt if len(jobs) > 1 else trust
        try:
            with self.engine.begin() as connection:
                return [run(connection, job.work) for job in jobs]
        except BaseException as problem:
            return [Outcome(problem=problem) for _ in jobs]


def trust(connection: Connection, work: Work[T]) -> Outcome[T]:
    """Run work that nothing else depends on."""
    return Outcome(work(connection))


def attempt(connection: Connection, work: Work[T]) -> Outcome[T]:
    """Run work in a savepoint, which is rolled back when it fails.

    Plain statements do here: SQLAlchemy's own savepoint objects cost twice as much as writing an entry.
    """
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        outcome = Outcome(work(connection))
    except BaseException as problem:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        outcome = Outcome(problem=problem)
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return outcome


def answer_all(jobs: list[Job], outcomes: list[Outcome[object]]) -> None:
    """Tell those who wait, each in its own event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Job, Outcome[object]]]] = {}
    for job, outcome in zip(jobs, outcomes):
        by_loop.setdefault(job.answer.get_loop(), []).append((job, outcome))
    for loop, answers in by_loop.items():
        with suppress(RuntimeError):  # a loop that is closed has nobody left who waits
            loop.call_soon_threadsafe(tell, answers)


def tell(answers: list[tuple[Job, Outcome[object]]]) -> None:
    """Give the answers to those who have not gone away."""
    for job, outcome in answers:
        if not job.answer.done():
            job.answer.set_result(outcome)
