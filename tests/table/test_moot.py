"""Bots at a table and whoever thinks for them: what is moot is given up, what fails is played for, and logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.table.storage.samples import in_store

from hegemon.table.rooms.bots import Bots
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import Seating
from hegemon.table.rooms.thinking import PLAIN, Failed, Reply, Thought, known_budget, think
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once
Story = Callable[[Room, Seating, "Thoughtful"], Awaitable[None]]


class Thoughtful:
    """Somebody else who thinks for bots: for ever about what the master is asked, at once about the rest."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.given_up: list[str] = []

    async def think(self, thought: Thought) -> Reply:
        self.asked.append(thought)
        try:
            if thought.bot == "master":
                await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.given_up.append(thought.bot)
            raise
        if thought.bot == "hard":
            raise Failed("it has a headache")
        return think(thought, known_budget(thought))

    async def close(self) -> None:
        """Nothing to end."""


def at_table(folder: Path, bot: str, story: Story) -> Thoughtful:
    """A table of Campus where a person's seat is given to a bot at its first turn, and what is done then."""
    thinker = Thoughtful()

    async def play(store: Store) -> None:
        hub = Hub(store)
        wish = TableRequest("campus", ["you", "here"], pace=0.0, thinking=5.0)
        room = await hub.room(await open_table(store, "host", "Host", wish))
        assert room is not None
        assert room.match is not None
        bots = Bots(Commands(hub), thinker)
        hub.awake = bots.consider
        seating = Seating(bots.commands)
        await seating.give_to_bot(room, room.match.unanswered[0], bot)
        await story(room, seating, thinker)
        await bots.close()

    in_store(folder, play)
    return thinker


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


def moves(room: Room) -> int:
    assert room.match is not None
    return len(room.match.moves)


def test_a_thought_is_given_up_when_a_person_takes_the_seat_back(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating, thinker: Thoughtful) -> None:
        await until(lambda: bool(thinker.asked))
        await seating.come_back(room, thinker.asked[0].seat, "host")
        await until(lambda: bool(thinker.given_up))
        assert moves(room) == 0

    thinker = at_table(tmp_path, "master", story)
    assert thinker.given_up == ["master"]
    assert thinker.asked[0].seconds == 5.0


def test_another_bot_takes_over_at_once(tmp_path: Path) -> None:
    async def story(room: Room, seating: Seating, thinker: Thoughtful) -> None:
        await until(lambda: bool(thinker.asked))
        await seating.give_to_bot(room, thinker.asked[0].seat, "beginner")
        await until(lambda: moves(room) > 0)

    assert at_table(tmp_path, "master", story).given_up == ["master"]


def test_where_nobody_can_think_for_a_bot_the_plain_one_plays_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room, seating: Seating, thinker: Thoughtful) -> None:
        await until(lambda: moves(room) > 0)

    with caplog.at_level(logging.WARNING):
        thinker = at_table(tmp_path, "hard", story)
    assert [thought.bot for thought in thinker.asked[:2]] == ["hard", PLAIN]
    assert "the bot hard failed: it has a headache" in caplog.text
