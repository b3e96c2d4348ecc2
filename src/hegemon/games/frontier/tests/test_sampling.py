"""A random move without a list of all: the same as from the list; and the sets of tiles that it counts."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.games.frontier.bitboards import column_of, count_bits, lowest_bit, nth_column, widened
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import frontier

BUSY = """
    A*      A+woods  .     gold  .      .
    A+fortification  A+mountain  .  village .
    A+bowman  A      B     B+woods  .     .
    water   A        .     material iron .
    water   water    .     .     .      .
"""


@pytest.mark.parametrize("column", range(40))
def test_a_single_tile_tells_its_column(column: int) -> None:
    assert column_of(1 << column) == column


@pytest.mark.parametrize("row", [0b1, 0b101101, (1 << 40) - 1, 0b1010 << 30, 1 << 39])
def test_the_tiles_of_a_row_are_counted_and_found_in_order(row: int) -> None:
    columns = [column for column in range(40) if row >> column & 1]
    assert count_bits(row) == len(columns)
    assert [int(nth_column(row, which)) for which in range(len(columns))] == columns
    assert lowest_bit(row) == 1 << columns[0]


def test_no_tile_is_counted_as_none() -> None:
    assert count_bits(0) == 0


def test_a_row_is_widened_by_one_tile_on_either_side() -> None:
    assert widened(0b0010010) == 0b0111111


@pytest.mark.parametrize(
    "state",
    [
        frontier(BUSY),
        frontier(BUSY, stored=[0]),
        frontier(BUSY, stored=[1], has="material"),
        frontier(BUSY, has="log log"),
        frontier(BUSY, has="log log material iron"),
        frontier(BUSY, has="log log log material iron"),
        frontier(BUSY, stored=[2, 9], turn="B", others={"B": "material log log iron"}),
    ],
)
def test_the_sampled_move_is_the_one_that_the_list_would_give(state: Frontier) -> None:
    quick, plain = seeded(4), seeded(4)
    for _ in range(200):
        assert state.sample(state.turn, quick) == sample(state.legal(state.turn), plain)
        assert quick.drawn == plain.drawn
