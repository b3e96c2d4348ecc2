"""Hints: the strongest bot's move for a seat that is asked, and why; one for each question, none where they are off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.table.storage.samples import in_store

from hegemon.bots.roster import STRONGEST
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import from_position, game
from hegemon.engine.match import Match
from hegemon.engine.moves import expand
from hegemon.engine.state import lowest
from hegemon.table.errors import Refused
from hegemon.table.rooms.advice import HINT_SECONDS, Advice
from hegemon.table.rooms.bots import imagined_position
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.reasons import Reasons, reasons_for
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.thinking import Failed, Reply, Thought, known_budget, sparing, think
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once
Story = Callable[[Room, Advice, "Slow"], Awaitable[None]]


class Slow:
    """Thinks when it is let, with little time."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.given_up = 0
        self.go = asyncio.Event()
        self.fails = False

    async def think(self, thought: Thought) -> Reply:
        self.asked.append(thought)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.fails:
            raise Failed("it has a headache")
        quick = replace(thought, seconds=0.01)
        return think(quick, known_budget(quick))

    async def close(self) -> None:
        """Nothing to end."""


def at_table(folder: Path, story: Story, *others: str) -> None:
    """A table of Swarm at which a person plays with others, and what is done there."""

    async def play(store: Store) -> None:
        hub = Hub(store)
        wish = TableRequest("swarm", ["you", *(others or ("random", "random"))], thinking=5.0)
        room = await hub.room(await open_table(store, "host", "Host", wish))
        assert room is not None
        thinker = Slow()
        advice = Advice(thinker)
        hub.awake = advice.consider
        await story(room, advice, thinker)
        await advice.close()

    in_store(folder, play)


async def first_asked(advice: Advice, room: Room, thinker: Slow) -> asyncio.Task[object]:
    """Ask for a hint, and wait until somebody thinks about it."""
    work: asyncio.Task[object] = asyncio.create_task(advice.hint(room, 0))
    async with asyncio.timeout(10):
        while not thinker.asked:
            await asyncio.sleep(0.01)
    return work


def test_a_hint_is_a_legal_move_with_its_reason(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        thinker.go.set()
        hint = await advice.hint(room, 0)
        assert room.match is not None
        assert room.match.why_not(0, hint.move) is None
        assert hint.why.startswith("Your chance to win")

    at_table(tmp_path, story)


def test_it_is_thought_by_the_strongest_for_a_second_on_what_the_seat_may_know(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        thinker.go.set()
        await advice.hint(room, 0)
        [thought] = thinker.asked
        assert (thought.bot, thought.seat, thought.seconds) == (STRONGEST, 0, HINT_SECONDS)
        assert room.match is not None
        imagined = from_position(thought.position).state
        assert imagined.view(0) == room.match.state.view(0)
        assert imagined.lines() != room.match.state.lines()

    at_table(tmp_path, story)


def test_who_asks_again_gets_the_same_hint_and_nobody_thinks_twice(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        first = await first_asked(advice, room, thinker)
        second = asyncio.create_task(advice.hint(room, 0))
        await asyncio.sleep(0)
        thinker.go.set()
        assert await first == await second == await advice.hint(room, 0)
        assert len(thinker.asked) == 1

    at_table(tmp_path, story)


def test_a_hint_is_given_up_when_the_seat_has_moved(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        hub = Hub(store)
        room = await hub.room(
            await open_table(store, "host", "Host", TableRequest("swarm", ["you", "random", "random"]))
        )
        assert room is not None
        assert room.match is not None
        thinker = Slow()
        advice = Advice(thinker)
        hub.awake = advice.consider
        work = await first_asked(advice, room, thinker)
        move = str(room.match.notation.format(room.match.state.legal(0)[0]))
        await Commands(hub).play(room, 0, room.match.question, move, None)
        with pytest.raises(Refused, match="moved on"):
            await work
        assert thinker.given_up == 1

    in_store(tmp_path, play)


def test_where_no_hint_comes_it_is_said_and_can_be_asked_again(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        thinker.fails = True
        thinker.go.set()
        for _ in range(2):
            with pytest.raises(Refused, match="No hint came"):
                await advice.hint(room, 0)
        assert len(thinker.asked) == 2

    at_table(tmp_path, story)


def test_against_bots_hints_are_allowed_and_among_several_people_the_host_allows_them(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        thinker.go.set()
        with pytest.raises(Refused, match="Hints are off"):
            await advice.hint(room, 0)
        room.row.hints = True
        assert (await advice.hint(room, 0)).move

    at_table(tmp_path, story, "here", "random")


def test_the_host_can_switch_hints_off_against_bots_too(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        room.row.hints = False
        with pytest.raises(Refused, match="Hints are off"):
            await advice.hint(room, 0)
        assert not thinker.asked

    at_table(tmp_path, story)


def test_who_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    async def story(room: Room, advice: Advice, thinker: Slow) -> None:
        with pytest.raises(Refused, match="nothing to choose"):
            await advice.hint(room, 7)

    at_table(tmp_path, story)


@pytest.mark.parametrize("name", ["campus", "frontier", "swarm", "artefacts", "tianxia"])
def test_every_game_says_what_counts(name: str) -> None:
    state = game(name).start(3, 5)
    seat = next(seat for seat in range(3) if len(state.legal(seat)))
    reasons = reasons_for(state, seat, int(state.reply(seat, seeded(1))), seeded(2))
    assert reasons.others is None or 0.0 <= reasons.others <= 1.0
    assert 0.0 <= reasons.after <= 1.0
    assert "Your chance to win" in reasons.sentence({})


def test_a_move_is_held_against_others_and_not_against_what_all_of_them_bring() -> None:
    state = game("campus").start(2, 5)
    seat = int(lowest(state.unanswered()))
    found = [reasons_for(state, seat, int(move), seeded(2)) for move in expand(state.legal(seat))]
    assert all(one.others is not None for one in found)
    gains = [one.after - one.others for one in found if one.others is not None]
    assert min(gains) < 0 < max(gains), "where every move places a troop, some place it better than others"


def test_what_comes_out_worse_at_once_is_said_to_pay_off_later() -> None:
    assert Reasons(0.5, 0.4, ()).sentence({}) == (
        "Your chance to win the game: 40%, with other moves 50% on average; this one pays off later."
    )
    assert (
        Reasons(0.401, 0.4, ()).sentence({}) == "Your chance to win the game: 40%, much the same as with other moves."
    )


def test_a_hint_gives_nothing_up_where_another_move_is_as_good() -> None:
    match = Match(game("tianxia"), 2, game("tianxia").settle(2, {}), seed=6)
    match.deal()
    seat = match.pending[0]
    thought = Thought("greedy", imagined_position(match, seat), seat, 5, 0.1, explained=True)
    discard = next(move for move in match.legal(seat) if move.startswith("objective"))
    assert not sparing(thought, discard).startswith("objective")
    assert sparing(thought, "barge wood") == "barge wood"
