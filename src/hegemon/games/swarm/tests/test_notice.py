"""What is done unseen is not noticed by the count of questions either, nor by what can be taken back."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR
from hegemon.games.swarm import GAME
from hegemon.games.swarm.phases import TREASON
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import swarm


def match_at(state: Swarm) -> Match:
    match = Match(GAME, int(state.seats), state.world.options, 0)
    match.place(state.lines())
    return match


@pytest.mark.rule("SWARM-1.6")
def test_laying_a_ward_opens_no_question_and_is_noticed_by_nobody_else() -> None:
    match = match_at(swarm("drop", coverts={"a": ["ward"]}))
    before = match.question
    match.play(0, "play ward")
    step = match.moves[-1]
    assert match.question == before
    assert [step.noticed_by(reader) for reader in (0, 1, 2, SPECTATOR)] == [True, False, False, False]


@pytest.mark.rule("SWARM-1.6")
def test_a_ward_is_taken_back_as_unseen_as_it_was_laid() -> None:
    match = match_at(swarm("drop", coverts={"a": ["ward"]}))
    before = (match.position(), match.question)
    match.play(0, "play ward")
    match.take_back(0)
    assert (match.position(), match.question) == before


@pytest.mark.rule("SWARM-3.1")
def test_what_can_be_taken_back_does_not_tell_of_an_offer_between_others() -> None:
    match = match_at(swarm("drop", water="a9 b9 c9"))
    match.play(0, "order treason never")
    match.play(1, "offer c give 1 want 0")
    assert match.can_take_back(0)
    match.take_back(0)
    assert [step.text for step in match.moves] == ["offer c give 1 want 0"]


def treason_windows(wanted: int) -> list[tuple[Match, int]]:
    """Matches in which treason is asked and one seat's answer is missing."""
    found: list[tuple[Match, int]] = []
    for seed in range(40):
        match, dice = GAME.new(3, seed), seeded(seed, 1)
        while not match.over and len(found) < wanted:
            state, waiting = match.state, match.unanswered
            assert isinstance(state, Swarm)
            if state.phase == TREASON and len(waiting) == 1:
                found.append((match, waiting[0]))
                break
            match.play_move(waiting[0], int(state.sample(waiting[0], dice)))
    return found


@pytest.mark.rule("SWARM-3.2")
def test_an_order_that_closes_the_window_of_treason_closes_its_question() -> None:
    windows = treason_windows(8)
    assert len(windows) == 8
    for match, seat in windows:
        before = match.question
        match.play(seat, "order treason never")
        assert match.question == before + 1
        assert match.moves[-1].noticed_by(SPECTATOR)


@pytest.mark.rule("SWARM-3.2")
def test_an_order_that_leaves_the_window_open_is_noticed_by_nobody() -> None:
    for match, seat in treason_windows(4):
        for other in [other for other in match.pending if other != seat]:
            before = match.question
            match.play(other, "order treason never")
            assert match.question == before
            assert not match.moves[-1].noticed_by(seat)
