"""Who sits where: taking a seat, giving it to a bot and back, links, hosting, beginning, leaving, resigning."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from hegemon.bots.roster import bot_names
from hegemon.table.errors import Refused, not_your_seat
from hegemon.table.rooms.acts import Acts, is_repeated, playing
from hegemon.table.rooms.room import GIVEN_NAMES, LETTERS, Room
from hegemon.table.security import tokens
from hegemon.table.storage import seats, tables
from hegemon.table.storage.rows import SeatRow

if TYPE_CHECKING:
    from sqlalchemy import Connection

FILLER = "greedy"  # plays the seats that nobody took


class Seating:
    """Everything that changes who sits at a table."""

    def __init__(self, acts: Acts) -> None:
        self.acts = acts
        self.hub = acts.hub

    async def sit(self, room: Room, seat: int, guest: str, name: str, by_link: bool = False) -> None:
        """Take an open seat: at a public table, or anywhere as the host or with a seat's link."""
        async with room.lock:
            row = seat_of(room, seat)
            if row.guest == guest and not row.bot:
                return
            if not by_link and not room.row.public and guest != room.row.host:
                raise Refused(403, "link-only", "Seats at this table are taken by link; ask the host for one.")
            if not by_link and not room.is_open(seat):
                raise Refused(409, "seat-taken", f"Seat {LETTERS[seat]} is taken.")
            shown = name or GIVEN_NAMES[seat % len(GIVEN_NAMES)]
            taken = replace(row, guest=guest, bot=None, name=shown, token_hash=None, token_at=None)
            await self.change(room, "sit", taken)
            self.hub.dismiss(room, seat, "This seat was taken over by another browser.")
            await self.begin_if_full(room)
            self.told(room)

    async def leave(self, room: Room, seat: int, guest: str) -> None:
        """Give an own seat up, before the game begins."""
        async with room.lock:
            if not room.holds(guest, seat):
                raise not_your_seat()
            if room.stage != "waiting":
                raise Refused(409, "begun", "The game has begun; you can resign, or let a bot play for you.")
            await self.change(room, "leave", SeatRow(room.id, seat))
            self.hub.dismiss(room, seat, "You left this seat.")
            self.told(room)

    async def begin(self, room: Room) -> None:
        """Begin now; bots take the seats that are open."""
        async with room.lock:
            if room.stage != "waiting":
                raise Refused(409, "begun", room.problem or "The game has begun already.")
            for seat in range(room.row.players):
                if room.is_open(seat):
                    await self.change(room, "bot", botted(room.seats[seat], FILLER))
            await self.begin_if_full(room)
            self.told(room)

    async def begin_if_full(self, room: Room) -> None:
        if room.stage != "waiting" or any(room.is_open(seat) for seat in range(room.row.players)):
            return
        now = time.time()

        def also(connection: Connection) -> None:
            tables.update(connection, room.id, begun=now)

        entry = await self.acts.write(room, "begin", also=also)
        room.row.begun = now
        room.apply(entry)

    async def give_to_bot(self, room: Room, seat: int, bot: str) -> None:
        """Let a bot play for a seat; its person can take it back."""
        async with room.lock:
            if bot not in bot_names():
                raise Refused(400, "not-understood", f"There is no bot {bot!r}; there are: {', '.join(bot_names())}.")
            if room.stage not in ("playing", "waiting"):
                raise Refused(409, "over", room.problem or "The game is over.")
            row = seat_of(room, seat)
            if row.bot == bot:
                return
            await self.change(room, "bot", botted(row, bot))
            await self.begin_if_full(room)
            self.told(room)

    async def come_back(self, room: Room, seat: int, guest: str) -> None:
        """Take an own seat back from a bot."""
        async with room.lock:
            if not room.holds(guest, seat):
                raise not_your_seat()
            row = seat_of(room, seat)
            if row.resigned:
                raise Refused(409, "resigned", "You have resigned from this game.")
            if row.bot:
                await self.change(room, "sit", replace(row, bot=None))
                self.told(room)

    async def resign(self, room: Room, seat: int, key: str | None) -> None:
        """Give up; a bot plays on, so that the others can finish their game."""
        async with room.lock:
            if is_repeated(room, key, "resign", seat):
                return
            playing(room)
            await self.change(room, "resign", replace(seat_of(room, seat), bot=FILLER, resigned=True), key)
            self.told(room)

    async def hand_over(self, room: Room, seat: int) -> None:
        """Make the person on a seat the host."""
        async with room.lock:
            guest = seat_of(room, seat).guest
            if guest is None:
                raise Refused(409, "no-person", "Only a person who sits here can be the host.")

            def also(connection: Connection) -> None:
                tables.update(connection, room.id, host=guest)

            entry = await self.acts.write(room, "host", seat, also=also)
            room.row.host = guest
            room.apply(entry)
            self.told(room)

    async def issue_link(self, room: Room, seat: int) -> str:
        """A new link to a seat; the one before leads nowhere any more. Its token is kept nowhere but in the link."""
        token = tokens.new_token()
        await self.set_token(room, seat, tokens.hash_token(token))
        return token

    async def set_token(self, room: Room, seat: int, token_hash: str | None) -> None:
        """Change what opens a seat; None lets nothing open it."""
        async with room.lock:
            row = seat_of(room, seat)
            now = time.time() if token_hash else None

            def job(connection: Connection) -> None:
                seats.update(connection, room.id, seat, token_hash=token_hash, token_at=now)

            await self.hub.store.write(job)
            room.seats[seat] = replace(row, token_hash=token_hash, token_at=now)

    async def change(self, room: Room, kind: str, row: SeatRow, key: str | None = None) -> None:
        """Commit an entry together with the seat as it is from now on."""

        def also(connection: Connection) -> None:
            columns = ("guest", "bot", "name", "token_hash", "token_at", "resigned")
            seats.update(connection, room.id, row.seat, **{name: getattr(row, name) for name in columns})

        body = json.dumps({"name": row.name, "bot": row.bot or ""})
        entry = await self.acts.write(room, kind, row.seat, body, key, also)
        room.seats[row.seat] = row
        room.apply(entry)

    def told(self, room: Room) -> None:
        self.acts.tell(room)
        self.hub.tell_lobby()


def seat_of(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < room.row.players:
        last = LETTERS[room.row.players - 1]
        raise Refused(404, "no-seat", f"There is no such seat; seats are A to {last}.")
    return room.seats[seat]


def botted(row: SeatRow, bot: str) -> SeatRow:
    """A seat with a bot on it; the person who held it keeps the right to it, and its name."""
    usual = GIVEN_NAMES[row.seat % len(GIVEN_NAMES)]
    return replace(row, bot=bot, name=row.name or f"{usual} ({bot})", token_hash=None, token_at=None)
