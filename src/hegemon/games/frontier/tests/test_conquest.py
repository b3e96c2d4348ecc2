"""Chapter 5: conquest of an enemy's tile."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.content import FORTIFICATION, PORT, REINFORCED, UNARMED
from hegemon.games.frontier.tests.positions import (
    attack,
    defence,
    does,
    frontier,
    hand,
    left,
    owner,
    reached,
    refused,
    tile,
)
from hegemon.games.frontier.words.reading import amount


@pytest.mark.rule("FRONTIER-5.3")
@pytest.mark.parametrize(
    ("attacker", "defender", "falls"),
    [
        ("A", "B", False),
        ("A+attacker", "B", True),
        ("A+attacker", "B+defender", False),
        ("A+mountain", "B+defender", True),
        ("A+mountain", "B+fortification", False),
        ("A+castle", "B+fortification", True),
        ("A+castle", "B+fortification!", False),
        ("A", "B+desert", True),
        ("A+bowman", "B+desert", False),
        ("A", "B+desert+defender", False),
        ("A", "B+bowman", True),
        ("A", "B+catapult", False),
    ],
)
def test_to_conquer_the_attack_must_be_higher_than_the_defence(attacker: str, defender: str, falls: bool) -> None:
    state = frontier(f"{attacker} {defender}")
    assert reached(state, "b1") == ("b1" if falls else "")
    mine, theirs = attack(state, "b1"), defence(state, "b1")
    sentence = f"Your attack on b1 is {mine}, and it has to beat a defence of {theirs}."
    assert refused(state, "take b1") == (("", "allowed") if falls else ("FRONTIER-5.3", sentence))


@pytest.mark.rule("FRONTIER-5.3")
@pytest.mark.parametrize(
    ("word", "cost"),
    [
        ("B", 1),
        ("B+desert", 1),
        ("B+snow", 1),
        ("B+stumps", 1),
        ("B+fortification", 1),
        ("B+fortification!", 1),
        ("B+defender", 1),
        ("B+village", 1),
        ("B+lake", 2),
        ("B+woods", 2),
        ("B+woods+fortification", 2),
        ("B+mountain", 3),
        ("B+mountain+fortification!+defender", 3),
        ("B+castle", 4),
    ],
)
def test_conquest_costs_1_or_the_power_of_an_element(word: str, cost: int) -> None:
    state = frontier(f"A+castle {word}\nA+castle .")
    assert does(state, "take b1") == [f"A took b1 from B for {amount(cost, 'action')}."]
    assert (left(state), int(state.spent), owner(state, "b1")) == (10 - cost, cost, "A")
    poor = frontier(f"A+castle {word}\nA+castle .", stored=(cost - 1,))
    assert refused(poor, "take b1") == ("FRONTIER-5.3", f"b1 costs {cost}, and you have {cost - 1}.")


@pytest.mark.rule("FRONTIER-5.3")
def test_the_dials_of_power_are_prices_of_elements_only() -> None:
    state = frontier("A B+desert\n. B+desert+lake", tile_power=3, lake_power=1, fortification_power=9)
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]
    assert does(state, "take b2") == ["A took b2 from B for 1 action."]


@pytest.mark.rule("FRONTIER-5.3")
def test_support_half_lets_a_border_fall_that_stood() -> None:
    drawing = "A+mountain B B\n. . B"
    assert (defence(frontier(drawing), "b1"), reached(frontier(drawing), "b1")) == (3, "")
    state = frontier(drawing, support="half")
    assert (defence(state, "b1"), reached(state, "b1")) == (2, "b1")


@pytest.mark.rule("FRONTIER-5.3", "FRONTIER-4.2")
def test_the_rules_of_range_hold_for_conquest() -> None:
    far = "A+bowman {} B+desert\n{} {} ."
    assert reached(frontier(far.format(".", "lake", "lake")), "c1") == "c1"
    assert reached(frontier(far.format("lake", ".", "lake")), "c1") == ""
    assert reached(frontier(far.format("lake", ".", ".")), "c1") == "c1"
    assert reached(frontier(far.format("snow", ".", "lake")), "c1") == ""
    assert reached(frontier(far.format("B", ".", "lake")), "c1") == ""


@pytest.mark.rule("FRONTIER-5.3", "FRONTIER-4.3")
def test_snow_is_conquered_only_from_beside_it() -> None:
    assert reached(frontier("A+bowman . B+desert"), "c1") == "c1"
    assert reached(frontier("A+bowman . B+snow+bowman"), "c1") == ""
    assert reached(frontier("A+snow+bowman . B+desert"), "c1") == ""
    assert reached(frontier("A B+snow+bowman"), "b1") == "b1"


@pytest.mark.rule("FRONTIER-5.3")
def test_at_distance_2_only_bowmen_and_catapults_supply_the_attack() -> None:
    state = frontier("A+castle+attacker . B+desert")
    assert (attack(state, "c1"), reached(state, "c1")) == (0, "")
    state = frontier("A+bowman . B\nA+bowman . .")
    assert (attack(state, "c1"), reached(state, "c1")) == (2, "c1")
    assert reached(frontier("A+catapult . B+fortification\nA+bowman . ."), "c1") == "c1"


@pytest.mark.rule("FRONTIER-5.3", "FRONTIER-4.4")
def test_a_ship_conquers_the_shore_three_steps_away_with_its_bowmen() -> None:
    drawing = "A+water+port water water B+desert\n. A+water+bowman . ."
    state = frontier(drawing)
    assert (attack(state, "d1"), reached(state, "d1")) == (0, "")
    state = frontier("A+water+port water water B+desert\n. A+water+bowman . .\n. . . A+bowman")
    assert (attack(state, "d1"), reached(state, "d1")) == (1, "d1")


@pytest.mark.rule("FRONTIER-5.6")
@pytest.mark.parametrize("soldier", ["attacker", "defender", "bowman", "catapult"])
def test_a_conquered_tile_loses_its_soldier(soldier: str) -> None:
    state = frontier(f"A+castle B+{soldier} .", has="material material")
    does(state, "take b1")
    assert (state.soldier[tile(state, "b1")], attack(state, "c1"), hand(state)) == (UNARMED, 1, "material material")
    does(state, "train attacker b1")
    assert attack(state, "c1") == 2


@pytest.mark.rule("FRONTIER-5.6")
@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("fortification", FORTIFICATION),
        ("fortification!", FORTIFICATION + REINFORCED),
        ("water+port", PORT),
        ("water+port!", PORT + REINFORCED),
    ],
)
def test_buildings_stand_and_serve_their_new_owner(word: str, code: int) -> None:
    state = frontier(f"A+catapult . .\nA+catapult . B+{word}\nA+bowman . .")
    power = defence(state, "c2")
    does(state, "take c2")
    assert (owner(state, "c2"), int(state.building[tile(state, "c2")])) == ("A", code)
    assert (defence(state, "c2"), list(state.held)) == (power + 1, [5, 1])  # and A's bowman


@pytest.mark.rule("FRONTIER-5.6", "FRONTIER-5.2")
def test_a_conquered_tile_counts_for_its_new_owner_and_no_longer_for_the_old() -> None:
    state = frontier("A+castle B B .")
    assert (attack(state, "c1"), defence(state, "c1"), attack(state, "a1", "B")) == (0, 2, 1)
    does(state, "take b1")
    assert (attack(state, "c1"), defence(state, "c1"), attack(state, "a1", "B")) == (1, 1, 0)
    assert defence(state, "a1") == 5


@pytest.mark.rule("FRONTIER-5.6", "FRONTIER-4.4")
def test_a_conquered_port_opens_its_sea_and_shuts_out_the_loser() -> None:
    state = frontier("A+catapult . B+water+port water B")
    assert reached(state, "d1") == ""
    does(state, "take c1", "take d1")
    assert owner(state, "d1") == "A"
    state = frontier("A+catapult . B+water+port water B\n. . . . .", turn="B", stored=(9, 9))
    assert reached(state, "d1") == "d1"
    does(state, "end", "take c1", "end")
    assert refused(state, "take d1") == ("FRONTIER-4.4", "You need a port on this sea to take d1.")


@pytest.mark.rule("FRONTIER-4.6")
def test_what_is_taken_stays_taken() -> None:
    state = frontier("A . B")
    does(state, "take b1")
    assert refused(state, "take b1") == ("FRONTIER-4.6", "b1 is already yours.")
    does(state, "end")
    assert refused(state, "take b1")[0] == "FRONTIER-5.3"
    assert (owner(state, "b1"), reached(state, "b1")) == ("A", "")
