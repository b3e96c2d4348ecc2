"""Bots of other packages: found by their entry point, carried by their methods, and never the end of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.packages import compiled, install
from tests.docs.transcript import can_compile
from tests.engine.toys import new_sealed

from hegemon import form
from hegemon.bots.arena import checked_contest
from hegemon.bots.outside import Carrier
from hegemon.bots.random import Random
from hegemon.bots.roster import bot_names, kind_of, new_bot, offered, title_of
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import contains, expand

BOLD = 'Kind("bold", "Bold", "Plays the first move it sees", {0}, level="easy")'


def test_a_bot_of_another_package_stands_after_the_level_that_it_plays_like(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch, "bold", BOLD.format("First"))
    assert [kind.name for kind in offered()] == ["beginner", "easy", "bold", "medium", "hard", "master"]
    assert (title_of("bold"), kind_of("bold").about) == ("Bold", "Plays the first move it sees")
    assert "bold" in bot_names()


@pytest.mark.parametrize("kind", ["First", "Heir"])
def test_it_plays_whether_it_inherits_anything_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    install(tmp_path, monkeypatch, "bold", BOLD.format(kind))
    state = new_sealed(2, 1)
    checked_contest(state, [new_bot("bold", seeded(1)), Random(seeded(2))], 1000)
    assert state.standing().over


def test_its_own_choice_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "bold", BOLD.format("First"))
    state = new_sealed(2, 1)
    assert new_bot("bold", seeded(1)).choose(state, 0) == expand(state.legal(0))[0]


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        ("Failing", r"the bot 'bold' failed: RuntimeError\('no idea'\); the greedy bot plays instead"),
        ("Cheating", "the bot 'bold' chose 0, which is no legal move"),
        ("Late", r"the bot 'bold' cannot be made: RuntimeError\('not today'\)"),
    ],
)
def test_one_that_fails_costs_a_warning_and_a_plain_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, complaint: str
) -> None:
    install(tmp_path, monkeypatch, "bold", BOLD.format(kind))
    state = new_sealed(2, 1)
    with pytest.warns(UserWarning, match=complaint):
        move = new_bot("bold", seeded(1)).choose(state, 0)
    assert contains(state.legal(0), move)


def test_it_is_told_what_it_may_spend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, "bold", BOLD.format("First").replace(", level", ", 0.02, level"))
    budget = kind_of("bold").budget(patience=3)
    assert budget.seconds == pytest.approx(0.06)
    budget.begin()
    assert budget.spent() < 1.0
    budget.cancel()
    assert budget.spent() >= 1.0


@pytest.mark.parametrize(
    ("offer", "refusal"),
    [
        ("42", "is of type int, where hegemon.bots.kind.Kind is expected"),
        ("undefined", "cannot be loaded: name 'undefined' is not defined"),
        ('Kind("brave", "Brave", "", First, level="easy")', "calls itself 'brave'"),
        (
            'Kind("bold", "Bold", "", First, level="godlike")',
            "its level is one of beginner, easy, medium, hard, master",
        ),
        ('Kind("bold", "", "", First, level="easy")', "needs a title of 1 to 20 characters"),
        ('Kind("bold", "Bold", "x" * 99, First, level="easy")', "needs a sentence of at most 80 characters"),
        ('Kind("bold", "Bold", "", First, 1e9, level="easy")', "wants 1e\\+09 seconds"),
    ],
)
def test_an_offer_that_is_wrong_is_refused_by_a_sentence_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, offer: str, refusal: str
) -> None:
    install(tmp_path, monkeypatch, "bold", offer)
    with pytest.warns(UserWarning, match=refusal):
        assert "bold" not in bot_names()
    with pytest.raises(NotUnderstood, match=f"the bot 'bold' of the package foreign-bots .*{refusal}"):
        new_bot("bold", seeded(1))


@pytest.mark.skipif(not can_compile(), reason="there is no C compiler, or Python's headers are missing")
def test_one_that_was_compiled_elsewhere_works_or_is_refused_by_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = compiled(tmp_path, monkeypatch)
    state = new_sealed(2, 1)
    assert contains(state.legal(0), Carrier(module.ALONE)(seeded(1), module.ALONE.budget()).choose(state, 0))
    if form.FORM == form.COMPILED:
        with pytest.warns(UserWarning, match="inherits Bot and was compiled in another package"):
            heir = Carrier(module.HEIR)(seeded(1), module.HEIR.budget())
        assert contains(state.legal(0), heir.choose(state, 0))
