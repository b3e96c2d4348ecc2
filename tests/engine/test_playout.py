"""Random play: it stops at the end or at the limit, and the dice decide everything."""

from __future__ import annotations

import pytest
from tests.engine.outsiders import HEAP, THROWN
from tests.engine.toys import HAND, SEALED, new_sealed

from hegemon.engine.dice import seeded
from hegemon.engine.game import Game
from hegemon.engine.playout import playout


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_ends_with_the_game(players: int) -> None:
    state = new_sealed(players, 1)
    assert playout(state, seeded(1), 1000) == HAND * players
    assert (state.pending(), state.standing().over) == (0, True)


@pytest.mark.parametrize("limit", [0, 1, 4])
def test_a_playout_stops_at_its_limit(limit: int) -> None:
    state = new_sealed(2, 1)
    assert playout(state, seeded(1), limit) == limit
    assert state.pending() != 0


def test_a_game_that_is_over_is_not_played_on() -> None:
    state = new_sealed(2, 1)
    playout(state, seeded(1), 1000)
    before = state.lines()
    assert playout(state, seeded(2), 1000) == 0
    assert state.lines() == before


def test_the_same_dice_play_the_same_game() -> None:
    states = [new_sealed(3, 5) for _ in range(3)]
    for state, seed in zip(states, (1, 1, 2)):
        playout(state, seeded(seed), 1000)
    assert states[0].same(states[1])
    assert not states[0].same(states[2])


def test_many_short_playouts_are_one_long_one() -> None:
    whole, parts, dice = new_sealed(4, 5), new_sealed(4, 5), seeded(3)
    playout(whole, seeded(3), 1000)
    while playout(parts, dice, 2):
        pass
    assert parts.same(whole)


@pytest.mark.parametrize("game", [SEALED, HEAP, THROWN], ids=repr)
def test_any_game_is_played_to_its_end(game: Game) -> None:
    state = game.start(2, 1)
    assert 0 < playout(state, seeded(1), 1000) < 1000
