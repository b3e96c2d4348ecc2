"""All tables that are in use: loaded when somebody asks, told of what happens, let go when nobody looks any more."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from hegemon.engine.events import Event
from hegemon.table.ids import ID
from hegemon.table.live.channel import Subscriber
from hegemon.table.proof.offers import Offers
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import Common, common_parts, parts_for
from hegemon.table.settings import DEFAULT_PATIENCE
from hegemon.table.storage import chat, log, seats, tables
from hegemon.table.storage.store import Store

if TYPE_CHECKING:
    from sqlalchemy import Connection

IDLE_SECONDS = 300.0
MOST_IDLE_ROOMS = 500
TALK_AT_FIRST = 5000  # lines of chat that a table is loaded with


class Hub:
    """The rooms by their ids."""

    def __init__(self, store: Store, patience: float = DEFAULT_PATIENCE) -> None:
        self.store = store
        self.patience = patience  # with those who are gone
        self.offers = Offers(secrets.token_bytes(32))  # until the server has read its key
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, float] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.lobby: set[Subscriber] = set()
        self.common: dict[str, Common] = {}
        self.awake: Callable[[Room], None] = lambda room: None  # told of rooms where bots may have to play

    async def room(self, table_id: str) -> Room | None:
        """The table of this id, from memory or from storage, which is not asked for what cannot be an id."""
        if not ID.fullmatch(table_id):
            return None
        found = self.rooms.get(table_id)
        if found is not None:
            self.used[table_id] = time.monotonic()
            return found
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                loaded = await self.store.read(lambda connection: load(connection, table_id))
                if loaded is not None:
                    loaded.presence.patience = self.patience
                    loaded.again = self.offers.after(table_id)
                    self.rooms[table_id] = loaded
                    self.used[table_id] = time.monotonic()
                    self.awake(loaded)
        self.loading.pop(table_id, None)
        return self.rooms.get(table_id)

    async def reload(self, room: Room) -> None:
        """Read a table again, because somebody else wrote to its log."""
        fresh = await self.store.read(lambda connection: load(connection, room.id))
        assert fresh is not None, "a table that is in use is never removed"
        room.row, room.seats, room.chat, room.match, room.presentation = (
            fresh.row,
            fresh.seats,
            fresh.chat,
            fresh.match,
            fresh.presentation,
        )
        room.written, room.keys, room.opened, room.version = fresh.written, fresh.keys, fresh.opened, room.version + 1
        room.ballots, room.taken_back, room.lesson = fresh.ballots, fresh.taken_back, fresh.lesson
        room.numbers, room.is_mixed, room.numbers_again = fresh.numbers, fresh.is_mixed, fresh.numbers_again

    def shown(self, room: Room) -> Common:
        """What all readers of a room see, made once for each version of it."""
        known = self.common.get(room.id)
        if known is None or known.version != room.version:
            known = self.common[room.id] = common_parts(room)
        return known

    def snapshot(self, room: Room, reader: int) -> str:
        """Everything that a reader is shown, as a message."""
        audience = room.audiences.setdefault(reader, Audience(reader))
        return audience.snapshot(room, parts_for(room, audience, self.shown(room)))

    def publish(self, room: Room, events: list[Event] | None = None) -> None:
        """Tell everybody at a table what has changed, and the bots that it may be their turn."""
        for audience in room.audiences.values():
            if audience.subscribers:
                audience.publish(room, parts_for(room, audience, self.shown(room)), events or [])
        for bell in room.bells:
            bell.set()
        self.awake(room)

    def touch(self, room: Room) -> None:
        """Something beside the log has changed, such as who is here."""
        room.version += 1
        self.publish(room)

    def tell_lobby(self) -> None:
        """The list of open tables has changed."""
        for subscriber in list(self.lobby):
            if not subscriber.offer('{"type": "lobby"}'):
                self.lobby.discard(subscriber)

    def subscribe(self, room: Room, reader: int, subscriber: Subscriber, epoch: str, seq: int) -> None:
        """Let a connection hear of a table from now on; it gets what it missed, or everything."""
        audience = room.audiences.setdefault(reader, Audience(reader))
        everything = audience.snapshot(room, parts_for(room, audience, self.shown(room)))
        missed = audience.missed(epoch, seq)
        for text in [everything] if missed is None else missed:
            subscriber.offer(text)
        audience.subscribers.add(subscriber)
        if room.presence.arrive(subscriber.guest):
            self.touch(room)

    def unsubscribe(self, room: Room, reader: int, subscriber: Subscriber) -> None:
        audience = room.audiences.get(reader)
        if audience is not None:
            audience.subscribers.discard(subscriber)
        room.presence.depart(subscriber.guest)
        self.used[room.id] = time.monotonic()

    def dismiss(self, room: Room, seat: int, sentence: str) -> None:
        """Close the connections of a seat that belongs to another browser now."""
        audience = room.audiences.pop(seat, None)
        if audience is not None:
            for subscriber in audience.subscribers:
                subscriber.dismiss(json.dumps({"type": "reload", "sentence": sentence}))

    def tell_of_the_gone(self, room: Room) -> None:
        """Tell those who look at a table who has been gone for long by now: others may act for them."""
        guests = {room.row.host, *(seat.guest for seat in room.seats if seat.guest is not None)}
        if is_watched(room) and room.presence.has_news(guests):
            self.touch(room)

    def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while; storage has them."""
        now = time.monotonic()
        idle = [room for room in self.rooms.values() if is_idle(room) and now - self.used[room.id] > IDLE_SECONDS]
        idle.sort(key=lambda room: self.used[room.id])
        for room in idle[: max(0, len(idle) - MOST_IDLE_ROOMS)]:
            del self.rooms[room.id], self.used[room.id]
            self.common.pop(room.id, None)


def is_watched(room: Room) -> bool:
    return any(audience.subscribers for audience in room.audiences.values())


def is_idle(room: Room) -> bool:
    return not is_watched(room) and not room.lock.locked() and not room.bots_awaited()


def load(connection: Connection, table_id: str) -> Room | None:
    """A table as storage has it."""
    row = tables.find(connection, table_id)
    if row is None:
        return None
    return Room(
        row,
        seats.all(connection, table_id),
        log.all(connection, table_id),
        chat.latest(connection, table_id, TALK_AT_FIRST),
    )
