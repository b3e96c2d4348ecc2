"""Bots at tables: a thinker answers for them, on imagined positions, at the pace that the table sets."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial
from secrets import randbits

from hegemon.bots.arena import MOVES_AN_ASIDE, talker_after
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.record import format_position
from hegemon.presentation.parts import Speech
from hegemon.table.errors import Refused
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.talk import say
from hegemon.table.rooms.thinking import Failed, Reply, Thinker, Thought, plainly

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds until bots try again what has failed
GLANCE = 0.2  # seconds after which a bot that waits looks whether it still has to
CALM = 2.0  # times slower is what bots do in front of somebody who learns
logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Asked:
    """A thought that is being thought, and what it is good for."""

    work: asyncio.Task[Reply]
    thought: Thought
    match: Match
    question: int

    def is_moot(self, room: Room) -> bool:
        """Has the game moved on, or does somebody else play the seat by now?"""
        if room.match is not self.match or room.stage != "playing":
            return True
        is_late = self.match.question != self.question and not self.thought.beside
        return is_late or room.seats[self.thought.seat].bot != self.thought.bot


class Bots:
    """Plays for every seat that a bot holds."""

    def __init__(self, commands: Commands, thinker: Thinker) -> None:
        self.commands = commands
        self.thinker = thinker
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.asked: dict[str, Asked] = {}
        self.answered_deals: dict[str, str] = {}

    def consider(self, room: Room) -> None:
        """Let the bots of a room play if they are asked or have a deal to answer, and think of nothing that is moot."""
        asked = self.asked.get(room.id)
        if asked is not None and asked.is_moot(room):
            asked.work.cancel()
        if room.id in self.tasks or room.stage != "playing":
            return
        if room.bots_awaited() or self.talkers(room) or self.pleaders(room):
            self.tasks[room.id] = asyncio.create_task(self.run(room))

    async def run(self, room: Room) -> None:
        """Play until no bot of the room is asked any more, whatever goes wrong meanwhile."""
        failures = 0
        try:
            while room.stage == "playing":
                try:
                    if not await self.act(room):
                        break
                    failures = 0
                except Exception as problem:  # a full disk, a database that is gone: the game waits for it, and goes on
                    failures += 1
                    if failures == 1:
                        logger.warning("table %s: its bots cannot play on, and try again: %r", room.id, problem)
                    await asyncio.sleep(pause_after(failures))
        finally:
            self.tasks.pop(room.id, None)

    async def act(self, room: Room) -> bool:
        """Let one bot do one thing; whether there was anything to do."""
        awaited, talkers, pleaders = room.bots_awaited(), self.talkers(room), self.pleaders(room)
        if talkers:
            await self.talk(room, talkers[0])
        elif awaited:
            await self.answer(room, awaited[0])
        elif pleaders:
            await self.plead(room, pleaders)
        return bool(talkers or awaited or pleaders)

    async def answer(self, room: Room, seat: int) -> None:
        """Let one bot answer; where the game moved on meanwhile, the answer is dropped."""
        match, began = room.match, time.monotonic()
        if match is None or seat not in room.bots_awaited():
            return
        question = match.question
        reply = Reply(room.lesson.next_move) if room.lesson is not None else await self.ask(room, seat)
        if reply is None:
            return
        await rest(room, began)
        move = reply.move or sampled(match, seat)
        try:
            if room.is_bot(seat):
                await self.commands.play(room, seat, question, move, None)
        except Refused as refusal:
            logger.info("table %s: a bot's move was not played: %s", room.id, refusal.sentence)
            if room.match is match and match.question == question and seat in room.bots_awaited():
                await self.commands.play(room, seat, question, sampled(match, seat), None)  # nobody waits for a bad bot

    async def talk(self, room: Room, seat: int) -> None:
        """Let one bot do something beside, if it wants to."""
        match = room.match
        if match is None:
            return
        room.talked = room.proposed[seat] = match.question
        self.answered_deals[f"{room.id}/{seat}"] = open_deals(room, seat)
        reply = await self.ask(room, seat, beside=True)
        if reply is None or not reply.move:
            return
        speech = speech_of(room, seat, reply.move)  # before it changes what it speaks of
        try:
            if room.is_bot(seat):
                await self.commands.play(room, seat, match.question, reply.move, None)
                await self.speak(room, seat, speech)
        except Refused as refusal:
            logger.info("table %s: a bot's aside was not played: %s", room.id, refusal.sentence)

    async def plead(self, room: Room, seats: list[int]) -> None:
        """Let bots ask the person who is asked now for an answer that would help them, as far as they want to."""
        match = room.match
        if match is None:
            return
        question = room.pleaded = match.question
        for seat in seats:
            reply = await self.ask(room, seat, plea=True)
            if reply is not None and reply.move and room.match is match and match.question == question:
                await self.speak(room, seat, speech_of(room, seat, reply.move))

    async def speak(self, room: Room, seat: int, speech: Speech | None) -> None:
        """Whisper to a person; bots among themselves need no words."""
        if speech is not None and not room.is_bot(speech["to"]):
            await say(self.commands, room, seat, speech["text"], speech["to"], None)

    def talkers(self, room: Room) -> list[int]:
        """Bots that have a new offer to answer, and now and then one whose turn it is to look around."""
        match = room.match
        if match is None or room.lesson is not None:
            return []
        bots = [seat for seat in range(room.row.players) if room.is_bot(seat)]
        asked = [seat for seat in bots if self.has_new_deal(room, seat) or self.may_propose(room, seat)]
        if asked or match.question - room.talked < MOVES_AN_ASIDE:
            return asked
        turn = int(talker_after(match.state, match.question))
        return [turn] if turn in bots and len(match.aside_entries(turn)) > 0 else []

    def pleaders(self, room: Room) -> list[int]:
        """Bots that might ask a person for an answer to the question that is open; once for each question."""
        match = room.match
        if match is None or match.over or match.question == room.pleaded:
            return []
        asked = match.pending
        if len(asked) != 1 or room.is_bot(asked[0]):
            return []
        return [seat for seat in range(room.row.players) if room.is_bot(seat) and len(match.state.favours(seat)) > 0]

    def may_propose(self, room: Room, seat: int) -> bool:
        """Is a bot about to move that could turn to others first, and was not asked whether it wants to?"""
        match = room.match
        if match is None or seat not in match.unanswered or room.proposed.get(seat) == match.question:
            return False
        return len(match.state.proposals(seat)) > 0

    def has_new_deal(self, room: Room, seat: int) -> bool:
        deals = open_deals(room, seat)
        return deals != self.answered_deals.get(f"{room.id}/{seat}", "[]")

    async def ask(self, room: Room, seat: int, beside: bool = False, plea: bool = False) -> Reply | None:
        """What a bot does; nothing at all when that is moot by now, and no move where no bot could name one."""
        match, bot = room.match, room.seats[seat].bot
        if match is None or not bot:
            return None
        position, notes = imagined_position(match, seat), room.notes.get(seat, ())
        thought = Thought(bot, position, seat, randbits(256), room.row.thinking, beside, plea, notes)
        for tried in (thought, plainly(thought)):
            asked = Asked(asyncio.create_task(self.thinker.think(tried)), thought, match, match.question)
            self.asked[room.id] = asked
            try:
                reply = told(room, await asked.work)
                room.notes[seat] = reply.notes or room.notes.get(seat, ())
                return reply
            except asyncio.CancelledError:
                if is_stopped():
                    raise
                return None
            except Failed as problem:
                logger.warning("table %s: the bot %s failed: %s", room.id, tried.bot, problem)
            finally:
                self.asked.pop(room.id, None)
        return Reply("")

    async def close(self) -> None:
        """Stop all play of bots."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self.thinker.close()


def speech_of(room: Room, seat: int, text: str) -> Speech | None:
    """What a bot says with a move beside the question, or to ask for one, as far as the game has words for it."""
    match, presentation = room.game_on
    return presentation.speech(match.shown(seat), text.split())


def is_stopped() -> bool:
    """Is it the own task that somebody has cancelled, and not the one that it waits for?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def told(room: Room, reply: Reply) -> Reply:
    """The same, once what went wrong is in the log."""
    for problem in reply.problems:
        logger.warning("table %s: %s", room.id, problem)
    return reply


async def rest(room: Room, began: float) -> None:
    """Wait until a bot has taken as long as the table wants; a pace that is changed meanwhile holds at once."""
    calm = CALM if room.lesson is not None else 1.0
    while (left := began + calm * room.row.pace - time.monotonic()) > 0:
        await asyncio.sleep(min(left, GLANCE))


def pause_after(failures: int) -> float:
    """Seconds to wait after so many failures in a row, ever longer up to a limit.

    >>> [pause_after(failures) for failures in (1, 2, 3, 10)]
    [0.5, 1.0, 2.0, 15.0]
    """
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, 10))


def imagined_position(match: Match, seat: int) -> str:
    """One world that the seat takes for possible, as text; the true one never leaves the server."""
    imagined = match.state.imagine(seat, seeded(randbits(256)))
    return format_position(match.header(), imagined.lines())


def sampled(match: Match, seat: int) -> str:
    """A random legal move, where a bot could not name one."""
    return str(match.notation.format(match.state.sample(seat, seeded(randbits(256)))))


def open_deals(room: Room, seat: int) -> str:
    """The deals that a seat can answer, as one text to compare."""
    match, presentation = room.game_on
    return str(presentation.deals(match.shown(seat), partial(match.imagined, seat)))
