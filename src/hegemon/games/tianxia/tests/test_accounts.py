"""Accounts: every state that does not add up is found."""

from __future__ import annotations

import pytest
from librt.vecs import append
from mypy_extensions import i64

from hegemon.games.tianxia import accounts, phases
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import defend, govern, man, moor, table


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


MOST = 1 << 30
ENDS: list[tuple[str, str, int, int]] = [
    ("turn", "seat", 0, 2),
    ("phase", "phase", 0, 3),
    ("round", "round", 1, 5),
    ("deed", "kind of turn", 0, 7),
    ("place", "region", -1, 7),
    ("lane", "lane", -1, 4),
    ("card", "nomad card", 0, 10),
    ("touched", "mark", 0, 2),
    ("done_parts", "part of a turn", 0, 32),
    ("current", "part of a turn", 0, 32),
    ("times", "number", 0, MOST),
    ("lone", "number", 0, MOST),
    ("toll", "number", 0, MOST),
    ("asked", "set of seats", 0, 4),
    ("answered", "set of seats", 0, 4),
    *[(field, "seat", 0, 2) for field in ("opening", "order")],
    *[(field, "owner", -1, 2) for field in ("wall_at", "tower_at", "soldier_at", "governor_at", "crate_at")],
    *[(field, "number", 0, MOST) for field in ("purse", "supply", "merchants", "discs", "sold", "placed", "tokens")],
    *[(field, "number", 0, MOST) for field in ("shipped", "tiles", "used", "offered", "box", "demand_box")],
    ("house", "house", 0, 4),
    ("strength", "strength", 1, MOST),
    ("tile_at", "bonus tile", -1, 18),
    ("stack", "bonus tile", 0, 18),
    ("ship_at", "ship", -1, 14),
    ("ship_deck", "ship", 0, 14),
    ("nomad_deck", "nomad card", 0, 10),
    ("demand", "good", 0, 3),
    ("demand_deck", "good", 0, 3),
    ("ropes", "set of seats", 0, 4),
    ("track", "step", 0, 11),
    ("figurines", "set of figurines", 0, 64),
    ("objective_at", "place of an objective", -2, 2),
    ("loss_order", "order", 0, 3),
    ("points", "number of points", -MOST, MOST),
    ("answer", "answer", -1, MOST),
]


@pytest.mark.parametrize(("field", "kind", "least", "beyond"), ENDS, ids=[end[0] for end in ENDS])
def test_numbers_that_mean_nothing_are_found_and_those_that_do_are_not(
    field: str, kind: str, least: int, beyond: int
) -> None:
    for value, is_wrong in ((least - 1, True), (least, False), (beyond - 1, False), (beyond, True)):
        state = table()
        if isinstance(getattr(state, field), int):
            setattr(state, field, value)
        else:
            getattr(state, field)[0] = value
        assert (f"there is no {kind} {value}" in wrongs(state)) == is_wrong, value


def wrongs(state: Tianxia) -> list[str]:
    """What the accounts say of single numbers."""
    wrong: list[str] = []
    accounts.check_numbers(state, wrong)
    accounts.check_cells(state, wrong)
    return wrong


@pytest.mark.parametrize(
    ("part", "is_known"),
    [
        (0x21, True),  # 2 coins
        (0x621, True),
        (0x721, False),  # there are seven things
        (0x315, True),  # a step of the fourth track
        (0x415, False),
        (0, False),
        (-1, False),
        (0xD | 1 << 4, True),
        (0xE | 1 << 4, False),
        (0x21 | 9 << 54, True),
        (0x21 | 10 << 54, False),
        (0x21 << 18, False),  # a second alternative without a first
        (0x18 | 0x34 << 18, True),
        (0x18 | 0xE << 18, False),
        (0x18 | 0x34 << 18 | 0x415 << 36, False),
    ],
)
def test_a_part_of_a_benefit_that_cannot_be_is_found(part: int, is_known: bool) -> None:
    assert accounts.is_part(part) == is_known


def test_pieces_beyond_what_a_board_holds_are_found() -> None:
    state = table()
    defend(state, "longxi", walls="0000", towers="00")
    defend(state, "daijun", walls="0", towers="0")
    assert "seat 0 has built more than its board holds" not in state.audit()
    defend(state, "daijun", walls="00")
    assert "seat 0 has built more than its board holds" in state.audit()
    state = table()
    defend(state, "longxi", towers="00")
    defend(state, "daijun", towers="00")
    assert "seat 0 has built more than its board holds" in state.audit()


def test_a_nomad_is_on_its_way_or_at_the_border_and_nowhere_else() -> None:
    for steps, is_wrong in ((-1, True), (0, False), (3, False), (4, True)):
        state = table()
        state.nomad[0] = steps
        assert ("the nomad of lane 1 is nowhere" in state.audit()) == is_wrong


def test_markers_lie_only_on_spaces_that_a_ship_has() -> None:
    state = table()
    moor(state, 0, "heron")  # it has three
    state.crate_at[3], state.shipped[0] = 0, 1
    assert "there is no delivery space 3" in state.audit()
    state.crate_at[3], state.crate_at[2] = -1, 0
    assert state.audit() == []


@pytest.mark.rule("TIANXIA-1.13")
def test_meeples_are_counted_wherever_they_stand() -> None:
    state = table()
    state.merchants[0], state.supply[0] = 3, 11
    govern(state, "quarry", 1)
    defend(state, "daijun", soldiers="0")
    man(state, "rice", "00n")
    assert state.audit() == []
    state.merchants[0] = 2
    assert state.audit() == ["seat 0 has 13 meeples"]
