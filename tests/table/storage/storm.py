"""A program to be killed: it writes entries as fast as it can and says each number and key when it is acknowledged.

    python storm.py URL

Many write at once, each sending again, under the same key, what it does not know to be written.
"""

from __future__ import annotations

import asyncio
import os
import sys

from sqlalchemy import Connection

from hegemon.table.storage import log, tables
from hegemon.table.storage.log import Conflict
from hegemon.table.storage.rows import Entry, TableRow
from hegemon.table.storage.store import Store

TABLES = 12


def name_of(number: int) -> str:
    return f"table{number:05d}"


def prepare(connection: Connection) -> None:
    """The tables, where they are not there yet."""
    for number in range(TABLES):
        if tables.find(connection, name_of(number)) is None:
            row = TableRow(name_of(number), "chess", 1, "{}", 2, "0" * 64, "", True, 0.0, "ada", 0.0)
            tables.insert(connection, row)


async def write_on(store: Store, table: str) -> None:
    """Write moves of one table for ever; the key of a move is its place in the game."""
    number = len(await store.read(lambda c: log.all(c, table)))
    count = max(0, number - 3)
    while True:
        count += 1
        entry = Entry(table, number + 1, 1.0, "move", 0, f"move {count}", f"key-{count}")
        try:
            await store.write(lambda c, entry=entry: log.append(c, entry))  # type: ignore[misc]
            number += 1
            os.write(1, f"{table} {number} key-{count}\n".encode())
        except Conflict as taken:
            if taken.what != "key":
                raise


async def main() -> None:
    """Write until killed."""
    with Store(sys.argv[1]) as store:
        await store.write(prepare)
        await asyncio.gather(*[write_on(store, name_of(number)) for number in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main())
