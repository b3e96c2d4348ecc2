"""Bots at a table speak to people: they whisper what they promise, keep it in mind, and ask for a side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.table.storage.samples import in_store

from hegemon.games.swarm.state import Swarm
from hegemon.table.rooms.bots import Bots
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.thinking import Reply, Thought
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once


class Scripted:
    """Says what it is told to beside the question, remembers that it did, and never answers the question itself."""

    def __init__(self, beside: str) -> None:
        self.beside = beside
        self.asked: list[Thought] = []

    async def think(self, thought: Thought) -> Reply:
        self.asked.append(thought)
        if not thought.beside:
            await asyncio.Event().wait()
        said = self.beside if thought.seat == 1 else ""
        return Reply(said, notes=(*thought.notes, len(self.asked)))

    async def close(self) -> None:
        """Nothing to end."""


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


def offering(folder: Path, seats: list[str], answer: str, told: Callable[[Room, Scripted], None]) -> None:
    """Seat 0 offers a bot water at the very beginning, and the bot answers."""

    async def play(store: Store) -> None:
        hub = Hub(store)
        room = await hub.room(await open_table(store, "host", "Host", TableRequest("swarm", seats, pace=0.0)))
        assert room is not None
        match = room.match
        assert match is not None
        assert isinstance(match.state, Swarm)
        match.state.water[0] = 5
        thinker = Scripted(answer)
        bots = Bots(Commands(hub), thinker)
        hub.awake = bots.consider
        await bots.commands.play(room, 0, match.question, "offer b give 2 want 0", None)
        await until(lambda: any(thought.beside for thought in thinker.asked) and len(match.moves) == 2)
        await asyncio.sleep(0.05)
        told(room, thinker)
        await bots.close()

    in_store(folder, play)


def test_a_bot_that_accepts_whispers_its_promise_to_the_person(tmp_path: Path) -> None:
    def told(room: Room, thinker: Scripted) -> None:
        assert [(line.seat, line.to_seat, line.text) for line in room.chat] == [
            (1, 0, "Deal. I'll leave you in peace this round.")
        ]

    offering(tmp_path, ["you", "medium", "medium"], "accept a", told)


def test_what_a_bot_keeps_in_mind_comes_back_to_it(tmp_path: Path) -> None:
    def told(room: Room, thinker: Scripted) -> None:
        notes = next(thought.notes for thought in thinker.asked if thought.beside and thought.seat == 1)
        assert notes == ()
        assert room.notes[1]

    offering(tmp_path, ["you", "medium", "medium"], "accept a", told)


def test_a_bot_that_declines_says_nothing(tmp_path: Path) -> None:
    offering(tmp_path, ["you", "medium", "medium"], "decline a", lambda room, thinker: none_said(room))


def none_said(room: Room) -> None:
    assert room.chat == []
