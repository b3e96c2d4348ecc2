"""Accounts: every state that does not add up is found."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from hegemon.games.tianxia import phases
from hegemon.games.tianxia.tests.positions import table


@pytest.mark.rule("TIANXIA-1.13")
@pytest.mark.parametrize(
    ("field", "at", "value", "sentence"),
    [
        ("supply", 0, 13, "seat 0 has 13 meeples"),
        ("governor_at", 0, 1, "seat 1 has 15 meeples"),
        ("soldier_at", 0, 1, "seat 1 has 15 meeples"),
        ("merchants", 1, 4, "seat 1 has too many merchants"),
        ("discs", 1, 2, "seat 1 has 2 discs"),
        ("sold", 0, 1, "seat 0 has 4 discs"),
        ("placed", 0, 1, "seat 0 has 4 discs"),
        ("shipped", 0, -1, "there is no number -1"),
        ("crate_at", 0, 0, "seat 0 has delivered more than its markers allow, or fewer times than it has markers out"),
        ("wall_at", 1, 0, "a row of the wall has a gap"),
        ("tower_at", 1, 0, "a row of the wall has a gap"),
        ("barge_at", 2, 8, "a barge has a gap"),
        ("barge_at", 0, 5, "there is no worker 5"),
        ("nomad", 0, 4, "the nomad of lane 1 is nowhere"),
        ("governor_at", 5, 0, "there is no governor space 5"),
        ("tile_at", 1, 3, "no bonus tile belongs to governor space 1"),
        ("tile_at", 0, 3, "there are 5 of bonus tile 3, not 4"),
        ("tiles", 0, 1, "there are 4 of bonus tile 6, not 3"),
        ("used", 1, 1, "there are 4 of bonus tile 7, not 3"),
        ("figurines", 1, 1, "there are 5 of bonus tile 0, not 4"),
        ("offered", 0, 1, "there are 5 of bonus tile 0, not 4"),
        ("box", 17, 1, "there are 4 of bonus tile 17, not 3"),
        ("objective_at", 3, 0, "objective 3 is 1 times in the deck and at 0"),
        ("demand_box", 0, 1, "there are 4 demand tiles of good 0"),
        ("opening", 0, 1, "a seat is twice in the turn order"),
        ("order", 0, 1, "a seat is twice in the turn order"),
        ("answer", 0, 1, "the answer of seat 0 is lost, or was never given"),
        ("house", 0, 4, "there is no house 4"),
        ("strength", 0, 0, "there is no strength 0"),
        ("ship_at", 0, 99, "there is no ship 99"),
        ("track", 0, 11, "there is no step 11"),
        ("loss_order", 0, 3, "there is no order 3"),
        ("demand", 0, 3, "there is no good 3"),
        ("ropes", 0, 4, "there is no set of seats 4"),
        ("crate_at", 0, 2, "there is no owner 2"),
    ],
)
def test_a_list_that_does_not_add_up_is_found(field: str, at: int, value: int, sentence: str) -> None:
    state = table()
    getattr(state, field)[at] = value
    assert sentence in state.audit()


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("seats", 3, "there are 2 seats, not 3"),
        ("phase", 3, "there is no phase 3"),
        ("phase", phases.OVER, "nobody is asked, or somebody after the end"),
        ("phase", phases.LOSING, "raiders take something at the wrong time"),
        ("round", 5, "there is no round 5"),
        ("turn", 1, "another is asked than whose turn it is"),
        ("asked", 0, "nobody is asked, or somebody after the end"),
        ("answered", 1, "somebody has answered who was not asked"),
        ("toll", 1, "raiders take something at the wrong time"),
        ("lane", 1, "raiders take something at the wrong time"),
        ("deed", phases.REGION, "there is a region without a turn in it, or such a turn without a region"),
        ("deed", phases.BARGE, "a turn that has not begun has parts"),
        ("deed", phases.CLOSING, "a turn that is over goes on"),
        ("place", 1, "there is a region without a turn in it, or such a turn without a region"),
        ("times", 1, "a turn that has not begun has parts"),
        ("card", -1, "there is no nomad card -1"),
        ("current", phases.EXCHANGE, "an action goes on that was not begun"),
        ("done_parts", phases.SHIP, "somebody ships where there is no port"),
    ],
)
def test_a_number_that_does_not_add_up_is_found(field: str, value: int, sentence: str) -> None:
    state = table()
    setattr(state, field, value)
    assert sentence in state.audit()


def test_stacks_that_cannot_be_are_found() -> None:
    state = table()
    state.ship_deck = append(state.ship_deck, state.ship_at[0])
    assert f"ship {state.ship_at[0]} is in two places" in state.audit()
    state = table()
    state.nomad_deck = append(state.nomad_deck, state.card)
    assert "a nomad card is in two places" in state.audit()
    state = table()
    state.passers = append(state.passers, i64(0))
    assert "seat 0 has passed and plays" in state.audit()
    state.passers = append(state.passers, i64(0))
    assert "a seat has passed twice" in state.audit()
    state = table()
    state.effects = append(state.effects, i64(15))
    assert "there is no benefit 15" in state.audit()
    state.effects = append(state.effects[:0], i64(0x21))
    assert "a turn that has not begun has parts" in state.audit()
    state.touched = 1
    assert "seat 0 is asked and has no choice" in state.audit()
