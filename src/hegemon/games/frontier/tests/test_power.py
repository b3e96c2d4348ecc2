"""Chapter 5: power, attack and defence."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.frontier.tests.positions import attack, attacks, defence, frontier, strength

POWERS = [
    ("A", 1, 1),
    ("A+desert", 1, 1),
    ("A+snow", 1, 1),
    ("A+water", 1, 1),
    ("A+mountain", 3, 3),
    ("A+lake", 2, 2),
    ("A+woods", 2, 2),
    ("A+stumps", 1, 1),
    ("A+castle", 4, 4),
    ("A+fortification", 3, 3),
    ("A+fortification!", 4, 4),
    ("A+water+port", 2, 2),
    ("A+water+port!", 3, 3),
    ("A+mountain+fortification", 3, 6),
    ("A+mountain+fortification!", 4, 7),
    ("A+woods+fortification", 3, 5),
    ("A+stumps+fortification", 3, 3),
    ("A+desert+fortification", 3, 3),
]


@pytest.mark.rule("FRONTIER-5.1", "FRONTIER-1.2")
@pytest.mark.parametrize(("word", "highest", "total"), POWERS)
def test_the_highest_power_on_a_tile_counts_or_the_sum(word: str, highest: int, total: int) -> None:
    assert strength(frontier(word), "a1") == highest
    assert strength(frontier(word, stacking="sum"), "a1") == total


@pytest.mark.rule("FRONTIER-5.1")
@pytest.mark.parametrize(
    ("dial", "word"),
    [
        ("tile_power", "A"),
        ("mountain_power", "A+mountain"),
        ("lake_power", "A+lake"),
        ("woods_power", "A+woods"),
        ("castle_power", "A+castle"),
        ("fortification_power", "A+fortification"),
        ("port_power", "A+water+port"),
    ],
)
def test_every_power_is_a_dial(dial: str, word: str) -> None:
    dials: dict[str, Any] = {dial: 7}
    state = frontier(word, **dials)
    assert (strength(state, "a1"), defence(state, "a1")) == (7, 7)


@pytest.mark.rule("FRONTIER-5.1")
def test_an_element_gives_its_power_instead_of_the_tiles() -> None:
    state = frontier("A+lake . A+fortification . A+stumps", tile_power=5)
    assert [strength(state, name) for name in ("a1", "c1", "e1")] == [2, 3, 5]


@pytest.mark.rule("FRONTIER-5.2")
def test_attack_is_the_attack_power_of_all_adjacent_own_tiles() -> None:
    state = frontier("A A+mountain A+castle\nA+lake . A+attacker\nA+defender B A+bowman\nA+castle . .")
    assert attack(state, "b2") == 1 + 3 + 4 + 2 + 2 + 1 + 0
    assert attack(state, "b2", "B") == 1


@pytest.mark.rule("FRONTIER-5.2")
def test_an_own_tile_is_no_part_of_the_attack_on_itself_or_from_afar() -> None:
    state = frontier(". A+castle . .")
    assert attacks(state, "a1 b1 c1 d1 a2 b2 c2 d2 b3") == [4, 0, 4, 0, 4, 4, 4, 0, 0]


@pytest.mark.rule("FRONTIER-5.2")
def test_defence_is_the_tile_and_its_owners_neighbours_and_bowmen() -> None:
    state = frontier("B B+mountain B+attacker\nA B+woods B+defender\nB+bowman B B+bowman\n. . .\n. B+bowman .")
    near = 1 + 3 + 1 + 2 + 0 + 1 + 0
    assert defence(state, "b2") == 2 + near
    state = frontier("B . .\nB . .\nB+bowman . .\n. B+bowman .")
    assert (defence(state, "a1"), defence(state, "a2")) == (1 + 1 + 1, 1 + 1 + 0 + 1)


@pytest.mark.rule("FRONTIER-5.2")
@pytest.mark.parametrize(("support", "defences"), [("all", [6, 4, 1]), ("half", [3, 2, 1]), ("none", [1, 1, 1])])
def test_how_much_of_the_neighbours_defence_counts_is_a_dial(support: str, defences: list[int]) -> None:
    state = frontier(". B+mountain .\nB+defender B .\n. . .\nB B+mountain . B", support=support)
    assert [defence(state, name) for name in ("b2", "a4", "d4")] == defences


@pytest.mark.rule("FRONTIER-5.2")
def test_bowmen_in_reach_are_not_halved() -> None:
    for support in ("half", "none"):
        state = frontier("B . B+bowman\n. . .\nB+bowman . .", support=support)
        assert defence(state, "a1") == 3


@pytest.mark.rule("FRONTIER-5.2")
def test_nothing_goes_below_0() -> None:
    state = frontier("B+desert+bowman . . A+bowman\n. B . .")
    assert (defence(state, "a1"), attack(state, "c1"), defence(state, "b2")) == (1, 0, 1)
    assert defence(frontier("B+desert+bowman"), "a1") == 0


@pytest.mark.rule("FRONTIER-5.4")
@pytest.mark.parametrize(
    ("word", "own"),
    [
        ("B+desert", 0),
        ("B+desert+defender", 1),
        ("B+desert+attacker", 0),
        ("B+desert+mountain", 3),
        ("B+desert+lake", 2),
        ("B+desert+castle", 4),
        ("B+desert+fortification", 3),
        ("B+desert+fortification!", 4),
        ("B+desert+fortification+bowman", 2),
        ("B", 1),
        ("B+snow", 1),
        ("B+water", 1),
    ],
)
def test_a_desert_tile_does_not_defend_itself_but_what_stands_on_it_does(word: str, own: int) -> None:
    assert defence(frontier(word), "a1") == own
    assert defence(frontier(f"{word} B"), "a1") == own + 1


@pytest.mark.rule("FRONTIER-5.4")
def test_a_desert_tile_helps_its_neighbours_and_attacks_in_full() -> None:
    state = frontier("A+desert A .")
    assert (defence(state, "b1"), defence(state, "a1"), attack(state, "a2")) == (2, 1, 2)


@pytest.mark.rule("FRONTIER-5.4")
def test_the_whole_power_of_a_bare_desert_tile_counts_0() -> None:
    assert defence(frontier("A+desert", tile_power=4), "a1") == 0


@pytest.mark.rule("FRONTIER-5.5")
@pytest.mark.parametrize(
    ("word", "hits"),
    [("A", 0), ("A+mountain", 0), ("A+attacker", 0), ("A+castle", 0), ("A+fortification", 0), ("A+water", 1)],
)
def test_land_does_not_attack_water_beside_it(word: str, hits: int) -> None:
    assert attack(frontier(f"{word} B+water"), "b1") == hits


@pytest.mark.rule("FRONTIER-5.5")
@pytest.mark.parametrize(
    ("soldier", "target", "hits"),
    [("bowman", "water", 1), ("bowman", "water+port", 1), ("catapult", "water", 0), ("catapult", "water+port", 3)],
)
def test_from_land_bowmen_attack_water_and_catapults_a_port(soldier: str, target: str, hits: int) -> None:
    assert attack(frontier(f"A+{soldier} . B+{target}"), "c1") == hits


@pytest.mark.rule("FRONTIER-5.5")
@pytest.mark.parametrize(
    ("drawing", "hits"),
    [
        ("A+water B", 0),
        ("A+water+attacker B", 1),
        ("A+water+port B", 1),
        ("A+water B\nA+water .", 1),
        ("A+water B\nA+water+port! .", 3),
        ("A+water B\nA .", 1),
        ("A+water+bowman B\nA .", 1),
        ("A+water B A+water", 1),
        ("A+water+bowman . B", 0),
        ("A+water+bowman A+water B", 1),
        ("A+water+catapult . B+fortification", 2),
        ("A B", 1),
    ],
)
def test_ships_attack_the_coast_with_1_less_in_all(drawing: str, hits: int) -> None:
    target = next(name for name, word in zip(("a1", "b1", "c1"), drawing.split()) if word.startswith("B"))
    assert attack(frontier(drawing), target) == hits


@pytest.mark.rule("FRONTIER-5.5")
@pytest.mark.parametrize(
    ("drawing", "hits"),
    [
        ("A+water B+water", 1),
        ("A+water+attacker B+water", 2),
        ("A+water+port B+water", 2),
        ("A+water+bowman . B+water", 1),
        ("A+water+catapult . B+water+port", 3),
        ("A+water B+water\nA .", 1),
    ],
)
def test_ships_against_ships_count_in_full(drawing: str, hits: int) -> None:
    assert attack(frontier(drawing), "c1" if "." in drawing.split()[1] else "b1") == hits


@pytest.mark.rule("FRONTIER-5.5")
def test_ships_attack_an_element_on_the_coast_with_1_less() -> None:
    assert attack(frontier("A+water lake"), "b1") == 0


@pytest.mark.rule("FRONTIER-5.5", "FRONTIER-5.2")
def test_land_and_ships_defend_each_other_in_full() -> None:
    state = frontier("A+water A+mountain\nA+water+port .")
    assert (defence(state, "a1"), defence(state, "b1"), defence(state, "a2")) == (1 + 3 + 2, 3 + 1 + 2, 2 + 1 + 3)
