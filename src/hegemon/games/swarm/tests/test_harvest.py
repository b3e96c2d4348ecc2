"""Chapter 7: rain, basins and mercy."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import heard, swarm

# dawn-shower rains on Crow Gate (a1), the sanctuary (c2) and Dunmouth (e3).


@pytest.mark.rule("SWARM-7.1")
def test_each_own_troop_on_a_tile_that_yields_gains_one_water() -> None:
    troops = {"a": {"crow-gate": 3, "sahl": 4}, "b": {"sanctuary": 2}, "c": {"sanctuary": 1, "dunmouth": 5}}
    state = swarm("harvest", troops=troops)
    assert list(state.water) == [8, 7, 11]
    assert heard(state)[:3] == ["A harvested 3 water.", "B harvested 2 water.", "C harvested 6 water."]


@pytest.mark.rule("SWARM-7.1")
def test_a_controlled_basin_yields_two_each() -> None:
    troops = {"a": {"blue-basin": 1, "deep-basin": 7}, "b": {"sahl": 3}}
    state = swarm("harvest", troops=troops)
    assert list(state.water) == [9, 5, 5]
    assert "B harvested 0 water." not in heard(state)


@pytest.mark.rule("SWARM-7.1")
def test_who_shares_a_basin_does_not_control_it() -> None:
    troops = {"a": {"blue-basin": 1, "deep-basin": 1}, "b": {"blue-basin": 1}, "c": {"deep-basin": 2}}
    state = swarm("harvest", event="truce", troops=troops)
    assert list(state.water) == [5, 5, 5]


@pytest.mark.rule("SWARM-7.1")
def test_rain_on_a_basin_adds_up() -> None:
    state = swarm("harvest", event="cloudburst", troops={"a": {"blue-basin": 3}})
    assert list(state.water) == [10, 5, 5]


@pytest.mark.rule("SWARM-7.2")
@pytest.mark.parametrize(
    ("mercy", "water", "after"), [(2, 0, 2), (2, 1, 2), (2, 2, 2), (2, 3, 3), (0, 0, 0), (5, 3, 5), (5, 6, 6)]
)
def test_mercy_fills_up_the_poor(mercy: int, water: int, after: int) -> None:
    assert int(swarm("harvest", water=f"a{water}", mercy=mercy).water[0]) == after


@pytest.mark.rule("SWARM-7.2")
@pytest.mark.parametrize(("troops", "after"), [(1, 2), (2, 2), (3, 3)])
def test_mercy_looks_at_what_there_is_after_the_harvest(troops: int, after: int) -> None:
    state = swarm("harvest", water="a0", troops={"a": {"crow-gate": troops}})
    assert int(state.water[0]) == after
    assert heard(state)[0] == f"A harvested {after} water."


@pytest.mark.rule("SWARM-7.1", "SWARM-7.2", "SWARM-4.3")
def test_who_prays_neither_harvests_nor_finds_mercy() -> None:
    state = swarm("harvest", prays="ab", water="a0", troops={"b": {"crow-gate": 2, "blue-basin": 1}})
    assert list(state.water) == [0, 5, 5]


@pytest.mark.rule("SWARM-7.1")
@pytest.mark.parametrize(
    ("event", "prays", "gained"), [("dawn-shower", "", 3), ("drought", "", 1), ("dawn-shower", "a", 0)]
)
def test_a_steward_takes_one_more_where_it_takes_part(event: str, prays: str, gained: int) -> None:
    specialty = {"a": "steward"}
    state = swarm("harvest", event=event, prays=prays, specialty=specialty, troops={"a": {"crow-gate": 2}})
    assert list(state.water) == [5 + gained, 5, 5]


@pytest.mark.rule("SWARM-7.1", "SWARM-2.1")
def test_the_harvest_is_told_in_turn_order() -> None:
    troops = {"a": {"crow-gate": 1}, "b": {"sanctuary": 1}, "c": {"dunmouth": 1}}
    state = swarm("harvest", start="c", troops=troops)
    assert [sentence[0] for sentence in heard(state)[:3]] == ["C", "A", "B"]
