"""The guess at who will win, and the quick answers: reckoned by hand in small positions."""

from __future__ import annotations

from math import exp

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.features import parse_weights
from hegemon.games.artefacts.content import MARCHING
from hegemon.games.artefacts.evaluation import (
    FEATURES,
    LEAST_WORTH,
    SURE,
    UNDECIDED,
    evaluate,
    worths_of,
)
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import asked, play, table

WEIGHTS = {feature.name: feature.weight for feature in FEATURES}
GORSEFELL = 0
FAR = {"gorsefell": "A", "jackdaw": "B"}  # neither can reach the other
PART_OF_FOUR, PART_OF_FIVE = 6 * WEIGHTS["bonus"] / 16, 7 * WEIGHTS["bonus"] / 25  # of the bonuses, for one area owned


def worths(state: Artefacts) -> list[float]:
    return [float(worth) for worth in worths_of(state)]


def test_an_area_with_one_army_is_worth_an_area_its_lead_the_army_and_progress() -> None:
    one = 1 + WEIGHTS["lead"] + WEIGHTS["army"]
    assert worths(table(FAR, players=2)) == pytest.approx([one + PART_OF_FOUR, one + PART_OF_FIVE])


def test_a_lead_is_worth_more_up_to_where_it_is_sure() -> None:
    for armies in range(1, 5):
        state = table({**FAR, "gorsefell": "A" * armies}, players=2)
        expected = 1 + WEIGHTS["lead"] * min(armies, SURE) + WEIGHTS["army"] * armies + PART_OF_FOUR
        assert worths(state)[0] == pytest.approx(expected)


def test_a_lead_is_counted_over_the_next_in_the_area() -> None:
    state = table({**FAR, "gorsefell": "AAAB"}, players=2)
    inside = 1 + WEIGHTS["lead"] * 2 + WEIGHTS["army"] * 3 + PART_OF_FOUR + WEIGHTS["chance"]
    assert worths(state)[0] == pytest.approx(inside)
    assert worths(state)[1] == pytest.approx(1 + WEIGHTS["lead"] + WEIGHTS["army"] * 2 + PART_OF_FIVE - WEIGHTS["risk"])


def test_artefacts_are_worth_something_wherever_they_are_held() -> None:
    bare, held = table(FAR, players=2), table(FAR, players=2, carried={"Levy Bell": 1, "White Flag": 1})
    assert worths(held)[0] - worths(bare)[0] == pytest.approx(2 * WEIGHTS["artefact"])
    assert worths(held)[1] == pytest.approx(worths(bare)[1])


def test_a_continent_is_worth_the_square_of_the_part_that_is_owned() -> None:
    state = table({"gorsefell": "A", "pinesward": "A", "inglewood": "A", "stonewell": "B"}, players=2)
    part = 6 * WEIGHTS["bonus"] * 9 / 16
    assert worths(state)[0] == pytest.approx(3 * (1 + WEIGHTS["lead"] + WEIGHTS["army"]) + part)


def test_who_outnumbers_a_neighbour_has_a_chance_and_the_neighbour_a_risk() -> None:
    apart = table({"gorsefell": "AA", "jackdaw": "B"}, players=2)
    beside = table({"gorsefell": "AA", "northolt": "B"}, players=2)
    near = table({"gorsefell": "AA", "ravenscar": "B"}, players=2)
    assert worths(beside) == pytest.approx(worths(apart))
    assert worths(near)[0] - worths(apart)[0] == pytest.approx(WEIGHTS["chance"])
    assert worths(near)[1] - worths(apart)[1] == pytest.approx(-WEIGHTS["risk"])


def test_equal_neighbours_threaten_nobody_and_the_strongest_of_several_has_the_chance() -> None:
    equal = table({"gorsefell": "A", "ravenscar": "B"}, players=2)
    assert worths(equal)[0] == pytest.approx(1 + WEIGHTS["lead"] + WEIGHTS["army"] + PART_OF_FOUR)
    two = table({"gorsefell": "AA", "ravenscar": "B", "northolt": "CCC"})
    one = table({"gorsefell": "AA", "ravenscar": "B", "stonewell": "CCC"})
    assert worths(two)[0] == pytest.approx(worths(one)[0] - WEIGHTS["chance"])
    assert worths(two)[2] == pytest.approx(worths(one)[2] + WEIGHTS["chance"])


def test_the_chance_is_the_strongest_ones_wherever_weaker_ones_stand() -> None:
    both = table({"inglewood": "CCC", "ravenscar": "B", "northolt": "AA"})  # both are next to Ravenscar
    one = table({"inglewood": "CCC", "ravenscar": "B", "stonewell": "AA"})
    assert worths(both) == pytest.approx(worths(one))


def test_an_army_in_danger_is_worth_more_than_none() -> None:
    without, within = table({**FAR, "gorsefell": "AAA"}, players=2), table({**FAR, "gorsefell": "AAAB"}, players=2)
    assert worths(within)[1] > worths(without)[1]


def test_a_guess_is_the_part_of_all_worths_and_nobody_is_without_hope() -> None:
    state = table({**FAR, "vellin": "A"})
    found = [max(worth, LEAST_WORTH) for worth in worths(state)]
    assert found[2] == LEAST_WORTH
    for seat in range(3):
        assert evaluate(state, seat) == pytest.approx(UNDECIDED * found[seat] / sum(found))


def weighed(board: dict[str, str], weights: str) -> Artefacts:
    """A position that is evaluated by other weights than those made by hand."""
    state = table(board, players=2)
    state.weigh(parse_weights(weights, FEATURES))
    return state


def test_a_lead_may_count_by_its_size_and_the_more_the_fuller_the_world_is() -> None:
    board = {**FAR, "vellin": "A"}
    for early, late in ((0.4, 0.4), (0.0, 0.4), (0.4, 0.0)):
        state = weighed(board, f"early {early}\nlate {late}")
        free = int(state.left) / len(state.ground)
        first, second = worths(state)
        odds = exp((early * free + late * (1 - free)) * (second - first))
        assert evaluate(state, 0) == pytest.approx(UNDECIDED / (1 + odds))
        assert evaluate(state, 1) == pytest.approx(UNDECIDED / (1 + 1 / odds))


def test_an_empty_area_next_to_own_armies_is_room() -> None:
    alone, beside = weighed(FAR, "room 0"), weighed(FAR, "room 0.25")
    neighbours = int(alone.world.next.starts[GORSEFELL + 1] - alone.world.next.starts[GORSEFELL])
    assert worths(beside)[0] - worths(alone)[0] == pytest.approx(0.25 * neighbours)
    taken = {**FAR, "ravenscar": "B"}
    assert worths(weighed(taken, "room 0.25"))[0] - worths(weighed(taken, "room 0"))[0] == pytest.approx(
        0.25 * (neighbours - 1)
    )


def test_the_nearer_a_standstill_the_more_counts_who_would_win_it() -> None:
    state = table({**FAR, "vellin": "A"}, players=2)
    usual = [evaluate(state, seat) for seat in range(2)]
    state.quiet = 1
    near = WEIGHTS["still"] / 2
    assert evaluate(state, 0) == pytest.approx((1 - near) * usual[0] + near)
    assert evaluate(state, 1) == pytest.approx((1 - near) * usual[1])


def test_a_game_that_is_over_is_worth_what_was_won() -> None:
    state = table({**FAR, "vellin": "A"}, players=2, phase=MARCHING, round=1, round_limit=1, turn="B")
    play(state, "done", *(["done"] if asked(state).endswith("fighting") else []))
    while state.pending():
        play(state, "done")
    assert [evaluate(state, seat) for seat in range(2)] in ([1.0, 0.0], [0.0, 1.0])


def answer(state: Artefacts) -> str:
    return state.notation().format(state.reply(state.turn, seeded(1)))


def debriefed(board: dict[str, str]) -> Artefacts:
    """A position in which A has begun the debrief."""
    state = table(board, players=2)
    play(state, "done")
    assert asked(state) == "A raising"
    return state


def test_a_quick_placement_prefers_empty_areas_then_those_it_wins_then_its_own() -> None:
    empty = debriefed({"gorsefell": "A", "ravenscar": "B", "jackdaw": "B"})
    assert answer(empty) == "raise 8"  # Pinesward
    crowd = {"pinesward": "B", "alderney": "B", "ravenscar": "BB", "vellin": "B", "longsound": "B"}
    assert answer(debriefed({"gorsefell": "A", **crowd, "inglewood": "BA"})) == "raise 15"  # Inglewood
    assert answer(debriefed({"gorsefell": "A", **crowd, "inglewood": "BB"})) == "raise 2"  # Gorsefell


@pytest.mark.parametrize(
    ("ravenscar", "used"),
    [("BBBx", "use 11"), ("BBx", "done"), ("BBBBB", "done"), ("BBBBxx", "use 11"), ("BBBBBx", "done")],
)
def test_a_quick_use_is_one_that_turns_the_battle(ravenscar: str, used: str) -> None:
    board = {"gorsefell": "AAA", "ravenscar": ravenscar, "jackdaw": "B"}
    state = table(board, players=2, carried={"Army of the Dead": 1})
    play(state, "fight b ravenscar from gorsefell")
    if asked(state) == "A using":
        assert answer(state) == used
    else:
        assert used == "done"


def test_who_would_lose_calls_a_battle_off_or_flees() -> None:
    board = {"gorsefell": "AA", "ravenscar": "Bxx", "jackdaw": "B"}
    state = table(board, players=2, carried={"Shield of Ruin": 44})
    play(state, "fight b ravenscar from gorsefell")
    assert (asked(state), answer(state)) == ("B using", "use 10")
    board = {"gorsefell": "AAA", "ravenscar": ".Bx", "northolt": ".x", "jackdaw": "B"}
    state = table(board, players=2, carried={"Path to the Underworld": 23})
    play(state, "fight b ravenscar from gorsefell")
    assert (asked(state), answer(state)) == ("B using", "use 2")
    play(state, "use 2")
    assert answer(state).startswith("flee 23 ")
