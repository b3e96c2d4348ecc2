"""Two at once: rights are asked when nobody else can change the table, and what fails is told and not kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from mypy_extensions import i64
from tests.engine.outsiders import HEAP, Heap
from tests.table.storage.samples import in_store

from hegemon.engine.game import Game
from hegemon.engine.moves import count
from hegemon.table.errors import Refused
from hegemon.table.live.channel import Subscriber
from hegemon.table.rooms.commands import Commands, check_holder
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import Seating
from hegemon.table.rooms.talk import say
from hegemon.table.routes.seats import check_link_maker
from hegemon.table.security import tokens
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once


async def table_of(store: Store, seats: list[str]) -> tuple[Hub, Room]:
    hub = Hub(store)
    room = await hub.room(await open_table(store, "host", "Host", TableRequest("campus", seats, public=True)))
    assert room is not None
    return hub, room


def test_a_link_that_the_host_made_before_the_game_opens_no_hand_in_it(tmp_path: Path) -> None:
    async def play(store: Store) -> str | None:
        hub, room = await table_of(store, ["you", "open", "open"])
        seating = Seating(Commands(hub))
        await seating.sit(room, 1, "anna", "Anna")
        await seating.give_to_bot(room, 1, "random")
        token = await seating.issue_link(room, 1, partial(check_link_maker, room, "host", 1))
        await seating.begin(room)
        with pytest.raises(Refused):
            await seating.sit_by_link(room, 1, "eve", "Eve", tokens.hash_token(token))
        return room.seats[1].guest

    assert in_store(tmp_path, play) == "anna"


def test_a_link_is_refused_for_a_seat_that_is_just_being_taken(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[str | None, str | None]:
        hub, room = await table_of(store, ["you", "open"])
        seating = Seating(Commands(hub))
        right = partial(check_link_maker, room, "host", 1)
        right()  # it is still free when the host asks
        taken = asyncio.create_task(seating.sit(room, 1, "bea", "Bea"))
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await seating.issue_link(room, 1, right)
        await taken
        return room.seats[1].guest, room.seats[1].token_hash

    assert in_store(tmp_path, play) == ("bea", None)


@pytest.mark.parametrize("what", ["resign", "play", "take_back", "say"])
def test_nobody_acts_from_a_seat_that_has_just_become_anothers(tmp_path: Path, what: str) -> None:
    async def play(store: Store) -> tuple[str | None, bool, int, int]:
        hub, room = await table_of(store, ["you", "open"])
        acts = Commands(hub)
        seating = Seating(acts)
        await seating.sit(room, 1, "bea", "Bea")
        token = await seating.issue_link(room, 0)
        taking = asyncio.create_task(seating.sit_by_link(room, 0, "carl", "Carl", tokens.hash_token(token)))
        await asyncio.sleep(0)
        right = partial(check_holder, room, "host", 0)
        ways: dict[str, Callable[[], object]] = {
            "resign": lambda: seating.resign(room, 0, None, right),
            "play": lambda: acts.play(room, 0, 1, "end", None, right),
            "take_back": lambda: acts.take_back(room, 0, None, right),
            "say": lambda: say(acts, room, 0, "hello", None, None, right),
        }
        with pytest.raises(Refused, match="not your seat"):
            await ways[what]()  # type: ignore[misc]
        await taking
        match, _ = room.game_on
        return room.seats[0].guest, room.seats[0].resigned, len(match.moves), len(room.chat)

    assert in_store(tmp_path, play) == ("carl", False, 0, 0)


class Fragile(Heap):
    """A heap whose rules fail when two are taken."""

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat, move)
        if count(move) == 2:
            raise ZeroDivisionError("the rules of this game are broken")


FRAGILE = Game("heap", "Heap", "", 1, (2, 2), HEAP.dials, lambda players, options: Fragile(9), HEAP.make_setup, "")


def test_what_the_rules_cannot_carry_out_is_refused_and_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("room", "opening"):
        monkeypatch.setattr(f"hegemon.table.rooms.{place}.find_game", lambda name: FRAGILE)

    async def play(store: Store) -> list[str]:
        hub = Hub(store)
        room = await hub.room(await open_table(store, "host", "Host", TableRequest("heap", ["you", "here"])))
        assert room is not None
        match, _ = room.game_on
        with pytest.raises(Refused, match="so it was not played"):
            await Commands(hub).play(room, 0, match.question, "take 2", None)
        await Commands(hub).play(room, 0, match.question, "take 1", None)
        fresh = await Hub(store).room(room.id)
        assert fresh is not None
        return [step.text for step in fresh.game_on[0].moves]

    assert in_store(tmp_path, play) == ["take 1"]


def test_a_log_that_cannot_be_played_out_opens_read_only(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[str, bool]:
        _, room = await table_of(store, ["you", "here"])
        with store.writing.begin() as connection:
            connection.exec_driver_sql(
                "INSERT INTO log (table_id, number, at, kind, seat, body) VALUES (?, 3, 0, 'move', 0, 'nonsense')",
                (room.id,),
            )
        fresh = await Hub(store).room(room.id)
        assert fresh is not None
        return fresh.stage, "only be kept" in fresh.problem

    assert in_store(tmp_path, play) == ("readonly", True)


def test_a_vote_is_counted_when_who_did_not_agree_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("hegemon.table.rooms.presence.time.monotonic", lambda: clock[0])

    async def play(store: Store) -> tuple[set[int], set[int]]:
        hub, room = await table_of(store, ["you", "open", "open", "open"])
        seating = Seating(Commands(hub))
        for seat, guest in ((1, "bea"), (2, "carl"), (3, "dan")):
            await seating.sit(room, seat, guest, guest)
        clock[0] += 601
        for guest in ("host", "bea", "carl"):
            hub.subscribe(room, room.seats_of(guest)[0], Subscriber(guest), "", 0)
        for guest in ("host", "bea"):
            await seating.vote(room, 3, guest, agree=True)
        before = set(room.ballots.freed)
        room.presence.depart("carl")
        clock[0] += 601
        await seating.count_votes(room)
        return before, set(room.ballots.freed)

    assert in_store(tmp_path, play) == (set(), {3})


def test_names_stay_with_what_was_said_and_done(tmp_path: Path) -> None:
    async def play(store: Store) -> list[list[str]]:
        hub, room = await table_of(store, ["you", "open"])
        acts = Commands(hub)
        seating = Seating(acts)
        await seating.sit(room, 1, "bea", "Bea")
        await say(acts, room, 1, "I am Bea", None, None)
        await seating.hand_over(room, 1)
        token = await seating.issue_link(room, 1)
        await seating.sit_by_link(room, 1, "cleo", "Cleo", tokens.hash_token(token))
        fresh = await Hub(store).room(room.id)
        assert fresh is not None
        return [told(hub, room), told(Hub(store), fresh)]

    live, again = in_store(tmp_path, play)
    assert live == again
    assert live[0] == "Bea: I am Bea"
    assert "Bea became the host" in live


def told(hub: Hub, room: Room) -> list[str]:
    """The talk and the log of a table, as it is shown to who looks on."""
    shown = json.loads(hub.snapshot(room, -1))
    talk = [f"{line['name']}: {line['text']}" for line in shown["chat"]["lines"]]
    return talk + [line["text"] for line in shown["log"]["lines"]]
