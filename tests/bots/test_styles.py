"""Styles: a bot scales features of the game's evaluation, and plays otherwise for it."""

from __future__ import annotations

import pytest

from hegemon.bots.roster import STYLES, bot_dice, new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game, names
from hegemon.lab.simulate import Plan, simulate


@pytest.mark.parametrize("name", names())
def test_every_style_of_a_game_is_a_known_one_and_scales_features_that_the_game_has(name: str) -> None:
    state = game(name).start(game(name).least, 1)
    features = {feature.name for feature in state.features()}
    assert {style.name for style in state.styles()} <= set(STYLES)
    assert all(set(style.factors) <= features for style in state.styles())


def test_a_bot_takes_the_weights_of_its_style_from_the_first_game_it_plays() -> None:
    state = game("campus").start(2, 1)
    bot = new_bot("greedy:builder", seeded(1))
    before, after = list(state.weights), list(bot.imagined(state, 0).weights)
    scaled = {state.features()[k].name for k in range(len(before)) if before[k] != after[k]}
    assert scaled == {"bonus", "progress"}
    assert list(state.weights) == before


def test_a_game_that_does_not_know_the_style_is_played_as_ever() -> None:
    state = game("campus").start(2, 1)
    plain, styled = new_bot("greedy", bot_dice(1, 0)), new_bot("greedy:trader", bot_dice(1, 0))
    assert plain.answer(state, 0) == styled.answer(state, 0)


def test_aggressive_bots_attack_more_in_a_turn_than_cautious_ones() -> None:
    def attacks_a_turn(style: str) -> float:
        plan = Plan("campus", 3, 6, (f"greedy:{style}",), 5, {"map": "johanneberg"}, measures=("events",))
        told = simulate(plan, cores=1).measures["events"].data()
        return float(str(told["attacked"])) / float(str(told["raised"]))

    assert attacks_a_turn("aggressive") > 1.2 * attacks_a_turn("cautious")
