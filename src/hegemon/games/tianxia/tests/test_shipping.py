"""Shipping: markers, deliveries, the sea."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia import shipping
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    booked,
    climb,
    give,
    govern,
    has,
    legal,
    moor,
    own_tile,
    play,
    refusal,
    table,
)


def harbour(things: str) -> Tianxia:
    """The Heron at Yan, where tea is wanted: 4 points, 4 coins, or with a tea more 6 points and a step."""
    state = table()
    moor(state, 0, "heron", "tea")
    moor(state, 3, "salt_wife")
    give(state, things)
    return state


@pytest.mark.rule("TIANXIA-4.4")
def test_as_many_deliveries_as_there_are_free_spaces_and_goods() -> None:
    state = harbour("4 tea")
    play(state, "region yan", "ship yan")
    assert legal(state, "deliver") == ["deliver 1 tea", "deliver 2 tea", "deliver 3 tea"]
    play(state, "deliver 1 tea", "deliver 3 tea")
    assert (booked(state, "ships"), has(state, "tea"), state.shipped[0]) == (10, 1, 2)
    assert [int(crate) for crate in state.crate_at[:4]] == [0, -1, 0, -1]
    play(state, "deliver 2 tea")
    assert has(state, "coins") == 4


@pytest.mark.rule("TIANXIA-4.4")
def test_a_delivery_takes_the_demanded_good_and_what_the_space_asks() -> None:
    state = harbour("1 tea 3 silk")
    play(state, "region yan", "ship yan")
    assert legal(state, "deliver") == ["deliver 1 tea", "deliver 2 tea"]
    assert refusal(state, "deliver 1 silk") == "The port demands another good. (TIANXIA-4.4)"
    assert refusal(state, "deliver 3 tea") == "You don't have all the goods this space asks for. (TIANXIA-4.4)"
    assert refusal(state, "deliver 4 tea") == "That space is taken, or the ship has no such space. (TIANXIA-4.4)"


@pytest.mark.rule("TIANXIA-4.4")
def test_the_goods_that_a_space_asks_may_be_other_ones() -> None:
    state = harbour("2 tea 1 silk 1 jade")
    moor(state, 0, "moon_gate", "tea")
    play(state, "region yan", "ship yan", "deliver 3 tea")
    assert (has(state, "tea"), has(state, "silk"), has(state, "jade"), booked(state, "ships")) == (0, 0, 1, 11)


@pytest.mark.rule("TIANXIA-4.4")
def test_at_least_one_delivery_before_anything_else_but_banner_bubble_and_free_actions() -> None:
    state = harbour("1 tea 5 wood")
    play(state, "region yan", "ship yan")
    assert legal(state) == ["banner", "deliver 1 tea", "deliver 2 tea", "disc"]
    assert refusal(state, "done") == "Make a delivery first. (TIANXIA-4.4)"
    assert refusal(state, "govern silk_works 1") == "Make a delivery first. (TIANXIA-4.4)"
    play(state, "deliver 1 tea")
    assert {"govern silk_works 1", "done"} <= set(legal(state))


@pytest.mark.rule("TIANXIA-4.1", "TIANXIA-4.4")
def test_a_delivery_that_cannot_be_made_any_more_is_not_owed() -> None:
    state = harbour("1 tea 1 wood")
    own_tile(state, "raft")
    play(state, "region yan", "ship yan", "tile raft", "deliver 2 tea")
    assert "govern ferry_office 1" in legal(state)
    assert "done" not in legal(state)
    play(state, "govern ferry_office 1")
    assert "done" in legal(state)


@pytest.mark.rule("TIANXIA-4.4")
def test_nobody_ships_twice_at_a_port_in_a_round() -> None:
    state = harbour("3 tea 3 wood")
    state.ropes[0] = 0b01
    play(state, "region yan")
    assert legal(state, "ship") == []
    assert refusal(state, "ship yan") == "Your shipping marker lies there already. (TIANXIA-4.4)"
    assert refusal(state, "ship qi") == "That port is not in this region. (TIANXIA-4.4)"
    assert refusal(state, "deliver 1 tea") == "Begin to ship first. (TIANXIA-4.4)"
    state.ropes[0] = 0b10
    assert legal(state, "ship") == ["ship yan"]


@pytest.mark.rule("TIANXIA-4.4")
def test_without_goods_or_delivery_markers_there_is_no_shipping() -> None:
    state = harbour("3 silk")
    assert "region yan" not in legal(state)
    full = harbour("3 tea 1 wood")
    for at in range(16):
        full.crate_at[at] = -1
    play(full, "region yan")
    full.crate_at[1] = 0
    full.shipped[0] = 12
    assert shipping.can_deliver_at(full, 0, 0, full.purse[:7])
    for at in [4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 7]:
        full.crate_at[at] = 0
    assert not shipping.can_deliver_at(full, 0, 0, full.purse[:7])
    assert refusal(full, "ship yan") == "You cannot make a delivery there. (TIANXIA-4.4)"


@pytest.mark.rule("TIANXIA-4.4")
def test_the_ship_at_sea_takes_any_good_once_and_no_shipping_marker() -> None:
    state = harbour("1 silk 1 jade")
    own_tile(state, "raft")
    play(state, "tile raft")
    silk, jade = [f"deliver {space} silk" for space in (1, 2, 3, 4)], [f"deliver {space} jade" for space in (1, 2, 3)]
    assert legal(state) == [*silk, *jade, "choose none"]
    play(state, "deliver 4 silk")
    assert (booked(state, "ships"), has(state, "jade"), has(state, "silk")) == (6, 0, 0)
    assert [int(seats) for seats in state.ropes] == [0, 0, 0]
    assert (state.crate_at[15], state.shipped[0]) == (0, 1)


@pytest.mark.rule("TIANXIA-4.4", "TIANXIA-4.10")
def test_a_delivery_at_sea_may_be_declined_and_is_lost_without_goods() -> None:
    state = harbour("1 silk")
    own_tile(state, "raft", "raft")
    play(state, "tile raft", "choose none")
    assert (has(state, "silk"), booked(state, "tiles")) == (1, 1)
    state.purse[4] = 0
    play(state, "tile raft")
    assert (len(state.effects), booked(state, "tiles")) == (0, 2)


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.4")
def test_the_customs_house_gives_a_point_for_each_delivery() -> None:
    state = harbour("4 tea")
    govern(state, "customs_house", 1)
    play(state, "region yan", "ship yan", "deliver 1 tea", "deliver 2 tea")
    assert booked(state, "passives") == 2


@pytest.mark.rule("TIANXIA-1.7")
def test_four_ships_lie_out_and_every_port_demands_a_good() -> None:
    state = table()
    assert all(ship >= 0 for ship in state.ship_at)
    assert len(state.demand) == 3
    assert len(state.demand_deck) == 5


@pytest.mark.rule("TIANXIA-4.4", "TIANXIA-4.10")
def test_what_a_delivery_triggers_is_gained_before_the_next() -> None:
    state = harbour("2 tea")
    climb(state, "sage", 3)
    play(state, "region yan", "ship yan", "deliver 3 tea")
    assert legal(state) == ["choose wood", "choose stone", "choose rice"]
    assert refusal(state, "done") == "Finish what you are gaining first. (TIANXIA-4.10)"
