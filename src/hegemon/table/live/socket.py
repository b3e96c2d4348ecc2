"""The live connection of a tab: one WebSocket, which only listens; everything that changes something is a POST."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from hegemon.engine.state import SPECTATOR
from hegemon.table.live.channel import Subscriber
from hegemon.table.rooms.readers import reader_of
from hegemon.table.rooms.room import Room
from hegemon.table.routes.visitors import guest_of_socket, server_of

NO_TABLE = json.dumps({"type": "reload", "sentence": "There is no such table."})
NOT_YOURS = json.dumps({"type": "reload", "sentence": "This seat belongs to another browser now."})
router = APIRouter()


@router.websocket("/live")
async def live(socket: WebSocket, table: str = "", seat: int | None = None, epoch: str = "", seq: int = 0) -> None:
    """News of a table from one seat or, without one, from outside; without a table, news of the lobby."""
    server = server_of(socket)
    await socket.accept()
    guest = guest_of_socket(socket)
    subscriber = Subscriber(guest or "")
    if not table:
        server.hub.lobby.add(subscriber)
        try:
            await converse(socket, subscriber, lambda: None)
        finally:
            server.hub.lobby.discard(subscriber)
        return
    room = await server.hub.room(table)
    if room is not None:
        await server.seating.welcome(room, guest)  # what was waited for may have given the seat to another
    reader = reader_of(room, guest, seat) if room is not None else SPECTATOR
    if room is None or (seat is not None and reader != seat):
        subscriber.dismiss(NO_TABLE if room is None else NOT_YOURS)
        await converse(socket, subscriber, lambda: None)
        return
    await attend(socket, room, reader, subscriber, epoch, seq)


async def attend(socket: WebSocket, room: Room, reader: int, subscriber: Subscriber, epoch: str, seq: int) -> None:
    """Stay at a table until the connection ends."""
    server = server_of(socket)
    server.hub.subscribe(room, reader, subscriber, epoch, seq)
    try:
        await converse(socket, subscriber, lambda: subscriber.offer(server.hub.snapshot(room, reader)))
    finally:
        server.hub.unsubscribe(room, reader, subscriber)
        server.departed(room)


async def converse(socket: WebSocket, subscriber: Subscriber, give_snapshot: Callable[[], object]) -> None:
    """Send what is queued, and hear whether a snapshot is asked for, until either side ends it."""
    hearing = asyncio.create_task(hear(socket, give_snapshot))
    speaking = asyncio.create_task(speak(socket, subscriber))
    try:
        await asyncio.wait({hearing, speaking}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        subscriber.closed = True
        for task in (hearing, speaking):
            task.cancel()
        await asyncio.gather(hearing, speaking, return_exceptions=True)


async def speak(socket: WebSocket, subscriber: Subscriber) -> None:
    while True:
        text = await subscriber.next()
        if text is None:
            await socket.close()
            return
        await socket.send_text(text)


async def hear(socket: WebSocket, give_snapshot: Callable[[], object]) -> None:
    """The only thing that a page says here is that it wants everything again."""
    while True:
        try:
            said = await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return
        if '"snapshot"' in said:
            give_snapshot()
