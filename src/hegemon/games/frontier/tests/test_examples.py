"""What the rule book says in words about its drawn examples."""

from __future__ import annotations

import pytest

from hegemon.games.frontier import power
from hegemon.games.frontier.content import CHOPPED, ELEMENTS
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.examples import DRAWINGS, TURN, position
from hegemon.games.frontier.tests.scenes import legal, may, play, put, scene, tile


def changed(name: str, **tiles: str) -> Frontier:
    """An example in which something more lies or stands on some tiles."""
    state = position(name)
    for where, what in tiles.items():
        put(state, tile(state, where), what)
    state.derive()
    return state


def reached(state: Frontier, names: str) -> list[str]:
    """Those of some tiles that can be taken now."""
    return [name for name in names.split() if may(state, f"take {name}")]


def attack(state: Frontier, name: str, seat: int = 0) -> int:
    return int(power.attack_on(state, seat, tile(state, name)))


@pytest.mark.rule("FRONTIER-4.1")
def test_two_steps_on_a_further_column_is_in_range() -> None:
    state = position("range")
    assert reached(state, "d3 e3 f3") == ["d3"]
    play(state, "take d3")
    assert reached(state, "e3 f3") == ["e3", "f3"]


@pytest.mark.rule("FRONTIER-4.2")
def test_one_way_round_the_mountains_is_enough_and_none_is_not() -> None:
    assert reached(position("jumping"), "d1 d2 d3 d4 d5") == ["d3", "d4", "d5"]
    assert reached(changed("jumping", c4="lake"), "d1 d2 d3 d4 d5") == []
    assert reached(changed("jumping", c4="B"), "d1 d2 d3 d4 d5") == []
    assert reached(changed("jumping", c4="water"), "d1 d2 d3 d4 d5") == []


@pytest.mark.rule("FRONTIER-4.2")
def test_a_diagonal_step_between_two_mountains_is_no_jump() -> None:
    assert reached(position("corners"), "c1 d1 d2") == ["c1", "d1", "d2"]
    assert reached(changed("corners", c3="mountain"), "c1 d1 d2") == ["c1", "d1", "d2"]
    assert reached(changed("corners", c1="mountain", c3="mountain"), "c1 d1 d2") == []


@pytest.mark.rule("FRONTIER-4.3")
def test_nobody_goes_on_across_snow() -> None:
    assert reached(position("snow"), "c1 c2 d1 d2 d3") == ["c1", "c2", "d2"]
    assert reached(changed("snow", c3="snow"), "c1 c2 d1 d2 d3") == ["c1", "c2"]
    assert reached(position("frost"), "a2 b2 d2 e2") == ["b2", "d2"]


@pytest.mark.rule("FRONTIER-4.4")
def test_a_ship_lands_three_steps_away_and_does_not_cross_land() -> None:
    assert reached(position("ships"), "c2 d2 e1 e2 e3 d4 e4 f2 a4") == ["c2", "d2", "e1", "e2", "e3"]
    assert reached(changed("ships", c2="B", c1="B"), "d2 e2") == []


@pytest.mark.rule("FRONTIER-4.4")
def test_a_ship_without_a_port_takes_only_the_shore_beside_it() -> None:
    state = scene(DRAWINGS["ships"].replace("+port", ""))
    assert reached(state, "c2 c1 b1 c3 d3 e2") == ["b1", "c3"]


@pytest.mark.rule("FRONTIER-4.4")
def test_an_enemys_ship_is_conquered_only_on_an_open_sea() -> None:
    closed, opened = scene("A+water+attacker B+water"), scene("A+water+port B+water")
    assert [attack(state, "b1") for state in (closed, opened)] == [2, 2]
    assert power.defence_of(closed, 1) == 1
    assert (reached(closed, "b1"), reached(opened, "b1")) == ([], ["b1"])


@pytest.mark.rule("FRONTIER-4.5")
def test_a_catapult_helps_against_a_castle_of_nobody() -> None:
    drawing = ". . .\nA+catapult A castle\n. . ."
    assert attack(scene(drawing), "c2") == 4
    assert reached(scene(drawing), "c2") == ["c2"]


@pytest.mark.rule("FRONTIER-5.4")
@pytest.mark.parametrize(("what", "defence"), [("", 0), ("defender", 1), ("fortification", 3), ("mountain", 3)])
def test_what_stands_in_the_desert_defends_it(what: str, defence: int) -> None:
    state = scene(f"B+desert+{what}" if what else "B+desert")
    assert power.defence_of(state, 0) == defence


@pytest.mark.rule("FRONTIER-5.5")
def test_the_coast_costs_the_ships_one_and_land_is_worth_nothing_against_water() -> None:
    state = position("coast")
    assert (attack(state, "b2"), attack(state, "a2", seat=1)) == (3, 1)
    assert attack(scene("A+water+bowman . B"), "c1") == 0
    assert attack(scene("A+water+catapult . B+fortification"), "c1") == 2


@pytest.mark.rule("FRONTIER-6.1")
def test_arrows_fly_over_chopped_woods() -> None:
    state = scene(". . .\nA+bowman A+woods B\n. . .", woods_power=4)
    assert attack(state, "c2") == 4  # the woods alone: they hide the bowman
    play(state, "chop b2")
    assert state.element[tile(state, "b2")] == CHOPPED
    assert attack(state, "c2") == 1 + 1  # the bare tile, and the bowman behind it


@pytest.mark.rule("FRONTIER-6.2")
def test_gold_gives_what_is_out_of_range_but_no_village_and_no_mountain() -> None:
    moves = [move.split()[-1] for move in legal(position("gold")) if "gold" in move]
    assert moves == ["c1", "d1", "e1", "c2", "e2", "e3"]
    state = position("gold")
    play(state, "take d2 gold e3")
    assert [int(state.owner[tile(state, name)]) for name in ("d2", "e3")] == [0, 0]


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize("name", "a1 b1 c1 a2 a3".split())
def test_the_woods_and_the_mountain_stop_the_arrows(name: str) -> None:
    assert attack(position("shots"), name) == 0


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize(("name", "closing"), [("a4", "b4"), ("d1", "d2")])
def test_one_free_tile_of_two_lets_an_arrow_through(name: str, closing: str) -> None:
    assert attack(position("shots"), name) == 1
    assert attack(changed("shots", **{closing: "woods"}), name) == 0


@pytest.mark.rule("FRONTIER-7.2")
@pytest.mark.parametrize("element", [element for element in ELEMENTS if element in ("lake", "castle")])
def test_lakes_and_castles_stop_no_arrow(element: str) -> None:
    assert attack(changed("range", b3="bowman", c3=element), "d3") == 1


@pytest.mark.rule("FRONTIER-7.3")
def test_a_conquered_port_opens_its_sea_and_closes_it_to_the_loser() -> None:
    state = position("harbour")
    assert reached(state, "c1") == []
    play(state, "take c2")
    assert reached(state, "c1") == ["c1"]
    play(state, "end")
    assert "take c1" not in legal(state)


def test_a_soldier_may_be_trained_on_a_ship() -> None:
    assert may(scene("A+water+port .", resources="material"), "train bowman a1")


@pytest.mark.rule("FRONTIER-8.2")
def test_a_port_is_built_only_where_one_owns_none() -> None:
    sea = "A water . .\nA water . ."
    assert may(scene(sea, resources="log log"), "build port b1")
    assert not may(scene("A A+water+port . .\nA water . .", resources="log log"), "build port b2")


@pytest.mark.rule("FRONTIER-5.2", "FRONTIER-7.1")
def test_the_turn_from_start_to_end_breaks_into_the_enemys_land() -> None:
    state = scene(DRAWINGS["turn"], stored=(4,), resources="log", loot=(2,))
    play(state, *TURN[: TURN.index("take d2")])
    assert (attack(state, "d2"), power.defence_of(state, tile(state, "d2"))) == (3, 2)
    play(state, "take d2")
    assert power.defence_power(state, tile(state, "c2")) == 4
    assert state.stored[0] == 3
