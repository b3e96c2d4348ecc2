"""Brings a database to the form that this program knows, and refuses one that is from a later program."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine

MIGRATIONS = Path(__file__).parent / "migrations"


class TooNew(Exception):
    """The database was written by a later version of the program."""


def bring_up_to_date(engine: Engine) -> None:
    """Take every step that the database lacks, in one transaction; an empty database takes all of them."""
    with engine.begin() as connection:
        configuration = configure(connection)
        refuse_newer(connection, configuration)
        command.upgrade(configuration, "head")


def configure(connection: Connection, migrations: Path = MIGRATIONS) -> Config:
    """What Alembic needs to know: where the steps lie, and the connection that they are taken over."""
    configuration = Config(attributes={"connection": connection})
    configuration.set_main_option("script_location", str(migrations).replace("%", "%%"))
    configuration.set_main_option("path_separator", "os")
    return configuration


def refuse_newer(connection: Connection, configuration: Config) -> None:
    """Raise `TooNew` when the database has taken steps that this program does not have."""
    known = {step.revision for step in ScriptDirectory.from_config(configuration).walk_revisions()}
    unknown = sorted(set(MigrationContext.configure(connection).get_current_heads()) - known)
    if unknown:
        where = connection.engine.url.render_as_string(hide_password=True)
        raise TooNew(
            f"The database {where} was written by a newer Hegemon: it has form {unknown[0]}, and this program knows "
            f"forms up to {max(known)}. Install the newer program, or give another database with --database."
        )


def draft(number: str, message: str, migrations: Path = MIGRATIONS) -> None:
    """Write the next step, as far as it can be told from what `schema.py` has and the steps so far have not."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        configuration = configure(connection, migrations)
        command.upgrade(configuration, "head")
        command.revision(configuration, message, autogenerate=True, rev_id=number)
    engine.dispose()
