"""What many games came to: counts that add up."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from hegemon.engine.state import Standing
from hegemon.lab.tally import Tally

FIRST_WINS = Standing([1, 2, 3], [9, 4, 1], "conquest")
ALL_SHARE = Standing([1, 1, 1], [4, 4, 4], "round limit")
TWO_SHARE = Standing([3, 1, 1], [0, 4, 4], "round limit")
GOES_ON = Standing([1, 2, 3], [9, 4, 1], "")
SEATING = ["greedy", "random", "greedy"]


ORDER = [1, 2, 0]  # seat 1 began


def tally_of(*standings: Standing) -> Tally:
    tally = Tally(3)
    for standing in standings:
        tally.count(standing, 10, SEATING, ORDER)
    return tally


def test_a_win_goes_to_the_seat_and_to_its_bot() -> None:
    tally = tally_of(FIRST_WINS)
    assert tally.wins_by_seat == [1, 0, 0]
    assert dict(tally.wins_by_bot) == {"greedy": 1, "random": 0}
    assert dict(tally.seats_by_bot) == {"greedy": 2, "random": 1}
    assert (tally.games, tally.moves, tally.shared, tally.unfinished) == (1, 10, 0, 0)


def test_a_win_goes_to_the_place_in_the_turn_order_too() -> None:
    tally = tally_of(FIRST_WINS, TWO_SHARE)
    assert tally.wins_by_place == {"first": Fraction(1, 2), "second": Fraction(1, 2), "third": 1}
    assert dict(tally.games_by_place) == {"first": 2, "second": 2, "third": 2}
    assert tally.wins_by_bot_and_place == {"random@first": 0.5, "greedy@second": 0.5, "greedy@third": 1}


def test_where_no_order_is_drawn_nothing_is_counted_by_place() -> None:
    tally = Tally(3)
    tally.count(FIRST_WINS, 10, SEATING)
    assert (tally.games_by_place, tally.as_data()["shares_by_place"]) == ({}, {})


def test_places_are_listed_in_turn_order() -> None:
    data = json.loads(json.dumps(tally_of(FIRST_WINS).as_data()))
    assert list(data["shares_by_place"]) == ["first", "second", "third"]
    assert list(data["shares_by_bot_and_place"]) == ["greedy@second", "greedy@third", "random@first"]
    assert data["shares_by_place"]["third"]["share"] == 1.0


def test_a_shared_win_is_divided() -> None:
    tally = tally_of(TWO_SHARE)
    assert tally.wins_by_seat == [0, 0.5, 0.5]
    assert tally.shared == 1


def test_an_unfinished_game_has_no_winner() -> None:
    tally = tally_of(GOES_ON)
    assert tally.wins_by_seat == [0, 0, 0]
    assert tally.unfinished == 1
    assert dict(tally.endings) == {"unfinished": 1}


def test_wins_and_unfinished_games_add_up_to_the_games() -> None:
    tally = tally_of(FIRST_WINS, ALL_SHARE, TWO_SHARE, GOES_ON, GOES_ON)
    assert sum(tally.wins_by_seat) + tally.unfinished == pytest.approx(tally.games)
    assert sum(tally.wins_by_bot.values()) + tally.unfinished == pytest.approx(tally.games)
    assert sum(tally.endings.values()) == tally.games
    assert sum(tally.seats_by_bot.values()) == 3 * tally.games


@pytest.mark.parametrize("cut", range(21))
def test_parts_add_up_to_the_whole_wherever_they_are_cut(cut: int) -> None:
    games = [ALL_SHARE, FIRST_WINS, ALL_SHARE, TWO_SHARE, GOES_ON] * 4
    parts = tally_of(*games[:cut])
    parts.add(tally_of(*games[cut:]))
    assert json.dumps(parts.as_data()) == json.dumps(tally_of(*games).as_data())


def test_the_data_shows_shares_with_their_intervals() -> None:
    data = json.loads(json.dumps(tally_of(FIRST_WINS, FIRST_WINS, TWO_SHARE, GOES_ON).as_data()))
    assert data["wins_by_seat"] == [2, 0.5, 0.5]
    assert data["wins_by_bot"] == {"greedy": 2.5, "random": 0.5}
    assert data["endings"] == {"conquest": 2, "round limit": 1, "unfinished": 1}
    greedy = data["shares_by_bot"]["greedy"]
    assert (greedy["wins"], greedy["of"]) == (2.5, 8)
    assert greedy["low"] < greedy["share"] < greedy["high"]
    assert data["shares_by_bot_and_seat"]["greedy@0"]["wins"] == 2
