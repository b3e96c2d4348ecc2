"""What can be taken back in Swarm: nothing that is final, and nothing that told somebody something."""

from __future__ import annotations

import pytest

from hegemon.engine.match import Match
from hegemon.games.swarm import GAME


def at_prayer(seed: int = 3) -> Match:
    """A match of two in its first prayer."""
    match = GAME.new(players=2, seed=seed)
    while match.state.view(0)["phase"] != "pray":
        seat = match.unanswered[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.rule("SWARM-4.3")
def test_a_prayer_is_not_taken_back_when_the_others_are_seen() -> None:
    match = at_prayer()
    match.play(0, "stay")
    assert not match.can_take_back(0)
    match.play(1, "stay")
    assert not match.can_take_back(1)


@pytest.mark.rule("SWARM-4.3")
def test_a_sealed_answer_can_be_given_anew() -> None:
    match = at_prayer()
    match.play(0, "stay")
    match.play(0, match.legal(0)[1])
    assert (match.pending, match.unanswered) == ([0, 1], [1])


@pytest.mark.rule("SWARM-3.1")
def test_a_payment_is_final() -> None:
    match = at_prayer()
    payer = 0 if int(match.state.view(0)["seats"][0]["water"]) else 1  # type: ignore[index]
    match.play(payer, f"pay {'ba'[payer]} 1")
    assert not match.can_take_back(payer)


def test_nothing_is_taken_back_while_others_choose_in_secret() -> None:
    match = at_prayer()
    match.play(0, "order shrine never")
    before = match.can_take_back(0)
    match.play(1, "stay")
    assert (before, match.can_take_back(0)) == (False, False)


def test_an_own_order_can_be_taken_back_at_other_times() -> None:
    match = at_prayer()
    match.play(0, "stay")
    match.play(1, "stay")
    assert len(match.pending) == 1
    match.play(0, "order shrine never")
    match.take_back(0)
    assert match.state.view(0)["hand"]["order_shrine"] == "ask"  # type: ignore[index]
