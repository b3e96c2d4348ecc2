"""What can be done at a table. Each act is checked, committed, then taken over in memory, then told."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from hegemon.bots.roster import bot_names
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import Event
from hegemon.engine.match import Match
from hegemon.engine.steps import Attempt
from hegemon.table.errors import Refused, hosts_only, key_used, moved_on, not_your_seat, refusal_of
from hegemon.table.rooms.automatic import MOST_IN_A_ROW, only_answer
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.lesson import NO_UNDO
from hegemon.table.rooms.room import Room
from hegemon.table.storage import log, tables
from hegemon.table.storage.conflict import Conflict
from hegemon.table.storage.rows import NOBODY, Entry
from hegemon.table.storage.store import FAILURES

if TYPE_CHECKING:
    from sqlalchemy import Connection

Also = Callable[["Connection"], None]
Right = Callable[[], None]  # raises Refused for one who may not do it; asked when nobody else can change the table
logger = logging.getLogger(__name__)


class Commands:
    """Everything that changes a table's log."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def write(
        self,
        room: Room,
        kind: str,
        seat: int = NOBODY,
        body: str = "",
        key: str | None = None,
        also: Also | None = None,
    ) -> Entry:
        """Commit an entry, with what changes beside it; the caller holds the room's lock, and takes it over then."""
        [entry] = await self.write_all(room, [Entry(room.id, 0, time.time(), kind, seat, body, key)], also)
        return entry

    async def write_all(self, room: Room, entries: list[Entry], also: Also | None = None) -> list[Entry]:
        """Commit entries with the numbers that come next, all or none of them, with what changes beside them."""
        numbered = [replace(entry, number=number) for number, entry in enumerate(entries, room.next_number)]

        def job(connection: Connection) -> None:
            for entry in numbered:
                log.append(connection, entry)
            if also is not None:
                also(connection)

        try:
            await self.hub.store.write(job)
        except Conflict as clash:
            await self.hub.reload(room)
            raise moved_on() from clash
        return numbered

    async def play(
        self, room: Room, seat: int, question: int, text: str, key: str | None, right: Right | None = None
    ) -> None:
        """A move of a seat: an answer to the question that the seat saw, or something beside."""
        async with room.lock:
            ask_right(right)
            if is_repeated(room, key, "move", seat, text):
                return
            match = playing(room)
            attempt = checked(match, seat, question, text)
            if room.lesson is not None:
                room.lesson.check(seat, attempt.text)
            try_out(room, match, attempt)
            room.carry_out(await self.write(room, "move", seat, attempt.text, key), attempt)
            events = list(match.steps[-1].events)
            self.tell(room, events + await self.answer(room))
            await self.finish(room)

    async def answer(self, room: Room) -> list[Event]:
        """Answer what has but one answer; what happened by it. Where that fails, the person is asked."""
        events: list[Event] = []
        for _ in range(MOST_IN_A_ROW):
            attempt = only_answer(room)
            if attempt is None:
                break
            match = playing(room)
            try:
                try_out(room, match, attempt)
                room.carry_out(await self.write(room, "auto", attempt.seat, attempt.text), attempt)
            except (Refused, *FAILURES) as problem:
                logger.warning("table %s: the only answer was not given: %r", room.id, problem)
                break
            events += match.steps[-1].events
        return events

    async def note_read(self, room: Room, seat: int, number: int, right: Right | None = None) -> None:
        """The learner has read a remark of the coach; one that was read already is read."""
        async with room.lock:
            ask_right(right)
            lesson = room.lesson
            if lesson is None or lesson.learner != seat or not lesson.is_reading or lesson.read != number:
                return
            room.apply(await self.write(room, "read", seat, str(number)))
            self.tell(room)

    async def end_lesson(self, room: Room, seat: int, right: Right | None = None) -> None:
        """The learner wants to play freely."""
        async with room.lock:
            ask_right(right)
            if room.lesson is None or room.lesson.learner != seat:
                return
            room.apply(await self.write(room, "learnt", seat))
            self.tell(room)

    async def set_pace(self, room: Room, seconds: float, right: Right | None = None) -> None:
        """Let the bots of a table take so long from now on."""
        await self.set_of_table(room, right, pace=seconds)

    async def set_thinking(self, room: Room, seconds: float, right: Right | None = None) -> None:
        """Let the strongest bots of a table think so long about a move from now on."""
        await self.set_of_table(room, right, thinking=seconds)

    async def set_hints(self, room: Room, allowed: bool, right: Right | None = None) -> None:
        """Allow hints at a table from now on, or forbid them, whoever plays."""
        await self.set_of_table(room, right, hints=allowed)

    async def set_standin(self, room: Room, bot: str, right: Right | None = None) -> None:
        """Choose the bot that plays for who leaves from now on."""
        ask_right(right)
        if bot not in bot_names():
            raise no_such_bot(bot)
        await self.set_of_table(room, right, standin=bot)

    async def set_of_table(self, room: Room, right: Right | None, **changed: object) -> None:
        async with room.lock:
            ask_right(right)
            await self.hub.store.write(lambda connection: tables.update(connection, room.id, **changed))
            for name, value in changed.items():
                setattr(room.row, name, value)
            room.version += 1
            self.tell(room)

    async def take_back(self, room: Room, seat: int, key: str | None, right: Right | None = None) -> None:
        """Undo the own last move, where nothing was learnt by it."""
        async with room.lock:
            ask_right(right)
            if is_repeated(room, key, "back", seat):
                return
            match = playing(room)
            if room.lesson is not None:
                raise Refused(409, "lesson", NO_UNDO)
            step = match.retractable(seat)
            if step is None:
                raise Refused(409, "too-late", match.why_not_take_back(seat))
            body = json.dumps({"name": room.names()[seat], "number": step.number})
            room.apply(await self.write(room, "back", seat, body, key))
            self.tell(room)

    async def finish(self, room: Room) -> None:
        """Write the end down once the game is over."""
        if room.match is None or not room.match.over or room.row.ended is not None:
            return
        ending, now = room.match.standing.ending, time.time()

        def also(connection: Connection) -> None:
            tables.update(connection, room.id, ended=now, ending=ending)

        try:
            entry = await self.write(room, "end", body=ending, also=also)
        except FAILURES as problem:  # the move before it is saved; the end is written down when the room is swept
            logger.warning("table %s: its end was not written down: %r", room.id, problem)
            return
        room.row.ended, room.row.ending = now, ending
        room.apply(entry)
        self.tell(room)

    def tell(self, room: Room, events: list[Event] | None = None) -> None:
        """Tell the others after whoever acted has got the answer."""
        asyncio.get_running_loop().call_soon(self.hub.publish, room, events)


def no_such_bot(bot: str) -> Refused:
    return Refused(400, "not-understood", f"There is no bot {bot!r}; there are: {', '.join(bot_names())}.")


def ask_right(right: Right | None) -> None:
    """Refuse one who may not do it; the server itself, and its bots, may."""
    if right is not None:
        right()


def try_out(room: Room, match: Match, attempt: Attempt) -> None:
    """Play a move on a copy first: what the rules cannot carry out must not come into the log."""
    try:
        match.state.copy().play(attempt.seat, attempt.move)
    except Exception as problem:
        logger.exception("table %s: the rules failed on %r of seat %d", room.id, attempt.text, attempt.seat)
        sentence = "The rules of this game failed on that move, so it was not played. Try another."
        raise Refused(500, "rules-failed", sentence) from problem


def playing(room: Room) -> Match:
    """The match of a table where the game is on."""
    if room.problem:
        raise Refused(409, "read-only", room.problem)
    if room.match is None:
        raise Refused(409, "not-begun", "The game has not started yet.")
    if room.match.over:
        raise Refused(409, "over", "The game is over.")
    return room.match


def checked(match: Match, seat: int, question: int, text: str) -> Attempt:
    """The move that a text means, if it may be played as an answer to that question or beside it."""
    try:
        attempt = match.attempt(seat, text)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    except NotAllowed as problem:
        raise (refusal_of(problem) if question == match.question else moved_on()) from problem
    if attempt.is_answer and question != match.question:
        raise moved_on()
    return attempt


def is_repeated(room: Room, key: str | None, kind: str, seat: int, move: str | None = None) -> bool:
    """Has this been done already? The same request sent again is answered as before, and done once."""
    known = room.keys.get(key) if key else None
    if known is None:
        return False
    if (known.kind, known.seat) != (kind, seat) or not (move is None or means(room, move, known.body)):
        raise key_used()
    return True


def means(room: Room, text: str, move: str) -> bool:
    """Does a text mean this move, which is in the log?"""
    match, _ = room.game_on
    try:
        return str(match.notation.format(match.notation.parse(text))) == move
    except NotUnderstood:
        return False


def check_holder(room: Room, guest: str | None, seat: int) -> None:
    """A seat's own browser only, and not while a bot plays for it."""
    if not room.holds(guest, seat):
        raise not_your_seat()
    if room.is_bot(seat):
        raise Refused(409, "bot-plays", "A bot is playing for you. Take your seat back first.")


def check_host(room: Room, guest: str | None) -> None:
    """The host, or whoever sits here once the host has been gone for long."""
    if guest is None:
        raise hosts_only()
    if guest != room.row.host and not (room.seats_of(guest) and room.presence.is_long_gone(room.row.host)):
        raise hosts_only()
