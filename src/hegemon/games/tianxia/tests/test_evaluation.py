"""The guess at who will win: reckoned by hand in small positions, in points at the end."""

from __future__ import annotations

from math import exp

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.games.tianxia import GAME, evaluation
from hegemon.games.tianxia.benefits import Benefits
from hegemon.games.tianxia.content import LANES
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    besiege,
    climb,
    defend,
    give,
    govern,
    hold,
    man,
    own_tile,
    play,
    table,
)
from hegemon.games.tianxia.worths import benefit_worth

BARE = 3 * 4.2 + 1.5  # three discs and meeples at home


def wall(state: Tianxia, lane: str) -> list[float]:
    """What a section is worth to each seat."""
    worths = vec[float]([0.0] * int(state.seats))
    evaluation.add_wall(state, LANES.index(lane), worths)
    return [float(worth) for worth in worths]


def passed(state: Tianxia, *seats: int) -> None:
    for seat in seats:
        state.passers = append(state.passers, i64(seat))


def test_before_anything_is_done_only_discs_and_meeples_are_worth_something() -> None:
    state = table()
    assert evaluation.open_worth(state, 0) == pytest.approx(BARE)
    state.discs[0] = 1
    assert evaluation.open_worth(state, 0) == pytest.approx(4.2 + 1.5)


def test_points_count_in_full_with_tracks_figurines_and_objectives() -> None:
    state = table()
    climb(state, "sage", 6)
    own_tile(state, "ox", "crane")
    state.points[3] = -4
    assert evaluation.open_worth(state, 0) == pytest.approx(BARE + 5 + 3 - 4)
    hold(state, "classics")
    known = evaluation.open_worth(state, 0) + evaluation.surprise(state, 0)
    assert known == pytest.approx(BARE + 5 + 3 - 4 + 8 + 1.0)


def test_who_has_passed_early_is_ahead_in_the_next_round_but_for_the_last() -> None:
    state = table(3)
    passed(state, 2, 0)
    assert evaluation.open_worth(state, 2) == pytest.approx(1.5 + 3 * 0.7)
    assert evaluation.open_worth(state, 0) == pytest.approx(1.5 + 2 * 0.7)
    state.round = 4
    assert evaluation.open_worth(state, 2) == 0.0


@pytest.mark.parametrize(
    ("things", "useful", "worth"),
    [
        ("1 coins", 1.0, 0.8),
        ("1 wood", 1.0, 0.9),
        ("1 stone", 1.0, 0.9),
        ("1 rice", 1.0, 0.7),
        ("1 silk", 1.0, 1.6),
        ("1 tea", 1.0, 1.6),
        ("1 jade", 1.0, 1.0),
        ("6 wood", 1.0, 0.9 * 4 + 0.45 * 2),
        ("6 wood", 0.5, 1.2 + 0.5 * (4.5 - 1.2)),
        ("6 wood 2 silk", 0.0, 8 * 0.2),
    ],
)
def test_things_are_worth_less_in_large_numbers_and_when_little_can_be_made_of_them(
    things: str, useful: float, worth: float
) -> None:
    state = table()
    give(state, things)
    assert evaluation.things_worth(state, 0, useful) == pytest.approx(worth)


def test_the_fewer_turns_are_left_the_less_can_be_made_of_things() -> None:
    state = table()
    found = []
    for state.round in (1, 2, 3, 4):
        found.append(evaluation.usefulness(state, 0))
    state.discs[0] = 0
    found.append(evaluation.usefulness(state, 0))
    passed(state, 0)
    assert [*found, evaluation.usefulness(state, 0)] == [1.0, 1.0, 0.85, 0.6, 0.15, 0.0]


def test_governors_and_workers_are_worth_what_they_bring_each_round() -> None:
    state = table()
    govern(state, "quarry", 1)
    govern(state, "quarry", 2)
    assert evaluation.income_worth(state, 0) == pytest.approx(2 * 2 * 0.9)
    govern(state, "toll_house", 1)
    govern(state, "toll_house", 2)
    govern(state, "silk_works", 1, seat=1)
    assert evaluation.income_worth(state, 0) == pytest.approx(3.6 + 1.6)
    man(state, "rice", "000")
    man(state, "jade", "10n")
    assert evaluation.income_worth(state, 0) == pytest.approx(5.2 + 0.7 * (1 + 0.8 + 0.6) + 1.0 * 0.8)
    state.round = 2
    expected = 4.2 * 3 + 1.5 + 2 * evaluation.income_worth(state, 0)
    assert evaluation.open_worth(state, 0) == pytest.approx(expected)


def test_a_hand_is_worth_its_tiles_merchants_a_few_objectives_and_a_few_meeples() -> None:
    state = table()
    state.merchants[0], state.supply[0] = 2, 2
    assert evaluation.hand_worth(state, 0, 3.0) == pytest.approx(2 * 0.5 + 2 * 0.5)
    own_tile(state, "purse", "purse", "decree")
    assert evaluation.hand_worth(state, 0, 3.0) == pytest.approx(2.0 + 0.75 * (2 * 2.4 + 1.5 + 3 * 0.8))
    hold(state, "watch", "levies", "beacons", "granaries", "edicts")
    hold(state, "renown", seat=1)
    assert evaluation.hand_worth(state, 0, 3.0) == pytest.approx(2.0 + 0.75 * 8.7 + 4)
    assert evaluation.hand_worth(state, 0, 0.0) == evaluation.hand_worth(state, 0, 3.0)
    passed(state, 0)
    assert evaluation.hand_worth(state, 0, 1.0) == evaluation.hand_worth(state, 0, 3.0)
    assert evaluation.hand_worth(state, 0, 0.0) == 0.0


def test_prestige_of_a_section_counts_by_the_rounds_to_come_and_soldiers_by_themselves() -> None:
    state = table(3)
    defend(state, "daijun", walls="1", soldiers="100")
    chance = 3 * 0.45
    assert wall(state, "daijun") == pytest.approx([4 * chance + 2 * 0.7, 7 * chance + 0.7, 0.0])
    assert wall(state, "longxi") == [0.0, 0.0, 0.0]
    state.round = 4
    assert wall(state, "daijun") == [0.0, 0.0, 0.0]


def test_a_battle_that_is_won_gives_the_leader_the_governors_on_the_path() -> None:
    state = table()
    defend(state, "daijun", walls="1", soldiers="1")
    govern(state, "quarry", 1)
    besiege(state, "daijun", 2)
    state.round = 4
    assert wall(state, "daijun") == pytest.approx([0.0, 7 + 0.7 + 1])


def test_a_battle_that_is_lost_costs_governors_up_to_where_raiders_come_and_then_everyone() -> None:
    state = table()
    state.round = 4
    govern(state, "quarry", 1)
    govern(state, "masons_lodge", 1, seat=1)
    govern(state, "exchange_hall", 1)
    besiege(state, "daijun", 1)
    assert wall(state, "daijun") == pytest.approx([-2.2, 0.0])
    besiege(state, "daijun", 3)
    assert wall(state, "daijun") == pytest.approx([-2.2, -2.2])
    besiege(state, "daijun", 4)
    assert wall(state, "daijun") == pytest.approx([-4.4, -2.2])
    besiege(state, "daijun", 6)
    assert wall(state, "daijun") == pytest.approx([-4.4 - 2, -2.2 - 2])


def test_a_guess_is_a_share_in_which_nine_points_of_lead_are_e_times_as_good() -> None:
    state = table()
    state.points[0] += 9
    assert state.evaluate(0) == pytest.approx(1 / (1 + exp(-1)))
    assert state.evaluate(1) == pytest.approx(1 / (1 + exp(1)))


@pytest.mark.parametrize(
    ("benefit", "worth"),
    [
        ("2 coins 1 silk", 3.2),
        ("2 resource", 1.8),
        ("1 good", 1.6),
        ("3 points", 3.0),
        ("1 sage", 2.2),
        ("1 step", 2.4),
        ("2 card", 3.0),
        ("1 wall", 3.5),
        ("1 tower / 3 points", 7.0),
        ("2 soldier", 4.4),
        ("2 governor", 1.5 + 1.6),
        ("1 sea", 3.0),
        ("2 rice > 5 points", 1.5),
        ("", 0.0),
    ],
)
def test_a_benefit_is_worth_all_its_parts_and_of_alternatives_the_best(benefit: str, worth: float) -> None:
    book = Benefits()
    assert benefit_worth(book, book.add(benefit)) == pytest.approx(worth)


def test_a_guess_rests_on_nothing_that_its_seat_cannot_see() -> None:
    state = GAME.start(3, 5)
    for seat in range(3):
        guesses = {state.imagine(seat, seeded(number)).evaluate(seat) for number in range(5)}
        assert guesses == {state.evaluate(seat)}


def test_others_guess_an_objective_by_the_round_and_three_at_most_count() -> None:
    state = table()
    hold(state, "watch", "levies", seat=1)
    assert evaluation.guessed_objectives(state, 1) == pytest.approx(2 * (4 + 1))
    hold(state, "beacons", "granaries", seat=1)
    state.round = 4
    assert evaluation.guessed_objectives(state, 1) == pytest.approx(3 * (4 + 4))


def test_only_what_is_drawn_or_thrown_has_been_turned_up() -> None:
    state = table()
    give(state, "2 coins")
    own_tile(state, "scroll", seat=1)
    seen = [state.turned_up()]
    play(state, "barge wood", "done")
    seen.append(state.turned_up())
    play(state, "tile scroll")
    seen.append(state.turned_up())
    state.dice.below(6)
    assert seen[0] == seen[1]
    assert len({*seen, state.turned_up()}) == 3
