"""Seats of tables, and the invitations to them, which are known by their hash only."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, bindparam, select

from hegemon.table.storage.changes import change
from hegemon.table.storage.rows import SeatRow, values
from hegemon.table.storage.schema import seats as seats_table

COLUMNS = [seats_table.c[name] for name in SeatRow.__slots__]
INSERT = seats_table.insert()
UPDATE = seats_table.update().where(
    seats_table.c.table_id == bindparam("table"), seats_table.c.seat == bindparam("number")
)
ALL = select(*COLUMNS).where(seats_table.c.table_id == bindparam("table")).order_by(seats_table.c.seat)
BY_TOKEN = select(*COLUMNS).where(seats_table.c.token_hash == bindparam("token"))


def insert(connection: Connection, rows: SeatRow | Iterable[SeatRow]) -> None:
    """Write a new seat down, or several; an open seat is a row too."""
    connection.execute(INSERT, [values(row) for row in ([rows] if isinstance(rows, SeatRow) else rows)])


def all(connection: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    return [SeatRow(*row) for row in connection.execute(ALL, {"table": table})]


def update(connection: Connection, table: str, seat: int, **changed: object) -> None:
    """Change columns of a seat: `update(connection, id, 2, bot="greedy", name="Greedy")`."""
    change(connection, UPDATE, {"table": table, "number": seat, **changed})


def by_token(connection: Connection, token_hash: str) -> SeatRow | None:
    """The seat to which an invitation leads; the invitation itself is never stored."""
    row = connection.execute(BY_TOKEN, {"token": token_hash}).one_or_none()
    return SeatRow(*row) if row else None
