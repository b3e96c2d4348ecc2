"""Opening, reading and coming back."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from tests.table.storage.samples import SEED, entry, in_store, table, url

from hegemon.table.storage import log, server, tables
from hegemon.table.storage.store import Store


def pragma(connection: Connection, name: str) -> object:
    return connection.execute(text(f"PRAGMA {name}")).scalar()


def test_sqlite_syncs_every_commit_and_lets_readers_look_meanwhile(tmp_path: Path) -> None:
    async def play(store: Store) -> list[object]:
        names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
        return await store.write(lambda c: [pragma(c, name) for name in names])

    assert in_store(tmp_path, play) == ["wal", 2, 1, 10_000]


def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.write(lambda c: log.append(c, entry(1, "once"))))
    assert in_store(tmp_path, lambda store: store.read(lambda c: log.all(c, "aaaaaaaaaa"))) == [entry(1, "once")]
    assert in_store(tmp_path, lambda store: store.read(lambda c: tables.find(c, "aaaaaaaaaa"))) == table()


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(OperationalError, match="readonly"):
            await store.read(lambda c: log.append(c, entry(1)))

    in_store(tmp_path, play)


def test_what_one_job_reads_belongs_to_one_moment(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[int, int]:
        loop = asyncio.get_running_loop()

        def look_twice(connection: Connection) -> tuple[int, int]:
            first = len(log.all(connection, "aaaaaaaaaa"))
            write = store.write(lambda c: log.append(c, entry(1)))
            asyncio.run_coroutine_threadsafe(write, loop).result()
            return first, len(log.all(connection, "aaaaaaaaaa"))

        return await store.read(look_twice)

    assert in_store(tmp_path, play) == (0, 0)


def test_many_may_read_at_once(tmp_path: Path) -> None:
    async def play(store: Store) -> list[int]:
        looks = [store.read(lambda c: len(log.all(c, "aaaaaaaaaa"))) for _ in range(40)]
        return await asyncio.gather(*looks)

    assert in_store(tmp_path, play) == [0] * 40


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    in_store(tmp_path, lambda store: store.write(lambda c: None))
    [file] = (tmp_path / "data").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_two_processes_may_write_to_one_file(tmp_path: Path) -> None:
    async def play(one: Store) -> list[int]:
        with Store(url(tmp_path)) as two:
            writes = [[one, two][n % 2].write(lambda c, n=n: log.append(c, entry(n))) for n in range(1, 41)]  # type: ignore[misc]
            await asyncio.gather(*writes)
            return [found.number for found in await two.read(lambda c: log.all(c, "aaaaaaaaaa"))]

    assert in_store(tmp_path, play) == list(range(1, 41))


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_that_would_not_last_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="give a file"):
        Store(url)


def test_an_error_tells_nothing_that_was_written(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Exception, match="UNIQUE") as told:
            await store.write(lambda c: tables.insert(c, table()))
        assert SEED not in str(told.value)

    in_store(tmp_path, play)
    assert SEED not in repr(table())


def test_the_server_keeps_the_first_value_of_a_name(tmp_path: Path) -> None:
    async def play(store: Store) -> list[str | None]:
        kept = [await store.write(lambda c, v=v: server.ensure(c, "key", v)) for v in ("first", "second")]  # type: ignore[misc]
        return [
            *kept,
            await store.read(lambda c: server.find(c, "key")),
            await store.read(lambda c: server.find(c, "x")),
        ]

    assert in_store(tmp_path, play) == ["first", "first", "first", None]
