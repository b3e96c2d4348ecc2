"""Guests: browsers that have been here, known by the hash of their cookie."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from hegemon.table.storage.changes import change
from hegemon.table.storage.rows import GuestRow, values
from hegemon.table.storage.schema import guests as guests_table

COLUMNS = [guests_table.c[name] for name in GuestRow.__slots__]
INSERT = guests_table.insert()
UPDATE = guests_table.update().where(guests_table.c.id == bindparam("guest"))
FIND = select(*COLUMNS).where(guests_table.c.id == bindparam("guest"))


def find(connection: Connection, guest: str) -> GuestRow | None:
    """The guest of an id."""
    row = connection.execute(FIND, {"guest": guest}).one_or_none()
    return GuestRow(*row) if row else None


def ensure(connection: Connection, row: GuestRow) -> GuestRow:
    """The guest as stored; one who is new is written down as given."""
    known = find(connection, row.id)
    if known:
        return known
    try:
        with connection.begin_nested():
            connection.execute(INSERT, values(row))
    except IntegrityError:  # another server was quicker
        return find(connection, row.id) or row
    return row


def rename(connection: Connection, guest: str, name: str) -> None:
    """Give a guest another display name."""
    change(connection, UPDATE, {"guest": guest, "name": name})


def touch(connection: Connection, guest: str, at: float) -> None:
    """Note when a guest was last seen."""
    change(connection, UPDATE, {"guest": guest, "seen": at})
