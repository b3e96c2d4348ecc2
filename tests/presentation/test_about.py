"""What a game says of itself to somebody who chooses one, and what is said for a game that says nothing."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from hegemon.engine.discovery import all_games
from hegemon.engine.game import Game
from hegemon.presentation import about as module
from hegemon.presentation.about import About, about, reason_words

pytestmark = pytest.mark.once
LONGEST_PITCH = 100
LONGEST_GOAL = 60


@pytest.fixture
def game() -> Game:
    return Game("toy", "Toy", "A toy.", 1, (4, 6), [], lambda *_: None, lambda *_: None, "toy")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_our_games_say_what_they_are_about_in_a_sentence_or_two(game: Game) -> None:
    said = about(game)
    assert said.pitch != game.summary
    assert said.pitch.endswith(".")
    assert len(said.pitch) <= LONGEST_PITCH
    assert said.minutes
    assert said.difficulty_text
    assert said.goal != said.pitch
    assert len(said.goal) <= LONGEST_GOAL


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_our_games_have_short_plain_words_for_and_against_a_move_for_all_that_they_weigh(game: Game) -> None:
    said = reason_words(game)
    assert [feature.name for feature in game.start(game.least, 1).features()] == list(said)
    phrases = [phrase for pair in said.values() for phrase in pair]
    assert all(re.fullmatch(r"[a-z][a-z' ]{3,44}|", phrase) for phrase in phrases)


def test_a_game_that_says_nothing_has_its_summary_and_the_number_nearest_to_three(game: Game) -> None:
    assert about(game) == About("A toy.", 0, 0, 4, "A toy.")


@pytest.mark.parametrize("said", ["words", {"minutes": "ten", "difficulty": 9, "players": 40, "pitch": ""}])
def test_what_makes_no_sense_is_passed_over(game: Game, said: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "module_of", lambda *_: SimpleNamespace(ABOUT=said))
    assert about(game) == About("A toy.", 0, 0, 6 if isinstance(said, dict) else 4, "A toy.")


def test_words_that_cannot_be_read_do_no_harm(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ImportError

    monkeypatch.setattr(module, "module_of", fail)
    assert about(game).pitch == "A toy."
