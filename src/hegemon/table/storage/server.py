"""What a server must remember about itself, such as its secret key: texts by name."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from hegemon.table.storage.schema import server as server_table

INSERT = server_table.insert()
FIND = select(server_table.c.value).where(server_table.c.name == bindparam("wanted"))


def find(connection: Connection, name: str) -> str | None:
    """What is kept under a name."""
    return connection.execute(FIND, {"wanted": name}).scalar_one_or_none()


def ensure(connection: Connection, name: str, value: str) -> str:
    """What is kept under a name, for ever the first value that was given for it."""
    known = find(connection, name)
    if known is not None:
        return known
    try:
        with connection.begin_nested():
            connection.execute(INSERT, {"name": name, "value": value})
    except IntegrityError:  # another server was quicker
        return find(connection, name) or value
    return value
