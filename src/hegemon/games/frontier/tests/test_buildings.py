"""Chapter 8: fortifications, ports, and iron."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.tests.positions import (
    attack,
    attacks,
    defence,
    does,
    frontier,
    hand,
    left,
    moves,
    owner,
    reached,
    refused,
    strength,
)

SEA = "A water water\nA water ."  # the sea of b1 b2 c1


@pytest.mark.rule("FRONTIER-8.1", "FRONTIER-5.1")
def test_a_fortification_takes_two_logs_and_no_action_and_has_power_3() -> None:
    state = frontier("A .", has="log log log iron")
    assert strength(state, "a1") == 1
    assert does(state, "build fortification a1") == ["A built a fortification on a1."]
    assert (hand(state), left(state), int(state.spent), strength(state, "a1")) == ("log iron", 10, 0, 3)
    assert (attack(state, "b1"), defence(state, "a1")) == (3, 3)


@pytest.mark.rule("FRONTIER-8.1")
@pytest.mark.parametrize("ground", ["", "+desert", "+snow", "+mountain", "+woods", "+stumps", "+gold", "+bowman"])
def test_a_fortification_stands_on_any_other_land(ground: str) -> None:
    state = frontier(f"A{ground}", has="log log")
    assert refused(state, "build fortification a1") == ("", "allowed")


@pytest.mark.rule("FRONTIER-8.1")
@pytest.mark.parametrize(
    ("drawing", "has", "sentence"),
    [
        ("A+lake", "log log", "A fortification can't stand on the lake on a1."),
        ("A+castle", "log log", "A fortification can't stand on the castle on a1."),
        ("A+water", "log log", "A fortification needs land, and a1 is water."),
        ("A+water+port", "log log", "There is already a building on a1."),
        ("A+fortification", "log log", "There is already a building on a1."),
        ("A+fortification!", "log log", "There is already a building on a1."),
        ("B", "log log", "a1 isn't yours."),
        (".", "log log", "a1 isn't yours."),
        ("A", "log", "A building costs 2 logs, and you have 1."),
        ("A", "material material iron", "A building costs 2 logs, and you have none."),
        ("B+lake", "log", "A building costs 2 logs, and you have 1."),
    ],
)
def test_where_no_fortification_can_be(drawing: str, has: str, sentence: str) -> None:
    assert refused(frontier(drawing, has=has), "build fortification a1") == ("FRONTIER-8.1", sentence)


@pytest.mark.rule("FRONTIER-8.1")
def test_the_sites_of_fortifications_are_listed() -> None:
    state = frontier("A A+woods A+lake\nA+fortification B A+snow", has="log log")
    assert moves(state, "build") == [f"fortification {name}" for name in ("a1", "b1", "c2", "a9")]


@pytest.mark.rule("FRONTIER-8.1")
def test_a_fortification_does_not_change_what_it_costs_to_conquer() -> None:
    state = frontier("A+castle B+fortification")
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]


@pytest.mark.rule("FRONTIER-8.2", "FRONTIER-5.1")
def test_a_port_takes_two_logs_and_no_action_and_its_water_is_the_builders() -> None:
    state = frontier(SEA, has="log log material")
    held = int(state.held[0])
    assert does(state, "build port b2") == ["A built a port on b2."]
    assert (hand(state), left(state), int(state.spent)) == ("material", 10, 0)
    assert (owner(state, "b2"), int(state.held[0]), strength(state, "b2")) == ("A", held + 1, 2)


@pytest.mark.rule("FRONTIER-8.2", "FRONTIER-4.4")
def test_a_port_opens_its_sea_and_no_other() -> None:
    state = frontier("A water water\nA water .\nA . .\nA water .", has="log log")
    assert reached(state, "b1 c1 b2 b4") == ""
    does(state, "build port b1")
    assert reached(state, "c1 b2 b4") == "c1 b2"


@pytest.mark.rule("FRONTIER-8.2")
@pytest.mark.parametrize(
    ("drawing", "where", "sentence"),
    [
        (SEA, "b1", "allowed"),
        (SEA, "c1", "A port has to be next to your land, and c1 isn't."),
        (". . .\n. A .\n. . water", "c3", "allowed"),
        ("A+water water", "b1", "A port has to be next to your land, and b1 isn't."),
        ("B water", "b1", "A port has to be next to your land, and b1 isn't."),
        ("A .", "b1", "A port needs water, and b1 is land."),
        ("A lake", "b1", "A port needs water, and b1 is land."),
        ("A", "a1", "A port needs water, and a1 is land."),
        ("A A+water", "b1", "A port needs a free tile, and b1 is taken."),
        ("A B+water", "b1", "A port needs a free tile, and b1 is taken."),
        ("A A+water+port water\n A water water", "b2", "You already have a port on that sea."),
        ("A B+water+port water\n A water water", "b2", "allowed"),
        ("A A+water+port\nA .\nA water", "b3", "allowed"),
    ],
)
def test_a_port_is_built_on_free_water_next_to_own_land_one_on_each_sea(
    drawing: str, where: str, sentence: str
) -> None:
    rule = "" if sentence == "allowed" else "FRONTIER-8.2"
    assert refused(frontier(drawing, has="log log"), f"build port {where}") == (rule, sentence)


@pytest.mark.rule("FRONTIER-8.2")
def test_one_log_is_no_port() -> None:
    sentence = "A building costs 2 logs, and you have 1."
    assert refused(frontier(SEA, has="log"), "build port b1") == ("FRONTIER-8.2", sentence)


@pytest.mark.rule("FRONTIER-8.2")
def test_the_sites_of_ports_are_listed() -> None:
    state = frontier("A+lake water water\nA+castle water .\n. . .\nwater . .", has="log log")
    assert moves(state, "build") == ["fortification a9", "port b1", "port b2"]


@pytest.mark.rule("FRONTIER-8.2")
def test_a_conquered_port_counts_as_ones_own() -> None:
    state = frontier("A+catapult . B+water+port\n. A water", has="log log")
    does(state, "take c1")
    assert refused(state, "build port c2") == ("FRONTIER-8.2", "You already have a port on that sea.")


@pytest.mark.rule("FRONTIER-8.2")
def test_a_port_that_was_lost_may_be_built_again() -> None:
    state = frontier("A+catapult . B+water+port\nA+bowman B water", others={"B": "log log"})
    does(state, "take c1", "end")
    assert refused(state, "build port c2") == ("", "allowed")


@pytest.mark.rule("FRONTIER-8.2", "FRONTIER-4.4")
def test_the_second_of_two_ports_keeps_a_sea_open() -> None:
    state = frontier("A+catapult . B+water+port\n. . water\nA+water+port water water", turn="A", has="")
    does(state, "take c1", "end", "end")
    assert list(state.harbours) == [2, 0]
    assert reached(state, "c2 b3") == "c2 b3"


@pytest.mark.rule("FRONTIER-8.3")
@pytest.mark.parametrize(
    ("word", "before", "after"),
    [
        ("A+fortification", 3, 4),
        ("A+water+port", 2, 3),
        ("A+mountain+fortification", 3, 4),
        ("A+woods+fortification", 3, 4),
    ],
)
def test_iron_adds_1_power_to_a_building(word: str, before: int, after: int) -> None:
    state = frontier(f"{word} water", has="iron iron log")
    assert strength(state, "a1") == before
    assert does(state, "reinforce a1") == ["A reinforced a1 with iron."]
    assert (strength(state, "a1"), hand(state), left(state)) == (after, "log iron", 10)
    assert defence(state, "a1") == after
    assert refused(state, "reinforce a1") == ("FRONTIER-8.3", "The building on a1 is already reinforced.")


@pytest.mark.rule("FRONTIER-8.3", "FRONTIER-5.1")
def test_iron_adds_1_to_the_sum_as_well() -> None:
    state = frontier("A+mountain+fortification", has="iron", stacking="sum")
    assert strength(state, "a1") == 6
    does(state, "reinforce a1")
    assert strength(state, "a1") == 7


@pytest.mark.rule("FRONTIER-8.3")
@pytest.mark.parametrize(
    ("drawing", "has", "sentence"),
    [
        ("A+fortification", "", "Reinforcing costs 1 iron, and you have none."),
        ("A+fortification", "log material", "Reinforcing costs 1 iron, and you have none."),
        ("A", "iron", "There is no building on a1."),
        ("A+castle", "iron", "There is no building on a1."),
        (".", "iron", "a1 isn't yours."),
        ("B+fortification", "iron", "a1 isn't yours."),
        ("A+fortification!", "iron", "The building on a1 is already reinforced."),
        ("A+water+port!", "iron", "The building on a1 is already reinforced."),
    ],
)
def test_what_cannot_be_reinforced(drawing: str, has: str, sentence: str) -> None:
    assert refused(frontier(drawing, has=has), "reinforce a1") == ("FRONTIER-8.3", sentence)


@pytest.mark.rule("FRONTIER-8.3")
def test_what_can_be_reinforced_is_listed() -> None:
    drawing = "A+fortification A+fortification! A\nA+water+port B+fortification A+castle"
    assert moves(frontier(drawing, has="iron"), "reinforce") == ["a1", "a2"]


@pytest.mark.rule("FRONTIER-8.3", "FRONTIER-5.6")
def test_a_building_keeps_its_iron_when_it_is_conquered() -> None:
    state = frontier("A+castle B+fortification!", has="iron", castle_power=5)
    does(state, "take b1")
    assert (strength(state, "b1"), attacks(state, "c1 c2")) == (4, [4, 4])
    assert refused(state, "reinforce b1") == ("FRONTIER-8.3", "The building on b1 is already reinforced.")
