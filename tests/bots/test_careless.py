"""The careless bot: it plays what looks best, of what it noticed, and takes what comes near for the best."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.bots.test_greedy import Urns
from tests.engine.toys import new_sealed

from hegemon.bots.arena import checked_contest
from hegemon.bots.careless import Careless
from hegemon.engine.dice import seeded
from hegemon.engine.moves import first, pack, verb

LEAVE = 9  # a verb of its own
TEN = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


class Leavable(Urns):
    """Whoever takes nothing has the most."""

    def legal(self, seat: i64) -> vec[i64]:
        return append(super().legal(seat), pack(LEAVE))

    def play(self, seat: i64, move: i64) -> None:
        self.won = 1.0 if verb(move) == LEAVE else 0.5

    def copy(self) -> Leavable:
        twin = Leavable(self.urns)
        twin.dice = self.dice.copy()
        return twin


def chosen(urns: list[int], attention: float, blur: float, times: int = 400) -> Counter[int]:
    return Counter(int(first(Careless(seeded(seed), attention, blur).choose(Urns(urns), 0))) for seed in range(times))


def test_who_notices_everything_and_misjudges_nothing_plays_the_best_move() -> None:
    assert chosen(TEN, 1.0, 0.0, 20) == {9: 20}


def test_a_move_is_overlooked_as_often_as_attention_fails() -> None:
    found = chosen(TEN, 0.3, 0.0)
    assert 0.2 < found[9] / 400 < 0.4
    assert min(found) >= 2, "the best of three is never one of the worst two"


def test_two_moves_are_always_noticed() -> None:
    assert chosen([10, 90], 0.01, 0.0, 20) == {1: 20}


def test_what_is_the_only_one_of_its_kind_is_never_overlooked() -> None:
    played = {int(verb(Careless(seeded(seed), 0.01, 0.0).choose(Leavable(TEN), 0))) for seed in range(20)}
    assert played == {LEAVE}


@pytest.mark.parametrize("blur", [0.25, 0.5])
def test_what_is_misjudged_comes_near_the_best(blur: float) -> None:
    found = chosen(TEN, 1.0, blur)
    assert len(found) > 1
    assert all(TEN[urn] >= 100 - 90 * blur for urn in found)


def test_a_contest_of_careless_bots_is_legal_to_the_end() -> None:
    state = new_sealed(3, 5)
    checked_contest(state, [Careless(seeded(seat), 0.4, 0.4) for seat in range(3)], 1000)
    assert state.standing().over
