"""Bots at tables: they think in processes of their own, on imagined positions, at the pace that the table sets."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from secrets import randbits

from hegemon.bots.arena import MOVES_AN_ASIDE, talker_after
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.record import format_position
from hegemon.table.errors import Refused
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.thinking import settle_in, think, think_beside

PATIENCE_SECONDS = 60.0  # for one thought, after which a random legal move is played: nobody waits for a bot for ever
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 15.0  # seconds until bots try again what has failed
GLANCE = 0.2  # seconds after which a bot that waits looks whether it still has to
Thought = Callable[[str, str, int, int], str]
logger = logging.getLogger(__name__)


class Bots:
    """Plays for every seat that a bot holds."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.answered_deals: dict[str, str] = {}

    def consider(self, room: Room) -> None:
        """See to it that the bots of a room play, if any are asked or have a deal to answer."""
        if room.id in self.tasks or room.stage != "playing":
            return
        if room.bots_awaited() or self.talkers(room):
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
        awaited, talkers = room.bots_awaited(), self.talkers(room)
        if talkers:
            await self.talk(room, talkers[0])
        elif awaited:
            await rest(room)
            await self.answer(room, awaited[0])
        return bool(talkers or awaited)

    async def answer(self, room: Room, seat: int) -> None:
        """Let one bot answer; where the game moved on meanwhile, the answer is dropped."""
        match = room.match
        if match is None or seat not in room.bots_awaited():
            return
        question = match.question
        move = await self.ask(think, room, seat) or sampled(match, seat)
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
        room.talked = match.question
        self.answered_deals[f"{room.id}/{seat}"] = open_deals(room, seat)
        move = await self.ask(think_beside, room, seat)
        if not move:
            return
        try:
            if room.is_bot(seat):
                await self.commands.play(room, seat, match.question, move, None)
        except Refused as refusal:
            logger.info("table %s: a bot's aside was not played: %s", room.id, refusal.sentence)

    def talkers(self, room: Room) -> list[int]:
        """Bots that have a new offer to answer, and now and then one whose turn it is to look around."""
        match = room.match
        if match is None:
            return []
        bots = [seat for seat in range(room.row.players) if room.is_bot(seat)]
        asked = [seat for seat in bots if self.has_new_deal(room, seat)]
        if asked or match.question - room.talked < MOVES_AN_ASIDE:
            return asked
        turn = int(talker_after(match.state, match.question))
        return [turn] if turn in bots and len(match.aside_entries(turn)) > 0 else []

    def has_new_deal(self, room: Room, seat: int) -> bool:
        deals = open_deals(room, seat)
        return deals != self.answered_deals.get(f"{room.id}/{seat}", "[]")

    async def ask(self, thought: Thought, room: Room, seat: int) -> str:
        """A thought in a process of its own; empty when it failed, which never stops the game."""
        match = room.match
        bot = room.seats[seat].bot
        if match is None or not bot:
            return ""
        loop = asyncio.get_running_loop()
        position = imagined_position(match, seat)
        try:
            work = loop.run_in_executor(self.processes(), thought, bot, position, seat, randbits(256))
            return await asyncio.wait_for(work, PATIENCE_SECONDS)
        except BrokenProcessPool:
            self.pool = None
        except Exception as problem:
            logger.warning("table %s: the bot %s failed: %r", room.id, bot, problem)
        return ""

    def processes(self) -> ProcessPoolExecutor:
        if self.pool is None:
            workers = max(1, (os.cpu_count() or 2) - 1)
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)
        return self.pool

    async def close(self) -> None:
        """Stop all play of bots."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


async def rest(room: Room) -> None:
    """Wait as long as the table wants its bots to take; a pace that is changed meanwhile holds at once."""
    began = time.monotonic()
    while (left := began + room.row.pace - time.monotonic()) > 0:
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
