"""Chapter 5, drop."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import asked, does, heard, legal, on, refused, sees, swarm, within

ONLY = ("SWARM-5.1", "Drop troops only on the sanctuary or on a tile you control.")


@pytest.mark.rule("SWARM-5.1")
def test_a_reserve_troop_drops_for_two_water() -> None:
    state = swarm("drop", troops={"a": {"sahl": 1}}, water="a7")
    does(state, "a", "drop sahl 2")
    assert (on(state, "a"), int(state.reserve[0]), int(state.water[0])) == ({"sahl": 3}, 12, 3)
    assert heard(state) == ["A dropped 2 at Sahl for 4 water."]
    does(state, "a", "drop sanctuary 1")
    assert (on(state, "a"), int(state.water[0])) == ({"sanctuary": 1, "sahl": 3}, 1)


@pytest.mark.rule("SWARM-5.1")
@pytest.mark.parametrize(
    ("water", "out", "most"), [(2, 0, 1), (3, 0, 1), (4, 0, 2), (9, 0, 4), (9, 11, 4), (9, 12, 3), (40, 0, 15)]
)
def test_as_many_drop_as_can_be_paid_and_are_there(water: int, out: int, most: int) -> None:
    state = swarm("drop", troops={"b": {"sahl": 1}, "a": {"merit": out}}, water=f"a{water}")
    span = "1" if most == 1 else f"1-{most}"
    assert f"drop sanctuary {span}" in legal(state, "a")
    answer = ("SWARM-5.1", f"At 2 water each you can drop at most {most} troops from your reserve.")
    assert refused(state, "a", f"drop sanctuary {most + 1}") == answer


@pytest.mark.rule("SWARM-5.1")
def test_troops_drop_onto_the_sanctuary_or_tiles_occupied_by_that_player_alone() -> None:
    troops = {"a": {"sahl": 1, "merit": 2, "crow-gate": 1}, "b": {"merit": 1, "sanctuary": 1, "ashar": 1}}
    state = swarm("drop", troops=troops, water="a2")
    assert legal(state, "a") == ["drop sanctuary 1", "drop crow-gate 1", "drop sahl 1", "done"]
    assert [refused(state, "a", f"drop {tile} 1") for tile in ("merit", "ashar", "grey-sea")] == [ONLY] * 3


@pytest.mark.rule("SWARM-5.1")
@pytest.mark.parametrize("tile", ["sanctuary", "crow-gate"])
def test_nobody_drops_onto_the_tile_of_the_swarm(tile: str) -> None:
    state = swarm("drop", swarm=tile, troops={"a": {tile: 2, "sahl": 1}}, inside={"a": {"fire": 1}})
    assert not any(f" {tile} " in move for move in legal(state, "a"))
    for move in (f"drop {tile} 1", f"descend fire {tile} 1"):
        assert refused(state, "a", move) == ("SWARM-5.1", "You cannot drop troops on the swarm's tile.")


@pytest.mark.rule("SWARM-5.1", "SWARM-4.4")
def test_troops_inside_temples_drop_free() -> None:
    state = swarm("drop", troops={"a": {"sahl": 1}}, inside={"a": {"fire": 3, "water": 1}}, water="a0")
    assert legal(state, "a") == [
        "descend fire sanctuary 1-3",
        "descend water sanctuary 1",
        "descend fire sahl 1-3",
        "descend water sahl 1",
        "done",
    ]
    does(state, "a", "descend fire sahl 2")
    assert (on(state, "a"), within(state, "a"), list(state.water)) == ({"sahl": 3}, {"fire": 1, "water": 1}, [0, 5, 5])
    assert (heard(state), int(state.reserve[0])) == (["A brought 2 down from Ember Temple to Sahl."], 10)


@pytest.mark.rule("SWARM-5.1")
def test_only_those_who_are_inside_come_out() -> None:
    state = swarm("drop", inside={"a": {"fire": 3, "water": 2}})
    numbers = {"descend fire sanctuary 4": 3, "descend earth sanctuary 1": 0, "descend water sanctuary 3": 2}
    for move, number in numbers.items():
        assert refused(state, "a", move) == ("SWARM-5.1", f"You have {number} troops inside that temple.")
    assert refused(state, "a", "descend fire sahl 1") == ONLY


@pytest.mark.rule("SWARM-5.1")
def test_nobody_leaves_the_temple_under_the_swarm() -> None:
    state = swarm("drop", swarm="ember-temple", inside={"a": {"fire": 2, "earth": 1}}, water="a0")
    assert legal(state, "a") == ["descend earth sanctuary 1", "done"]
    reason = ("SWARM-5.1", "Troops cannot leave the temple while the swarm is on it.")
    assert refused(state, "a", "descend fire sanctuary 1") == reason


@pytest.mark.rule("SWARM-5.1", "SWARM-2.1")
def test_the_word_goes_round_in_turn_order_and_everyone_has_it_once() -> None:
    state = swarm("drop", start="b")
    order = []
    while sees(state)["phase"] == "drop":
        order.append(asked(state))
        does(state, asked(state), "done")
    assert order == ["b", "c", "a"]


@pytest.mark.rule("SWARM-5.4")
def test_who_can_do_nothing_is_passed_over() -> None:
    state = swarm("drop", seats=4, water="a1 b2 c0 d0", coverts={"c": ["banner"]}, wards="d")
    assert asked(state) == "b"
    does(state, "b", "drop sanctuary 1")
    assert (asked(state), legal(state, "c")) == ("c", ["done"])
    does(state, "c", "done")
    assert (asked(state), legal(state, "d")) == ("d", ["done"])


@pytest.mark.rule("SWARM-5.4")
@pytest.mark.parametrize("out", [14, 15])
def test_without_reserve_there_is_nothing_to_drop(out: int) -> None:
    state = swarm("drop", troops={"a": {"sahl": out}})
    assert asked(state) == ("a" if out == 14 else "b")


@pytest.mark.rule("SWARM-5.4")
def test_who_prays_is_passed_over() -> None:
    assert asked(swarm("drop", prays="ab")) == "c"
    assert asked(swarm("drop", prays="a", coverts={"a": ["thief"]})) == "b"


@pytest.mark.rule("SWARM-5.1")
@pytest.mark.parametrize(
    ("specialty", "dial", "paid"),
    [("seer", 2, 2), ("herald", 2, 1), ("herald", 5, 4), ("herald", 1, 1), ("herald", 0, 0)],
)
def test_a_herald_pays_one_water_less_but_at_least_one(specialty: str, dial: int, paid: int) -> None:
    state = swarm("drop", specialty={"a": specialty}, drop_cost=dial, water="a5")
    does(state, "a", "drop sanctuary 1")
    assert int(state.water[0]) == 5 - paid


@pytest.mark.rule("SWARM-5.1")
@pytest.mark.parametrize(("dial", "most"), [(0, "1-15"), (1, "1-5"), (3, "1"), (5, "1")])
def test_the_cost_of_a_drop_is_a_dial(dial: int, most: str) -> None:
    assert legal(swarm("drop", drop_cost=dial), "a")[0] == f"drop sanctuary {most}"


@pytest.mark.rule("SWARM-5.1")
def test_other_questions_are_not_answered_by_dropping() -> None:
    state = swarm("move", troops={"a": {"sahl": 2}})
    for move in ("drop sahl 1", "descend fire sahl 1"):
        assert refused(state, "a", move) == ("SWARM-5.1", "You cannot do that now: move troops or finish.")
