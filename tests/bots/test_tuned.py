"""Tuned weights: a file beside the rules, which bots that search find by themselves."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from tests.engine.toys import new_sealed

from hegemon.bots import tuned
from hegemon.bots.greedy import Greedy
from hegemon.bots.negotiator import Negotiator
from hegemon.bots.roster import new_bot
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.bots.tuned import FILE, module_of, read_weights, tuned_weights
from hegemon.engine.adapter import Adapter
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import folders, game
from hegemon.engine.features import Feature, parse_weights, styled_weights, weights_by_hand
from hegemon.engine.state import State

TUNED = [name for name in folders() if (game(name).folder / FILE).exists()]


def begun(name: str) -> State:
    return game(name).start(game(name).least, 1)


def thinking() -> Search:
    return Search(seeded(1), Budget(0.0, 20))


def test_some_games_are_tuned() -> None:
    assert TUNED


@pytest.mark.parametrize("name", TUNED)
def test_the_file_in_a_games_folder_is_found(name: str) -> None:
    state = begun(name)
    text = (game(name).folder / FILE).read_text(encoding="utf-8")
    assert text.startswith(f"# Weights of {game(name).title}'s evaluation"), "it says what it is"
    assert list(tuned_weights(state)) == list(parse_weights(text, state.features()))
    assert list(tuned_weights(state)) != list(weights_by_hand(state.features()))


@pytest.mark.parametrize("name", TUNED)
def test_who_searches_evaluates_by_them_and_who_does_not_by_those_made_by_hand(name: str) -> None:
    state = begun(name)
    by_hand = list(weights_by_hand(state.features()))
    assert list(thinking().weighed(state).weights) == list(tuned_weights(state))
    assert list(Greedy(seeded(1)).imagined(state, 0).weights) == by_hand
    assert list(state.weights) == by_hand, "whoever asks gets the state back as it was"


@pytest.mark.parametrize("name", TUNED)
def test_weights_of_its_own_come_before_them(name: str) -> None:
    bot, state = thinking(), begun(name)
    bot.weights = vec[float]([1.5] * len(state.features()))
    assert list(bot.weighed(bot.imagined(state, 0)).weights) == list(bot.weights)


@pytest.mark.parametrize("name", TUNED)
def test_who_speaks_for_a_searching_bot_judges_deals_by_them_too(name: str) -> None:
    state = begun(name)
    assert list(new_bot("hard", seeded(1)).weighed(state).weights) == list(tuned_weights(state))
    assert list(new_bot("medium", seeded(1)).weighed(state).weights) == list(state.weights)


@pytest.mark.parametrize("name", TUNED)
def test_weights_that_a_level_is_given_reach_whoever_thinks_for_it(name: str) -> None:
    bot, state = new_bot("hard", seeded(1)), begun(name)
    assert isinstance(bot, Negotiator)
    bot.weights = vec[float]([1.5] * len(state.features()))
    assert list(bot.inner.weighed(bot.imagined(state, 0)).weights) == list(bot.weights)


@pytest.mark.parametrize("name", TUNED)
def test_a_style_scales_them(name: str) -> None:
    bot, state = new_bot("hard:aggressive", seeded(1)), begun(name)
    assert isinstance(bot, Negotiator)
    style = next(style for style in state.styles() if style.name == "aggressive")
    styled = styled_weights(tuned_weights(state), state.features(), style)
    assert list(bot.inner.weighed(bot.imagined(state, 0)).weights) == list(styled)


def test_a_game_without_a_file_keeps_what_it_has() -> None:
    state = new_sealed(3, 1)
    assert len(tuned_weights(state)) == 0
    assert thinking().weighed(state) is state


def test_the_file_is_read_once() -> None:
    state = begun(TUNED[0])
    tuned_weights(state)
    kept = tuned.KNOWN[module_of(state)]
    tuned_weights(begun(TUNED[0]))
    assert tuned.KNOWN[module_of(state)] is kept


def test_it_lies_beside_the_rules_that_an_adapter_carries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert module_of(Adapter(new_sealed(3, 1), False)) == "tests.engine.toys"
    (tmp_path / "rules.py").write_text("", encoding="utf-8")
    (tmp_path / FILE).write_text("land 2.5\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("rules")
    land = Feature("land", 1.0, "a territory")
    assert list(read_weights("rules", [land])) == [2.5]
    assert list(read_weights("rules", [])) == []
    del sys.modules["rules"]
    assert list(read_weights("rules", [land])) == []
