"""The dials: what they are, and that each reaches the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.swarm import GAME, content, setup
from hegemon.games.swarm.state import Swarm, blank
from hegemon.games.swarm.tests.positions import all_do, asides, asked, deck, does, legal, on, swarm, within


def begun(**dials: object) -> Swarm:
    state = blank(3, GAME.settle(3, dials))
    setup.setup(state, seeded(5))
    return state


def test_the_defaults_are_those_of_the_rules() -> None:
    assert GAME.settle(3, {}) == {
        "bastions": 5,
        "cities": 4,
        "basins": 2,
        "starting_water": 5,
        "starting_troops": 15,
        "deployed": 5,
        "starting_leaders": 3,
        "specialty_water": "even",
        "drop_cost": 2,
        "move_cost": 1,
        "commitment_cap": 6,
        "bastions_to_win": 3,
        "hold": 2,
        "city_points": 1,
        "leader_limit": 6,
        "covert_limit": 4,
        "quest_limit": 3,
        "rain_on_top": 5,
        "ending_among_last": 18,
        "prayer_troops": 1,
        "mercy": 2,
        "minimum_bid": 1,
        "auction": "open",
        "ties": "both",
        "deals": 3,
        "sealed_bids": "set_aside",
        "own_treason": "asked",
    }


NUMBERS = {dial.name: dial for dial in GAME.dials if dial.kind == "number"}


@pytest.mark.parametrize("players", [2, 6])
def test_everything_at_its_highest_can_be_dealt(players: int) -> None:
    state = blank(players, GAME.settle(players, {name: dial.high for name, dial in NUMBERS.items()}))
    setup.setup(state, seeded(5))
    assert state.audit() == []


@pytest.mark.rule("SWARM-1.1")
@pytest.mark.parametrize(("bastions", "cities", "basins"), [(3, 2, 1), (6, 5, 4), (5, 4, 2)])
def test_tile_counts(bastions: int, cities: int, basins: int) -> None:
    tiles = begun(bastions=bastions, cities=cities, basins=basins).world.tiles
    kinds = Counter(content.TILE_KINDS[tile.kind] for tile in tiles)
    deserts = 15 - bastions - cities - basins
    assert (kinds["bastion"], kinds["city"], kinds["basin"], kinds["desert"]) == (bastions, cities, basins, deserts)
    assert (kinds["sanctuary"], kinds["temple"], len(tiles)) == (1, 4, 20)


@pytest.mark.rule("SWARM-2.2")
@pytest.mark.parametrize("water", [0, 20])
def test_starting_water(water: int) -> None:
    state = begun(starting_water=water)
    more = [STARTS[SPECIALTIES[specialty]][1] for specialty in state.specialty]
    assert list(state.water) == [max(0, water + number) for number in more]


@pytest.mark.rule("SWARM-2.2")
@pytest.mark.parametrize("troops", [6, 30])
def test_starting_troops(troops: int) -> None:
    state = begun(starting_troops=troops)
    more = [content.SPECIALTIES[specialty].troops for specialty in state.specialty]
    assert list(state.reserve) == [troops + number for number in more]


@pytest.mark.rule("SWARM-2.5")
@pytest.mark.parametrize("deployed", [1, 6])
def test_deployed(deployed: int) -> None:
    state = does(swarm("deploy", deployed=deployed), "a", "deploy sahl")
    assert (on(state, "a"), int(state.reserve[0])) == ({"sahl": deployed}, 15 - deployed)


@pytest.mark.rule("SWARM-2.3")
@pytest.mark.parametrize("number", [1, 3, 4])
def test_starting_leaders(number: int) -> None:
    state = begun(starting_leaders=number)
    assert Counter(int(place) for place in state.leader_at) == {-1: 24 - 3 * number, 0: number, 1: number, 2: number}


@pytest.mark.rule("SWARM-5.1", "SWARM-5.2")
@pytest.mark.parametrize(("drop_cost", "move_cost", "left"), [(2, 1, 2), (0, 0, 5), (4, 0, 1), (0, 3, 2)])
def test_drop_and_move_costs(drop_cost: int, move_cost: int, left: int) -> None:
    troops = {"a": {"sahl": 5}}
    state = swarm("drop", prays="bc", drop_cost=drop_cost, move_cost=move_cost, troops=troops, coverts={"a": ["bluff"]})
    does(state, "a", "drop sahl 1", "done", "move sahl crow-gate 2")
    assert int(state.water[0]) == left


@pytest.mark.rule("SWARM-6.2")
@pytest.mark.parametrize(
    ("cap", "troops", "span"), [(6, 9, "1-6"), (6, 6, "1-6"), (6, 5, "1-5"), (12, 12, "1-12"), (1, 9, "1")]
)
def test_commitment_cap(cap: int, troops: int, span: str) -> None:
    state = swarm("battle", commitment_cap=cap, troops={"a": {"sahl": troops}, "b": {"sahl": 1}})
    assert legal(state, "a") == [f"plan nobody {span}"]


CLAIM = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}, "b": {"high-step": 1}}


@pytest.mark.rule("SWARM-9.1")
@pytest.mark.parametrize(("need", "over"), [(2, True), (3, True), (4, False)])
def test_bastions_to_win(need: int, over: bool) -> None:
    assert swarm("harvest", hold=1, bastions_to_win=need, troops=CLAIM).standing().over is over


@pytest.mark.rule("SWARM-9.1")
@pytest.mark.parametrize(
    ("hold", "looks", "over"), [(1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False), (3, 2, True)]
)
def test_hold(hold: int, looks: int, over: bool) -> None:
    assert swarm("harvest", hold=hold, looks=f"a{looks}", troops=CLAIM).standing().over is over


@pytest.mark.rule("SWARM-9.2")
@pytest.mark.parametrize("points", [1, 3])
def test_city_points(points: int) -> None:
    troops = {"a": {"sahl": 1, "merit": 1}, "b": {"ashar": 1}}
    state = swarm("finish", event="long-night", city_points=points, troops=troops)
    assert state.standing().scores == [2 * points, points, 0]


@pytest.mark.rule("SWARM-1.5")
def test_rain_on_top_and_ending_among_last() -> None:
    pile = deck(begun(rain_on_top=10, ending_among_last=1), "event")
    rain = [card.name for card in content.EVENTS if card.effect == content.RAIN]
    assert (set(pile[:10]) <= set(rain), pile[-1]) == (True, "long-night")


@pytest.mark.rule("SWARM-4.3")
@pytest.mark.parametrize("number", [1, 3])
def test_prayer_troops(number: int) -> None:
    state = all_do(swarm("pray", prayer_troops=number), "pray fire")
    assert within(state, "b") == {"fire": number}


@pytest.mark.rule("SWARM-7.2")
@pytest.mark.parametrize("mercy", [0, 5])
def test_mercy(mercy: int) -> None:
    assert list(swarm("harvest", mercy=mercy, water="a0 b0 c9").water) == [mercy, mercy, 9]


@pytest.mark.rule("SWARM-8.1")
def test_minimum_bid_and_the_kind_of_auction() -> None:
    state = swarm("quest", minimum_bid=5)
    assert legal(state, "a") == ["pass", "bid 5"]
    assert [asked(swarm("quest", auction=kind)) for kind in ("open", "sealed")] == ["a", "abc"]


@pytest.mark.rule("SWARM-6.6")
@pytest.mark.parametrize(("ties", "left"), [("both", {}), ("defender", {"crow-gate": 2})])
def test_ties(ties: str, left: dict[str, int]) -> None:
    troops: dict[str, Any] = {"a": {"crow-gate": 3}, "b": {"crow-gate": 4}}
    state = swarm("battle", ties=ties, troops=troops, came={"b": ["crow-gate"]})
    does(does(state, "a", "plan nobody 1"), "b", "plan nobody 2")
    assert (on(state, "a"), on(state, "b")) == (left, {})


@pytest.mark.rule("SWARM-3.1")
@pytest.mark.parametrize("deals", [0, 1, 10])
def test_deals(deals: int) -> None:
    state = swarm("quest", deals=deals, water="a40")
    for _ in range(deals):
        does(state, "a", "pay b 1")
    assert [move for move in asides(state, "a") if not move.startswith("order")] == []


SPECIALTIES = ["seer", "tactician", "clandestine", "nomad", "steward", "warlord", "hermit", "sapper", "herald"]


def test_every_specialty_is_tried_below() -> None:
    assert [specialty.name for specialty in content.SPECIALTIES] == SPECIALTIES


def dealt(name: str, players: int, **dials: object) -> tuple[int, int]:
    """Water and reserve of whoever has this specialty, in the first deal in which somebody has."""
    for seed in range(100):
        state = blank(players, GAME.settle(players, dials))
        setup.setup(state, seeded(seed))
        if SPECIALTIES.index(name) in state.specialty:
            seat = list(state.specialty).index(SPECIALTIES.index(name))
            return int(state.water[seat]), int(state.reserve[seat])
    raise AssertionError(f"nobody is ever the {name}")


# Water more than others' with one rival, with several, and as it was in rules version 2; then troops.
STARTS = {
    "seer": (3, 5, 5, 0),
    "tactician": (0, -5, -5, 0),
    "clandestine": (1, -5, -5, -1),
    "nomad": (-2, -2, -2, 0),
    "steward": (0, 0, 0, 0),
    "warlord": (0, 0, 0, 3),
    "hermit": (2, 2, 2, 0),
    "sapper": (3, 3, 3, 0),
    "herald": (0, 0, 3, 0),
}


@pytest.mark.rule("SWARM-1.7", "SWARM-2.2")
@pytest.mark.parametrize("name", SPECIALTIES)
def test_a_specialty_adds_what_is_written_at_the_setup(name: str) -> None:
    duel, more, _first, troops = STARTS[name]
    assert dealt(name, 2, starting_water=8) == (8 + duel, 15 + troops)
    assert {dealt(name, players, starting_water=8) for players in (3, 6)} == {(8 + more, 15 + troops)}


@pytest.mark.rule("SWARM-2.2")
@pytest.mark.parametrize("name", SPECIALTIES)
def test_the_water_of_rules_version_2_is_still_an_option(name: str) -> None:
    for players in (2, 6):
        water, _troops = dealt(name, players, starting_water=8, specialty_water="first")
        assert water == 8 + STARTS[name][2]


@pytest.mark.rule("SWARM-2.2")
@pytest.mark.parametrize("name", SPECIALTIES)
def test_nobody_begins_with_less_than_no_water(name: str) -> None:
    for starting in (0, 1):
        assert dealt(name, 6, starting_water=starting)[0] == max(0, starting + STARTS[name][1])


@pytest.mark.parametrize("card", content.SPECIALTIES, ids=lambda card: card.name)
def test_the_text_of_a_specialty_says_with_how_many_troops_it_begins(card: content.Specialty) -> None:
    troops = f"You have {card.troops} more troops" if card.troops > 0 else f"You have {-card.troops} troop fewer"
    assert (troops in card.text) is (card.troops != 0)


@pytest.mark.rule("SWARM-1.7", "SWARM-6.5")
@pytest.mark.parametrize(
    ("tile", "came", "scores"),
    [("crow-gate", "b", [2, 2]), ("crow-gate", "a", [1, 2]), ("crow-gate", "", [1, 2]), ("sahl", "b", [1, 1])],
)
def test_a_sapper_counts_one_more_for_bastions_it_does_not_defend(tile: str, came: str, scores: list[int]) -> None:
    troops = {"a": {tile: 3}, "b": {tile: 3}}
    state = swarm("battle", specialty={"b": "sapper"}, troops=troops, came={came: [tile]} if came else {})
    does(does(state, "a", "plan nobody 1"), "b", "plan nobody 1")
    assert [int(state.clash[3]), int(state.clash[8])] == scores
