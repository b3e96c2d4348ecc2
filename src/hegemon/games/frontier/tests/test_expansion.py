"""Chapter 4: which tiles can be taken, over which ways, and for how much."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.frontier.tests.positions import (
    attack,
    does,
    frontier,
    left,
    owner,
    reached,
    refused,
)
from hegemon.games.frontier.tests.test_soldiers import AROUND, FAR, FARTHER, centre
from hegemon.games.frontier.words.reading import amount

CLOSED = "You need a port on this sea to take {}."
NO_WAY = "The way to {} is blocked by {}."
# The tiles next to both c3 and each tile at distance 2.
WAYS = {
    "a1": "b2",
    "b1": "b2 c2",
    "c1": "b2 c2 d2",
    "d1": "c2 d2",
    "e1": "d2",
    "a2": "b2 b3",
    "e2": "d2 d3",
    "a3": "b2 b3 b4",
    "e3": "d2 d3 d4",
    "a4": "b3 b4",
    "e4": "d3 d4",
    "a5": "b4",
    "b5": "b4 c4",
    "c5": "b4 c4 d4",
    "d5": "c4 d4",
    "e5": "d4",
}


def ringed(word: str, *but: str) -> dict[str, str]:
    """Something on every tile next to c3 but some."""
    return {name: word for name in AROUND.split() if name not in but}


@pytest.mark.rule("FRONTIER-4.1", "FRONTIER-1.1")
def test_every_tile_at_distance_1_or_2_can_be_taken_and_none_beyond() -> None:
    state = frontier(centre("A"))
    assert reached(state, AROUND) == AROUND
    assert reached(state, FAR) == FAR
    assert reached(state, FARTHER) == ""


@pytest.mark.rule("FRONTIER-4.1")
def test_a_tile_in_range_of_any_own_tile_can_be_taken() -> None:
    state = frontier("A . . . . A . . .")
    assert reached(state, "b1 c1 d1 e1 g1 h1 i1") == "b1 c1 d1 e1 g1 h1"


@pytest.mark.rule("FRONTIER-4.1")
def test_there_is_nothing_beyond_the_edge() -> None:
    state = frontier("A*\n.\n.\n.\nB*", size="5x5")
    assert reached(state, "b1 c1 d1 e1 a2 b2 c2 e2 a3 b3 c3 e3 a4") == "b1 c1 a2 b2 c2 a3 b3 c3"
    state = frontier(". . . . A*\n. . . . .\n. . . . .\n. . . . .\nB* . . . .", size="5x5")
    assert reached(state, "a1 b1 c1 d1 a2 b2 c2 d2 e2 a3 b3 e3") == "c1 d1 c2 d2 e2 e3"


@pytest.mark.rule("FRONTIER-4.1")
@pytest.mark.parametrize(
    ("word", "cost"),
    [
        (".", 1),
        ("desert", 1),
        ("snow", 1),
        ("village", 1),
        ("lake", 2),
        ("woods", 2),
        ("woods+material", 2),
        ("mountain", 3),
        ("castle", 4),
    ],
)
def test_an_empty_tile_costs_1_and_an_element_its_power(word: str, cost: int) -> None:
    state = frontier(f"A+castle {word}", stored=(cost,))
    assert does(state, "take b1")[0] == f"A took b1 for {amount(cost, 'action')}."
    assert (owner(state, "b1"), int(state.spent), left(state)) == ("A", cost, 1 if word == "village" else 0)
    poor = frontier(f"A+castle {word}", stored=(cost - 1,))
    assert refused(poor, "take b1") == ("FRONTIER-4.1", f"b1 costs {cost}, and you have {cost - 1}.")


@pytest.mark.rule("FRONTIER-4.1")
def test_what_is_taken_counts_at_once() -> None:
    state = frontier("A . . . . . .", stored=(3,))
    does(state, "take c1", "take e1", "take g1")
    assert (list(state.held), left(state), refused(state, "take b1")[0]) == ([5, 1], 0, "FRONTIER-4.1")


@pytest.mark.rule("FRONTIER-4.1")
@pytest.mark.parametrize(("steps", "reach"), [(1, "b1"), (2, "b1 c1"), (3, "b1 c1 d1"), (4, "b1 c1 d1 e1")])
def test_how_far_one_goes_is_a_dial(steps: int, reach: str) -> None:
    assert reached(frontier("A . . . . .", range=steps), "b1 c1 d1 e1 f1") == reach


@pytest.mark.rule("FRONTIER-4.1")
def test_what_is_too_far_is_said() -> None:
    sentence = "d1 is too far away. Your range is 2, or 3 from a ship."
    assert refused(frontier("A . . ."), "take d1") == ("FRONTIER-4.1", sentence)


@pytest.mark.rule("FRONTIER-4.2")
@pytest.mark.parametrize("name", FAR.split())
def test_at_distance_2_one_way_is_enough(name: str) -> None:
    for way in WAYS[name].split():
        assert reached(frontier(centre("A", **ringed("lake", way))), name) == name, way


@pytest.mark.rule("FRONTIER-4.2")
@pytest.mark.parametrize("name", FAR.split())
def test_at_distance_2_without_a_way_nothing_is_taken(name: str) -> None:
    state = frontier(centre("A", **dict.fromkeys(WAYS[name].split(), "lake")))
    assert refused(state, f"take {name}") == ("FRONTIER-4.2", NO_WAY.format(name, "elements"))


@pytest.mark.rule("FRONTIER-4.2")
@pytest.mark.parametrize(
    ("word", "is_way"),
    [
        (".", True),
        ("desert", True),
        ("gold", True),
        ("village", True),
        ("iron", True),
        ("material", True),
        ("mountain", False),
        ("lake", False),
        ("woods", False),
        ("castle", False),
        ("desert+mountain", False),
        ("mountain+gold", False),
        ("B", False),
        ("B+stumps", False),
        ("water", False),
        ("B+water+port", False),
        ("A", True),
        ("A+mountain", True),
    ],
)
def test_what_is_a_way(word: str, is_way: bool) -> None:
    state = frontier(f"A {word} .\nlake lake lake")
    assert reached(state, "c1") == ("c1" if is_way else "")


@pytest.mark.rule("FRONTIER-4.2", "FRONTIER-4.4")
def test_water_that_is_open_is_a_way_for_land() -> None:
    drawing = "A water . .\nlake water lake .\nlake {}+water+port lake ."
    assert reached(frontier(drawing.format("A")), "c1") == "c1"
    assert reached(frontier(drawing.format("B")), "c1") == ""


@pytest.mark.rule("FRONTIER-4.2")
@pytest.mark.parametrize(("one", "other"), [("mountain", "lake"), ("castle", "woods"), ("B", "B"), ("water", "B")])
def test_a_diagonal_step_between_two_elements_is_no_jump(one: str, other: str) -> None:
    state = frontier(f"A {one}\n{other} .")
    assert reached(state, "b2 c3") == "b2 c3"


@pytest.mark.rule("FRONTIER-4.2")
def test_with_a_longer_range_every_step_needs_a_way() -> None:
    row = "A {} {} .\nlake lake lake lake"
    reach = {
        words: reached(frontier(row.format(*words), range=3), "d1") for words in [(".", "."), (".", "lake"), ("B", ".")]
    }
    assert reach == {(".", "."): "d1", (".", "lake"): "", ("B", "."): ""}


@pytest.mark.rule("FRONTIER-4.2", "FRONTIER-4.4")
def test_with_a_longer_range_own_ships_are_a_way_for_land() -> None:
    state = frontier("A A+water+port . . .\nlake lake lake lake lake", range=3)
    assert reached(state, "c1 d1 e1") == "c1 d1"


@pytest.mark.rule("FRONTIER-4.3")
@pytest.mark.parametrize(
    ("drawing", "reach"),
    [
        ("A . .", "b1 c1"),
        ("A+snow . .", "b1"),
        ("A snow .", "b1"),
        ("A . snow", "b1"),
        ("A+snow snow snow", "b1"),
        ("A snow snow", "b1"),
    ],
)
def test_range_is_1_where_own_tile_tile_between_or_target_is_snow(drawing: str, reach: str) -> None:
    assert reached(frontier(f"{drawing}\nlake lake lake"), "b1 c1") == reach


@pytest.mark.rule("FRONTIER-4.3")
def test_snow_is_gone_round() -> None:
    assert reached(frontier("A snow .\nlake . lake"), "c1") == "c1"
    assert reached(frontier("A snow .\n. lake ."), "c1 c2") == ""


@pytest.mark.rule("FRONTIER-4.3")
def test_from_other_tiles_than_snow_the_range_stays() -> None:
    assert reached(frontier("A+snow A . ."), "c1 d1") == "c1 d1"
    assert reached(frontier("A A+snow . ."), "c1 d1") == "c1"


@pytest.mark.rule("FRONTIER-4.3")
def test_snow_in_the_way_is_said() -> None:
    sentence = "Snow on the way to c1: you can only take tiles next to yours."
    for drawing in ("A+snow . .", "A snow .\nsnow snow .", "A . snow"):
        assert refused(frontier(drawing), "take c1") == ("FRONTIER-4.3", sentence)
    assert refused(frontier("A snow .\nsnow snow ."), "take c2")[0] == "FRONTIER-4.3"
    sentence = NO_WAY.format("c1", "elements and snow")
    assert refused(frontier("A lake snow\nlake lake ."), "take c1") == ("FRONTIER-4.2", sentence)


@pytest.mark.rule("FRONTIER-4.3")
@pytest.mark.parametrize(
    ("drawing", "reach"),
    [
        ("A+water+port snow", "b1"),
        ("A+water+port water snow", "b1"),
        ("A+water+port water water snow", "b1 c1"),
        ("A+water+port water water .", "b1 c1 d1"),
    ],
)
def test_a_ship_lands_on_snow_only_beside_it(drawing: str, reach: str) -> None:
    assert reached(frontier(f"{drawing}\nlake lake lake lake"), "b1 c1 d1") == reach


@pytest.mark.rule("FRONTIER-4.4")
@pytest.mark.parametrize("word", ["A", "A+water", "A+mountain"])
def test_water_is_closed_without_a_port(word: str) -> None:
    state = frontier(f"{word} water water")
    assert refused(state, "take b1") == ("FRONTIER-4.4", CLOSED.format("b1"))
    assert refused(state, "take c1") == ("FRONTIER-4.4", CLOSED.format("c1"))


@pytest.mark.rule("FRONTIER-4.4")
def test_with_a_port_water_is_taken_like_other_tiles() -> None:
    state = frontier("A+water+port water water water water water")
    assert does(state, "take d1") == ["A took d1 for 1 action."]
    assert (reached(state, "b1 c1 e1 f1"), left(state)) == ("b1 c1 e1 f1", 9)


@pytest.mark.rule("FRONTIER-4.4")
def test_a_sea_is_all_water_that_hangs_together_by_kings_moves() -> None:
    state = frontier("A+water+port . .\n. water .\n. . water\nA . .\nwater . .")
    assert (int(state.ground.seas), reached(state, "b2 c3 a5")) == (2, "b2 c3")


@pytest.mark.rule("FRONTIER-4.4")
def test_a_ships_range_is_3() -> None:
    state = frontier("A+water+port water water water water\nlake lake lake lake lake")
    assert reached(state, "b1 c1 d1 e1") == "b1 c1 d1"
    sentence = "e1 is too far away. Your range is 2, or 3 from a ship."
    assert refused(state, "take e1") == ("FRONTIER-4.1", sentence)


@pytest.mark.rule("FRONTIER-4.4")
@pytest.mark.parametrize(("steps", "reach"), [(1, "b1 c1"), (2, "b1 c1 d1"), (3, "b1 c1 d1 e1")])
def test_a_ship_goes_one_step_further_than_land(steps: int, reach: str) -> None:
    drawing = "A+water+port water water water water water\nlake lake lake lake lake lake"
    assert reached(frontier(drawing, range=steps), "b1 c1 d1 e1 f1") == reach


@pytest.mark.rule("FRONTIER-4.4")
@pytest.mark.parametrize(
    ("between", "reach"),
    [
        ("water water", "d1"),
        (". water", ""),
        ("water .", ""),
        (". .", ""),
        ("B+water water", ""),
        ("water B+water", ""),
        ("A+water water", "d1"),
        ("lake water", ""),
    ],
)
def test_from_a_ship_the_tiles_between_are_free_water(between: str, reach: str) -> None:
    state = frontier(f"A+water+port {between} .\nlake lake lake lake")
    assert reached(state, "d1") == reach


@pytest.mark.rule("FRONTIER-4.4")
def test_a_ship_does_not_go_two_steps_over_land() -> None:
    assert reached(frontier("A+water+port . .\nlake lake lake"), "b1 c1") == "b1"


@pytest.mark.rule("FRONTIER-4.4")
def test_a_ship_may_turn_on_its_way() -> None:
    state = frontier("A+water+port lake lake .\nwater lake . .\nlake water lake .\n. . . .")
    assert reached(state, "a2 b3 c2 a4 b4 c4 d2 d4") == "a2 b3 c2 a4 b4 c4"


@pytest.mark.rule("FRONTIER-4.4")
def test_without_a_port_ships_stay_and_take_no_water() -> None:
    state = frontier("A+water water . .\n. . water .\nA+water B+water . .")
    assert reached(state, "a2 b2 b1 c1 b3") == "a2 b2"
    assert attack(state, "b3") == 1


@pytest.mark.rule("FRONTIER-4.4")
def test_a_port_on_another_sea_opens_nothing() -> None:
    state = frontier("A+water+port .\n. .\nA water")
    assert refused(state, "take b3") == ("FRONTIER-4.4", CLOSED.format("b3"))


@pytest.mark.rule("FRONTIER-4.4")
def test_an_enemys_port_on_a_closed_sea_is_conquered_from_outside_but_no_ship() -> None:
    port = frontier("A+bowman . B+water+port\nA+catapult . .")
    ship = frontier("A+bowman . B+water B+water+port\nA+bowman . .\nA+bowman . .")
    assert reached(port, "c1") == "c1"
    assert (attack(ship, "c1"), refused(ship, "take c1")) == (3, ("FRONTIER-4.4", CLOSED.format("c1")))


@pytest.mark.rule("FRONTIER-4.5")
@pytest.mark.parametrize(("element", "power"), [("lake", 2), ("woods", 2), ("mountain", 3), ("castle", 4)])
def test_an_element_of_nobody_needs_as_much_attack_as_its_power(element: str, power: int) -> None:
    ring = f"A A A\nA {element} .\n. . ."  # an attack of 4
    dials: list[dict[str, Any]] = [{f"{element}_power": strong} for strong in (4, 5)]
    assert [reached(frontier(ring, **given), "b2") for given in dials] == ["b2", ""]
    state = frontier(f"A {element}")
    sentence = f"The {element} on b1 needs an attack of {power}, and yours is 1."
    assert refused(state, "take b1") == ("FRONTIER-4.5", sentence)


@pytest.mark.rule("FRONTIER-4.5")
@pytest.mark.parametrize("word", ["A+bowman", "A+catapult", "A+snow+bowman"])
def test_an_empty_tile_needs_no_attack(word: str) -> None:
    state = frontier(f"{word} .")
    assert (attack(state, "b1"), reached(state, "b1")) == (0, "b1")


@pytest.mark.rule("FRONTIER-4.5")
@pytest.mark.parametrize(
    ("drawing", "attacks"),
    [
        ("A+castle . mountain", 0),
        ("A+bowman . mountain\nA+bowman . .", 2),
        ("A+bowman . mountain\nA+bowman . .\nA+bowman . .", 3),
        ("A+attacker . mountain", 0),
        ("A+bowman A+attacker mountain", 3),
    ],
)
def test_what_counts_against_an_element_are_adjacent_tiles_and_bowmen(drawing: str, attacks: int) -> None:
    state = frontier(drawing)
    assert (attack(state, "c1"), reached(state, "c1")) == (attacks, "c1" if attacks >= 3 else "")


@pytest.mark.rule("FRONTIER-4.5", "FRONTIER-7.3")
@pytest.mark.parametrize(("drawing", "reach"), [("A+catapult . castle", ""), ("A+catapult A castle", "c1")])
def test_a_catapult_counts_against_a_castle_of_nobody(drawing: str, reach: str) -> None:
    assert reached(frontier(drawing), "c1") == reach


@pytest.mark.rule("FRONTIER-4.5", "FRONTIER-5.5")
def test_ships_overcome_an_element_with_1_less() -> None:
    assert reached(frontier("A+water+port lake"), "b1") == ""
    assert reached(frontier("A+water+port! lake"), "b1") == "b1"


@pytest.mark.rule("FRONTIER-4.6")
def test_nothing_that_is_owned_can_be_taken_again_by_its_owner() -> None:
    state = frontier("A A B .")
    assert reached(state, "a1 b1") == ""
    assert refused(state, "take b1") == ("FRONTIER-4.6", "b1 is already yours.")
