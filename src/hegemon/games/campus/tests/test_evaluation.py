"""The guess at who will win: which way it leans, and what it is made of."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.features import parse_weights
from hegemon.games.campus import evaluation
from hegemon.games.campus.evaluation import (
    break_chance,
    front,
    holdings,
    posture,
    progress,
    shaky_bonus,
    steps_to_front,
    strengths_of,
    touches_enemy,
)
from hegemon.games.campus.phases import PLACING
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, empty, garrison, play

WEIGHTS = {feature.name: feature.weight for feature in evaluation.FEATURES}
BOARD = {"fysik": "A5", "kemi": "A3", "karhuset": "A2", "sspa": "B4"}
VASA = {"vasa-norra": "A5", "vasa-sodra": "A2", "chalmersvillan": "A2"}
DEEP = {"kopparbunkern": "A9", "edit": "A1", "horsalarna": "A1", "maskin": "A1", "kemi": "A1", "sspa": "A1"}
STUDENTKAREN, HORSALSVAGEN = 2, 4
NORRA, FYSIK, KEMI, SSPA, KARHUSET = 0, 3, 4, 5, 12


def strengths(state: Campus) -> list[float]:
    return list(strengths_of(state, holdings(state)))


def posture_of(state: Campus) -> float:
    """Of the first seat."""
    return posture(state, 0, steps_to_front(state, 0), holdings(state))


def worth(board: dict[str, str], seat: int = 0) -> float:
    return campus({**BOARD, **board}).evaluate(seat)


@pytest.mark.parametrize(
    "better",
    [
        {"fysik": "A6"},
        {"sspa": "A1"},
        {"edit": "A1"},
        {"sspa": "B3"},
        {"vasa-norra": "A1", "vasa-sodra": "A1", "chalmersvillan": "A1"},
    ],
)
def test_more_troops_more_land_and_weaker_enemies_are_better(better: dict[str, str]) -> None:
    assert worth(better) > worth({})


@pytest.mark.parametrize("better", [{"fysik": "A6"}, {"sspa": "A1"}, {"edit": "A1"}])
def test_what_is_better_for_one_is_worse_for_the_other(better: dict[str, str]) -> None:
    assert worth(better, 1) < worth({}, 1)


def test_troops_at_the_border_are_worth_more_than_inside() -> None:
    at_the_border = campus({"vasa-norra": "A1", "vasa-sodra": "A1", "chalmersvillan": "A5"})
    inside = campus({"vasa-norra": "A5", "vasa-sodra": "A1", "chalmersvillan": "A1"})
    assert at_the_border.evaluate(0) > inside.evaluate(0)


def test_troops_near_the_border_are_worth_more_than_far_from_it() -> None:
    near = {**DEEP, "kopparbunkern": "A1", "maskin": "A9"}
    assert campus(near).evaluate(0) > campus(DEEP).evaluate(0)


def test_the_last_room_of_a_building_is_worth_more_than_the_second_of_another() -> None:
    begun = {"vasa-norra": "A1", "vasa-sodra": "A1", "maskin": "A1"}
    assert worth({**begun, "chalmersvillan": "A1"}) > worth({**begun, "edit": "A1"})


def test_what_is_still_to_be_placed_does_not_count() -> None:
    assert campus(BOARD, phase=PLACING, reserve=(9, 0)).evaluate(0) == campus(BOARD).evaluate(0)


def test_the_end_of_a_turn_changes_nothing() -> None:
    state = campus(BOARD)
    before = [state.evaluate(seat) for seat in range(2)]
    play(state, "end")
    assert [state.evaluate(seat) for seat in range(2)] == before


def test_who_is_out_has_nothing_and_nobody_counts_them() -> None:
    three = campus({**BOARD, "edit": "C3"}, players=3)
    four = campus({**BOARD, "edit": "C3"}, players=4, fallen="D")
    assert [four.evaluate(seat) for seat in range(3)] == [three.evaluate(seat) for seat in range(3)]
    assert four.evaluate(3) == 0.0


def test_who_has_won_has_everything() -> None:
    state = campus({"fysik": "A2"}, turn="B", round_limit=1)
    play(state, "end")
    assert [state.evaluate(seat) for seat in range(2)] == [0.0, 1.0]


def test_the_guess_is_the_part_of_all_strength() -> None:
    state = campus({**BOARD, "edit": "C3"}, players=3)
    strong = strengths(state)
    mine = strong[0] + posture_of(state)
    total = mine + strong[1] + strong[2]
    assert state.evaluate(0) == pytest.approx(evaluation.UNDECIDED * mine / total)


def test_strength_is_land_troops_and_bonuses() -> None:
    land, troops, bonuses = 3, 5 + 3 + 2, 3 + 1
    expected = WEIGHTS["land"] * land + troops + WEIGHTS["bonus"] * bonuses
    assert strengths(campus(BOARD))[0] == pytest.approx(expected)


@pytest.mark.parametrize(("territory", "is_near"), [(FYSIK, True), (KARHUSET, True), (NORRA, False)])
def test_a_border_touches_an_enemy(territory: int, is_near: bool) -> None:
    assert touches_enemy(campus({**VASA, **BOARD}), territory) is is_near


def test_steps_are_counted_through_own_land() -> None:
    state = campus(DEEP)
    steps = dict(zip(state.world.map.names, steps_to_front(state, 0)))
    assert {name: int(steps[name]) for name in DEEP} == {
        "kopparbunkern": 2,
        "edit": 2,
        "horsalarna": 1,
        "maskin": 1,
        "kemi": 0,
        "sspa": 0,
    }
    assert steps["fysik"] == evaluation.FURTHEST


def test_steps_of_all_seats_are_counted_together() -> None:
    state = campus({**DEEP, "fysik": "B1"})
    together = steps_to_front(state, evaluation.ALL)
    for seat in range(2):
        alone = steps_to_front(state, seat)
        own = [t for t in range(state.world.territories) if state.owner[t] == seat]
        assert [int(together[t]) for t in own] == [int(alone[t]) for t in own]


def test_steps_are_told_apart_up_to_the_furthest() -> None:
    state = empty(2, (("map", "university"),))
    for territory in range(state.world.territories):
        garrison(state, territory, "B1" if territory == 0 else "A1")
    distances = {0: 0}
    for near in range(99):
        for territory in [t for t, distance in distances.items() if distance == near]:
            links = state.world.links[state.world.starts[territory] : state.world.starts[territory + 1]]
            distances |= {int(link): near + 1 for link in links if int(link) not in distances}
    steps = [int(step) for step in steps_to_front(state, 0)]
    assert max(distances.values()) > evaluation.FURTHEST
    assert steps[1:] == [min(distances[t] - 1, evaluation.FURTHEST) for t in range(1, len(steps))]


@pytest.mark.parametrize(
    ("territory", "risk", "chance"),
    [(FYSIK, 0, (5 - 1) / (5 + 1)), (KARHUSET, (4 - 2) / (4 + 2), 0), (KEMI, 0, (3 - 1) / (3 + 1))],
)
def test_a_border_gains_by_a_weak_neighbour_and_loses_by_a_strong_one(
    territory: int, risk: float, chance: float
) -> None:
    expected = WEIGHTS["chance"] * chance - WEIGHTS["risk"] * risk
    assert front(campus(BOARD), 0, territory) == pytest.approx(expected)


def test_a_border_may_have_both_a_weak_and_a_strong_neighbour() -> None:
    state = campus({"fysik": "A2", "sspa": "B6", "kemi": "B3"})
    expected = WEIGHTS["chance"] / 3 - WEIGHTS["risk"] * 4 / 8
    assert front(state, 0, FYSIK) == pytest.approx(expected)


def test_posture_is_borders_and_progress_less_what_stands_behind() -> None:
    state = campus(VASA)
    borders = 2 * WEIGHTS["chance"] * (2 - 1) / (2 + 1)
    behind = WEIGHTS["rear"] * (5 - 1)
    assert posture_of(state) == pytest.approx(borders - behind + WEIGHTS["progress"] * 2)


def test_every_further_step_costs_more() -> None:
    lost = posture_of(campus({**DEEP, "kopparbunkern": "A1"})) - posture_of(campus(DEEP))
    assert lost == pytest.approx(8 * (WEIGHTS["rear"] + WEIGHTS["step"]))


@pytest.mark.parametrize(("building", "seat", "part"), [(0, 0, 2 / 3), (0, 1, 1 / 3), (1, 0, 1.0), (1, 1, 0.0)])
def test_progress_is_the_bonus_times_the_square_of_the_part(building: int, seat: int, part: float) -> None:
    state = campus({**BOARD, "vasa-norra": "A1", "vasa-sodra": "A1"})
    assert progress(state, seat, building, holdings(state)) == pytest.approx((2, 3)[building] * part**2)


def test_the_guess_never_falls_to_nothing_while_the_game_goes_on() -> None:
    state = campus({"karhuset": "A1", "sspa": "B9000", "fysik": "B9000"})
    assert 0 < state.evaluate(0) < 0.001


def test_the_weights_are_those_with_which_greedy_was_measured() -> None:
    names = ["land", "bonus", "progress", "rear", "step", "risk", "chance"]
    assert [WEIGHTS[name] for name in names] == [1.0, 4.0, 2.0, 0.15, 0.1, 2.0, 6.0]
    assert (evaluation.FURTHEST, evaluation.UNDECIDED) == (6, 0.99)


def weighed(board: dict[str, str], weights: str) -> Campus:
    """A position that is evaluated by other weights than those made by hand."""
    state = campus({**BOARD, **board})
    state.weigh(parse_weights(weights, evaluation.FEATURES))
    return state


def test_the_largest_army_may_count_beside_all_troops() -> None:
    assert strengths(weighed({}, "largest 0.5"))[0] == pytest.approx(strengths(campus(BOARD))[0] + 0.5 * 5)


def test_a_bonus_is_shaky_where_an_enemy_can_break_it_before_it_is_paid() -> None:
    raised = 3 + 2 + 2 + 4  # by B, who has all the rest
    union = chance(4 - 1 + raised, 2)  # of B's four in SSPA against the two in Karhuset
    laboratories = max(chance(4 - 1 + raised, 5), chance(1 - 1 + raised, 3))
    assert break_chance(campus(BOARD), 0, STUDENTKAREN, vec[i64]([0, raised])) == pytest.approx(union)
    state = weighed({}, "shaky 1")
    assert shaky_bonus(state, 0, holdings(state)) == pytest.approx(union + 3 * laboratories)
    lost = posture_of(campus(BOARD)) - posture_of(weighed({}, "shaky 2"))
    assert lost == pytest.approx(2 * (union + 3 * laboratories))


def chance(attackers: int, defenders: int) -> float:
    return attackers**2 / (attackers**2 + defenders**2)


def test_a_bonus_that_nobody_stands_next_to_is_safe() -> None:
    state = campus({**DEEP, "karhuset": "A1", "fysik": "A1", "vag-och-vatten": "A1", "arkitektur": "A1"})
    assert break_chance(state, 0, HORSALSVAGEN, vec[i64]([3, 3])) == 0.0


def test_sharpness_makes_the_stronger_surer() -> None:
    state, sharp = campus(BOARD), weighed({}, "sharpness 2")
    strong = strengths(state)
    mine = strong[0] + posture_of(state)
    assert sharp.evaluate(0) == pytest.approx(evaluation.UNDECIDED * mine**2 / (mine**2 + strong[1] ** 2))


def test_a_power_below_zero_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="line 1: sharpness can't be less than 0"):
        parse_weights("sharpness -2", evaluation.FEATURES)


def test_weights_that_make_nothing_of_a_seat_leave_a_guess() -> None:
    state = weighed({}, "land -100\nsharpness 2.4")
    assert sum(state.worths()) == pytest.approx(evaluation.UNDECIDED)
