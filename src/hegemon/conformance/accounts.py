"""Checks of accounting: what the game says must add up adds up in every state, true or imagined."""

from __future__ import annotations

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.knowledge import told
from hegemon.conformance.walk import walk
from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.invariants import broken
from hegemon.engine.state import SPECTATOR

IMAGINED_MOMENTS = 4
PLAYED_ON = 60  # moves of a game that is only imagined
HEARD = 200  # moves that are listened to


def accounts_add_up(case: Case) -> None:
    """At every state of every game; exactly the seats that are asked have legal moves."""
    for course in case.courses:
        for played, state in enumerate(course.states):
            assert not broken(state), f"{case.name}: after {played} moves: {'; '.join(broken(state))}"


def accounts_add_up_in_imagination(case: Case) -> None:
    """Also when an imagined game is played on."""
    for number, state in enumerate(spaced(case.open_moments, IMAGINED_MOMENTS)):
        for seat in range(case.players):
            imagined = state.imagine(seat, case.dice(900 + number))
            assert not broken(imagined), f"{case.name}: as imagined by seat {seat}: {'; '.join(broken(imagined))}"
            for step in walk(imagined, case.dice(1000 + number), PLAYED_ON):
                assert not broken(imagined), f"{case.name}: imagined by seat {seat}, {step}: {broken(imagined)}"


def evaluations_are_shares(case: Case) -> None:
    """A guess at a share of the win lies between 0 and 1, and is the same when it is made again."""
    for state in case.moments:
        for seat in range(case.players):
            worth = state.evaluate(seat)
            assert 0.0 <= worth <= 1.0, f"{case.name}: seat {seat} is said to win {worth} of the game"
            assert state.copy().evaluate(seat) == worth, f"{case.name}: a copy is evaluated differently"
        alone = [state.evaluate(seat) for seat in range(case.players)]
        assert list(state.worths()) == alone, f"{case.name}: all seats together are evaluated otherwise than each alone"


def the_turn_order_is_kept(case: Case) -> None:
    """Where there is a turn order it lists every seat once, and is the same from the first state to the last."""
    for course in case.courses:
        order = course.states[0].turn_order()
        assert not order or sorted(order) == list(range(case.players)), f"{case.name}: {order} is no order of all seats"
        for played, state in enumerate(course.states):
            assert state.turn_order() == order, f"{case.name}: after {played} moves the turn order is another"


def nobody_hears_after_listening_ends(case: Case) -> None:
    """Who has stopped listening is told nothing more."""
    state = case.start(0)
    heard: list[Event] = []
    state.heard = heard
    for number, _ in enumerate(walk(state, case.dice(8), HEARD)):
        if number == 0:
            state.heard = None
            already = len(heard)
        assert len(heard) == already, f"{case.name}: events are told to somebody who no longer listens"


def listening_changes_nothing(case: Case) -> None:
    """The same game with and without somebody who listens; every event can be told and has an audience."""
    for course in case.courses:
        heard, unheard = course.states[0].copy(), course.states[0].copy()
        for step in course.steps[:HEARD]:
            heard.heard = []
            heard.play(step.seat, step.move)
            unheard.play(step.seat, step.move)
            assert heard.same(unheard), f"{case.name}: listening to {step} changed the game"
            for event in heard.heard or []:
                assert event.audience == EVERYONE or 0 <= event.audience < 1 << case.players, "nobody there to hear"
            public = told(heard, SPECTATOR)
            assert all(public), f"{case.name}: an event has no sentence"
            assert set(public) <= set(told(heard, 0)), f"{case.name}: a spectator hears more than a seat"
