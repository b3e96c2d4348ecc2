"""Tables and seats are found again, and an invitation by its hash only."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from tests.table.storage.samples import in_store, put, table

from hegemon.table.storage import seats, tables
from hegemon.table.storage.rows import SeatRow
from hegemon.table.storage.store import Store

TABLE = "aaaaaaaaaa"
TOKEN = "an invitation of 128 bits"
HASH = hashlib.sha256(TOKEN.encode()).hexdigest()


def fill(connection: Connection) -> None:
    """Beside the table of `ada`: one that has begun, a private one, a full one, and one that is over."""
    put(connection, table("begun", host="bob", created=2.0, begun=3.0), SeatRow("begun", 0), SeatRow("begun", 1, "ada"))
    put(connection, table("private", host="cyd", created=4.0, public=False), SeatRow("private", 0))
    put(connection, table("full", host="bob", created=5.0), SeatRow("full", 0, "bob"), SeatRow("full", 1, bot="greedy"))
    put(connection, table("over", created=6.0, begun=7.0, ended=8.0, ending="won"), SeatRow("over", 0, "ada"))
    put(connection, table("fresh", host="cyd", created=9.0), SeatRow("fresh", 0, "cyd"), SeatRow("fresh", 1))


def names(folder: Path, *lists: object) -> list[list[str]]:
    """The ids of the tables in several lists, of a store with all kinds of tables."""

    async def play(store: Store) -> list[list[str]]:
        await store.write(fill)
        return await store.read(lambda c: [[row.id for row in each(c)] for each in lists])  # type: ignore[operator]

    return in_store(folder, play)


def test_the_lobby_shows_public_tables_with_an_open_seat_newest_first(tmp_path: Path) -> None:
    found = names(tmp_path, lambda c: tables.public_open(c, 10), lambda c: tables.public_open(c, 1))
    assert found == [["fresh", TABLE], ["fresh"]]


def test_my_games_are_those_where_i_sit_or_am_the_host(tmp_path: Path) -> None:
    found = names(tmp_path, lambda c: tables.of_guest(c, "ada", 10), lambda c: tables.of_guest(c, "nobody", 10))
    assert found == [["over", "begun", TABLE], []]


def test_a_server_that_starts_again_finds_the_games_that_run(tmp_path: Path) -> None:
    assert names(tmp_path, tables.running) == [["begun"]]


def test_a_table_changes_where_told_and_nowhere_else(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.write(lambda c: tables.update(c, TABLE, begun=2.5, ending="resigned"))
        assert await store.read(lambda c: tables.find(c, TABLE)) == table(begun=2.5, ending="resigned")
        assert await store.read(lambda c: tables.find(c, "nnnnnnnnnn")) is None

    in_store(tmp_path, play)


def test_a_seat_changes_where_told_and_nowhere_else(tmp_path: Path) -> None:
    async def play(store: Store) -> list[SeatRow]:
        await store.write(lambda c: seats.update(c, TABLE, 1, guest="bob", name="Bob", resigned=True))
        return await store.read(lambda c: seats.all(c, TABLE))

    assert in_store(tmp_path, play) == [SeatRow(TABLE, 0), SeatRow(TABLE, 1, "bob", name="Bob", resigned=True)]


def test_a_change_to_what_is_not_there_is_our_mistake(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.write(lambda c: tables.update(c, "nnnnnnnnnn", begun=1.0))
        with pytest.raises(LookupError):
            await store.write(lambda c: seats.update(c, TABLE, 5, name="Eve"))

    in_store(tmp_path, play)


def test_an_invitation_is_found_by_its_hash_only(tmp_path: Path) -> None:
    async def play(store: Store) -> list[SeatRow | None]:
        await store.write(lambda c: seats.update(c, TABLE, 1, token_hash=HASH, token_at=2.0))
        return await store.read(lambda c: [seats.by_token(c, word) for word in (HASH, TOKEN, "", "None")])

    found = in_store(tmp_path, play)
    assert found == [SeatRow(TABLE, 1, token_hash=HASH, token_at=2.0), None, None, None]
    assert HASH not in repr(found[0])


def test_an_invitation_that_was_revoked_leads_nowhere(tmp_path: Path) -> None:
    async def play(store: Store) -> SeatRow | None:
        await store.write(lambda c: seats.update(c, TABLE, 1, token_hash=HASH, token_at=2.0))
        await store.write(lambda c: seats.update(c, TABLE, 1, token_hash=None, token_at=None))
        return await store.read(lambda c: seats.by_token(c, HASH))

    assert in_store(tmp_path, play) is None


@pytest.mark.parametrize("statement", [tables.PUBLIC_OPEN, tables.OF_GUEST, tables.RUNNING, seats.BY_TOKEN])
def test_no_list_reads_through_all_tables(tmp_path: Path, statement: object) -> None:
    def plan(connection: Connection) -> str:
        asked = str(statement.compile(connection))  # type: ignore[attr-defined]
        question = text("EXPLAIN QUERY PLAN " + asked.replace("?", "1"))
        return "\n".join(row[3] for row in connection.execute(question))

    assert "SCAN" not in in_store(tmp_path, lambda store: store.read(plan))
