"""Bots at a table: people read a name and a level, never the name that programs have for a bot."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.twins import room_in_memory

from hegemon.bots.roster import LEVELS, bot_names, kind_of, title_of
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.opening import TableRequest, seat_row
from hegemon.table.rooms.snapshot import common_parts, parts_for, seat_part

pytestmark = pytest.mark.once
WISH = TableRequest("campus", ["you", "greedy"])


def test_every_bot_has_a_title_and_a_sentence_and_one_that_is_gone_goes_by_its_name() -> None:
    assert all(kind_of(name).title and kind_of(name).about for name in bot_names())
    assert [title_of(name) for name in ("random", "greedy", "deep_search")] == ["Random", "Greedy", "Deep search"]


def test_a_bot_is_called_by_its_name_alone() -> None:
    assert seat_row("t", 1, "greedy", "guest", "Ada", WISH).name == "Bo"


def test_a_bot_that_was_once_named_after_its_kind_is_called_by_its_name_alone() -> None:
    room = room_in_memory("campus", 2)
    room.seats[1] = replace(room.seats[1], bot="greedy", guest=None, name="Bo (greedy)")
    assert room.names() == ["Ada", "Bo"]
    assert seat_part(room, 1)["level"] == "Greedy"


def test_a_table_says_which_levels_a_seat_can_be_given_to() -> None:
    room = room_in_memory("campus", 2)
    parts = parts_for(room, Audience(0), common_parts(room))
    assert parts["bots"] == [{"bot": kind.name, "level": kind.title} for kind in LEVELS]
    assert [one["level"] for one in parts["bots"]] == ["Beginner", "Easy", "Medium", "Hard", "Master"]
