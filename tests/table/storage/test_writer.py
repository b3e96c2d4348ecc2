"""One thread writes and commits for many; one that fails disturbs nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError
from tests.table.storage.samples import entry, in_store, url

from hegemon.table.storage import log
from hegemon.table.storage.log import Conflict
from hegemon.table.storage.store import Store

TABLE = "aaaaaaaaaa"


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy, so that whatever is asked for meanwhile makes one group."""
    begun, gate = Event(), Event()

    def hold(_: Connection) -> None:
        begun.set()
        gate.wait()

    holding = asyncio.create_task(store.write(hold))
    await asyncio.to_thread(begun.wait)
    yield
    gate.set()
    await holding


async def together(store: Store, *numbers: int) -> list[object]:
    """Entries that are written in one group, each with what came of it."""
    async with held_up(store):
        asked = [asyncio.create_task(append(store, number)) for number in numbers]
        await asyncio.sleep(0)
    return list(await asyncio.gather(*asked, return_exceptions=True))


async def append(store: Store, number: int) -> int:
    await store.write(lambda c: log.append(c, entry(number, f"key-{number}")))
    return number


async def numbers(store: Store) -> list[int]:
    return [found.number for found in await store.read(lambda c: log.all(c, TABLE))]


def test_all_that_wait_are_committed_at_once(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[int, list[int]]:
        commits: list[Connection] = []
        event.listen(store.writing, "commit", commits.append)
        await together(store, *range(1, 51))
        return len(commits), await numbers(store)

    assert in_store(tmp_path, play) == (2, list(range(1, 51)))


def test_a_job_that_fails_is_refused_alone(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[list[object], list[int]]:
        return await together(store, 1, 2, 2, 3), await numbers(store)

    answers, stored = in_store(tmp_path, play)
    assert [answer for answer in answers if isinstance(answer, int)] == stored == [1, 2, 3]
    assert isinstance(answers[2], Conflict)


def test_a_job_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    def half(connection: Connection) -> None:
        log.append(connection, entry(7))
        raise ZeroDivisionError

    async def play(store: Store) -> list[int]:
        with pytest.raises(ZeroDivisionError):
            await store.write(half)
        async with held_up(store):
            asked = [asyncio.create_task(store.write(half)), asyncio.create_task(append(store, 1))]
            await asyncio.sleep(0)
        await asyncio.gather(*asked, return_exceptions=True)
        return await numbers(store)

    assert in_store(tmp_path, play) == [1]


@pytest.mark.parametrize("problem", [StopIteration, SystemExit, asyncio.CancelledError, KeyboardInterrupt])
def test_no_problem_of_a_job_stops_the_writer(tmp_path: Path, problem: type[BaseException]) -> None:
    def bad(_: Connection) -> None:
        raise problem

    async def play(store: Store) -> list[int]:
        try:
            await store.write(bad)
        except (RuntimeError, problem):
            await append(store, 1)
        return await numbers(store)

    assert in_store(tmp_path, play) == [1]


def test_nothing_is_seen_or_acknowledged_before_the_commit(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        written, gate = Event(), Event()

        def write_and_wait(connection: Connection) -> None:
            log.append(connection, entry(1))
            written.set()
            gate.wait()

        task = asyncio.create_task(store.write(write_and_wait))
        await asyncio.to_thread(written.wait)
        assert await numbers(store) == []
        assert not task.done()
        gate.set()
        await task
        assert await numbers(store) == [1]

    in_store(tmp_path, play)


def test_when_the_commit_fails_nobody_of_the_group_is_told_yes(tmp_path: Path) -> None:
    def spoil(connection: Connection) -> None:
        """An entry of no table, of which SQLite is to complain at the commit only."""
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
        log.append(connection, entry(1, name="nnnnnnnnnn"))

    async def play(store: Store) -> list[int]:
        async with held_up(store):
            asked = [asyncio.create_task(append(store, 1)), asyncio.create_task(store.write(spoil))]
            await asyncio.sleep(0)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert ["FOREIGN KEY" in str(answer) for answer in answers] == [True, True]
        await append(store, 2)
        return await numbers(store)

    assert in_store(tmp_path, play) == [2]


def test_a_transaction_that_the_database_gave_up_is_not_acknowledged(tmp_path: Path) -> None:
    """As on a full disk, where SQLite rolls everything back and a careless job goes on."""

    def careless(connection: Connection) -> None:
        log.append(connection, entry(1))
        connection.execute(text("ROLLBACK"))

    async def play(store: Store) -> list[int]:
        with pytest.raises(Exception, match="no transaction is active"):
            await store.write(careless)
        async with held_up(store):
            asked = [asyncio.create_task(store.write(careless)), asyncio.create_task(append(store, 2))]
            await asyncio.sleep(0)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, DBAPIError) for answer in answers)
        await append(store, 3)
        return await numbers(store)

    assert in_store(tmp_path, play) == [3]


def test_a_lost_connection_is_made_anew(tmp_path: Path) -> None:
    def lose(connection: Connection) -> None:
        connection.invalidate()
        log.append(connection, entry(1))

    async def play(store: Store) -> list[int]:
        with pytest.raises(Exception, match="invalid"):
            await store.write(lose)
        await append(store, 2)
        return await numbers(store)

    assert in_store(tmp_path, play) == [2]


def test_who_goes_away_does_not_stop_what_was_asked_for(tmp_path: Path) -> None:
    async def play(store: Store) -> list[int]:
        async with held_up(store):
            asked = asyncio.create_task(append(store, 1))
            await asyncio.sleep(0)
            asked.cancel()
        await append(store, 2)
        return await numbers(store)

    assert in_store(tmp_path, play) == [1, 2]


def test_closing_finishes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        asked = [asyncio.create_task(append(store, number)) for number in range(1, 21)]
        await asyncio.sleep(0)
        store.close()
        assert await asyncio.gather(*asked) == list(range(1, 21))
        with pytest.raises(RuntimeError, match="not open"):
            await append(store, 21)

    in_store(tmp_path, play)
    assert in_store(tmp_path, numbers) == list(range(1, 21))


def test_a_store_that_was_never_opened_says_so_and_can_be_closed(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    with pytest.raises(RuntimeError, match="not open"):
        asyncio.run(append(store, 1))
    store.close()
