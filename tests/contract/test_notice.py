"""The checks of notice find a game that is not told of, one that is told of too much, and a question that goes on."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.engine.murmurs import MURMURS, PASS, PASSED, Murmurs

from hegemon.conformance import notice
from hegemon.conformance.case import Case
from hegemon.engine.events import Chronicle
from hegemon.engine.game import Game
from hegemon.engine.moves import pack

OF_NOTICE = (notice.steps_are_noticed_by_those_who_see_them, notice.a_question_that_is_closed_is_another_one)


class Untold(Murmurs):
    """Who passes is not told of, though everyone sees whose turn it is."""

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat, move)
        if self.heard is not None:
            self.heard[:] = [event for event in self.heard if event.kind != PASSED]

    def question(self) -> i64:
        return 0


class Silent(Murmurs):
    """Nothing is ever told, so every move counts for everyone, seen or not."""

    def chronicle(self) -> Chronicle:
        return Chronicle([])

    def play(self, seat: i64, move: i64) -> None:
        super().play(seat, move)
        if self.heard is not None:
            self.heard.clear()


class Hurried(Murmurs):
    """The other seat may pass too, beside what is asked, and the question keeps its number."""

    def asides(self, seat: i64) -> vec[i64]:
        other = self.pending() and not super().legal(seat)
        return vec[i64]([pack(PASS)] if other else [])

    def question(self) -> i64:
        return 0


def case_of(kind: type[Murmurs]) -> Case:
    game = Game("murmurs", "Murmurs", "", 1, (2, 2), [], lambda players, options: kind(), MURMURS.make_setup, "")
    return Case(game, 2, {})


def test_a_sound_game_passes() -> None:
    notice.steps_are_noticed_by_those_who_see_them(case_of(Murmurs))
    notice.a_question_that_is_closed_is_another_one(case_of(Murmurs))


def test_what_is_seen_must_be_told() -> None:
    with pytest.raises(AssertionError, match="sees what no event has told of"):
        notice.steps_are_noticed_by_those_who_see_them(case_of(Untold))


def test_what_nobody_sees_must_not_be_counted() -> None:
    with pytest.raises(AssertionError, match="is shown that something was done, and sees nothing"):
        notice.steps_are_noticed_by_those_who_see_them(case_of(Silent))


def test_a_question_that_something_beside_has_closed_must_be_another() -> None:
    with pytest.raises(AssertionError, match="the question keeps its number"):
        notice.a_question_that_is_closed_is_another_one(case_of(Hurried))
