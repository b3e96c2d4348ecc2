"""What is said at a table. A whisper is for two seats, for good; who may read a line is not decided here."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import IntegrityError

from hegemon.table.storage.conflict import clash
from hegemon.table.storage.rows import ChatLine, values
from hegemon.table.storage.schema import chat as chat_table

COLUMNS = [chat_table.c[name] for name in ChatLine.__slots__]
OF_TABLE = select(*COLUMNS).where(chat_table.c.table_id == bindparam("table")).limit(bindparam("most"))
APPEND = chat_table.insert()
LATEST = OF_TABLE.order_by(chat_table.c.id.desc())


def append(connection: Connection, line: ChatLine) -> ChatLine:
    """Write a line down and return it with its id; raises `Conflict` when its key is there already."""
    written = values(line)
    del written["id"]
    try:
        done = connection.execute(APPEND, written)
    except IntegrityError as problem:
        raise clash(problem, "chat") from problem
    key = done.inserted_primary_key
    assert key is not None
    return replace(line, id=key[0])


def latest(connection: Connection, table: str, limit: int) -> list[ChatLine]:
    """The last lines, whispers among them, in order."""
    found = connection.execute(LATEST, {"table": table, "most": limit}).all()
    return [ChatLine(*row) for row in reversed(found)]
