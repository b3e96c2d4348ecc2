"""Hints for people: what the strongest bot would play in their place, from what their seat may know, and why."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from secrets import randbits

from hegemon.bots.roster import STRONGEST
from hegemon.engine.match import Match
from hegemon.presentation.about import reason_words
from hegemon.table.errors import Refused, moved_on
from hegemon.table.rooms.bots import imagined_position, is_stopped
from hegemon.table.rooms.commands import playing
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.thinking import Failed, Reply, Thinker, Thought

HINT_SECONDS = 1.0  # of processor time that the bot may think about a hint at most
LONGEST_WAIT = 2.0  # seconds by the wall, after which the best so far is the hint
OFF = "Hints are off at this table. The host can allow them in the menu."
NOT_ASKED = "There is nothing to choose for you now."
NO_HINT = "No hint came; try again in a moment."


@dataclass(frozen=True, slots=True)
class Hint:
    """A move as it is written, and why."""

    move: str
    why: str


@dataclass(slots=True)
class Sought:
    """A hint that is being thought about, or was; it is good for one question."""

    work: asyncio.Task[Reply]
    match: Match
    moment: tuple[int, int]
    seat: int

    def is_moot(self, room: Room) -> bool:
        """Has the game moved on, or are hints off by now?"""
        match = room.match
        if match is None or match is not self.match or not room.allows_hints or room.is_bot(self.seat):
            return True
        return self.moment != moment_of(match) or self.seat not in match.unanswered


class Advice:
    """One hint for each seat and question, however often it is asked for."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.sought: dict[str, dict[int, Sought]] = {}  # by table and seat

    async def hint(self, room: Room, seat: int) -> Hint:
        """The hint for what a seat is asked now."""
        sought = self.begin(room, playing(room), seat)
        try:
            reply = await asyncio.shield(sought.work)
        except asyncio.CancelledError:
            if is_stopped():
                raise  # whoever asked has gone; the hint is thought to its end
            raise moved_on() from None
        except Failed:
            self.sought[room.id].pop(seat, None)
            raise Refused(503, "no-hint", NO_HINT) from None
        if sought.is_moot(room):
            raise moved_on()
        return Hint(reply.move, reply.reasons.sentence(reason_words(sought.match.game)) if reply.reasons else "")

    def begin(self, room: Room, match: Match, seat: int) -> Sought:
        """What is known or thought about already for this question, or a new thought."""
        if not room.allows_hints:
            raise Refused(403, "no-hints", OFF)
        if seat not in match.unanswered:
            raise Refused(409, "not-asked", NOT_ASKED)
        self.consider(room)
        of_table = self.sought.setdefault(room.id, {})
        if seat not in of_table:
            seconds = min(HINT_SECONDS, room.row.thinking)
            position = imagined_position(match, seat)
            thought = Thought(STRONGEST, position, seat, randbits(256), seconds, explained=True, within=LONGEST_WAIT)
            work = asyncio.create_task(self.thinker.think(thought))
            work.add_done_callback(noticed)
            of_table[seat] = Sought(work, match, moment_of(match), seat)
        return of_table[seat]

    def consider(self, room: Room) -> None:
        """Forget the hints that are moot, and think no more about them."""
        left = {}
        for seat, sought in self.sought.pop(room.id, {}).items():
            if sought.is_moot(room):
                sought.work.cancel()
            else:
                left[seat] = sought
        if left:
            self.sought[room.id] = left

    async def close(self) -> None:
        """Think no more."""
        works = [sought.work for of_table in self.sought.values() for sought in of_table.values()]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


def moment_of(match: Match) -> tuple[int, int]:
    """The question, and how many moves came before it: a move that was taken back changes the one or the other."""
    return match.question, len(match.moves)


def noticed(work: asyncio.Task[Reply]) -> None:
    """What became of it is known, also where nobody waits for it any more."""
    if not work.cancelled():
        work.exception()
