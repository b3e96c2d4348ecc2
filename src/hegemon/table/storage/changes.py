"""A change to one row that must be there."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, Update


def change(connection: Connection, statement: Update, values: Mapping[str, object]) -> None:
    """Run an update of one row; a row that is not there is our mistake."""
    done = connection.execute(statement, values)
    if done.rowcount != 1:
        raise LookupError("There is no such row to be changed.")
