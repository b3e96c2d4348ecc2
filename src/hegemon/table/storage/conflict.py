"""A clash that the database decides: of two who want the same number or use the same key, the second is told so."""

from __future__ import annotations

from typing import Literal

from sqlalchemy.exc import IntegrityError

What = Literal["number", "key"]

SENTENCES: dict[What, str] = {
    "number": "This place in the log has been taken in the meantime.",
    "key": "This has been done already.",
}


class Conflict(Exception):
    """Somebody was first; `what` says at which: the `number` of an entry, or the `key` of a request."""

    def __init__(self, what: What) -> None:
        super().__init__(SENTENCES[what])
        self.what: What = what


def clash(problem: IntegrityError, table: str) -> Exception:
    """The broken constraint as `Conflict`, or the problem itself where something else was broken.

    SQLite names the columns, PostgreSQL the constraint. Only the first line counts: others repeat what was written.
    """
    said = str(problem.orig).partition("\n")[0]
    if f"{table}.key" in said or f"uq_{table}_table_id_key" in said:
        return Conflict("key")
    if f"{table}.number" in said or f"pk_{table}" in said:
        return Conflict("number")
    return problem
