"""The guess at who will win: which way it leans, and what it is made of."""

from __future__ import annotations

import pytest

from hegemon.games.frontier import evaluation
from hegemon.games.frontier.evaluation import (
    CHANCES,
    CLAIMS,
    COUNTS,
    HELD_WELL,
    HOLD,
    NARROWS,
    RISKS,
    SIEGES,
    STRENGTH,
    count_all,
    stored_worth,
    worth_of,
)
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import does, frontier
from hegemon.games.frontier.tests.sketches import SEATS

WEIGHTS = {feature.name: feature.weight for feature in evaluation.FEATURES}
SMALL = {"size": "5x5"}
# A and B share a map of five by five; what is left of it is nobody's.
BOARD = """
    A* A . B B*
    A  A . B B
    .  . . . .
    .  . . . .
    .  . . . .
"""


def counted(state: Frontier, kind: int, seat: str = "A") -> int:
    """What is counted of a kind for a seat."""
    count_all(state)
    return int(state.world.counts[SEATS.index(seat) * COUNTS + kind])


def small(drawing: str, **more: object) -> Frontier:
    """A position on a map that the drawing fills."""
    return frontier(drawing, **{**SMALL, **more})  # type: ignore[arg-type]


def changed(old: str, new: str) -> Frontier:
    """The board with one line drawn otherwise."""
    assert old in BOARD
    return small(BOARD.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A  A . B B\n", "A  A A B B\n"),
        ("A* A . B B*", "A* A+mountain . B B*"),
        ("A* A . B B*", "A* A+fortification . B B*"),
        ("A* A . B B*", "A* A . . B*"),
    ],
)
def test_more_land_and_stronger_land_are_better(old: str, new: str) -> None:
    better, usual = changed(old, new), small(BOARD)
    assert better.evaluate(0) > usual.evaluate(0)
    assert better.evaluate(1) < usual.evaluate(1)


def test_another_tile_is_worth_more_than_a_fortification_on_one() -> None:
    fortified = changed("A* A . B B*", "A* A+fortification . B B*")
    assert changed("A  A . B B\n", "A  A A B B\n").evaluate(0) > fortified.evaluate(0)


@pytest.mark.parametrize("has", ["log", "material", "iron"])
def test_resources_are_worth_something(has: str) -> None:
    assert small(BOARD, has=has).evaluate(0) > small(BOARD).evaluate(0)


def test_stored_actions_are_worth_something_but_less_than_tiles() -> None:
    assert small(BOARD, stored=[5, 0]).evaluate(0) > small(BOARD, stored=[4, 0]).evaluate(0)
    state = small(BOARD, stored=[5, 0])
    before = state.evaluate(0)
    does(state, "take c3")
    assert state.evaluate(0) > before


def test_ending_a_turn_neither_gains_nor_loses() -> None:
    state = small(BOARD, stored=[3, 4])
    before = state.evaluate(0)
    does(state, "end")
    assert state.evaluate(0) == before


def test_who_has_won_has_everything_and_who_is_out_nothing() -> None:
    state = small("A+mountain B* . . C*\nA* . . . .", seats=3)
    does(state, "take b1")
    assert state.evaluate(1) == 0.0
    over = small("A+mountain B*\nA* .")
    does(over, "take b1")
    assert [over.evaluate(seat) for seat in range(2)] == [1.0, 0.0]


@pytest.mark.parametrize(("turn", "waiting", "stored"), [("A", 1, [2, 0]), ("B", 0, [0, 2])])
def test_equals_are_worth_the_same_to_who_waits(turn: str, waiting: int, stored: list[int]) -> None:
    assert small(BOARD, turn=turn, stored=stored).evaluate(waiting) == 0.495


def test_worth_is_the_sum_of_its_parts() -> None:
    state = small(BOARD.replace("A* A .", "A* A+mountain ."), stored=[4, 0], has="log iron")
    count_all(state)
    expected = (
        4
        + WEIGHTS["strength"] * 2
        + WEIGHTS["hold"] * counted(state, HOLD)
        + WEIGHTS["claim"] * counted(state, CLAIMS)
        + WEIGHTS["stored"] * 4
        + WEIGHTS["log"]
        + WEIGHTS["iron"]
    )
    assert worth_of(state, 0, 0) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("danger", "change"),
    [("B", WEIGHTS["narrow"]), ("B+attacker", WEIGHTS["siege"] + WEIGHTS["risk"])],
)
def test_danger_takes_away_from_the_worth_of_who_is_in_it(danger: str, change: float) -> None:
    state = small(f"A* {danger} . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . B*", stored=[0, 0])
    count_all(state)
    rest = 1 + WEIGHTS["hold"] + WEIGHTS["claim"] * counted(state, CLAIMS)
    assert worth_of(state, 0, 0) == pytest.approx(rest + change)


def test_every_chance_counts_for_who_has_it() -> None:
    state = small("A* A B+desert . .\n. . B+desert . .\n. . . . .\n. . . . .\n. . . . B*", support="none", stored=[0])
    count_all(state)
    assert (counted(state, CHANCES), counted(state, RISKS)) == (2, 1)
    rest = 2 + WEIGHTS["risk"] + WEIGHTS["hold"] * counted(state, HOLD) + WEIGHTS["claim"] * counted(state, CLAIMS)
    assert worth_of(state, 0, 0) == pytest.approx(rest + 2 * WEIGHTS["chance"])


def test_strength_is_power_above_that_of_an_empty_tile() -> None:
    drawing = "A* A+mountain A+woods . .\nA+castle A+fortification! A+attacker . .\n. . . . B*"
    assert counted(small(drawing), STRENGTH) == 2 + 1 + 3 + 3
    assert counted(small(drawing, tile_power=2), STRENGTH) == 1 + 0 + 2 + 2


def test_land_that_nobody_else_reaches_sooner_is_claimed() -> None:
    state = small("A* . . . B*\n. . . . .\n. . . . .\n. . . . .\n. . . . .")
    assert [counted(state, CLAIMS, seat) for seat in "AB"] == [9, 9]  # the middle column is both's


def test_elements_are_claimed_but_not_passed() -> None:
    wall = "A* lake . . .\nlake lake . . .\n. . . . .\n. . . . .\n. . . . B*"
    state = small(wall)
    assert [counted(state, CLAIMS, seat) for seat in "AB"] == [3, 20]


def test_closed_water_is_nobodys_claim() -> None:
    sea = "A* water . . .\nwater water . . .\n. . . . .\n. . . . .\n. . . . B*"
    assert counted(small(sea), CLAIMS) == 0
    port = sea.replace("water .", "A+water+port .", 1)
    assert counted(small(port), CLAIMS) > 0


def test_what_the_fallen_have_claims_nothing() -> None:
    state = small("A* . . . B\n. . . . .\n. . . . .\n. . . . .\nC* . . . .", seats=3, fallen="B", spawns={"B": "a2"})
    assert counted(state, CLAIMS, "B") == 0


def test_a_tile_that_is_weaker_than_the_attack_on_it_is_a_risk_and_a_chance() -> None:
    state = small("A* A B+desert . .\n. . . . .\n. . . . .\n. . . . .\n. . . . B*")
    assert [counted(state, kind) for kind in (CHANCES, RISKS)] == [1, 0]
    assert [counted(state, kind, "B") for kind in (CHANCES, RISKS)] == [0, 1]


def test_tiles_that_hold_together_are_held_better_up_to_a_point() -> None:
    apart = small("A* . A . .\n. . . . .\nA . A . .\n. . . . .\n. . . . B*")
    assert counted(apart, HOLD) == 4 * 1
    together = small("A* A . . .\nA A . . .\n. . . . .\n. . . . .\n. . . . B*")
    assert counted(together, HOLD) == 4 * 4
    crowded = small("A* A A . .\nA A A . .\nA A A . .\n. . . . .\n. . . . B*")
    assert counted(crowded, HOLD) == 4 * 4 + 5 * HELD_WELL


@pytest.mark.parametrize(("attacker", "sieges", "narrows"), [("B", 0, 1), ("B+attacker", 1, 0), (".", 0, 0)])
def test_a_spawn_in_danger_is_worth_far_less(attacker: str, sieges: int, narrows: int) -> None:
    state = small(f"A* {attacker} . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . B*")
    assert (counted(state, SIEGES), counted(state, NARROWS)) == (sieges, narrows)


@pytest.mark.parametrize(("round", "part"), [(1, 1.0), (34, 1.0), (37, 4 / 7), (40, 1 / 7)])
def test_what_is_stored_loses_its_worth_in_the_last_rounds(round: int, part: float) -> None:
    state = small(BOARD, stored=[4], has="material", round=round)
    whole = 4 * WEIGHTS["stored"] + WEIGHTS["material"]
    assert stored_worth(state, 0, 0) == pytest.approx(whole * part)


def test_what_the_next_player_was_just_given_is_not_held_against_anybody() -> None:
    state = small(BOARD, stored=[0, 6], turn="B")
    assert stored_worth(state, 1, 0) == pytest.approx(4 * WEIGHTS["stored"])
    assert stored_worth(state, 1, 1) == pytest.approx(6 * WEIGHTS["stored"])


def test_nobody_is_worth_nothing_while_the_game_goes_on() -> None:
    state = small("A* B+mountain B+mountain . .\nB+mountain B+mountain . . .\n. . . . .\n. . . . .\n. . . . B*")
    assert 0.0 < state.evaluate(0) < 0.05
