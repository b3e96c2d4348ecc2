"""A write that fails is told to who asked and changes nothing; when the database is back, games go on by themselves."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.table.planting import stored, truth, wait_until
from tests.table.site import Person, Site, first_move, new_key
from tests.table.storage.samples import in_store

from hegemon.table.rooms.bots import LONGEST_PAUSE, pause_after
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import Seating
from hegemon.table.storage import log
from hegemon.table.storage.store import FAILURES, Store

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
WAIT = 0.2  # seconds that the server waits for whoever else writes to its database
UNSAVED = "That could not be saved. Nothing has changed; try again in a moment."


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that soon gives up waiting for its database."""
    running = Site(tmp_path_factory.mktemp("site"))
    running.database += f"?timeout={WAIT}"
    with running:
        yield running


@contextmanager
def locked(site: Site) -> Iterator[None]:
    """Another program writes to the database, and does not come to an end."""
    path = site.database.removeprefix("sqlite:///").partition("?")[0]
    other = sqlite3.connect(path, timeout=10, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
    finally:
        other.close()


def test_a_move_that_cannot_be_saved_is_refused_and_can_be_sent_again(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "device"])
    seat, before, key = mia.snapshot(table)["awaited"][0], stored(site, table), new_key()
    shown = mia.snapshot(table, seat)
    move, question = first_move(shown), shown["line"]["question"]
    with locked(site):
        answer = mia.play(table, seat, question, move, key)
        assert (answer.status_code, answer.json()["error"], answer.json()["sentence"]) == (503, "not-saved", UNSAVED)
        assert mia.snapshot(table, seat)["line"] == shown["line"]
    assert stored(site, table) == before
    assert mia.play(table, seat, question, move, key).status_code == 200


def test_whatever_cannot_be_saved_is_told_in_a_sentence(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "open", "open"])
    with locked(site):
        answers = [
            mia.post(f"/t/{table}/chat", seat=0, text="hello", key=new_key()),
            mia.post(f"/t/{table}/begin"),
            mia.post(f"/t/{table}/seats/1/link"),
            mia.form("/name", name="Moa"),
            mia.form("/quick", game="campus"),
        ]
    assert [answer.status_code for answer in answers] == [503] * 5
    assert all(UNSAVED in answer.text for answer in answers)
    assert mia.snapshot(table)["stage"] == "waiting"


def test_bots_play_on_by_themselves_once_the_database_is_back(site: Site) -> None:
    mia: Person = site.person("Mia")
    table = mia.open("campus", ["bot:random", "bot:random"], {"round_limit": 30})
    mia.snapshot(table)
    wait_until(lambda: truth(site, table).written > 5, 30)
    said = len(site.said)
    with locked(site):
        time.sleep(0.5)
        before = stored(site, table)
        time.sleep(2.5)
        assert stored(site, table) == before
        lines = [line for line in site.said[said:] if table in line]
        assert len(lines) == 1, lines
        assert "cannot play on" in lines[0]
    assert truth(site, table).stage == "playing", "the test was too slow"
    wait_until(lambda: truth(site, table).stage == "over", 60)


def test_pauses_grow_and_have_an_end() -> None:
    pauses = [pause_after(failures) for failures in range(1, 12)]
    assert pauses[0] >= 0.5
    assert pauses == sorted(pauses)
    assert pauses[-1] == pauses[-2] == LONGEST_PAUSE


def test_a_full_disk_refuses_and_forgets_nothing(tmp_path: Path) -> None:
    async def play(store: Store) -> list[str]:
        hub = Hub(store)
        room = await hub.room(
            await open_table(store, "mia", "Mia", TableRequest("campus", ["you", "open"], public=True))
        )
        assert room is not None
        allow_pages(store, 1)
        with pytest.raises(FAILURES):
            await Seating(Commands(hub)).sit(room, 1, "noa", "N" * 100_000)
        assert (room.stage, room.is_open(1), room.written) == ("waiting", True, 1)
        allow_pages(store, 1_000_000)
        await Seating(Commands(hub)).sit(room, 1, "noa", "Noa")
        return await kinds(store, room)

    assert in_store(tmp_path, play) == ["open", "sit", "begin"]


async def kinds(store: Store, room: Room) -> list[str]:
    """What the log of a table tells of, as storage has it."""
    entries = await store.read(lambda connection: log.all(connection, room.id))
    assert len(entries) == room.written, "the table in memory is as far as its log"
    return [entry.kind for entry in entries]


def allow_pages(store: Store, most: int) -> None:
    """Let the file of the database grow so far and no further."""
    with store.writing.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={most}")


def test_the_last_seat_is_taken_and_the_game_begun_at_once_or_not_at_all(tmp_path: Path) -> None:
    """The database refuses that a game begins: then nobody sits there either."""

    async def play(store: Store) -> list[str]:
        hub = Hub(store)
        room = await hub.room(
            await open_table(store, "mia", "Mia", TableRequest("campus", ["you", "open", "open"], public=True))
        )
        assert room is not None
        with store.writing.begin() as connection:
            connection.exec_driver_sql(
                "CREATE TRIGGER no_begin BEFORE INSERT ON log WHEN NEW.kind = 'begin' "
                "BEGIN SELECT RAISE(ABORT, 'not today'); END"
            )
        with pytest.raises(FAILURES):
            await Seating(Commands(hub)).begin(room)
        assert [room.is_open(seat) for seat in (1, 2)] == [True, True]
        assert room.stage == "waiting"
        return await kinds(store, room)

    assert in_store(tmp_path, play) == ["open"]
