"""A presentation that fails costs one plain board or one plain sentence, and a line in the log; never the game."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.table.hidden_words import board, words
from tests.table.planting import game_of_tests
from tests.table.storage.samples import in_store

import hegemon
from hegemon.engine.game import Game
from hegemon.presentation import Presentation
from hegemon.presentation import presentation as face_module
from hegemon.presentation.plain import describe_plainly
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.storage.store import Store

BOARD, HAND = ("view_box", "still", "pieces"), ("panels", "hand", "spot")
WORDS = ("describe", "moment", "governs", "hint", "chapter", "outcome", "score", "deals")
PLAIN: dict[str, Any] = {
    "panels": {},
    "hand": "",
    "spot": 'data-word="zq"',
    "moment": "",
    "governs": [],
    "hint": "",
    "chapter": "Round 1",
    "outcome": "",
    "score": "",
    "deals": [],
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A game of another package, with a board and words of its own."""
    with game_of_tests(tmp_path_factory.mktemp("package")):
        yield hegemon.game("hidden_words")


def broken(*_: object) -> Any:
    raise ZeroDivisionError("no such luck")


def break_all(patch: pytest.MonkeyPatch, module: ModuleType, *names: str) -> None:
    for name in names:
        patch.setattr(module, name, broken, raising=False)


def asked(presentation: Presentation, view: dict[str, Any], name: str) -> Any:
    """What a presentation says under a name."""
    more: dict[str, tuple[Any, ...]] = {"hint": ({}, ["lay"]), "score": (0,), "deals": (0,)}
    return presentation.spot("word", "zq") if name == "spot" else getattr(presentation, name)(view, *more.get(name, ()))


@pytest.mark.parametrize("name", PLAIN)
def test_whatever_fails_is_said_plainly_and_told_once(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    break_all(monkeypatch, board if name in HAND else words, name)
    presentation, view = Presentation(game), game.new(2, 1).view(0)
    assert [asked(presentation, view, name) for _ in range(3)] == [PLAIN[name]] * 3
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith(f"hidden_words: {name} failed, so something plain is shown: ZeroDivisionError")
    assert "test_failing.py" in said[0]
    assert "\n" not in said[0]


@pytest.mark.parametrize("name", BOARD)
def test_a_board_that_fails_in_one_part_is_plain_in_all(
    game: Game, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    break_all(monkeypatch, board, name)
    presentation, view = Presentation(game), game.new(2, 1).view()
    lines = describe_plainly(view).split("\n")
    assert list(presentation.pieces({**view, "events": [{"name": "laid"}]})) == [f"line-{k}" for k in range(len(lines))]
    assert presentation.still(view).startswith('<g id="still"><rect')
    assert presentation.view_box(view) != "0 0 100 100"
    assert {record.getMessage().split(",")[0] for record in caplog.records} == {"hidden_words: the board failed"}


def test_a_description_that_fails_is_the_plain_one(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    break_all(monkeypatch, words, "describe")
    view = game.new(2, 1).view(0)
    assert Presentation(game).describe(view) == describe_plainly(view)


def test_a_module_that_cannot_be_imported_is_done_without(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(face_module, "module_of", broken)
    presentation, view = Presentation(game), game.new(2, 1).view(0)
    assert presentation.describe(view) == describe_plainly(view)
    assert next(iter(presentation.pieces(view))) == "line-0"
    assert len(caplog.records) == 2


def test_a_board_that_is_well_again_is_shown_again(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    presentation, match = Presentation(game), game.new(2, 1)
    with monkeypatch.context() as patch:
        break_all(patch, board, "pieces")
        assert "line-0" in presentation.pieces(match.view())
    assert list(presentation.pieces(match.view())) == ["words"]


@pytest.mark.once
def test_a_game_is_played_on_with_a_presentation_that_fails_everywhere(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    break_all(monkeypatch, board, *BOARD, *HAND)
    break_all(monkeypatch, words, *WORDS)
    caplog.set_level(logging.ERROR)

    async def play(store: Store) -> list[dict[str, Any]]:
        hub = Hub(store)
        room = await hub.room(await open_table(store, "mia", "Mia", TableRequest(game.name, ["you", "here"])))
        assert room is not None
        match, _ = room.game_on
        shown = [json.loads(hub.snapshot(room, 0))]
        for seat in (0, 1):
            move = match.legal(seat)[0]
            await Commands(hub).play(room, seat, match.question, move, None)
        return [*shown, json.loads(hub.snapshot(room, 0))]

    before, after = in_store(tmp_path, play)
    assert (before["stage"], before["hand"], before["panels"]) == ("playing", "", {})
    assert "line-0" in before["board"]["pieces"]
    assert after["line"]["question"] > before["line"]["question"]
    assert after["board"] != before["board"]
