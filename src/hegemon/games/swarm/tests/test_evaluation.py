"""The guess at who will win: what makes it rise and fall. Its weights are tuned and have names."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest

from hegemon.games.swarm import evaluation
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import Piles, does, swarm
from hegemon.games.swarm.tests.scenes import with_change

WEIGHTS = {feature.name: feature.weight for feature in evaluation.FEATURES}
HOME: Piles = {"a": {"grey-sea": 3}, "b": {"bone-field": 3}, "c": {"flint-waste": 3}}


def guess(state: Swarm, seat: int = 0) -> float:
    return state.evaluate(seat)


def at(tile: str, number: int = 1, **more: object) -> Swarm:
    """A has troops on one tile, B and C have none near it."""
    return swarm("move", **{"troops": {"a": {tile: number}}, "event": "west-cloud", **more})  # type: ignore[arg-type]


def board(state: Swarm) -> float:
    return evaluation.board_worth(state, 0)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_guesses_are_parts_of_nearly_the_whole(seats: int) -> None:
    state = swarm("move", seats=seats, troops={"a": {"sahl": 3}, "b": {"merit": 1}})
    guesses = [guess(state, seat) for seat in range(seats)]
    assert all(0.0 < value < 1.0 for value in guesses)
    assert sum(guesses) == pytest.approx(evaluation.UNDECIDED)


@pytest.mark.parametrize("event", ["west-cloud", "long-night"])
def test_equals_are_guessed_equal(event: str) -> None:
    state = swarm("pray", event=event)
    assert [guess(state, seat) for seat in range(3)] == [pytest.approx(evaluation.UNDECIDED / 3)] * 3


def test_a_finished_game_is_worth_what_it_brought() -> None:
    won = swarm("finish", event="long-night", water="a9")
    assert [guess(won, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    drawn = swarm("finish", event="long-night", water="c0")
    assert [guess(drawn, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_who_has_nothing_is_worth_a_little() -> None:
    state = with_change(swarm("move", seats=2, troops={"b": {"sahl": 9}}, water="a0"), reserve=(0, 0))
    assert 0.0 < guess(state, 0) < 0.02


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"water": "a3"}, {"water": "a2"}),
        ({"water": "a8"}, {"water": "a7"}),
        ({"water": "a20"}, {"water": "a9"}),
        ({"leaders": {"a": ["asha"]}}, {}),
        ({"leaders": {"a": ["volkan"]}}, {"leaders": {"a": ["asha"]}}),
        ({"leaders": {"a": ["asha", "dorn", "aura", "brook"]}}, {"leaders": {"a": ["asha", "dorn", "aura"]}}),
        ({"coverts": {"a": ["bluff"]}}, {}),
        ({"wards": "a"}, {}),
        ({"quests": {"a": ["butcher"]}}, {}),
        ({"fulfilled": {"a": ["choir"]}}, {"fulfilled": {"a": ["novice"]}}),
        ({"inside": {"a": {"fire": 2}}}, {}),
        ({}, {"prays": "a"}),
    ],
)
def test_more_is_better_for_its_owner_and_worse_for_the_others(
    better: Mapping[str, object], worse: Mapping[str, object]
) -> None:
    up, down = (swarm("move", troops=HOME, **what) for what in (better, worse))  # type: ignore[arg-type]
    assert guess(up) > guess(down)
    assert guess(up, 1) < guess(down, 1)


def test_the_first_water_is_worth_most_and_spare_water_least() -> None:
    worth = [evaluation.water_worth(swarm("pray", water=f"a{water}"), 0) for water in range(12)]
    gains = [after - before for before, after in pairwise(worth)]
    rounded = [round(gain, 6) for gain in gains]
    assert rounded == sorted(rounded, reverse=True)
    assert worth[0] == 0.0
    assert gains[0] == pytest.approx(WEIGHTS["first_water"])
    assert gains[10] == pytest.approx(WEIGHTS["spare_water"])


@pytest.mark.parametrize("tile", ["ashar", "old-teeth", "blue-basin"])
def test_cities_bastions_and_basins_are_worth_holding(tile: str) -> None:
    assert board(at(tile)) > board(at("grey-sea")) + 1.0


@pytest.mark.parametrize("tile", ["ashar", "old-teeth", "blue-basin"])
def test_to_hold_one_is_worth_more_than_another_troop(tile: str) -> None:
    another = board(at("grey-sea", 4)) - board(at("grey-sea", 3))
    assert board(at(tile)) - board(at("grey-sea")) > another


def test_who_has_no_troops_on_the_board_has_nothing_there() -> None:
    assert evaluation.board_worth(at("ashar"), 1) == 0.0


def test_three_leaders_are_wanted_and_a_fourth_is_worth_less() -> None:
    hand = ["asha", "dorn", "aura", "brook"]  # of one skill
    states = [swarm("move", leaders={"a": hand[:number]}) for number in range(1, 5)]
    worth = [evaluation.leaders_worth(state, 0) for state in states]
    second, third, fourth = (after - before for before, after in pairwise(worth))
    assert second == pytest.approx(third)
    assert third > fourth + 0.1


def test_cities_are_worth_more_towards_the_end() -> None:
    state = at("ashar")
    assert board(with_change(state, events=state.events[:2])) > board(state)
    desert = at("grey-sea")
    assert board(with_change(desert, events=desert.events[:2])) == board(desert)


def test_the_part_of_a_city_that_grows_is_divided_by_the_events_that_are_left() -> None:
    state = at("ashar")
    late, early = (board(with_change(state, events=state.events[:left])) for left in (1, 9))
    assert late - early == pytest.approx(WEIGHTS["late_city"] * (1 / 2 - 1 / 10))


def test_up_to_two_goals_next_to_a_stack_count_and_none_next_to_a_single_troop() -> None:
    """Next to the Grey Sea are two bastions, a basin and the sanctuary."""
    assert board(at("grey-sea")) == pytest.approx(WEIGHTS["field"])
    assert board(at("grey-sea", 2)) == pytest.approx(2 * WEIGHTS["field"] + 2 * WEIGHTS["near"])


def test_each_bastion_is_worth_more_than_the_last_and_enough_are_nearly_a_win() -> None:
    worth = [evaluation.bastions_worth(swarm(), float(held)) for held in range(5)]
    gains = [after - before for before, after in pairwise(worth)]
    assert worth[0] == 0.0
    assert gains[0] == pytest.approx(WEIGHTS["bastion"])
    assert gains[0] < gains[1] < gains[2] > gains[3]
    assert gains[2] - gains[1] == pytest.approx(WEIGHTS["claim"])


def test_how_many_bastions_are_enough_is_the_dials() -> None:
    worth = [evaluation.bastions_worth(swarm(bastions_to_win=2), float(held)) for held in (1, 2)]
    assert worth[1] - worth[0] > WEIGHTS["claim"]


def test_a_troop_beyond_a_full_stack_is_worth_less() -> None:
    worth = [board(at("grey-sea", number)) for number in (5, 6, 7)]
    assert worth[1] - worth[0] == pytest.approx(WEIGHTS["field"])
    assert worth[2] - worth[1] == pytest.approx(WEIGHTS["field"] - WEIGHTS["crowd"])


def test_rain_is_worth_something_before_the_harvest() -> None:
    wet, dry = at("crow-gate", 2, event="dawn-shower"), at("crow-gate", 2)
    assert board(wet) - board(dry) == pytest.approx(2 * WEIGHTS["rain"])
    assert evaluation.rain(at("crow-gate", event="drought")) == 0
    assert evaluation.rain(swarm("quest", event="dawn-shower")) == 0
    assert evaluation.rain(swarm("deploy")) == 0


@pytest.mark.parametrize(("armies", "chance"), [((3, 3), 0.5), ((6, 3), 8 / 9), ((3, 6), 1 / 9), ((9, 6), 0.5)])
def test_a_shared_tile_counts_by_the_chance_to_win_it(armies: tuple[int, int], chance: float) -> None:
    state = swarm("move", troops={"a": {"sahl": armies[0]}, "b": {"sahl": armies[1]}})
    assert evaluation.chance_at(state, 0, 10) == pytest.approx(chance)


def test_leaders_that_can_fight_add_to_the_chance() -> None:
    troops: Piles = {"a": {"sahl": 2}, "b": {"sahl": 2}}
    ready = swarm("move", troops=troops, leaders={"a": ["asha", "brand"]})
    assert evaluation.chance_at(ready, 0, 10) == pytest.approx(64 / 72)
    tired = swarm("move", troops=troops, leaders={"a": ["asha", "brand"]}, fought=["asha", "brand"])
    assert evaluation.chance_at(tired, 0, 10) == pytest.approx(0.5)


def test_alone_or_in_the_sanctuary_nothing_is_at_risk() -> None:
    state = swarm("move", troops={"a": {"sanctuary": 1, "sahl": 1}, "b": {"sanctuary": 9}})
    assert (evaluation.chance_at(state, 0, 0), evaluation.chance_at(state, 0, 10)) == (1.0, 1.0)


def test_an_army_at_risk_is_worth_less_than_one_that_is_not() -> None:
    alone = at("grey-sea", 2)
    risky = at("grey-sea", 2, troops={"a": {"grey-sea": 2}, "b": {"grey-sea": 2}})
    lost = at("grey-sea", 2, troops={"a": {"grey-sea": 2}, "b": {"grey-sea": 6}})
    assert board(alone) > board(risky) > board(lost) > 0.0


def test_a_strong_neighbour_makes_a_tile_worth_less() -> None:
    calm = at("ashar", 2, troops={"a": {"ashar": 2}, "b": {"salt-keep": 5}})
    tense = at("ashar", 2, troops={"a": {"ashar": 2}, "b": {"flint-waste": 5}})
    assert board(calm) > board(tense)


def test_a_strong_neighbour_in_the_corner_of_the_board_is_one_too() -> None:
    calm = at("sahl", troops={"a": {"sahl": 2}, "b": {"salt-keep": 5}})
    tense = at("sahl", troops={"a": {"sahl": 2}, "b": {"crow-gate": 5}})
    assert board(calm) > board(tense)


@pytest.mark.parametrize("lot", ["quest", "leader", "covert"])
def test_the_highest_bidder_has_the_card_in_sight_and_the_water_spent(lot: str) -> None:
    state = swarm(lot)
    poor = swarm(lot, water="a3")
    does(state, "a", "bid 2")
    assert evaluation.water_worth(state, 0) == evaluation.water_worth(poor, 0)
    assert evaluation.worth_of(state, 0, 0) > evaluation.worth_of(poor, 0, 0)


def test_only_the_own_quests_are_known_to_be_near() -> None:
    state = swarm("move", quests={"a": ["dry-throat", "butcher"]}, water="a1")
    gain = evaluation.cards_worth(state, 0, 0) - evaluation.cards_worth(state, 0, 1)
    assert gain == pytest.approx(WEIGHTS["quest_holds"])


@pytest.mark.rule("SWARM-9.2")
def test_in_the_last_round_a_city_is_worth_more_than_anything_else() -> None:
    rich = {"troops": {"a": {"sahl": 1}, "b": {"crow-gate": 5}}, "water": "b30", "event": "long-night"}
    state = swarm("move", leaders={"b": ["asha", "dorn", "aura"]}, **rich)  # type: ignore[arg-type]
    assert guess(state, 0) > guess(state, 1) > guess(state, 2)


def test_in_the_last_round_water_and_troops_count_a_little_beside_what_everyone_has() -> None:
    for troops, water, counted in ({}, 3, 3), ({"a": {"grey-sea": 2}}, 3, 5), ({"a": {"grey-sea": 2}}, 9, 11):
        state = swarm("move", event="long-night", water=f"a{water}", troops=troops)
        assert evaluation.end_worth(state, 0) == pytest.approx(WEIGHTS["last_base"] + counted * WEIGHTS["last_troop"])
