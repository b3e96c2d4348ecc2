"""Who thinks for bots: answers come from processes, moot thoughts are given up, and no bot can hold up a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.packages import install

from hegemon.engine.discovery import game
from hegemon.table.rooms.bots import imagined_position
from hegemon.table.rooms.processes import Processes
from hegemon.table.rooms.thinking import Failed, Reply, Thought, known_budget, plainly, think

pytestmark = pytest.mark.once
MATCH = game("campus").new(players=2, seed=7, map="johanneberg")
LONG = 60.0  # seconds that nobody waits for


def asked(bot: str, seconds: float = 0.05, beside: bool = False) -> Thought:
    return Thought(bot, imagined_position(MATCH, 0), 0, 5, seconds, beside)


def is_legal(reply: Reply) -> bool:
    return MATCH.why_not(0, reply.move) is None


@asynccontextmanager
async def processes(**settings: float) -> AsyncIterator[Processes]:
    thinker = Processes(1, **settings)
    try:
        yield thinker
    finally:
        await thinker.close()


@pytest.mark.parametrize("bot", ["beginner", "master", "gone_with_its_package"])
def test_every_bot_names_a_legal_move_also_one_that_is_not_here_any_more(bot: str) -> None:
    thought = asked(bot)
    reply = think(thought, known_budget(thought))
    assert is_legal(reply)
    assert bool(reply.problems) == (bot == "gone_with_its_package")


def test_the_same_thought_is_answered_alike() -> None:
    thought = plainly(asked("random"))
    assert think(thought, known_budget(thought)) == think(thought, known_budget(thought))


def test_nothing_is_done_beside_where_nothing_can_be() -> None:
    thought = asked("medium", beside=True)
    assert think(thought, known_budget(thought)).move == ""


def test_how_long_a_bot_thinks_follows_from_its_level() -> None:
    seconds = [known_budget(asked(bot, 2.0)).seconds for bot in ("hard", "master")]
    assert seconds == pytest.approx([0.4, 2.0])


def test_a_thought_that_has_to_be_quick_is_cut_short_by_the_wall() -> None:
    async def thought() -> Reply:
        async with processes() as thinker:
            await thinker.think(asked("beginner"))  # the process is there
            async with asyncio.timeout(LONG / 2):
                return await thinker.think(replace(asked("master", LONG), within=0.2))

    assert is_legal(asyncio.run(thought()))


async def after(thinker: Processes, thought: Thought) -> Reply:
    """Let a thought begin, cancel it, and ask something short."""
    work = asyncio.create_task(thinker.think(thought))
    await asyncio.sleep(0.5)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    return await thinker.think(asked("beginner"))


def test_a_thought_that_is_moot_makes_way_for_the_next_in_the_same_process() -> None:
    async def story() -> None:
        async with processes() as thinker:
            await thinker.think(asked("beginner"))
            before = set(thinker.workers)
            began = time.monotonic()
            assert is_legal(await after(thinker, asked("master", LONG)))
            assert time.monotonic() - began < LONG / 2
            assert thinker.workers == before

    asyncio.run(story())


def test_a_process_that_is_lost_is_replaced() -> None:
    async def story() -> None:
        async with processes() as thinker:
            await thinker.think(asked("beginner"))
            [worker] = thinker.workers
            worker.process.kill()
            with pytest.raises(Failed, match="its process was lost"):
                await thinker.think(asked("beginner"))
            assert is_legal(await thinker.think(asked("beginner")))

    asyncio.run(story())


def test_a_bot_that_never_answers_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = "type('Stuck', (First,), {'choose': lambda self, imagined, seat: __import__('time').sleep(600)})"
    install(tmp_path, monkeypatch, "bold", f'Kind("bold", "Bold", "", {stuck}, level="hard")')

    async def story() -> None:
        async with processes(patience=0.5) as thinker:
            with pytest.raises(Failed, match="it took too long"):
                await thinker.think(asked("bold"))
            thinker.patience = LONG
            assert is_legal(await thinker.think(plainly(asked("bold"))))

    asyncio.run(story())


def test_a_bot_that_fails_is_told_of_and_played_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "bold", 'Kind("bold", "Bold", "", Failing, level="hard")')

    async def story() -> None:
        async with processes() as thinker:
            reply = await thinker.think(asked("bold"))
            assert is_legal(reply)
            assert reply.problems == ("the bot 'bold' failed: RuntimeError('no idea'); the greedy bot plays instead",)

    asyncio.run(story())


def test_the_more_thoughts_wait_the_shorter_each_is() -> None:
    async def story() -> None:
        thinker = Processes(2)
        crowding = []
        for thinker.waiting in (1, 2, 4, 50):
            crowding.append(thinker.crowding)
        assert crowding == [1.0, 1.0, 2.0, 25.0]

    asyncio.run(story())
