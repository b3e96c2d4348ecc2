"""The form of the database, in types that every database has.

This is what the migrations lead to; a test compares the two. A change here needs a new migration beside it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

# Constraints have names of their own, so that a migration can change them and a clash can be told by name.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
}

metadata = MetaData(naming_convention=NAMES)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_hash", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Double, nullable=False),
    Column("host", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("begun", Double),
    Column("ended", Double),
    Column("ending", Text, nullable=False),
    Column("rematch_of", Text),
    Column("rematch", Text),
    Column("thinking", Double, nullable=False, server_default="1.0"),
    Column("hints", Boolean),
    Column("standin", Text, nullable=False, server_default="medium"),
    Index(None, "ended", "begun", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, index=True),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("token_hash", Text, unique=True),
    Column("token_at", Double),
    Column("resigned", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey(tables.c.id), nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to_seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", Text),
    UniqueConstraint("table_id", "key"),
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

server = Table(
    "server",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
