"""Bots at a table: people read a name and a level, never the name that programs have for a bot."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.twins import room_in_memory

from hegemon.bots.roster import bot_names
from hegemon.presentation.levels import LEVELS, by_level
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.opening import TableRequest, seat_row
from hegemon.table.rooms.snapshot import common_parts, parts_for, seat_part

pytestmark = pytest.mark.once
WISH = TableRequest("campus", ["you", "greedy"])


def test_every_bot_has_a_level_and_the_weakest_comes_first() -> None:
    assert set(LEVELS) == set(bot_names())
    assert by_level(["greedy", "unheard_of", "random"]) == ["random", "greedy", "unheard_of"]


def test_a_bot_is_called_by_its_name_alone() -> None:
    assert seat_row("t", 1, "greedy", "guest", "Ada", WISH).name == "Bo"


def test_a_bot_that_was_once_named_after_its_kind_is_called_by_its_name_alone() -> None:
    room = room_in_memory("campus", 2)
    room.seats[1] = replace(room.seats[1], bot="greedy", guest=None, name="Bo (greedy)")
    assert room.names() == ["Ada", "Bo"]
    assert seat_part(room, 1)["level"] == "Normal"


def test_a_table_says_which_levels_a_seat_can_be_given_to() -> None:
    room = room_in_memory("campus", 2)
    parts = parts_for(room, Audience(0), common_parts(room))
    assert [(one["bot"], one["level"]) for one in parts["bots"]] == [
        ("random", "Easy"),
        ("greedy", "Normal"),
        ("hard", "Hard"),
    ]
