from __future__ import annotations

import pytest

import hegemon
from hegemon.table.pages.luck import luck_of


@pytest.mark.parametrize(("name", "luck"), [("campus", "dice"), ("frontier", "map"), ("tianxia", "shuffle")])
def test_only_where_dice_are_rolled_there_are_dice_to_check(name: str, luck: str) -> None:
    assert luck_of(hegemon.game(name)) == luck


def test_of_a_game_that_is_gone_the_dice_are_checked() -> None:
    assert luck_of(None) == "dice"
