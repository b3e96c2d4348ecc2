"""Rows to be stored in tests, and a store to be filled."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from hegemon.table.storage import seats, tables
from hegemon.table.storage.rows import Entry, SeatRow, TableRow
from hegemon.table.storage.store import Store

T = TypeVar("T")
SEED = "5eed" * 16


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/data/tables.sqlite3"


def table(name: str = "aaaaaaaaaa", **fields: object) -> TableRow:
    usual: dict[str, object] = {
        "game": "chess",
        "version": 3,
        "options": '{"rounds": 4}',
        "players": 2,
        "seed": SEED,
        "seed_hash": "hash",
        "public": True,
        "pace": 0.5,
        "host": "ada",
        "created": 1.25,
    }
    return TableRow(id=name, **(usual | fields))  # type: ignore[arg-type]


def entry(number: int, key: str | None = None, name: str = "aaaaaaaaaa") -> Entry:
    return Entry(name, number, 1700000000.123456, "move", 1, "pawn e2 e4", key)


def put(connection: Connection, row: TableRow, *held: SeatRow) -> None:
    """A table with its seats."""
    tables.insert(connection, row)
    if held:
        seats.insert(connection, held)


def in_store(folder: Path, play: Callable[[Store], Awaitable[T]]) -> T:
    """What comes of a play in a store that has one table."""

    async def run() -> T:
        with Store(url(folder)) as store:
            if await store.read(lambda c: tables.find(c, "aaaaaaaaaa")) is None:
                await store.write(lambda c: put(c, table(), SeatRow("aaaaaaaaaa", 0), SeatRow("aaaaaaaaaa", 1)))
            return await play(store)

    return asyncio.run(run())
