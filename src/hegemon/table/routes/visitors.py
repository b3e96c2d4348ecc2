"""Who asks: the guest behind a request, and the table and seat it is about."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, RedirectResponse
from sqlalchemy import Connection

from hegemon.table.errors import Refused, no_table
from hegemon.table.rooms.commands import check_holder, check_host
from hegemon.table.rooms.readers import reader_of
from hegemon.table.rooms.room import Room
from hegemon.table.security import guests as cookies
from hegemon.table.server import Server
from hegemon.table.storage import guests
from hegemon.table.storage.rows import GuestRow


@dataclass(slots=True)
class Visitor:
    """The guest of one request; one who is new gets a cookie with the first page."""

    id: str
    name: str
    new_cookie: str = ""

    def greet(self, response: Response) -> Response:
        """Give a new guest the cookie."""
        if self.new_cookie:
            response.headers.append("set-cookie", self.new_cookie)
        return response

    def page(self, html: str, status: int = 200) -> Response:
        return self.greet(HTMLResponse(html, status))

    def send_to(self, address: str) -> Response:
        """Send the browser on, so that a reload repeats nothing."""
        return self.greet(RedirectResponse(address, 303))


def server_of(asked: Request | WebSocket) -> Server:
    found: Server = asked.app.state.server
    return found


def guest_of_socket(socket: WebSocket) -> str | None:
    return cookies.guest_of(socket.headers)


async def visitor(request: Request) -> Visitor:
    """The guest of a page: known by the cookie, or new."""
    server = server_of(request)
    guest = cookies.guest_of(request.headers)
    if guest is not None:
        known = await server.store.read(lambda connection: guests.find(connection, guest))
        return Visitor(guest, known.name if known else "")
    value = cookies.new_cookie()
    return Visitor(cookies.guest_id(value), "", cookies.guest_cookie(value, request.scope, server.settings))


async def remember(server: Server, who: Visitor, name: str | None = None) -> None:
    """Write a guest down, who now does more than look, under the name that was given, if one was."""
    now = time.time()

    def job(connection: Connection) -> None:
        guests.ensure(connection, GuestRow(who.id, name or who.name, now, now))
        guests.touch(connection, who.id, now)
        if name:
            guests.rename(connection, who.id, name)

    await server.store.write(job)
    who.name = name or who.name


async def known_guest(request: Request) -> str:
    """The guest of a request that changes something at a table."""
    guest = cookies.guest_of(request.headers)
    if guest is None:
        raise Refused(
            403, "no-guest", "This browser has no cookie of this server. Open the first page, then try again."
        )
    return guest


async def the_room(request: Request, table: str) -> Room:
    room = await server_of(request).hub.room(table)
    if room is None:
        raise no_table()
    guest = cookies.guest_of(request.headers)
    if guest is not None:
        room.presence.notice(guest)
        await server_of(request).seating.welcome(room, guest)
    return room


def reader(room: Room, guest: str | None, seat: int | None) -> int:
    """From where a guest looks; a seat of another browser is not looked from."""
    found = reader_of(room, guest, seat)
    if seat is not None and found != seat and room.stage != "over":
        raise Refused(403, "not-your-seat", "This is not your seat, so you cannot see its cards.")
    return seat if seat is not None and 0 <= seat < room.row.players else found


def own_seat(room: Room, guest: str, seat: int) -> None:
    check_holder(room, guest, seat)


def as_host(room: Room, guest: str) -> None:
    check_host(room, guest)


Who = Annotated[Visitor, Depends(visitor)]
Guest = Annotated[str, Depends(known_guest)]
AtTable = Annotated[Room, Depends(the_room)]
