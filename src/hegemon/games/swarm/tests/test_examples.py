"""The worked examples of the rule book, played."""

from __future__ import annotations

import pytest

from hegemon.games.swarm import content
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, asked, does, on, swarm


def siege(ada: str, bo: str, traitor: str = "tide", coverts: dict[str, list[str]] | None = None) -> Swarm:
    """Crow Gate: Ada has held it with 5, Bo has moved in with 6; both plans are open and treason is asked."""
    state = swarm(
        "battle",
        troops={"a": {"crow-gate": 5}, "b": {"crow-gate": 6}},
        came={"b": ["crow-gate"]},
        leaders={"a": ["petra"], "b": ["pyra"]},
        coverts=coverts or {},
        traitors={"c": traitor},
    )
    return does(does(state, "a", ada), "b", bo)


@pytest.mark.rule("SWARM-6.4", "SWARM-6.5", "SWARM-6.6", "SWARM-6.7")
def test_the_example_of_elements() -> None:
    state = all_do(siege("plan petra banner 2", "plan pyra 4", coverts={"a": ["banner"]}), "pass")
    assert [side["score"] for side in sides(state)] == [5, 9]
    assert (on(state, "a"), on(state, "b"), asked(state)) == ({}, {"crow-gate": 2}, "b")
    assert does(state, "b", "shrine").inside[4 + content.FIRE] == 1


@pytest.mark.rule("SWARM-6.8")
@pytest.mark.parametrize(("answer", "scores"), [("", [8, 4]), ("shield ", [3, 9]), ("mirage ", [3, 9])])
def test_the_example_of_tactics(answer: str, scores: list[int]) -> None:
    hands = {"a": ["dagger"], "b": ["shield", "mirage"]}
    state = all_do(siege("plan petra dagger 2", f"plan pyra {answer}4", coverts=hands), "pass")
    assert [side["score"] for side in sides(state)] == scores
    assert on(state, "a") == ({"crow-gate": 3} if scores == [8, 4] else {})


@pytest.mark.rule("SWARM-3.2", "SWARM-6.3")
def test_the_example_of_treason() -> None:
    state = siege("plan petra banner 2", "plan pyra 4", traitor="petra", coverts={"a": ["banner"]})
    does(does(does(state, "a", "pass"), "b", "pass"), "c", "treason")
    view = state.view(-1)
    assert (on(state, "a"), on(state, "b"), state.reserve[0]) == ({}, {"crow-gate": 6}, 15)
    assert (view["gone"], view["discards"]) == (["petra"], ["banner"])


def sides(state: Swarm) -> list[dict[str, object]]:
    battle = state.view(-1)["battle"]
    assert isinstance(battle, dict)
    return [battle["left"], battle["right"]]


@pytest.mark.rule("SWARM-1.2", "SWARM-4.1", "SWARM-4.2")
def test_the_example_of_a_swarm_that_wraps_round() -> None:
    camps = {"still-pan": 1, "flint-waste": 1, "blue-basin": 1, "clay-temple": 1}
    state = swarm("event", event="south-squall", swarm="clay-temple", troops={"a": camps}, start="b")
    path = [content.CELL_NAMES.index(cell) for cell in ("d2", "e2", "a2", "b2", "c2")]
    assert state.view(-1)["swarm_path"] == path
    assert (on(state, "a"), state.start) == ({"clay-temple": 1}, 2)


@pytest.mark.rule("SWARM-4.3")
@pytest.mark.parametrize(
    ("specialty", "event", "inside"),
    [("seer", "warm-rain", 1), ("hermit", "warm-rain", 2), ("hermit", "pilgrimage", 3)],
)
def test_the_example_of_prayer(specialty: str, event: str, inside: int) -> None:
    state = swarm("pray", specialty={"a": specialty}, event=event, water="a0")
    assert all_do(does(state, "a", "pray wind"), "stay").inside[content.WIND] == inside


@pytest.mark.rule("SWARM-5.1")
def test_the_example_of_coming_down_from_a_temple() -> None:
    state = swarm("drop", troops={"a": {"crow-gate": 1}}, inside={"a": {"wind": 1}}, water="a0")
    assert on(does(state, "a", "descend wind crow-gate 1"), "a") == {"crow-gate": 2}


@pytest.mark.rule("SWARM-7.1", "SWARM-7.2")
def test_the_example_of_harvest_and_mercy() -> None:
    troops = {"a": {"high-step": 3, "deep-basin": 1}}
    state = swarm("harvest", event="slow-drops", troops=troops, water="a0 b1", start="c")
    assert (state.water[0], state.water[1]) == (5, 2)


@pytest.mark.rule("SWARM-8.1", "SWARM-1.7")
def test_the_example_of_an_auction_with_limits() -> None:
    state = swarm("leader", water="a6 b5 c3", specialty={"c": "tactician"})
    does(does(does(state, "a", "bid 1 upto 4"), "b", "bid 2"), "c", "pass")
    assert (state.bid, asked(state)) == (3, "b")
    passed = does(state.copy(), "b", "pass")
    assert passed.water[0] == 3
    does(does(state, "b", "bid 4"), "a", "pass")
    assert [int(water) for water in state.water] == [6, 1, 7]


@pytest.mark.rule("SWARM-9.3")
@pytest.mark.parametrize(
    ("leader", "treason", "winner"), [("marina", "pass", [0]), ("asha", "pass", [1]), ("marina", "treason", [1])]
)
def test_the_example_of_the_duel(leader: str, treason: str, winner: list[int]) -> None:
    state = swarm("finish", event="long-night", seats=3, leaders={"a": ["tor"], "c": [leader]}, traitors={"b": "tor"})
    does(does(state, "a", "show tor"), "c", f"show {leader}")
    does(does(does(state, "b", treason), "a", "pass"), "c", "pass")
    assert state.view(-1)["winners"] == [2 * seat for seat in winner]
