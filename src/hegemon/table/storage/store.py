"""The store: where a server keeps everything, and how it writes and reads.

    store = Store("sqlite:///hegemon.sqlite3").open()
    await store.write(lambda connection: log.append(connection, entry))
    entries = await store.read(lambda connection: log.all(connection, table))

A job is given a connection inside a transaction; it does not commit. When `write` returns, what was written lasts.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hegemon.table.storage.engines import READERS, is_sqlite, make_file, parse_address, reading_engine, writing_engine
from hegemon.table.storage.upgrade import bring_up_to_date
from hegemon.table.storage.writer import Outcome, Writer

T = TypeVar("T")
FAILURES = (DBAPIError, PoolTimeout, sqlite3.Error)  # of the database: it is locked, full, gone; nothing was written


class Store:
    """A database with one writer, who commits for many at once, and readers beside it."""

    def __init__(self, url: str) -> None:
        self.url = parse_address(url)
        self.writing = writing_engine(self.url)
        self.reading = reading_engine(self.url)
        self.writer = Writer(self.writing)
        self.readers = ThreadPoolExecutor(READERS, "hegemon-reader")

    def open(self) -> Self:
        """Make the database if there is none, bring it up to date, and begin to take jobs.

        Raises `TooNew` for a database that a later program has written.
        """
        if is_sqlite(self.url):
            make_file(self.url)
        try:
            bring_up_to_date(self.writing)
        except BaseException:
            self.writing.dispose()
            raise
        self.writer.start()
        return self

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self.writer.stop()
        self.readers.shutdown()
        self.reading.dispose()
        self.writing.dispose()

    def __enter__(self) -> Self:
        return self.open()

    def __exit__(self, *_: object) -> None:
        self.close()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in the writer's thread and return its value once it is committed; what it raises is raised here."""
        return await self.writer.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only looks, in a reader's thread; it sees everything committed before it began."""
        outcome = await asyncio.get_running_loop().run_in_executor(self.readers, self.look, job)
        return outcome.result()

    def look(self, job: Callable[[Connection], T]) -> Outcome[T]:
        """Run a job on a connection of the readers."""
        try:
            with self.reading.connect() as connection:
                return Outcome(job(connection))
        except BaseException as problem:
            return Outcome(problem=problem)
