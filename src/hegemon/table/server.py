"""Everything that runs behind the pages: storage, tables in memory, bots, and what keeps them going."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from hegemon.table.cleanup import tidy
from hegemon.table.pages import typefaces
from hegemon.table.proof.offers import Offers
from hegemon.table.rooms.advice import Advice
from hegemon.table.rooms.bots import Bots
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.presence import GRACE_SECONDS
from hegemon.table.rooms.processes import Processes
from hegemon.table.rooms.reviews import Reviews
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import Seating
from hegemon.table.settings import Settings
from hegemon.table.storage import server as memory
from hegemon.table.storage import tables
from hegemon.table.storage.store import Store

SWEEP_SECONDS = 60.0
PULSE_SECONDS = 20.0
PING = '{"type": "ping"}'
logger = logging.getLogger(__name__)


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings, database: str) -> None:
        self.settings = settings
        self.store = Store(database)
        self.hub = Hub(self.store, settings.patience)
        self.commands = Commands(self.hub)
        self.seating = Seating(self.commands)
        thinker = Processes()
        self.bots = Bots(self.commands, thinker)
        self.advice = Advice(thinker)
        self.reviews = Reviews()
        self.hub.awake = self.awake
        self.waits: Counter[str] = Counter()  # of each guest, for a turn
        self.chores: set[asyncio.Task[None]] = set()

    def awake(self, room: Room) -> None:
        """Something has changed at a table: bots may have to play, and hints may be moot."""
        self.bots.consider(room)
        self.advice.consider(room)

    async def start(self) -> None:
        """Open storage, and let bots go on where a server before this one was stopped."""
        self.store.open()
        self.hub.offers = Offers(bytes.fromhex(await self.store.write(dice_key)))
        self.chore(self.sweep())
        self.chore(self.pulse())
        self.chore(tidy())
        self.chore(self.go_on())
        self.chore(asyncio.to_thread(typefaces.prepare))

    async def stop(self) -> None:
        """End all that runs; every acknowledged move is in storage already."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.reviews.close()
        await self.advice.close()
        await self.bots.close()
        self.store.close()

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside, and remember it until it is done."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def go_on(self) -> None:
        """Load the games that are on: bots play by themselves, and an end that was not written down is."""
        for row in await self.store.read(tables.running):
            with suppress(Exception):  # one table that cannot be loaded stops no other
                room = await self.hub.room(row.id)
                if room is not None:
                    await self.finish(room)

    async def finish(self, room: Room) -> None:
        """Write an end down that was not."""
        if room.stage == "over" and room.row.ended is None:
            async with room.lock:
                await self.commands.finish(room)

    async def pulse(self) -> None:
        """Let every page know now and then that the connection is alive."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            for room in self.hub.rooms.values():
                for audience in room.audiences.values():
                    for subscriber in audience.subscribers:
                        subscriber.offer(PING)
            for subscriber in self.hub.lobby:
                subscriber.offer(PING)

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.hub.sweep()
            for room in list(self.hub.rooms.values()):
                try:
                    self.hub.tell_of_the_gone(room)
                    await self.seating.count_votes(room)
                    await self.finish(room)
                except Exception:  # of one table, and not the end of the sweep
                    logger.exception("table %s could not be swept", room.id)

    def departed(self, room: Room) -> None:
        """A connection was closed: after a while, tell the others who is away."""
        self.chore(self.notice_absence(room))

    async def notice_absence(self, room: Room) -> None:
        await asyncio.sleep(GRACE_SECONDS + 0.1)
        self.hub.touch(room)


def dice_key(connection: Connection) -> str:
    """What the secrets of tables follow from, the same for every server of this database."""
    return memory.ensure(connection, "dice key", secrets.token_hex(32))
