"""How sure a share is."""

from __future__ import annotations

import pytest

from hegemon.lab.intervals import interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785), (500, 1000, 0.4691, 0.5309)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_nothing_is_known() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def test_neither_never_nor_always_is_certain() -> None:
    assert interval(0, 20)[0] == 0.0
    assert 0.0 < interval(0, 20)[1] < 0.2
    assert 0.8 < interval(20, 20)[0] < 1.0
    assert interval(20, 20)[1] == 1.0


def test_more_games_make_it_narrower() -> None:
    widths = [high - low for low, high in (interval(games / 4, games) for games in (8, 80, 800, 8000))]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.02


def test_a_shared_win_counts_in_part() -> None:
    low, high = interval(2.5, 10)
    assert interval(2, 10)[0] < low < 0.25 < high < interval(3, 10)[1]
