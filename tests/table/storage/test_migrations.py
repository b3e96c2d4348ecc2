"""The steps lead from nothing to exactly the form that the program speaks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, Table, create_engine, inspect, make_url, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable
from tests.table.storage.samples import in_store, url

from hegemon.table.storage import rows, schema
from hegemon.table.storage.engines import make_file, writing_engine
from hegemon.table.storage.store import Store
from hegemon.table.storage.upgrade import MIGRATIONS, TooNew, bring_up_to_date, configure, draft


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """An empty database."""
    make_file(make_url(url(tmp_path)))
    engine = writing_engine(make_url(url(tmp_path)))
    yield engine
    engine.dispose()


def statements(engine: Engine) -> set[str]:
    """How the database would make its tables and indexes, whatever the spacing and the order of constraints."""
    with engine.connect() as connection:
        found = connection.execute(text("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")).scalars()
        return {" ".join(sorted(re.findall(r"\w+", sql))) for sql in found if "alembic" not in sql}


def test_the_steps_lead_to_the_schema(engine: Engine) -> None:
    bring_up_to_date(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_steps_make_the_very_tables_that_the_schema_would_make(engine: Engine) -> None:
    bring_up_to_date(engine)
    direct = create_engine("sqlite://")
    schema.metadata.create_all(direct)
    assert statements(engine) == statements(direct)
    direct.dispose()


def test_a_difference_would_be_seen(engine: Engine) -> None:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE log ADD COLUMN clock TEXT"))
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) != []


def test_a_second_time_changes_nothing(engine: Engine) -> None:
    bring_up_to_date(engine)
    before = statements(engine)
    bring_up_to_date(engine)
    assert statements(engine) == before


def test_every_step_can_be_taken_back(engine: Engine) -> None:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        command.downgrade(configure(connection), "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]


def test_a_step_that_fails_leaves_nothing_half_done(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE server (x INTEGER)"))
    with pytest.raises(Exception, match="already exists"):
        bring_up_to_date(engine)
    assert inspect(engine).get_table_names() == ["server"]


def test_a_database_of_a_newer_program_is_refused_with_a_sentence(tmp_path: Path) -> None:
    in_store(
        tmp_path, lambda store: store.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num='9'")))
    )
    with pytest.raises(TooNew, match="written by a newer Hegemon: it has form 9, and this program knows forms up to 0"):
        Store(url(tmp_path)).open()


def test_a_next_step_is_drafted_from_the_difference(tmp_path: Path) -> None:
    shutil.copytree(MIGRATIONS, tmp_path / "steps %", ignore=shutil.ignore_patterns("__pycache__"))
    draft("9999", "nothing new", tmp_path / "steps %")
    drafted = (tmp_path / "steps %" / "versions" / "9999_nothing_new.py").read_text()
    assert drafted.startswith('"""Nothing new."""')
    assert "pass" in drafted
    assert "op." not in drafted


@pytest.mark.parametrize("table", schema.metadata.sorted_tables, ids=lambda table: table.name)
def test_postgresql_could_make_the_same_tables(table: Table) -> None:
    made = str(CreateTable(table).compile(dialect=postgresql.dialect()))  # type: ignore[no-untyped-call]
    assert set(re.findall(r"\t\w+ ([A-Z]+)", made)) <= {"TEXT", "INTEGER", "SERIAL", "DOUBLE", "BOOLEAN", "KEY"}


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (rows.TableRow, schema.tables),
        (rows.SeatRow, schema.seats),
        (rows.Entry, schema.log),
        (rows.ChatLine, schema.chat),
        (rows.GuestRow, schema.guests),
    ],
    ids=lambda each: getattr(each, "name", None),
)
def test_a_row_has_the_fields_of_its_table(row: type, table: Table) -> None:
    assert {field.name for field in fields(row)} == set(table.columns.keys())
