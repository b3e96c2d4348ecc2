"""The log of a table, which is its state and only grows.

The database decides every race: an entry whose number or key is there already is refused with `Conflict`.
"""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from hegemon.table.storage.conflict import Conflict, clash
from hegemon.table.storage.rows import Entry, values
from hegemon.table.storage.schema import log as log_table

__all__ = ["Conflict", "after", "all", "append"]

COLUMNS = [log_table.c[name] for name in Entry.__slots__]
OF_TABLE = select(*COLUMNS).where(log_table.c.table_id == bindparam("table"))
APPEND = log_table.insert()
AFTER = OF_TABLE.where(log_table.c.number > bindparam("last")).order_by(log_table.c.number)


def append(connection: Connection, entry: Entry) -> None:
    """Write an entry down, or raise `Conflict` when its number or its key is there already.

    Where both are, which of them is named is the database's choice.
    """
    try:
        connection.execute(APPEND, values(entry))
    except IntegrityError as problem:
        raise clash(problem, "log") from problem


def all(connection: Connection, table: str) -> list[Entry]:
    """Every entry of a table, in order."""
    return after(connection, table, 0)


def after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The entries that follow a number, in order."""
    return [Entry(*row) for row in connection.execute(AFTER, {"table": table, "last": number})]
