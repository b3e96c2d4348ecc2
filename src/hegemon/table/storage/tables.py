"""Tables: opened, found again, listed."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, exists, select, union

from hegemon.table.storage.changes import change
from hegemon.table.storage.rows import TableRow, values
from hegemon.table.storage.schema import seats as seats_table
from hegemon.table.storage.schema import tables as tables_table

COLUMNS = [tables_table.c[name] for name in TableRow.__slots__]
NEWEST_FIRST = select(*COLUMNS).order_by(tables_table.c.created.desc(), tables_table.c.id)
INSERT = tables_table.insert()
UPDATE = tables_table.update().where(tables_table.c.id == bindparam("table"))
FIND = select(*COLUMNS).where(tables_table.c.id == bindparam("table"))
HAS_AN_OPEN_SEAT = exists().where(
    seats_table.c.table_id == tables_table.c.id, seats_table.c.guest.is_(None), seats_table.c.bot.is_(None)
)
PUBLIC_OPEN = NEWEST_FIRST.where(
    tables_table.c.public, tables_table.c.begun.is_(None), tables_table.c.ended.is_(None), HAS_AN_OPEN_SEAT
).limit(bindparam("most"))
SEATED_OR_HOST = union(
    select(seats_table.c.table_id).where(seats_table.c.guest == bindparam("guest")),
    select(tables_table.c.id).where(tables_table.c.host == bindparam("guest")),
)
OF_GUEST = NEWEST_FIRST.where(tables_table.c.id.in_(SEATED_OR_HOST)).limit(bindparam("most"))
RUNNING = NEWEST_FIRST.where(tables_table.c.begun.is_not(None), tables_table.c.ended.is_(None))


def insert(connection: Connection, row: TableRow) -> None:
    """Write a new table down; its seats follow with `seats.insert`."""
    connection.execute(INSERT, values(row))


def find(connection: Connection, table: str) -> TableRow | None:
    """The table of an id."""
    row = connection.execute(FIND, {"table": table}).one_or_none()
    return TableRow(*row) if row else None


def update(connection: Connection, table: str, **changed: object) -> None:
    """Change columns of a table: `update(connection, id, begun=now)`."""
    change(connection, UPDATE, {"table": table, **changed})


def public_open(connection: Connection, limit: int) -> list[TableRow]:
    """Public tables that have not begun and have an open seat, the newest first."""
    return [TableRow(*row) for row in connection.execute(PUBLIC_OPEN, {"most": limit})]


def of_guest(connection: Connection, guest: str, limit: int) -> list[TableRow]:
    """The tables where a guest has a seat or is the host, the newest first."""
    return [TableRow(*row) for row in connection.execute(OF_GUEST, {"guest": guest, "most": limit})]


def running(connection: Connection) -> list[TableRow]:
    """The tables that have begun and not ended, which a server that starts again goes on with."""
    return [TableRow(*row) for row in connection.execute(RUNNING)]
