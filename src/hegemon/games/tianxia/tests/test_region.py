"""The region turn: discs, banner and bubble, governors, exchanges."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia import military, phases
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    BONUS,
    BUILDINGS,
    REGIONS,
    climb,
    give,
    govern,
    has,
    hold,
    lay_tile,
    legal,
    moor,
    own_tile,
    play,
    refusal,
    stands_on,
    table,
)


@pytest.mark.rule("TIANXIA-4.1")
def test_a_disc_costs_a_coin_for_every_disc_already_there() -> None:
    state = table(3)
    give(state, "2 coins 2 stone")
    state.placed[REGIONS.index("han") * 3 + 1], state.discs[1] = 1, 2
    state.placed[REGIONS.index("han") * 3 + 2], state.discs[2] = 1, 2
    play(state, "region han")
    assert has(state, "coins") == 0
    assert (state.discs[0], state.placed[REGIONS.index("han") * 3]) == (2, 1)


@pytest.mark.rule("TIANXIA-4.1")
def test_an_own_disc_raises_the_price_too_and_who_cannot_pay_cannot_enter() -> None:
    state = table()
    give(state, "2 stone")
    state.placed[REGIONS.index("han") * 2], state.discs[0] = 1, 2
    assert refusal(state, "region han") == "A disc there costs 1 coin. (TIANXIA-4.1)"
    assert "region han" in legal(table_with("2 stone"))


def table_with(things: str) -> Tianxia:
    state = table()
    give(state, things)
    return state


@pytest.mark.rule("TIANXIA-4.1")
def test_without_a_disc_no_region_and_no_drill() -> None:
    state = table_with("5 coins 5 wood 5 stone")
    state.discs[0], state.sold[0] = 0, 3
    assert legal(state, "region", "military") == []
    assert refusal(state, "region han") == "You have no disc left. (TIANXIA-4.1)"
    assert refusal(state, "military train") == "You have no disc left. (TIANXIA-4.5)"


@pytest.mark.rule("TIANXIA-4.1")
def test_a_disc_may_be_placed_only_where_an_action_can_be_done() -> None:
    state = table()
    assert legal(state, "region") == ["region zhao"]  # whose bubble brings a rice to exchange
    assert refusal(state, "region han") == "There is nothing you could do in Han now. (TIANXIA-4.1)"
    give(state, "1 wood")
    assert legal(state, "region") == [
        "region yan",
        "region zhao",
        "region han",
        "region wei",
        "region chu",
        "region qin",
    ]


@pytest.mark.rule("TIANXIA-4.1")
@pytest.mark.parametrize(
    ("track", "step", "region", "things", "allowed"),
    [
        ("steward", 1, "qi", "1 wood", True),  # the banner's step brings the second wood of the Customs House
        ("steward", 1, "qi", "", False),
        ("steward", 0, "qi", "1 wood", False),
        ("chancellor", 0, "wei", "", False),
        ("chancellor", 1, "wei", "", False),  # 2 coins are of no use there
        ("steward", 0, "zhao", "", True),  # the bubble brings a rice to exchange
        ("general", 1, "qin", "", False),  # 2 rice and 2 stone are not
        ("steward", 0, "chu", "1 wood", True),  # the bubble brings the second wood
        ("steward", 0, "chu", "", False),
        ("sage", 3, "han", "", False),  # a resource of one's choice is not counted
    ],
)
def test_the_banners_step_and_the_bubble_are_counted_in(
    track: str, step: int, region: str, things: str, allowed: bool
) -> None:
    state = table()
    give(state, things)
    climb(state, track, step)
    assert (f"region {region}" in legal(state)) == allowed


@pytest.mark.rule("TIANXIA-4.1")
def test_the_price_of_the_disc_is_not_counted_twice_and_free_actions_not_at_all() -> None:
    state = table_with("1 coins")
    own_tile(state, "logs")
    state.placed[REGIONS.index("qin") * 2 + 1], state.discs[1] = 1, 2
    assert "region qin" not in legal(state)
    play(state, "tile logs")
    assert "region qin" in legal(state)


@pytest.mark.rule("TIANXIA-4.1")
def test_banner_bubble_and_actions_come_in_any_order_each_once() -> None:
    state = table_with("3 wood 4 rice 1 jade")
    hold(state, "watch")
    play(state, "region zhao", "exchange rice-jade 1", "banner", "govern quarry 1", "bubble")
    assert (stands_on(state, "steward"), has(state, "rice"), has(state, "stone"), has(state, "jade")) == (1, 4, 2, 2)
    assert legal(state) == ["done", "disc", "objective watch"]
    assert refusal(state, "banner") == "You have taken that in this turn. (TIANXIA-4.1)"
    assert refusal(state, "govern horse_fair 1") == "You have installed a governor in this turn. (TIANXIA-4.1)"


@pytest.mark.rule("TIANXIA-4.1")
def test_an_action_ends_when_another_begins_but_not_with_banner_bubble_or_free_actions() -> None:
    state = table_with("3 wood 8 rice")
    play(state, "region zhao", "exchange rice-jade 1", "banner", "disc", "exchange rice-jade 1", "govern quarry 1")
    assert legal(state, "exchange") == []
    assert refusal(state, "exchange rice-jade 1") == "Your exchange ended when another action began. (TIANXIA-4.1)"


@pytest.mark.rule("TIANXIA-4.1")
def test_done_needs_at_least_one_action() -> None:
    state = table_with("3 wood")
    play(state, "region han")
    assert refusal(state, "done") == "Do at least one action in the region. (TIANXIA-4.1)"
    play(state, "govern masons_lodge 1", "done")
    assert state.turn == 1


@pytest.mark.rule("TIANXIA-4.1")
def test_if_the_action_cannot_be_done_any_more_done_is_allowed() -> None:
    state = table_with("2 coins")
    own_tile(state, "pawnshop")
    hold(state, "watch")
    play(state, "region qin")
    assert "done" not in legal(state)
    play(state, "tile pawnshop", "choose convert")
    assert "done" in legal(state)


@pytest.mark.rule("TIANXIA-4.1")
def test_what_is_not_taken_at_done_is_taken_then_and_its_choices_belong_to_the_turn() -> None:
    state = table_with("3 wood")
    climb(state, "steward", 3)
    state.ropes[1] = 1
    play(state, "region qi", "govern customs_house 1", "done")
    assert (state.turn, state.deed, stands_on(state, "steward")) == (0, phases.CLOSING, 4)
    assert legal(state) == ["choose silk", "choose tea", "choose jade"]
    play(state, "choose tea", "choose stone")
    assert (state.turn, has(state, "tea"), has(state, "stone")) == (1, 1, 1)


@pytest.mark.rule("TIANXIA-1.9", "TIANXIA-4.1")
def test_a_step_beyond_the_tenth_is_lost_and_hinders_nothing() -> None:
    state = table_with("3 wood")
    climb(state, "sage", 10)
    play(state, "region han")
    assert refusal(state, "banner") == "That track is full. (TIANXIA-1.9)"
    play(state, "govern masons_lodge 1", "done")
    assert (state.turn, stands_on(state, "sage")) == (1, 10)


@pytest.mark.rule("TIANXIA-4.2")
@pytest.mark.parametrize(("space", "tokens", "price"), [(1, 0, 2), (2, 0, 3), (3, 0, 4), (1, 2, 4), (3, 1, 5)])
def test_a_governor_costs_the_wood_of_building_space_and_tokens(space: int, tokens: int, price: int) -> None:
    state = table_with("9 wood")
    state.tokens[BUILDINGS.index("salt_office")] = tokens
    play(state, "region qin", f"govern salt_office {space}")
    assert (has(state, "wood"), state.supply[0]) == (9 - price, 13)
    assert has(state, "coins") == 3


@pytest.mark.rule("TIANXIA-4.2")
def test_a_governor_needs_wood_a_meeple_a_free_space_and_the_region() -> None:
    state = table_with("4 wood 4 coins")
    govern(state, "salt_office", 1, seat=1)
    play(state, "region qin")
    assert legal(state, "govern") == [
        "govern salt_office 2",
        "govern salt_office 3",
        "govern drill_yard 1",
        "govern drill_yard 2",
    ]
    assert refusal(state, "govern salt_office 1") == "That space is taken. (TIANXIA-4.2)"
    assert refusal(state, "govern drill_yard 3") == "Drill Yard has no such space. (TIANXIA-4.2)"
    assert refusal(state, "govern quarry 1") == "Quarry is not in this region. (TIANXIA-4.2)"
    state.purse[1] = 0
    assert refusal(state, "govern drill_yard 1") == "That space costs 1 wood, and you have 0. (TIANXIA-4.2)"
    state.supply[0] = 0
    assert refusal(state, "govern drill_yard 1") == "You have no meeple left. (TIANXIA-4.2)"
    assert legal(state, "govern") == []


@pytest.mark.rule("TIANXIA-4.2")
def test_several_own_governors_in_one_building_are_allowed_and_a_passive_effect_counts_once() -> None:
    state = table_with("9 wood 9 rice")
    govern(state, "drill_yard", 1)
    play(state, "region qin", "govern drill_yard 2")
    assert military.soldier_price(state, 0) == 1


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.9")
def test_the_bonus_tile_of_a_space_is_taken_but_not_a_second_figurine_of_a_kind() -> None:
    state = table_with("9 wood")
    lay_tile(state, "salt_office", 1, "ox")
    lay_tile(state, "drill_yard", 2, "purse")
    own_tile(state, "ox")
    play(state, "region qin", "govern salt_office 1")
    assert state.tile_at[0] == BONUS.index("ox")
    other = table_with("9 wood")
    lay_tile(other, "drill_yard", 2, "purse")
    play(other, "region qin", "govern drill_yard 2")
    assert "tile purse" in legal(other)
    assert other.tile_at[4] == -1


@pytest.mark.rule("TIANXIA-4.3")
def test_up_to_four_conversions_freely_spread_over_the_list() -> None:
    state = table_with("9 rice 2 jade")
    play(state, "region zhao")
    assert legal(state, "exchange") == ["exchange rice-jade 1-4", "exchange jade-coins 1-2"]
    play(state, "exchange rice-jade 3")
    assert legal(state, "exchange") == ["exchange rice-jade 1", "exchange jade-coins 1"]
    play(state, "exchange jade-coins 1")
    assert legal(state, "exchange") == []
    assert (has(state, "jade"), has(state, "coins"), has(state, "rice")) == (4, 2, 6)


@pytest.mark.rule("TIANXIA-4.3")
def test_a_conversion_must_be_listed_and_paid() -> None:
    state = table_with("3 rice 1 wood")
    play(state, "region zhao")
    assert refusal(state, "exchange tea-coins 1") == "That exchange is not listed in this region. (TIANXIA-4.3)"
    assert refusal(state, "exchange jade-coins 1") == "You have nothing to exchange for it. (TIANXIA-4.3)"
    assert refusal(state, "exchange rice-jade 4").startswith(
        "You cannot exchange so often: 4 of this turn's exchanges are left"
    )


@pytest.mark.rule("TIANXIA-3.3", "TIANXIA-4.1")
def test_parts_of_a_turn_need_their_turn() -> None:
    state = table_with("9 wood 9 rice 9 coins")
    assert refusal(state, "banner") == "Put a disc on a region first. (TIANXIA-4.1)"
    assert refusal(state, "govern quarry 1") == "Put a disc on a region first. (TIANXIA-4.1)"
    assert refusal(state, "done").startswith("Choose what kind of turn this is")
    play(state, "region zhao")
    assert refusal(state, "region han") == "You have taken your main action this turn. (TIANXIA-3.3)"
    assert refusal(state, "barge wood") == "You have taken your main action this turn. (TIANXIA-3.3)"
    assert refusal(state, "banner", seat=1) == "It's not your turn. (TIANXIA-3.3)"
    yan = table_with("9 wood")
    play(yan, "region yan")
    assert refusal(yan, "bubble") == "This region has no bubble. (TIANXIA-1.3)"


@pytest.mark.rule("TIANXIA-4.1")
def test_goods_that_a_port_elsewhere_wants_are_of_no_use_inland() -> None:
    state = table()
    moor(state, 2, "heron", "silk")
    moor(state, 3, "moon_gate")
    give(state, "3 silk")
    assert refusal(state, "region chu") == "allowed"
    assert refusal(state, "region han") == "There is nothing you could do in Han now. (TIANXIA-4.1)"
