"""Chapter 2: the deal and the starting troops."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus import GAME
from hegemon.games.campus.phases import PLACING, SETUP
from hegemon.games.campus.setup import setup, someone_has_a_building
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import at, campus, empty, legal, most, play, turn_of

SEEDS = range(40)


def dealt(seed: int, players: int = 2, **options: object) -> Campus:
    state = empty(players, tuple({"map": "johanneberg", **options}.items()))
    setup(state, seeded(seed))
    return state


def held_in_turn_order(state: Campus) -> list[int]:
    return [int(state.held[(state.first + k) % state.seats]) for k in range(state.seats)]


@pytest.mark.rule("CAMPUS-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_territory_is_dealt_with_one_troop(players: int) -> None:
    state = dealt(5, players)
    assert list(state.troops) == [1] * 13
    assert sorted(set(state.owner)) == list(range(players))
    assert state.audit() == []


@pytest.mark.rule("CAMPUS-2.1")
def test_the_deal_is_random() -> None:
    owners = [list(dealt(seed, 3).owner) for seed in SEEDS]
    assert len({tuple(owner) for owner in owners}) == len(SEEDS)
    assert all({owner[territory] for owner in owners} == {0, 1, 2} for territory in range(13))


@pytest.mark.rule("CAMPUS-2.1")
def test_a_fair_deal_gives_nobody_a_building_of_two_or_more() -> None:
    assert not any(someone_has_a_building(dealt(seed)) for seed in SEEDS)


@pytest.mark.rule("CAMPUS-2.1")
def test_without_the_fair_deal_somebody_may_be_dealt_a_building() -> None:
    assert any(someone_has_a_building(dealt(seed, fair_deal=False)) for seed in SEEDS)


@pytest.mark.rule("CAMPUS-2.1")
def test_an_unfair_deal_is_thrown_away_and_dealt_again() -> None:
    unfair = next(seed for seed in SEEDS if someone_has_a_building(dealt(seed, fair_deal=False)))
    again = dealt(unfair)
    assert again.dice.drawn > dealt(unfair, fair_deal=False).dice.drawn
    assert again.audit() == []


@pytest.mark.rule("CAMPUS-2.1")
@pytest.mark.parametrize(("kemi", "unfair"), [("A1", True), ("B1", False)])
def test_a_whole_building_of_two_is_unfair_and_of_one_is_not(kemi: str, unfair: bool) -> None:
    others = {"vasa-norra": "A1", "sspa": "A1", "edit": "A1"}
    assert someone_has_a_building(campus({"fysik": "A1", "kemi": kemi, "karhuset": "A1", **others})) is unfair


@pytest.mark.rule("CAMPUS-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_fifteen_troops_those_on_the_map_included(players: int) -> None:
    state = dealt(5, players)
    assert list(state.raised) == [15] * players
    assert list(state.reserve) == [15 - held for held in state.held]


@pytest.mark.rule("CAMPUS-2.2")
@pytest.mark.parametrize(("size", "troops"), [(23, 15), (24, 15), (25, 16), (26, 16), (30, 18)])
def test_whoever_is_dealt_most_has_three_to_place(size: int, troops: int) -> None:
    state = dealt(5, map="random:1", size=size)
    assert list(state.raised) == [troops, troops]
    assert list(state.reserve) == [troops - held for held in state.held]


@pytest.mark.rule("CAMPUS-2.2")
def test_the_number_of_starting_troops_is_a_dial() -> None:
    assert list(dealt(5, starting_troops=20).raised) == [20, 20]
    assert list(dealt(5, starting_troops=9).raised) == [10, 10]


@pytest.mark.rule("CAMPUS-2.3")
def test_three_troops_are_placed_at_a_time_on_own_territories() -> None:
    state = campus({"fysik": "A1", "edit": "A1"}, phase=SETUP, reserve=(9, 9), batch=3)
    assert legal(state) == ["place fysik 1-3", "place edit 1-3"]


@pytest.mark.rule("CAMPUS-2.3")
def test_a_batch_may_be_split_over_several_territories() -> None:
    state = campus({"fysik": "A1", "edit": "A1"}, phase=SETUP, reserve=(9, 9), batch=3)
    play(state, "place fysik 2")
    assert (turn_of(state), legal(state)) == ("A", ["place fysik 1", "place edit 1"])
    play(state, "place edit 1")
    assert (turn_of(state), at(state, "fysik"), at(state, "edit")) == ("B", "A3", "A2")


@pytest.mark.rule("CAMPUS-2.3")
def test_the_next_in_turn_order_places_the_next_batch() -> None:
    state = campus({"fysik": "A1", "kemi": "C1"}, players=3, phase=SETUP, turn="B", reserve=(9, 9, 9), batch=3)
    play(state, "place edit 3")
    assert (turn_of(state), state.batch, list(state.reserve)) == ("C", 3, [9, 6, 9])
    play(state, "place kemi 3")
    assert (turn_of(state), state.batch, list(state.reserve)) == ("A", 3, [9, 6, 6])


@pytest.mark.rule("CAMPUS-2.3")
def test_the_last_batch_is_what_is_left() -> None:
    state = campus({"fysik": "A1"}, phase=SETUP, reserve=(3, 1), batch=3)
    play(state, "place fysik 3")
    assert (turn_of(state), state.phase, state.batch) == ("B", SETUP, 1)


@pytest.mark.rule("CAMPUS-2.3")
def test_a_player_who_has_placed_all_is_passed_over() -> None:
    board = {"fysik": "A1", "kemi": "C1"}
    state = campus(board, players=3, phase=SETUP, reserve=(6, 0, 3), batch=3)
    play(state, "place fysik 3")
    assert turn_of(state) == "C"
    play(state, "place kemi 3")
    assert (turn_of(state), state.phase) == ("A", SETUP)


@pytest.mark.rule("CAMPUS-2.3")
def test_a_player_who_alone_has_troops_left_places_batch_after_batch() -> None:
    state = campus({"fysik": "A1"}, phase=SETUP, reserve=(6, 0), batch=3)
    play(state, "place fysik 3")
    assert (turn_of(state), state.phase, state.batch) == ("A", SETUP, 3)


@pytest.mark.rule("CAMPUS-2.3")
def test_when_all_have_placed_all_the_first_player_begins_the_first_turn() -> None:
    state = campus({"fysik": "A1"}, phase=SETUP, first="B", reserve=(2, 0), batch=2)
    play(state, "place fysik 2")
    assert (turn_of(state), state.phase, state.round, state.batch) == ("B", PLACING, 1, 0)
    assert list(state.reserve) == [0, 4 + 2 + 1 + 2 + 4]


@pytest.mark.rule("CAMPUS-2.3")
@pytest.mark.parametrize("batch", [1, 3, 10])
def test_the_size_of_a_batch_is_a_dial(batch: int) -> None:
    state = dealt(5, 4, batch=batch)
    assert state.batch == batch
    assert all(text.endswith(" 1" if batch == 1 else f" 1-{batch}") for text in legal(state))


@pytest.mark.rule("CAMPUS-2.3")
def test_a_whole_setup_places_all_troops_and_then_the_game_begins() -> None:
    state = GAME.start(4, seed=11, map="johanneberg")
    assert isinstance(state, Campus)
    while state.phase == SETUP:
        play(state, most(legal(state)[0]))
    assert (state.phase, state.turn, sum(state.troops)) == (PLACING, state.first, 60)


@pytest.mark.rule("CAMPUS-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_die_chooses_who_is_first(players: int) -> None:
    states = [dealt(seed, players) for seed in SEEDS]
    assert {int(state.first) for state in states} == set(range(players))
    assert all(state.turn == state.first for state in states)


@pytest.mark.rule("CAMPUS-2.4")
@pytest.mark.parametrize(("players", "held"), [(2, [6, 7]), (3, [4, 4, 5]), (4, [3, 3, 3, 4])])
def test_territories_left_over_go_to_the_last_in_turn_order(players: int, held: list[int]) -> None:
    assert all(held_in_turn_order(dealt(seed, players)) == held for seed in SEEDS)


@pytest.mark.rule("CAMPUS-2.4")
def test_two_left_over_go_one_each_to_the_last_two() -> None:
    state = dealt(5, 4, map="random:1", size=30)
    assert held_in_turn_order(state) == [7, 7, 8, 8]
    assert [int(state.reserve[(state.first + k) % 4]) for k in range(4)] == [8, 8, 7, 7]
