"""Turn order, sets of seats, and who is ahead."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY
from hegemon.kit.seats import all_seats, count_bits, first_of, in_order, leading, seat_after


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_turn_order_goes_once_round_the_table(seats: int) -> None:
    for start in range(seats):
        order = [int(in_order(start, place, seats)) for place in range(seats)]
        assert (order[0], sorted(order)) == (start, list(range(seats)))
        assert [int(seat_after(start, seat, seats)) for seat in order] == [*order[1:], NOBODY]


@pytest.mark.parametrize(("among", "found"), [(0b1111, 2), (0b1001, 3), (0b0011, 0), (0b0010, 1), (0, NOBODY)])
def test_the_first_of_some_is_found_from_the_start_on(among: int, found: int) -> None:
    assert first_of(2, among, 4) == found


@pytest.mark.parametrize(
    ("among", "scores", "ahead"),
    [
        (0b111, [4, 9, 9], 0b110),
        (0b011, [4, 9, 9], 0b010),
        (0b101, [4, 9, 4], 0b101),
        (0b111, [-3, -1, -2], 0b010),
        (0b110, [9, -7, -7], 0b110),
        (0, [4, 9, 9], 0),
    ],
)
def test_those_with_the_highest_score_are_ahead(among: int, scores: list[int], ahead: int) -> None:
    assert leading(among, vec[i64]([i64(score) for score in scores])) == ahead


def test_sets_of_seats_are_counted() -> None:
    assert [int(count_bits(all_seats(seats))) for seats in range(7)] == list(range(7))
    assert count_bits(0b101001) == 3
