"""Chapter 5, move."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import asked, does, heard, legal, on, refused, sees, swarm


@pytest.mark.rule("SWARM-5.2")
def test_a_stack_moves_to_a_tile_beside_it_for_one_water() -> None:
    state = swarm(troops={"a": {"sahl": 4}})
    does(state, "a", "move sahl blue-basin 3")
    assert (on(state, "a"), int(state.water[0])) == ({"sahl": 1, "blue-basin": 3}, 4)
    assert heard(state) == ["A moved 3 from Sahl to Blue Basin."]


@pytest.mark.rule("SWARM-5.2", "SWARM-1.2")
def test_moves_are_orthogonal_and_stop_at_the_edge() -> None:
    state = swarm(troops={"a": {"crow-gate": 2, "sanctuary": 1}})
    assert legal(state, "a") == [
        "move sanctuary ember-temple 1",
        "move sanctuary clay-temple 1",
        "move sanctuary grey-sea 1",
        "move sanctuary blue-basin 1",
        "move crow-gate sahl 1-2",
        "move crow-gate flint-waste 1-2",
        "done",
    ]
    for tile, name in (("blue-basin", "Blue Basin"), ("reed-temple", "Reed Temple"), ("crow-gate", "Crow Gate")):
        reason = ("SWARM-1.2", f"{name} is not next to Crow Gate.")
        assert refused(state, "a", f"move crow-gate {tile} 1") == reason


@pytest.mark.rule("SWARM-5.2")
def test_nobody_moves_from_a_tile_shared_with_others_but_the_sanctuary() -> None:
    troops = {"a": {"sahl": 2, "sanctuary": 2}, "b": {"sahl": 1, "sanctuary": 1}}
    state = swarm(troops=troops)
    assert {move.split()[1] for move in legal(state, "a")[:-1]} == {"sanctuary"}
    reason = ("SWARM-5.2", "Your troops at Sahl share it with others and cannot leave.")
    assert refused(state, "a", "move sahl crow-gate 1") == reason
    does(state, "a", "move sanctuary blue-basin 2")


@pytest.mark.rule("SWARM-5.2")
def test_troops_may_move_to_where_others_are() -> None:
    state = swarm(troops={"a": {"sahl": 2}, "b": {"blue-basin": 3}})
    does(state, "a", "move sahl blue-basin 2")
    assert (on(state, "a"), on(state, "b")) == ({"blue-basin": 2}, {"blue-basin": 3})


@pytest.mark.rule("SWARM-5.2")
@pytest.mark.parametrize(
    ("swarm_on", "source", "target"),
    [("sahl", "crow-gate", "sahl"), ("crow-gate", "crow-gate", "sahl"), ("sanctuary", "sanctuary", "grey-sea")],
)
def test_nobody_moves_from_or_to_the_tile_of_the_swarm(swarm_on: str, source: str, target: str) -> None:
    state = swarm(swarm=swarm_on, troops={"a": {source: 2, "high-step": 1}})
    assert f"move {source} {target} 1-2" not in legal(state, "a")
    reason = ("SWARM-5.2", "Troops cannot move to or from the swarm's tile.")
    assert refused(state, "a", f"move {source} {target} 1") == reason


@pytest.mark.rule("SWARM-5.2")
@pytest.mark.parametrize(("seat", "theirs"), [("a", "merit"), ("b", "sahl")])
def test_a_stack_has_troops(seat: str, theirs: str) -> None:
    state = swarm(start=seat, troops={"a": {"sahl": 2}, "b": {"merit": 1}})
    for tile in (theirs, "ashar"):
        reason = ("SWARM-5.2", f"You have no troops at {tile.capitalize()}.")
        assert refused(state, seat, f"move {tile} salt-keep 1") == reason


@pytest.mark.rule("SWARM-5.2")
@pytest.mark.parametrize(
    ("water", "cost", "can"), [(1, 1, True), (0, 1, False), (2, 3, False), (3, 3, True), (0, 0, True)]
)
def test_a_move_has_to_be_paid(water: int, cost: int, can: bool) -> None:
    troops = {"a": {"sahl": 2}, "b": {"merit": 1}}
    state = swarm(troops=troops, water=f"a{water}", move_cost=cost, coverts={"a": ["banner"]})
    reason = ("", "allowed") if can else ("SWARM-5.2", f"A move costs {cost} water.")
    assert refused(state, "a", "move sahl crow-gate 1") == reason
    assert legal(state, "a")[-1] == "done"
    assert (len(legal(state, "a")) > 1) is can


@pytest.mark.rule("SWARM-5.3")
def test_each_troop_moves_at_most_once_a_round() -> None:
    state = swarm(troops={"a": {"sahl": 3, "blue-basin": 2}})
    does(state, "a", "move sahl blue-basin 3")
    assert {move for move in legal(state, "a") if move != "done"} == {
        "move blue-basin sahl 1-2",
        "move blue-basin sanctuary 1-2",
        "move blue-basin red-watch 1-2",
        "move blue-basin flint-waste 1-2",
    }
    reason = ("SWARM-5.3", "Only 2 of your troops at Blue Basin can still move this round.")
    assert refused(state, "a", "move blue-basin sahl 3") == reason


@pytest.mark.rule("SWARM-5.3")
def test_stacks_may_be_split_and_only_water_limits_the_moves() -> None:
    state = swarm(troops={"a": {"sahl": 4}}, water="a3", coverts={"a": ["banner"]})
    does(state, "a", "move sahl crow-gate 1", "move sahl blue-basin 1", "move sahl ember-temple 1")
    assert on(state, "a") == {"sahl": 1, "crow-gate": 1, "blue-basin": 1, "ember-temple": 1}
    assert (int(state.water[0]), legal(state, "a")) == (0, ["done"])


@pytest.mark.rule("SWARM-5.3")
def test_dropped_troops_may_move() -> None:
    state = swarm("drop", prays="bc", troops={"a": {"sahl": 1}}, inside={"a": {"fire": 2}})
    does(state, "a", "drop sahl 1", "descend fire sahl 2", "done")
    assert "move sahl crow-gate 1-4" in legal(state, "a")


@pytest.mark.rule("SWARM-5.3")
def test_every_round_all_may_move_again() -> None:
    state = swarm("drop", troops={"a": {"sahl": 2}}, moved={"a": {"sahl": 2}})
    for seat in "abc":
        does(state, seat, "done")
    assert "move sahl crow-gate 1-2" in legal(state, "a")


@pytest.mark.rule("SWARM-5.4", "SWARM-2.1")
def test_in_turn_order_those_who_can_do_something_are_asked() -> None:
    troops = {"a": {"sahl": 1}, "b": {"merit": 1}, "c": {"ashar": 1}, "d": {"crow-gate": 1}}
    moved = {"c": {"ashar": 1}}
    state = swarm(seats=4, start="b", troops=troops, moved=moved, water="b0", coverts={"d": ["spy"]})
    assert asked(state) == "d"
    does(state, "d", "move crow-gate flint-waste 1")
    assert asked(state) == "d"
    does(state, "d", "done")
    assert asked(state) == "a"
    does(state, "a", "move sahl crow-gate 1")
    assert sees(state)["phase"] == "bid"


@pytest.mark.rule("SWARM-5.4")
def test_who_prays_does_not_move() -> None:
    assert asked(swarm(prays="a", troops={"a": {"sahl": 1}, "b": {"merit": 1}})) == "b"


@pytest.mark.rule("SWARM-5.2")
def test_the_first_move_of_a_nomad_is_free_each_round() -> None:
    nomads = {"a": "nomad", "b": "nomad"}
    state = swarm(specialty=nomads, troops={"a": {"sahl": 3}, "b": {"merit": 2}}, water="a1 b0")
    does(state, "a", "move sahl crow-gate 1")
    assert int(state.water[0]) == 1
    does(state, "a", "move sahl blue-basin 1")
    assert (int(state.water[0]), asked(state)) == (0, "b")


@pytest.mark.rule("SWARM-5.2")
def test_a_nomad_without_water_moves_once() -> None:
    state = swarm(specialty={"b": "nomad"}, troops={"b": {"sahl": 3}, "a": {"merit": 1}}, water="b0")
    does(state, "a", "move merit salt-keep 1")
    assert asked(state) == "b"
    does(state, "b", "move sahl crow-gate 1")
    assert sees(state)["phase"] == "bid"


@pytest.mark.rule("SWARM-5.2")
def test_the_game_says_when_moving_is_not_asked() -> None:
    state = swarm("drop", troops={"a": {"sahl": 2}})
    reason = ("SWARM-5.2", "You cannot do that now: drop troops or finish.")
    assert refused(state, "a", "move sahl crow-gate 1") == reason
    bidding = swarm("quest")
    assert refused(bidding, "a", "done") == ("SWARM-5.4", "You cannot do that now: bid or pass.")
