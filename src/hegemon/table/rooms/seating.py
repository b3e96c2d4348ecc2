"""Who sits where: taking a seat, giving it to a bot and back, links, hosting, beginning, leaving, resigning."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from hegemon.bots.roster import bot_names
from hegemon.table.errors import Refused, bad_link, not_your_seat
from hegemon.table.rooms.commands import Commands, Right, ask_right, is_repeated, no_such_bot, playing
from hegemon.table.rooms.numbers import added, opening_body
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.voting import agreed, check_free, check_vote, is_decided, is_passed
from hegemon.table.security import tokens
from hegemon.table.settings import GIVEN_NAMES
from hegemon.table.storage import seats, tables
from hegemon.table.storage.rows import Entry, SeatRow
from hegemon.table.storage.store import FAILURES
from hegemon.theme import LETTERS

if TYPE_CHECKING:
    from sqlalchemy import Connection

COLUMNS = ("guest", "bot", "name", "token_hash", "token_at", "resigned")


class Seating:
    """Everything that changes who sits at a table."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.hub = commands.hub

    async def sit(self, room: Room, seat: int, guest: str, name: str, number: str = "") -> None:
        """Take an open seat: anybody at a public table, else the host."""
        async with room.lock:
            if not is_sitting(seat_of(room, seat), guest):
                if not room.row.public and guest != room.row.host:
                    raise Refused(403, "link-only", "This table is by invitation. Ask the host for a link.")
                if not room.is_open(seat):
                    raise Refused(409, "seat-taken", f"Seat {LETTERS[seat]} is taken.")
                await self.seat_person(room, "sit", seat, guest, name, number)
            self.told(room)

    async def sit_by_link(
        self, room: Room, seat: int, guest: str, name: str, token_hash: str, number: str = ""
    ) -> None:
        """Take the seat to which a link leads, which may have been withdrawn by now."""
        async with room.lock:
            row = seat_of(room, seat)
            if not is_sitting(row, guest):
                if not tokens.is_same(token_hash, row.token_hash):
                    raise bad_link()
                is_given = is_given_by_its_person(room, row)
                if not is_given:
                    check_newcomer(room, seat, guest)
                await self.seat_person(room, "carry" if is_given else "sit", seat, guest, name, number)
            self.told(room)

    async def seat_person(self, room: Room, kind: str, seat: int, guest: str, name: str, number: str = "") -> None:
        """Let a person have a seat; the browser that had it before is told so."""
        shown = name or GIVEN_NAMES[seat % len(GIVEN_NAMES)]
        row = replace(room.seats[seat], guest=guest, bot=None, name=shown, token_hash=None, token_at=None)
        await self.change(room, kind, row, number=number)
        self.hub.dismiss(room, seat, "This seat was taken over by another browser.")

    async def add_number(self, room: Room, seat: int, number: str, right: Right | None = None) -> None:
        """Add a seat's number to the dice of a game that is yet to begin: this one or, after it, the rematch."""
        async with room.lock:
            ask_right(right)
            known = room.numbers_again if room.stage == "over" else room.numbers
            if known[seat] == number:
                return
            if room.stage not in ("waiting", "over") or room.row.rematch is not None:
                raise Refused(409, "too-late", room.problem or "The game has started, so its dice are settled.")
            if known[seat]:
                raise Refused(409, "number-added", f"Seat {LETTERS[seat]} has added its number already.")
            room.apply(await self.commands.write(room, "number", seat, json.dumps({"number": number})))
            self.commands.tell(room)

    async def leave(self, room: Room, seat: int, guest: str) -> None:
        """Give an own seat up, before the game begins."""
        async with room.lock:
            if not room.holds(guest, seat):
                raise not_your_seat()
            if room.stage != "waiting":
                raise Refused(409, "begun", "The game has started. You can resign or let a bot play for you.")
            await self.change(room, "leave", SeatRow(room.id, seat))
            self.hub.dismiss(room, seat, "You left this seat.")
            self.told(room)

    async def begin(self, room: Room, right: Right | None = None) -> None:
        """Begin now; bots take the seats that are open."""
        async with room.lock:
            ask_right(right)
            if room.stage != "waiting":
                raise Refused(409, "begun", room.problem or "The game has begun already.")
            rows = [botted(row, room.row.standin) for row in room.seats if room.is_open(row.seat)]
            await self.change(room, "bot", *rows)
            self.told(room)

    async def give_to_bot(self, room: Room, seat: int, bot: str = "", right: Right | None = None) -> None:
        """Let a bot play for a seat, the table's usual one where none is named; its person can take it back."""
        async with room.lock:
            ask_right(right)
            bot = bot or room.row.standin
            if bot not in bot_names():
                raise no_such_bot(bot)
            if room.stage not in ("playing", "waiting"):
                raise Refused(409, "over", room.problem or "The game is over.")
            row = seat_of(room, seat)
            if row.bot != bot:
                await self.change(room, "bot", botted(row, bot))
            self.told(room)

    async def remove_bot(self, room: Room, seat: int, right: Right | None = None) -> None:
        """Open the seat of a bot again, before the game begins."""
        async with room.lock:
            ask_right(right)
            if room.stage != "waiting":
                raise Refused(409, "begun", "The game has started, so the bot stays.")
            row = seat_of(room, seat)
            if not row.bot:
                raise Refused(409, "no-bot", "No bot plays this seat.")
            await self.change(room, "leave", SeatRow(room.id, seat) if row.guest is None else replace(row, bot=None))
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
                await self.change(room, "return", replace(row, bot=None, token_hash=None, token_at=None))
                self.told(room)

    async def vote(self, room: Room, seat: int, guest: str, agree: bool) -> None:
        """Say whether the seat of somebody who is gone may go to another; when all others agree, it may."""
        async with room.lock:
            seat_of(room, seat)
            voter = check_vote(room, seat, guest)
            if seat in room.ballots.freed:
                return
            if (voter in agreed(room, seat)) != agree:
                await self.note(room, "vote" if agree else "unvote", seat, voter)
            if is_decided(room, seat):
                await self.note(room, "free", seat, voter)
            self.told(room)

    async def count_votes(self, room: Room) -> None:
        """Free the seats on which all who are asked agree by now, because those who did not have gone for long."""
        if not any(is_passed(room, seat) for seat in room.ballots.votes):
            return
        async with room.lock:
            for seat in [seat for seat in room.ballots.votes if is_passed(room, seat)]:
                await self.note(room, "free", seat, agreed(room, seat)[0])
            self.told(room)

    async def note(self, room: Room, kind: str, seat: int, voter: int) -> None:
        """Write down something about a vote on a seat, in the name of who voted."""
        body = json.dumps({"name": room.names()[voter], "by": voter})
        room.apply(await self.commands.write(room, kind, seat, body))

    async def welcome(self, room: Room, guest: str | None) -> None:
        """Whoever shows up while others vote on their seat has it still, whatever was agreed."""
        if not any(room.ballots.has_vote(seat) for seat in room.seats_of(guest)):
            return
        async with room.lock:
            rows = [room.seats[seat] for seat in room.seats_of(guest) if room.ballots.has_vote(seat)]
            with suppress(*FAILURES):  # who only looks is not kept from it; the next look tries again
                await self.change(room, "here", *(replace(row, token_hash=None, token_at=None) for row in rows))
            self.told(room)

    async def resign(self, room: Room, seat: int, key: str | None, right: Right | None = None) -> None:
        """Give up; a bot plays on, so that the others can finish their game."""
        async with room.lock:
            ask_right(right)
            if is_repeated(room, key, "resign", seat):
                return
            playing(room)
            row = replace(seat_of(room, seat), bot=room.row.standin, resigned=True, token_hash=None, token_at=None)
            await self.change(room, "resign", row, key=key)
            self.told(room)

    async def hand_over(self, room: Room, seat: int, right: Right | None = None) -> None:
        """Make the person on a seat the host."""
        async with room.lock:
            ask_right(right)
            guest = seat_of(room, seat).guest
            if guest is None:
                raise Refused(409, "no-person", "Only a player at this table can be the host.")

            def also(connection: Connection) -> None:
                tables.update(connection, room.id, host=guest)

            entry = await self.commands.write(room, "host", seat, body_of(room.seats[seat]), also=also)
            room.row.host = guest
            room.apply(entry)
            self.told(room)

    async def issue_link(self, room: Room, seat: int, right: Right | None = None) -> str:
        """A new link to a seat; the one before leads nowhere any more. Its token is kept nowhere but in the link."""
        token = tokens.new_token()
        await self.set_token(room, seat, tokens.hash_token(token), right)
        return token

    async def set_token(self, room: Room, seat: int, token_hash: str | None, right: Right | None = None) -> None:
        """Change what opens a seat; None lets nothing open it."""
        async with room.lock:
            ask_right(right)
            row = seat_of(room, seat)
            now = time.time() if token_hash else None

            def job(connection: Connection) -> None:
                seats.update(connection, room.id, seat, token_hash=token_hash, token_at=now)

            await self.hub.store.write(job)
            room.seats[seat] = replace(row, token_hash=token_hash, token_at=now)

    async def change(self, room: Room, kind: str, *rows: SeatRow, key: str | None = None, number: str = "") -> None:
        """Commit an entry for each seat together with the seat as it is from now on.

        The game begins with the last seat, in the same transaction: nobody sits at a full table that does not begin,
        and no link that the host made to a bot's seat leads to a hand.
        """
        entries = [Entry(room.id, 0, time.time(), kind, row.seat, changed_body(room, row, number), key) for row in rows]
        begins = room.stage == "waiting" and is_full(room, rows)
        if begins:
            entries.append(Entry(room.id, 0, time.time(), "begin", body=opening_body(added(room.numbers, entries))))
            rows = (*rows, *closed(room, rows))

        def also(connection: Connection) -> None:
            for row in rows:
                seats.update(connection, room.id, row.seat, **{name: getattr(row, name) for name in COLUMNS})
            if begins:
                tables.update(connection, room.id, begun=entries[-1].at)

        written = await self.commands.write_all(room, entries, also)
        for row in rows:
            room.seats[row.seat] = row
        if begins:
            room.row.begun = entries[-1].at
        for entry in written:
            room.apply(entry)

    def told(self, room: Room) -> None:
        self.commands.tell(room)
        self.hub.tell_lobby()


def seat_of(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < room.row.players:
        last = LETTERS[room.row.players - 1]
        raise Refused(404, "no-seat", f"There is no such seat. Seats are A to {last}.")
    return room.seats[seat]


def body_of(row: SeatRow) -> str:
    """What the log keeps of a seat."""
    return json.dumps({"name": row.name, "bot": row.bot or ""})


def changed_body(room: Room, row: SeatRow, number: str = "") -> str:
    """The same, who sat there before, where that was somebody else, and a number for dice that are not settled."""
    before = room.seats[row.seat].name
    kept = {"was": before} if before and before != row.name else {}
    given = {"number": number} if number and room.stage == "waiting" else {}
    return json.dumps({"name": row.name, "bot": row.bot or "", **kept, **given})


def closed(room: Room, rows: Sequence[SeatRow]) -> list[SeatRow]:
    """The other seats that a bot plays, with no link that opens them."""
    changed = {row.seat for row in rows}
    others = [row for row in room.seats if row.bot and row.token_hash and row.seat not in changed]
    return [replace(row, token_hash=None, token_at=None) for row in others]


def is_full(room: Room, rows: Sequence[SeatRow]) -> bool:
    """Is somebody on every seat, once these rows are written?"""
    after = {row.seat: row for row in [*room.seats, *rows]}
    return all(row.guest is not None or row.bot for row in after.values())


def is_sitting(row: SeatRow, guest: str) -> bool:
    """Does this guest play here already?"""
    return row.guest == guest and not row.bot


def is_given_by_its_person(room: Room, row: SeatRow) -> bool:
    """Was the seat's link made by the person who has it? Only they can, unless the seat is free."""
    return row.guest is not None and row.seat not in room.ballots.freed and (room.stage != "waiting" or not row.bot)


def check_newcomer(room: Room, seat: int, guest: str) -> None:
    """Who is let in by the host gets one hand, and none that is another's."""
    check_free(room, seat)
    if room.stage != "waiting" and room.seats_of(guest):
        raise Refused(409, "one-seat", "You already play at this table. A second seat would show you another hand.")


def botted(row: SeatRow, bot: str) -> SeatRow:
    """A seat with a bot on it; the person who held it keeps the right to it, and its name."""
    usual = GIVEN_NAMES[row.seat % len(GIVEN_NAMES)]
    return replace(row, bot=bot, name=row.name or usual, token_hash=None, token_at=None)
