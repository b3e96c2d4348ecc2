"""Quick answers: what each move seems to be worth, and which is given."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.tianxia import policy
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    attack,
    besiege,
    climb,
    defend,
    give,
    lay_tile,
    man,
    moor,
    offer,
    own_tile,
    play,
    table,
)


def worth(state: Tianxia, text: str) -> float:
    return policy.quick_worth(state, state.turn, state.notation().parse(text))


def answer(state: Tianxia, seat: int = 0, seed: int = 1) -> str:
    return state.notation().format(state.reply(seat, seeded(seed)))


def in_region(region: str, things: str) -> Tianxia:
    """A disc lies there, and some things are left."""
    state = table()
    give(state, "9 wood 9 silk 9 tea 9 jade")
    play(state, f"region {region}")
    state.purse = table().purse
    give(state, things)
    return state


def test_turns_with_discs_come_first_then_a_barge_that_can_be_afforded_then_passing() -> None:
    state = table()
    give(state, "3 coins")
    texts = ["region yan", "military train", "barge wood", "pass ox", "pass", "disc", "tile raft", "home"]
    assert [worth(state, text) for text in texts] == [8.0, 6.0, 2.0, 1.0, 0.5, -50.0, -50.0, -50.0]
    give(state, "-1 coins")
    assert worth(state, "barge wood") == 0.0


def test_what_costs_nothing_is_done_at_once_and_done_before_what_is_worth_little() -> None:
    state = in_region("yan", "1 wood")
    texts = ["banner", "bubble", "merchants", "ship yan", "done", "tile raft", "objective watch"]
    assert [worth(state, text) for text in texts] == [90.0, 90.0, 90.0, 45.0, 10.0, 11.0, -50.0]


def test_a_governor_is_worth_income_of_the_rounds_to_come_its_tile_and_what_it_costs() -> None:
    state = in_region("zhao", "9 wood")
    assert worth(state, "govern quarry 1") == pytest.approx(40 + 1 + 1.8 * 4 - 0.9)
    assert worth(state, "govern toll_house 1") == pytest.approx(40 + 1 + 1.5 * 3 - 1.8)
    lay_tile(state, "quarry", 2, "ox")
    assert worth(state, "govern quarry 2") == pytest.approx(40 + 8.2 + 2 - 1.8)
    besiege(state, "daijun", 2)
    assert worth(state, "govern quarry 1") == pytest.approx(40 + 8.2 - 0.9 - 2)
    defend(state, "daijun", walls="1", soldiers="1")
    assert worth(state, "govern quarry 1") == pytest.approx(40 + 8.2 - 0.9)


def test_a_delivery_is_worth_its_benefit_less_the_further_goods() -> None:
    state = table()
    moor(state, 0, "heron", "silk")
    moor(state, 3, "moon_gate")
    give(state, "9 silk 9 tea 9 wood")
    play(state, "region yan", "ship yan")
    assert worth(state, "deliver 1 silk") == pytest.approx(40 + 4)
    assert worth(state, "deliver 3 silk") == pytest.approx(40 + 6 + 2.2 - 1.6)
    play(state, "deliver 1 silk", "deliver 2 silk", "deliver 3 silk")
    own_tile(state, "raft")
    play(state, "tile raft")
    assert worth(state, "deliver 3 silk") == pytest.approx(11 - 3.2)


def test_a_thing_is_chosen_that_one_has_little_of() -> None:
    state = table()
    give(state, "2 wood 4 stone")
    texts = ["choose wood", "choose stone", "choose rice", "choose silk", "choose none", "choose convert"]
    texts += ["choose points", "choose wall", "choose tower", "choose resource"]
    found = [worth(state, text) for text in texts]
    assert found == pytest.approx([1.5, 1.2, 1.4, 3.2, 1.0, 2.0, 1.0, 3.5, 7.0, 0.9])


def test_a_step_is_worth_its_points_and_what_it_gives_and_more_than_done_on_passing() -> None:
    state = table()
    climb(state, "chancellor", 1)
    assert worth(state, "climb sage") == pytest.approx(0.6)
    assert worth(state, "climb chancellor") == pytest.approx(0.6 + 1 + 1.6)
    offer(state, "ox")
    give(state, "5 coins")
    play(state, "pass ox")
    assert worth(state, "climb chancellor") == pytest.approx(10 + 3.2)


@pytest.mark.parametrize(
    ("mine", "theirs", "worth_of_it"),
    [("", "", 3.5), ("", "1", 3.5), ("", "11", 2.0), ("0", "1", 2.5), ("0", "11", 2.5), ("0", "", 1.0), ("00", "1", 1)],
)
def test_a_piece_goes_where_it_leads_or_draws_level(mine: str, theirs: str, worth_of_it: float) -> None:
    state = table()
    defend(state, "daijun", soldiers=mine + theirs)
    play(state, "military fortify")
    assert worth(state, "wall daijun") == pytest.approx(worth_of_it)
    give(state, "9 stone")
    play(state, "climb sage")
    assert worth(state, "wall daijun") == pytest.approx(10 + worth_of_it)


def test_a_section_that_is_attacked_counts_twice_and_more_while_it_would_fall() -> None:
    state = table(3)
    give(state, "9 rice")
    play(state, "military train", "climb sage")
    assert worth(state, "soldier longxi") == pytest.approx(10 + 1 + 3 + 1)
    besiege(state, "longxi", 1)
    assert worth(state, "soldier longxi") == pytest.approx(10 + 2 * 5 + 1)
    defend(state, "longxi", walls="1")
    assert worth(state, "soldier longxi") == pytest.approx(10 + 2 * 5)


def test_conversions_that_gain_are_done_as_often_as_it_goes_but_some_resources_are_kept() -> None:
    state = in_region("zhao", "6 rice 2 jade")
    assert worth(state, "exchange rice-jade 1") == 40.0
    assert worth(state, "exchange jade-coins 1") == 40.0
    play(state, "banner", "bubble")
    assert answer(state) == "exchange rice-jade 4"
    give(state, "-2 rice")
    assert answer(state) == "exchange rice-jade 2"
    give(state, "-4 rice")
    assert answer(state) == "exchange rice-jade 1"
    state = in_region("wei", "6 rice")
    assert worth(state, "exchange wood-silk 1") == 40.0
    assert worth(in_region("qin", "6 coins"), "exchange coins-stone 1") == 40.0
    assert worth(in_region("han", "6 stone 2 tea"), "exchange tea-coins 1") == 40.0


def test_goods_are_all_exchanged() -> None:
    state = in_region("qin", "3 silk")
    play(state, "banner", "bubble")
    assert answer(state) == "exchange silk-coins 3"


def test_raiders_get_coins_as_far_as_they_go() -> None:
    state = table(loss_order="ask")
    give(state, "2 coins")
    give(state, "9 coins", seat=1)
    besiege(state, "longxi", 8)
    attack(state)
    assert (answer(state, 0), answer(state, 1)) == ("lose 2", "lose 3")


def test_kinds_of_turn_that_seem_alike_are_chosen_by_lot() -> None:
    state = table()
    give(state, "9 coins 9 wood")
    offer(state, "ox")
    answers = {answer(state, seed=seed) for seed in range(60)}
    assert {"region yan", "region wei", "region chu"} <= answers
    state.discs[0] = 0
    state.placed[0] = 3
    man(state, "rice", "1")
    assert {answer(state, seed=seed).split()[0] for seed in range(60)} == {"barge", "pass"}
