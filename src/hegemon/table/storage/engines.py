"""Connections to the database, one engine for the writer and one for the readers.

SQLite runs in WAL mode, where readers see the last commit and wait for nobody, and syncs every commit to the disk.
Python's own handling of its transactions is switched off, for with it savepoints would not be what they say.
"""

from __future__ import annotations

import os
from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url

READERS = 2
PATIENCE = 10_000  # milliseconds to wait for another process that writes to the same file, unless the URL has a timeout


def parse_address(text: str) -> URL:
    """The address of a database as SQLAlchemy knows it; one that lives in memory only is refused."""
    url = make_url(text)
    if is_sqlite(url) and (not url.database or url.database == ":memory:"):
        raise ValueError("A table needs a database that lasts: give a file, such as sqlite:///hegemon.sqlite3.")
    return url


def writing_engine(url: URL) -> Engine:
    """The engine for the one writer."""
    engine = make_engine(url, 1)
    if is_sqlite(url):
        settle(engine, ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"], "BEGIN IMMEDIATE")
    return engine


def reading_engine(url: URL) -> Engine:
    """The engine for those who only look; what one job reads belongs to one moment."""
    engine = make_engine(url, READERS)
    if is_sqlite(url):
        settle(engine, ["query_only=ON"], "BEGIN")
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def make_engine(url: URL, connections: int) -> Engine:
    """An engine with so many connections, whose errors do not repeat what was written.

    A connection to a database server may have been cut since it was last used, and is tried first.
    """
    return create_engine(
        url, pool_size=connections, max_overflow=0, pool_pre_ping=not is_sqlite(url), hide_parameters=True
    )


def is_sqlite(url: URL) -> bool:
    """Is this a file of ours rather than a database server?"""
    return url.get_backend_name() == "sqlite"


def settle(engine: Engine, pragmas: list[str], beginning: str) -> None:
    """Have every new SQLite connection set up, and every transaction begun as given."""

    def connected(connection: SqliteConnection, _: object) -> None:
        connection.isolation_level = None
        patience = [] if "timeout" in engine.url.query else [f"busy_timeout={PATIENCE}"]
        for pragma in [*patience, *pragmas]:
            connection.execute(f"PRAGMA {pragma}").close()

    def begun(connection: Connection) -> None:
        driver(connection).execute(beginning).close()

    def committing(connection: Connection) -> None:
        # An error where the transaction is gone, as after a full disk; Python's own commit would say nothing.
        driver(connection).execute("COMMIT").close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    event.listen(engine, "commit", committing)


def driver(connection: Connection) -> SqliteConnection:
    """The connection of Python's sqlite3 beneath SQLAlchemy's: what runs in every transaction should be quick."""
    found = connection.connection.driver_connection
    assert isinstance(found, SqliteConnection)
    return found


def make_file(url: URL) -> None:
    """Make the folder and the file of an SQLite database, for nobody else to read: seeds and keys will be in it."""
    path = Path(url.database or "")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
