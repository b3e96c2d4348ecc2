"""The log only grows, and the database decides who was first."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from tests.table.storage.samples import entry, in_store, put, table

from hegemon.table.storage import log
from hegemon.table.storage.conflict import clash
from hegemon.table.storage.log import Conflict
from hegemon.table.storage.rows import NOBODY, Entry
from hegemon.table.storage.store import Store

TABLE = "aaaaaaaaaa"


def refused(folder: Path, second: Entry) -> Conflict:
    """What is said to the second of two, where the first has number 1 and the key `once`."""

    async def play(store: Store) -> Conflict:
        await store.write(lambda c: log.append(c, entry(1, "once")))
        with pytest.raises(Conflict) as told:
            await store.write(lambda c: log.append(c, second))
        assert await store.read(lambda c: log.all(c, TABLE)) == [entry(1, "once")]
        return told.value

    return in_store(folder, play)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    assert refused(tmp_path, entry(1, "other")).what == "number"


def test_a_key_works_once(tmp_path: Path) -> None:
    assert refused(tmp_path, entry(2, "once")).what == "key"


def test_a_clash_says_so_in_a_sentence(tmp_path: Path) -> None:
    assert str(refused(tmp_path, entry(2, "once"))) == "This has been done already."


def test_other_tables_have_numbers_and_keys_of_their_own(tmp_path: Path) -> None:
    def work(connection: Connection) -> list[list[Entry]]:
        put(connection, table("bbbbbbbbbb"))
        for name in (TABLE, "bbbbbbbbbb"):
            log.append(connection, entry(1, "once", name))
        return [log.all(connection, name) for name in (TABLE, "bbbbbbbbbb")]

    found = in_store(tmp_path, lambda store: store.write(work))
    assert found == [[entry(1, "once")], [entry(1, "once", "bbbbbbbbbb")]]


def test_entries_without_a_key_do_not_clash(tmp_path: Path) -> None:
    async def play(store: Store) -> list[Entry]:
        await store.write(lambda c: [log.append(c, entry(number)) for number in (1, 2)])  # type: ignore[func-returns-value]
        return await store.read(lambda c: log.after(c, TABLE, 1))

    assert in_store(tmp_path, play) == [entry(2)]


def test_an_entry_of_no_table_is_our_mistake(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(IntegrityError):
            await store.write(lambda c: log.append(c, entry(1, name="nnnnnnnnnn")))

    in_store(tmp_path, play)


def test_an_entry_keeps_every_letter_and_microsecond(tmp_path: Path) -> None:
    written = Entry(TABLE, 1, 1763265603.987654, "sit", NOBODY, "Åda 'Σ' \"\\ \u2028 🂡", None)

    async def play(store: Store) -> list[Entry]:
        await store.write(lambda c: log.append(c, written))
        return await store.read(lambda c: log.all(c, TABLE))

    assert in_store(tmp_path, play) == [written]


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ('duplicate key value violates unique constraint "pk_log"\nDETAIL: (uq_log_table_id_key)', "number"),
        ('duplicate key value violates unique constraint "uq_log_table_id_key"\nDETAIL: (pk_log)', "key"),
    ],
)
def test_a_clash_is_understood_from_postgresql_too(said: str, what: str) -> None:
    told = clash(IntegrityError("INSERT", {}, Exception(said)), "log")
    assert isinstance(told, Conflict)
    assert told.what == what
