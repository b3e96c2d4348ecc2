"""What a move of Tianxia in the making would mean: its gain, its price, and how a lane would stand."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia import words
from hegemon.games.tianxia.tests.positions import besiege, climb, defend, give, hold, offer, own_tile, play, table
from hegemon.games.tianxia.tests.scenes import Position, at_table, besieged, hint, passing, seen


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        (
            at_table("1 rice"),
            "region zhao",
            "You get a step on the Steward track, 1 coin and 1 rice; exchanges: 1 rice for 1 jade, 1 jade for 2 coins",
        ),
        (at_table("2 coins"), "barge jade", "You get 1 jade; and 1 jade each round; costs 1 coin"),
        (
            at_table("2 rice", "region zhao"),
            "exchange rice-jade 2",
            "You get 2 jade; up to 4 exchanges this turn, 2 left; costs 2 rice",
        ),
        (at_table("1 wood", "region zhao"), "govern quarry 1", "You get 2 stone; and 2 stone each round; costs 1 wood"),
        (
            at_table("1 wood", "region qin"),
            "govern drill_yard 1",
            "From now on: soldiers cost 1 rice less; costs 1 wood",
        ),
        (at_table("1 wood", "region zhao"), "govern quarry", "Income of 2 stone"),
        (passing, "climb sage", "You get 1 step on the Sage track; costs 1 coin"),
        (besieged, "lose 2", "You lose 2 coins and 3 points"),
        (besieged, "lose 0", "You lose 9 points"),
        (at_table(""), "barge jade", ""),
        (at_table(""), "govern quarry 9", ""),
        (at_table(""), "wall", ""),
    ],
)
def test_a_move_in_the_making_shows_its_price_and_its_gain(position: Position, move: str, expected: str) -> None:
    assert hint(position(), move) == expected


def test_a_wall_shows_how_the_lane_would_stand() -> None:
    state = table()
    give(state, "3 stone")
    besiege(state, "daijun", 5)
    defend(state, "daijun", walls="1")
    play(state, "military fortify", "climb sage")
    assert hint(state, "wall daijun") == "Defence 2 against strength 5; costs 1 stone"


def test_a_step_says_what_else_it_gives() -> None:
    state = table()
    give(state, "1 rice")
    climb(state, "general", 3)
    play(state, "military fortify")
    assert hint(state, "climb general") == "You get 1 step on the General track; and 1 free soldier"


def test_what_a_tile_wants_to_be_paid_for_is_not_told_as_a_gain() -> None:
    state = table()
    give(state, "2 coins")
    own_tile(state, "pawnshop")
    assert hint(state, "tile pawnshop") == "You may pay 2 coins for 5 points"


def test_a_pass_shows_the_tile_and_the_place_in_the_next_round() -> None:
    state = table()
    offer(state, "logs")
    assert hint(state, "pass logs") == "To use once: 2 wood and 1 coin; you go first next round"


def test_a_tile_and_a_discarded_objective_say_once_what_they_bring() -> None:
    state = table()
    own_tile(state, "logs", "chest")
    hold(state, "granaries")
    assert hint(state, "tile logs") == "You get 1 coin and 2 wood"
    assert hint(state, "tile chest") == "You get 1 good of your choice and 1 coin"
    assert hint(state, "objective granaries") == (
        "You get 2 rice; you give up 3 points for each governor in a grey building, at most 9"
    )


def test_what_a_move_brings_tells_nothing_of_what_comes_after_it() -> None:
    """The last pass ends the round, and the next brings income; neither is a gain of the move."""
    state = table()
    offer(state, "ox", "purse")
    play(state, "pass purse", "done")
    assert words.hint(seen(state, 1), lambda: state, ["pass", "ox"]) == (
        "A figurine: different ones score 1, 3, 6, 10 ... at the end; you go second next round"
    )
