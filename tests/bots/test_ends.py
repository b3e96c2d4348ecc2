"""Search to the end: it proves what can be proven, and steps aside where dice fall or several are asked."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots import four
from tests.bots.test_greedy import Urns
from tests.bots.test_search import Pennies, Trap

from hegemon import form
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.ends import FEW_MOVES, Ends
from hegemon.bots.search.search import Search
from hegemon.bots.search.tree import NO_MOVE
from hegemon.engine.adapter import adapted
from hegemon.engine.dice import seeded
from hegemon.engine.moves import first, pack
from hegemon.engine.state import State

EXAMPLE = Path(form.PACKAGE).parents[1] / "examples" / "connect_four" / "src"
POSITIONS = 36 if form.FORM == form.COMPILED else 2
DESCENTS = 3_000
SLACK = 4  # plies that a win may take longer than the shortest


def position(columns: str) -> State:
    """Connect Four after stones fell into these columns, by the rules of the example, as plain Python."""
    state = adapted(rules().ConnectFour())
    for played, letter in enumerate(columns):
        state.play(played % 2, drop("abcdefg".index(letter)))
    return state


@cache
def rules() -> Any:
    sys.path.insert(0, str(EXAMPLE))
    try:
        from connect_four import rules
    finally:
        sys.path.remove(str(EXAMPLE))
    return rules


def drop(column: int) -> int:
    return 1 | column << 6


def thinking(descents: int) -> Search:
    return Search(seeded(1), Budget(0.0, descents))


def chosen(columns: str, descents: int) -> int:
    return int(first(thinking(descents).choose(position(columns), len(columns) % 2)))


@pytest.mark.parametrize("columns", four.found(POSITIONS, 1))
def test_a_win_within_eight_plies_is_never_missed(columns: str) -> None:
    board = four.placed(columns)
    assert four.keeps_the_win(board, chosen(columns, DESCENTS), four.PLIES + SLACK)


@pytest.mark.parametrize(("columns", "only"), [("dadbdc", "d"), ("adbdcd", "d"), ("dadbd", "d"), ("gagbfc", "d")])
def test_a_win_is_taken_and_a_threat_is_met_at_once(columns: str, only: str) -> None:
    assert chosen(columns, 60) == "abcdefg".index(only)


def test_what_is_proven_takes_no_more_thought() -> None:
    bot = thinking(1_000_000)
    assert first(bot.choose(position("dadbdc"), 0)) == 3
    assert bot.budget.done < 100


def test_a_trap_is_seen_by_proof() -> None:
    bot = thinking(1_000_000)
    assert first(bot.choose(Trap(), 0)) == 0
    assert bot.ends.root.is_proven
    assert list(bot.ends.root.exact) == [0.5, 0.5]


def test_what_was_learnt_is_kept_for_the_next_move() -> None:
    bot = thinking(400)
    state = position("d")
    state.play(1, bot.choose(state.copy(), 1))
    state.play(0, drop(2))
    bot.choose(state, 1)
    assert bot.ends.root.visits > 400 + 2


@pytest.mark.parametrize("state", [Pennies(), Urns([-50, -60])], ids=["several are asked", "dice fall"])
def test_it_is_not_for_every_game(state: State) -> None:
    assert not Ends(seeded(1), Budget(0.0, 100)).suits(state)


def test_dice_that_fall_only_now_and_then_are_met_in_time() -> None:
    ends = Ends(seeded(1), Budget(0.0, 100))
    assert ends.choose(Urns([50, -60])) == NO_MOVE
    assert not ends.suits(Urns([50, 60])), "it does not try again"
    assert first(thinking(100).choose(Urns([50, -60]), 0)) == 0


class Wide(Trap):
    """More moves than are few, all but the first two as bad as can be."""

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(1, number) for number in range(FEW_MOVES + 1)])


def test_it_is_not_for_many_moves() -> None:
    assert not Ends(seeded(1), Budget(0.0, 100)).suits(Wide())
