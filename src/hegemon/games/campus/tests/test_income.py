"""Chapter 3, the beginning of a turn: new troops, and placing them."""

from __future__ import annotations

import pytest

from hegemon.games.campus.phases import MOVING, PLACING
from hegemon.games.campus.tests.positions import at, campus, history, legal, play, refusal, turn_of
from hegemon.games.campus.turn import income

SCATTERED = ["vasa-norra", "vasa-sodra", "fysik", "sspa", "arkitektur", "maskin", "horsalarna", "edit"]
VASA = {"vasa-norra": "A1", "vasa-sodra": "A1", "chalmersvillan": "A1"}
LABORATORIES = {"fysik": "A1", "kemi": "A1"}
UNION = {"karhuset": "A1"}
PLANNING = {"sspa": "A1", "vag-och-vatten": "A1", "arkitektur": "A1"}
LECTURES = {"maskin": "A1", "horsalarna": "A1", "edit": "A1", "kopparbunkern": "A1"}


def scattered(territories: int) -> dict[str, str]:
    """So many territories without a whole building."""
    return dict.fromkeys(SCATTERED[:territories], "A1")


@pytest.mark.rule("CAMPUS-3.1")
@pytest.mark.parametrize(("territories", "troops"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)])
def test_territories_divided_and_rounded_down_are_the_income(territories: int, troops: int) -> None:
    state = campus(scattered(territories), minimum_income=1, territories_per_troop=2)
    assert income(state, 0) == troops


@pytest.mark.rule("CAMPUS-3.1")
@pytest.mark.parametrize("territories", [1, 8])
def test_nobody_receives_fewer_than_three(territories: int) -> None:
    assert income(campus(scattered(territories)), 0) == 3


@pytest.mark.rule("CAMPUS-3.1")
def test_three_territories_bring_a_troop_and_every_building_its_bonus() -> None:
    state = campus({"kemi": "B1"}, rest="A1")
    assert income(state, 0) == 12 // 3 + 2 + 1 + 2 + 4
    assert income(state, 1) == 3


@pytest.mark.rule("CAMPUS-3.1", "CAMPUS-1.2")
@pytest.mark.parametrize(
    ("building", "bonus"), [(VASA, 2), (LABORATORIES, 3), (UNION, 1), (PLANNING, 2), (LECTURES, 4), (VASA | UNION, 3)]
)
def test_whole_buildings_add_their_bonuses(building: dict[str, str], bonus: int) -> None:
    assert income(campus(building), 0) == 3 + bonus


@pytest.mark.rule("CAMPUS-3.1")
@pytest.mark.parametrize(("scale", "bonus"), [(0, 0), (50, 1), (99, 2), (100, 3), (134, 4), (300, 9)])
def test_the_bonuses_together_are_scaled_and_rounded_down(scale: int, bonus: int) -> None:
    assert income(campus(VASA | UNION, bonus_scale=scale), 0) == 3 + bonus


@pytest.mark.rule("CAMPUS-3.1")
def test_the_minimum_is_before_the_bonuses_and_a_dial() -> None:
    assert income(campus(VASA, minimum_income=5), 0) == 5 + 2


@pytest.mark.rule("CAMPUS-3.1")
def test_income_comes_at_the_start_of_the_turn() -> None:
    state = campus(LABORATORIES, turn="B")
    raised = list(state.raised)
    play(state, "end")
    assert (turn_of(state), state.phase, list(state.reserve)) == ("A", PLACING, [6, 0])
    assert list(state.raised) == [raised[0] + 6, raised[1]]


@pytest.mark.rule("CAMPUS-3.2")
def test_new_troops_are_placed_on_any_own_territories() -> None:
    state = campus({"fysik": "A1", "edit": "A4"}, phase=PLACING, reserve=(5, 0))
    assert legal(state) == ["place fysik 1-5", "place edit 1-5"]


@pytest.mark.rule("CAMPUS-3.2")
def test_all_new_troops_are_placed_before_the_first_move() -> None:
    state = campus({"fysik": "A1", "edit": "A4"}, phase=PLACING, reserve=(5, 0))
    play(state, "place fysik 3")
    assert legal(state) == ["place fysik 1-2", "place edit 1-2"]
    play(state, "place edit 2")
    assert (state.phase, at(state, "fysik"), at(state, "edit"), list(state.reserve)) == (MOVING, "A4", "A6", [0, 0])


@pytest.mark.rule("CAMPUS-3.2")
@pytest.mark.parametrize("move", ["end", "attack edit maskin 1", "reinforce fysik kemi 1"])
def test_nobody_moves_or_ends_with_troops_to_place(move: str) -> None:
    state = campus({"fysik": "A4", "kemi": "A1", "edit": "A4"}, phase=PLACING, reserve=(5, 0))
    assert refusal(state, move) == "Place all your new troops first (5 left). (CAMPUS-3.2)"


@pytest.mark.rule("CAMPUS-3.6")
def test_troops_placed_this_turn_are_fresh() -> None:
    state = campus({"fysik": "A2"}, phase=PLACING, reserve=(3, 0))
    play(state, "place fysik 3")
    assert history(state, "fysik") == "f5 v0"
