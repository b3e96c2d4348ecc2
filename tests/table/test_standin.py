"""Who plays on for somebody who leaves: a bot of the level that the table chose, and the log says which."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.table.storage.samples import in_store

from hegemon.table.errors import Refused
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import Seating
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once
Story = Callable[[Room, Seating], Awaitable[None]]


def at_table(folder: Path, seats: list[str], story: Story) -> None:
    async def play(store: Store) -> None:
        hub = Hub(store)
        room = await hub.room(await open_table(store, "host", "Host", TableRequest("campus", seats)))
        assert room is not None
        await story(room, Seating(Commands(hub)))
        again = Hub(store)
        kept = await again.room(room.id)
        assert kept is not None
        assert kept.row.standin == room.row.standin

    in_store(folder, play)


def last_line(room: Room) -> str:
    assert room.match is not None
    return str(room.match.steps[-1].text)


def test_a_seat_is_given_to_the_level_that_the_table_chose(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating) -> None:
        await seating.commands.set_standin(room, "hard")
        await seating.give_to_bot(room, 1)
        assert room.seats[1].bot == "hard"
        assert last_line(room) == "A bot plays for Bo now (Hard)"

    at_table(tmp_path, ["you", "here"], story)


def test_who_resigns_is_played_on_for_by_it_too(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating) -> None:
        await seating.commands.set_standin(room, "beginner")
        await seating.resign(room, 1, None)
        assert room.seats[1].bot == "beginner"
        assert last_line(room) == "Bo resigned; a bot plays on (Beginner)"

    at_table(tmp_path, ["you", "here"], story)


def test_it_takes_the_seats_that_nobody_took(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating) -> None:
        await seating.commands.set_standin(room, "easy")
        await seating.begin(room)
        assert [seat.bot for seat in room.seats] == [None, "easy"]

    at_table(tmp_path, ["you", "open"], story)


def test_a_bot_that_does_not_exist_stands_in_for_nobody(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating) -> None:
        with pytest.raises(Refused, match="There is no bot 'nobody'"):
            await seating.commands.set_standin(room, "nobody")
        assert room.row.standin == "medium"

    at_table(tmp_path, ["you", "here"], story)
