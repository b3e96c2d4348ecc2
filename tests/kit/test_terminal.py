"""What games show in a terminal alike."""

from __future__ import annotations

import pytest

from hegemon.kit.terminal import RESET, joined, player_lines, rows_that_fit
from hegemon.theme import terminal_code

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("columns", "rows"), [(16, [[0, 1, 2]]), (15, [[0, 1], [2]]), (8, [[0], [1], [2]])])
def test_texts_stand_side_by_side_as_far_as_they_fit(columns: int, rows: list[list[int]]) -> None:
    assert rows_that_fit(["abcd", "efgh", "ijkl"], columns) == rows


def test_a_text_that_is_too_long_has_a_line_of_its_own() -> None:
    assert joined(["a", "much too long", "b", "c"], 4) == ["a", "much too long", "b  c"]


def test_players_have_their_letters_painted_which_takes_no_room() -> None:
    lines = player_lines([" A  Ada", " B  Bo"], 15)
    assert lines == [f"{terminal_code(0)} A {RESET} Ada  {terminal_code(1)} B {RESET} Bo"]
