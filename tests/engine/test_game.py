"""A game's description: who can play, which options, and how it begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.engine.outsiders import HEAP
from tests.engine.toys import SEALED, Sealed, new_sealed

from hegemon.engine.adapter import Adapter
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.state import State


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_a_number_of_players_out_of_range_is_not_understood(players: int) -> None:
    with pytest.raises(NotUnderstood, match=f"Sealed is for 2 to 4 players, not {players}"):
        SEALED.new(players, 1)


def test_a_game_for_one_number_of_players_says_so() -> None:
    with pytest.raises(NotUnderstood, match="Heap is for 2 players, not 3"):
        HEAP.new(3, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_in_the_range_can_play(players: int) -> None:
    match = SEALED.new(players, 1)
    assert match.pending == list(range(players))
    assert match.state.seats == players


def test_an_option_is_checked_and_used() -> None:
    assert SEALED.new(2, 1, coins="3").asides(0) == ["give 1 1-3"]
    with pytest.raises(NotUnderstood, match="coins takes 0 to 9, not '10'"):
        SEALED.new(2, 1, coins=10)


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(NotUnderstood, match="there is no dial 'coin' here; did you mean coins"):
        SEALED.start(2, 1, coin=3)


def test_seed_and_options_decide_everything() -> None:
    assert SEALED.start(3, 7).same(SEALED.start(3, 7))
    assert SEALED.start(3, 7).same(new_sealed(3, 7))
    assert not SEALED.start(3, 7).same(SEALED.start(3, 8))
    assert not SEALED.start(3, 7).same(SEALED.start(3, 7, coins=4))


def test_the_same_seed_begins_the_same_with_a_match_around_it_or_not() -> None:
    assert SEALED.new(3, 7).state.same(SEALED.start(3, 7))
    assert SEALED.begin(3, seeded(7), SEALED.settle(3, {})).same(SEALED.start(3, 7))


def test_without_a_seed_the_match_says_which_it_took() -> None:
    match = SEALED.new(2)
    assert SEALED.new(2, match.seed).state.same(match.state)
    assert match.seed != SEALED.new(2).seed


@pytest.mark.parametrize("seed", [-1, 2**256])
def test_a_seed_out_of_range_is_not_understood(seed: int) -> None:
    with pytest.raises(NotUnderstood, match="a seed is a number from 0"):
        SEALED.new(2, seed)


def test_a_blank_state_has_nothing_dealt() -> None:
    state = SEALED.blank(2, SEALED.settle(2, {}))
    assert isinstance(state, Sealed)
    assert (state.pending(), list(state.deck)) == (0, [])


def test_a_state_of_ours_stays_itself_and_a_guest_is_carried() -> None:
    assert type(SEALED.start(2, 1)) is Sealed
    assert isinstance(HEAP.start(2, 1), Adapter)
    assert isinstance(HEAP.blank(2, HEAP.settle(2, {})), State)


def test_the_rule_book_lies_in_the_games_folder() -> None:
    assert SEALED.rules == Path(__file__).parent / "RULES.md"
    assert repr(SEALED) == "<Game sealed>"
