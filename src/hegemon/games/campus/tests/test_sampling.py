"""A random move without a list of all: the same as from the list, and the counts it stands on."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.games.campus.phases import PLACING, SETUP
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, dice_showing, play

CROWDED = {"fysik": "A6 f3 v1", "kemi": "A4 v3", "sspa": "A3 v3", "maskin": "A3 f0", "edit": "A1", "karhuset": "A5"}


def ways(state: Campus) -> dict[str, int]:
    """How many entries of the list begin at each territory where any do."""
    return {name: int(number) for name, number in zip(state.world.map.names, state.ways) if number}


@pytest.mark.parametrize(
    "state",
    [
        campus(CROWDED),
        campus({"fysik": "A1"}),
        campus({"fysik": "A1", "kemi": "A4 f1 v2"}),
        campus({"fysik": "A4", "edit": "A1"}, phase=PLACING, reserve=(5, 0)),
        campus({"fysik": "A4", "edit": "A1"}, phase=SETUP, reserve=(9, 9), batch=2),
        campus(CROWDED, turn="B"),
    ],
)
def test_the_sampled_move_is_the_one_that_the_list_would_give(state: Campus) -> None:
    quick, plain = seeded(4), seeded(4)
    for _ in range(200):
        assert state.sample(state.turn, quick) == sample(state.legal(state.turn), plain)
        assert quick.drawn == plain.drawn


@pytest.mark.parametrize("seed", range(4))
def test_that_holds_through_a_whole_game(seed: int) -> None:
    state = campus(CROWDED, rest="B2", round_limit=5)
    state.dice = seeded(seed)
    quick, plain = seeded(seed), seeded(seed)
    while state.pending():
        move = state.sample(state.turn, quick)
        assert move == sample(state.legal(state.turn), plain)
        state.play(state.turn, move)


def test_counting_again_changes_nothing() -> None:
    state = campus(CROWDED)
    counted = ways(state), state.choices
    assert state.derive() == ["ways", "choices"]
    assert (ways(state), state.choices) == counted


@pytest.mark.parametrize(
    ("garrison", "number"),
    [("A4", 4), ("A4 f1", 4), ("A4 v2", 3), ("A4 f0", 0), ("A1", 0), ("A1 v1", 0), ("A2 v1", 3), ("A2 f1 v1", 4)],
)
def test_fresh_troops_have_a_way_to_every_neighbour_and_vanguard_to_enemies(garrison: str, number: int) -> None:
    state = campus({"kemi": garrison, "fysik": "A1"})
    assert ways(state).get("kemi", 0) == number == state.choices


def test_the_ways_are_those_of_whose_turn_it_is() -> None:
    assert set(ways(campus(CROWDED))) == {"fysik", "kemi", "sspa", "karhuset"}
    assert ways(campus({"fysik": "A4", "kemi": "B2"}, turn="B")) == {"kemi": 4}


def test_there_are_none_during_setup() -> None:
    state = campus({"fysik": "A4"}, phase=SETUP, reserve=(5, 5), batch=3)
    assert (ways(state), state.choices) == ({}, 0)


def test_there_are_none_when_it_is_over() -> None:
    state = campus({"sspa": "B1"}, rest="A6")
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    state.derive()
    assert (ways(state), state.choices) == ({}, 0)


def test_they_are_counted_when_all_is_placed() -> None:
    state = campus({"fysik": "A1"}, phase=PLACING, reserve=(1, 0))
    play(state, "place fysik 1")
    assert (ways(state), state.choices) == ({"fysik": 4}, 4)


def test_a_reinforcement_takes_ways_from_one_territory_and_gives_none_to_the_other() -> None:
    state = campus({"fysik": "A3", "kemi": "A1 f0"})
    play(state, "reinforce fysik kemi 2")
    assert (ways(state), state.choices) == ({}, 0)


def test_fresh_troops_get_ways_when_others_join_them() -> None:
    state = campus({"fysik": "A3", "kemi": "A1"})
    play(state, "reinforce fysik kemi 2")
    assert (ways(state), state.choices) == ({"kemi": 4}, 4)


@pytest.mark.parametrize("vanguard", ["v1", "v3"])
def test_a_conquest_changes_the_ways_of_its_neighbours(vanguard: str) -> None:
    state = campus({"fysik": "A4", "karhuset": f"A3 {vanguard}", "sspa": "B1"})
    assert ways(state) == {"fysik": 4, "karhuset": 1}
    state.dice = dice_showing("611:5")
    play(state, "attack fysik sspa 3")
    assert ways(state) == {"sspa": 3}


def test_a_repelled_attack_takes_the_ways_of_who_is_gone() -> None:
    state = campus({"fysik": "A2", "sspa": "B1"})
    state.dice = dice_showing("1:6")
    play(state, "attack fysik sspa 1")
    assert (ways(state), state.choices) == ({}, 0)
