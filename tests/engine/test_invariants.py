"""The invariants of every state are found broken when they are, and only then."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.engine.toys import LAY, Sealed, blank, lay, new_sealed, setup

from hegemon.engine.dice import seeded
from hegemon.engine.fields import COPIER
from hegemon.engine.invariants import broken
from hegemon.engine.moves import pack, span
from hegemon.engine.playout import playout
from hegemon.engine.state import Standing

FAULTS = {
    "stranger": ["a seat is asked that does not exist"],
    "stuck": ["seat 1 is asked and has no legal move: the game is stuck"],
    "twice": ["seat 0 has a legal move twice", "seat 1 has a legal move twice"],
    "ended": ["the standing and the pending seats disagree on whether the game is over"],
}


class Faulty(Sealed):
    """Sealed with a fault."""

    fault = ""

    def pending(self) -> i64:
        return super().pending() | (4 if self.fault == "stranger" else 0)

    def legal(self, seat: i64) -> vec[i64]:
        moves = super().legal(0 if self.fault == "unasked" else seat)
        if self.fault == "stuck" and seat == 1:
            return vec[i64]()
        if self.fault == "twice":
            return append(moves, moves[0])
        if self.fault == "overlap":
            return append(moves, pack(LAY, self.hand(seat)[0], 0, 3))
        return append(moves, span(LAY, 15, 0, 9, 2)) if self.fault == "backwards" else moves

    def standing(self) -> Standing:
        return Standing([1, 1], [0, 0], "Over.") if self.fault == "ended" else super().standing()


def faulty(fault: str) -> Faulty:
    state = Faulty()
    state.take(blank(2, {"coins": 5}), COPIER)
    setup(state, seeded(1))
    state.fault = fault
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_broken_in_a_sound_game(players: int) -> None:
    for seed in range(10):
        state, dice = new_sealed(players, seed), seeded(seed, 1)
        while broken(state) == [] and playout(state, dice, 1):
            pass
        assert broken(state) == []
        assert state.standing().over


@pytest.mark.parametrize(("fault", "sentences"), FAULTS.items())
def test_a_fault_is_named(fault: str, sentences: list[str]) -> None:
    assert broken(faulty(fault)) == sentences


def test_moves_of_a_seat_that_is_not_asked_are_named() -> None:
    state = faulty("unasked")
    state.play(1, lay(state.hand(1)[0]))
    assert broken(state) == ["seat 1 has legal moves and is not asked"]


def test_broken_accounts_are_named() -> None:
    state = new_sealed(2, 1)
    state.pot += 1
    assert broken(state) == ["the coins do not add up"]


def test_a_move_that_two_entries_stand_for_is_named() -> None:
    assert broken(faulty("overlap")) == ["seat 0 has a legal move twice", "seat 1 has a legal move twice"]


def test_a_span_that_runs_backwards_is_named() -> None:
    assert broken(faulty("backwards")) != []
