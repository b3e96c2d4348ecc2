"""A bot that is given the truth is told apart from one that imagines it."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.contract import hoard

from hegemon import form
from hegemon.bots.bot import Bot
from hegemon.bots.greedy import settle
from hegemon.bots.roster import new_bot
from hegemon.conformance.bots import NewBot, truths_seen
from hegemon.conformance.case import Case, cases
from hegemon.engine import discovery
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.moves import expand
from hegemon.engine.playout import playout
from hegemon.engine.state import State

DESCENTS = 24
PLAYED_ON = 20  # moves by which a secret may have shown itself


class Peeping(Bot):
    """Looks at the true state, and how every move would turn out there."""

    def answer(self, state: State, seat: i64) -> i64:
        return max(expand(state.legal(seat)), key=lambda move: after(state, seat, move))


def after(state: State, seat: i64, move: i64) -> float:
    tried = state.copy()
    tried.play(seat, move)
    playout(tried, seeded(1), PLAYED_ON)
    settle(tried)
    return float(tried.evaluate(seat))


def searching(dice: Dice) -> Bot:
    return new_bot("hard", dice, descents=DESCENTS)


def seen_by(new: NewBot, case: Case) -> int:
    """At how many moments it made a difference what the truth was."""
    return sum(1 for state in case.open_moments for _ in truths_seen(case, state, new))


def concealing() -> list[str]:
    return [name for name in discovery.folders() if cases(discovery.game(name))[0].start(0).conceals()]


@pytest.mark.parametrize("name", concealing() if form.FORM == form.COMPILED else [])
def test_who_peeps_is_told_apart_from_who_searches(name: str) -> None:
    case = Case(discovery.game(name), 2, {}, scale=2)
    assert seen_by(Peeping, case) > 0
    assert seen_by(searching, case) == 0


def test_who_peeps_into_hands_is_told_apart() -> None:
    case = Case(hoard.game_of(hoard.Hoard), 3, {}, scale=4, swap=hoard.swap, limit=300)
    assert seen_by(Peeping, case) > 0
    assert seen_by(searching, case) == 0
