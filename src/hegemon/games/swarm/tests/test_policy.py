"""The quick plausible answer."""

from __future__ import annotations

from collections import Counter

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import contains
from hegemon.engine.state import lowest
from hegemon.games.swarm import GAME
from hegemon.games.swarm.phases import OVER
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.tests.scenes import meeting
from hegemon.games.swarm.tests.test_duel import duel

TRIES = 400


def replies(state: Swarm, seat: int) -> Counter[str]:
    dice = seeded(6)
    return Counter([state.notation().format(state.reply(seat, dice)) for _ in range(TRIES)])


def treason(**more: object) -> Swarm:
    return does(does(meeting(**more), "a", "plan cinder 3"), "b", "plan kestrel 1")  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
@pytest.mark.parametrize("auction", ["open", "sealed"])
def test_every_reply_is_legal_and_replies_play_a_whole_game(seats: int, seed: int, auction: str) -> None:
    state, dice = GAME.start(seats, seed, auction=auction), seeded(seed)
    while state.unanswered():
        seat = lowest(state.unanswered())
        move = state.reply(seat, dice)
        assert contains(state.legal(seat), move)
        state.play(seat, move)
    assert isinstance(state, Swarm)
    assert state.phase == OVER


@pytest.mark.parametrize(
    ("traitors", "answers"),
    [
        ({"a": "kestrel"}, ["treason", "pass", "pass"]),
        ({"a": "cinder"}, ["pass", "pass", "pass"]),
        ({"b": "cinder", "c": "kestrel"}, ["pass", "treason", "treason"]),
        ({"a": "asha", "b": "brand", "c": "tide"}, ["pass", "pass", "pass"]),
    ],
)
def test_enemies_are_betrayed_and_own_leaders_are_not(traitors: dict[str, str], answers: list[str]) -> None:
    state = treason(traitors=traitors)
    assert [list(replies(state, seat)) for seat in range(3)] == [[answer] for answer in answers]


def test_a_leader_of_another_that_was_not_shown_is_not_betrayed() -> None:
    state = treason(traitors={"a": "tide"}, leaders=("cinder", "kestrel"))
    state.leader_at[23] = 2
    assert list(replies(state, 0)) == ["pass"]


@pytest.mark.parametrize(
    ("traitors", "answer"), [({"a": "brand"}, "treason"), ({"a": "asha"}, "pass"), ({"a": "tor"}, "pass")]
)
def test_in_the_duel_likewise(traitors: dict[str, str], answer: str) -> None:
    state = duel({"a": ["asha"], "b": ["brand", "tor"]}, traitors=traitors)
    does(does(state, "a", "show asha"), "b", "show brand")
    assert list(replies(state, 0)) == [answer]


def test_one_prays_seldom_but_anywhere() -> None:
    found = replies(swarm("pray"), 0)
    assert set(found) == {"stay", "pray fire", "pray earth", "pray wind", "pray water"}
    assert 0.74 < found["stay"] / TRIES < 0.87


def test_plans_are_seldom_weak() -> None:
    found = replies(meeting(armies=(4, 4)), 0)
    counts = [found[f"plan cinder {number}"] for number in (1, 2, 3, 4)]
    assert sum(counts) == TRIES
    assert counts == sorted(counts)
    assert counts[0] < TRIES / 8 < TRIES / 3 < counts[3]


def test_a_plan_of_one_troop_commits_it() -> None:
    assert list(replies(meeting(armies=(1, 4)), 0)) == ["plan cinder 1"]


def test_every_leader_and_card_is_planned_with() -> None:
    state = meeting(armies=(1, 1), tactics=("banner", ""))
    found = replies(state, 0)
    assert set(found) == {"plan cinder 1", "plan cinder banner 1"}
    assert min(found.values()) > TRIES / 3


def test_anything_else_is_anything_that_is_legal() -> None:
    found = replies(swarm("quest", water="a2"), 0)
    assert set(found) == {"pass", "bid 1", "bid 2", "bid 1 upto 2"}
