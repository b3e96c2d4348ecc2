"""Fortify and train, bought and free; barges and merchants."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia import content, effects, purse, river, season
from hegemon.games.tianxia.board_facts import defence
from hegemon.games.tianxia.tests.positions import (
    TILES,
    booked,
    climb,
    defend,
    give,
    govern,
    has,
    legal,
    man,
    own_tile,
    play,
    refusal,
    row,
    stands_on,
    table,
)


@pytest.mark.rule("TIANXIA-4.5")
def test_a_disc_on_fortify_costs_a_coin_for_each_disc_there_and_gives_a_step_first() -> None:
    state = table()
    give(state, "1 coins 5 stone")
    state.placed[content.FORTIFY * 2 + 1], state.discs[1] = 1, 2
    play(state, "military fortify")
    assert (has(state, "coins"), state.discs[0]) == (0, 2)
    assert legal(state) == ["climb chancellor", "climb general", "climb sage", "climb steward"]
    play(state, "climb sage")
    assert stands_on(state, "sage") == 1
    assert "wall longxi" in legal(state)


@pytest.mark.rule("TIANXIA-4.5")
def test_who_cannot_pay_the_surcharge_cannot_drill() -> None:
    state = table()
    state.placed[content.TRAIN * 2 + 1], state.discs[1] = 1, 2
    assert legal(state, "military") == ["military fortify"]
    assert refusal(state, "military train") == "A disc there costs 1 coin. (TIANXIA-4.5)"


@pytest.mark.rule("TIANXIA-4.5")
@pytest.mark.parametrize("house", range(4), ids=lambda number: content.HOUSES[number].name)
def test_walls_and_towers_cost_the_stone_of_the_own_board_in_ascending_order(house: int) -> None:
    state = table()
    state.house[0] = house
    give(state, "14 stone")
    play(state, "military fortify", "climb sage", "wall longxi", "wall daijun", "tower longxi")
    spent = sum(content.HOUSES[house].walls[:2]) + content.HOUSES[house].towers[0]
    assert has(state, "stone") == 14 - spent
    assert (row(state, state.wall_at, "longxi"), row(state, state.wall_at, "daijun")) == ("0...", "0...")
    assert row(state, state.tower_at, "longxi") == "0."


@pytest.mark.rule("TIANXIA-4.5", "TIANXIA-1.13")
def test_a_board_holds_five_walls_and_three_towers() -> None:
    state = table()
    give(state, "40 stone")
    defend(state, "longxi", walls="0000", towers="00")
    defend(state, "daijun", walls="0", towers="0")
    play(state, "military fortify", "climb sage")
    assert legal(state) == ["done", "disc"]
    assert refusal(state, "wall daijun") == "Your board has no more of those. (TIANXIA-1.13)"
    assert refusal(state, "soldier daijun") == "That is not what this turn is for. (TIANXIA-4.5)"


@pytest.mark.rule("TIANXIA-1.1", "TIANXIA-4.5")
def test_only_sections_with_room_and_rows_are_filled_from_the_left() -> None:
    state = table()
    give(state, "9 stone")
    defend(state, "longxi", walls="1111", towers="1")
    play(state, "military fortify", "climb sage")
    assert legal(state, "wall") == ["wall yunzhong", "wall daijun", "wall liaodong"]
    assert refusal(state, "wall longxi") == "There is no room at Longxi. (TIANXIA-1.1)"
    play(state, "tower longxi")
    assert row(state, state.tower_at, "longxi") == "10"
    assert refusal(state, "tower longxi") == "There is no room at Longxi. (TIANXIA-1.1)"


@pytest.mark.rule("TIANXIA-4.5")
def test_soldiers_cost_two_rice_and_a_meeple_each() -> None:
    state = table()
    give(state, "5 rice")
    defend(state, "daijun", soldiers="11")
    play(state, "military train", "climb sage", "soldier daijun", "soldier longxi")
    assert (row(state, state.soldier_at, "daijun"), has(state, "rice"), state.supply[0]) == ("110...", 1, 12)
    assert refusal(state, "soldier longxi") == "That costs 2 rice. (TIANXIA-4.5)"
    give(state, "5 rice")
    state.supply[0] = 0
    assert refusal(state, "soldier longxi") == "You have no meeple left. (TIANXIA-4.5)"


@pytest.mark.rule("TIANXIA-4.5")
def test_building_nothing_is_allowed_and_with_all_tracks_full_the_step_is_skipped() -> None:
    state = table()
    for track in ("chancellor", "general", "sage", "steward"):
        climb(state, track, 10)
    play(state, "military fortify")
    assert legal(state) == ["done", "disc"]
    play(state, "done")
    assert state.turn == 1


@pytest.mark.rule("TIANXIA-1.1")
def test_the_defence_of_a_section_is_walls_and_twice_the_towers_and_soldiers() -> None:
    state = table()
    defend(state, "yunzhong", walls="01", towers="1", soldiers="001")
    assert [defence(state, lane) for lane in range(4)] == [0, 2 + 2 + 3, 0, 0]


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.5")
def test_the_masons_lodge_takes_a_stone_off_but_leaves_one() -> None:
    state = table()
    govern(state, "masons_lodge", 1)
    give(state, "9 stone")
    play(state, "military fortify", "climb sage", "wall longxi", "wall longxi", "wall longxi", "tower longxi")
    walls, towers = content.HOUSES[0].walls, content.HOUSES[0].towers
    assert has(state, "stone") == 9 - sum(max(1, cost - 1) for cost in walls[:3]) - max(1, towers[0] - 1)


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.5")
def test_the_drill_yard_takes_a_rice_off_each_soldier() -> None:
    state = table()
    govern(state, "drill_yard", 1)
    give(state, "2 rice")
    play(state, "military train", "climb sage", "soldier longxi", "soldier longxi")
    assert has(state, "rice") == 0


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.1")
def test_the_toll_house_takes_a_coin_off_the_price_of_a_disc() -> None:
    state = table(3)
    govern(state, "toll_house", 1)
    state.placed[content.TRAIN * 3 + 1], state.discs[1] = 1, 2
    state.placed[content.TRAIN * 3 + 2], state.discs[2] = 1, 2
    give(state, "1 coins")
    play(state, "military train")
    assert has(state, "coins") == 0


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.3")
def test_the_exchange_hall_allows_two_more_conversions() -> None:
    state = table()
    govern(state, "exchange_hall", 1)
    give(state, "9 stone")
    play(state, "region han")
    assert legal(state, "exchange") == ["exchange stone-tea 1-6"]


@pytest.mark.rule("TIANXIA-4.11")
def test_a_free_wall_is_the_next_on_the_own_board_and_a_free_soldier_comes_from_the_supply() -> None:
    state = table()
    own_tile(state, "beacon", "levy")
    play(state, "tile beacon", "wall daijun", "tile levy", "soldier daijun")
    assert (row(state, state.wall_at, "daijun"), state.supply[0]) == ("0...", 13)
    give(state, "9 stone")
    play(state, "military fortify", "climb sage", "wall longxi")
    assert has(state, "stone") == 9 - content.HOUSES[0].walls[1]


@pytest.mark.rule("TIANXIA-4.10", "TIANXIA-4.11")
def test_a_free_soldier_without_meeples_and_a_wall_without_room_are_lost() -> None:
    state = table()
    state.supply[0] = 0
    for at in range(16):
        state.wall_at[at] = 1
    for tile in ("beacon", "levy"):
        purse.begin_benefit(state, state.world.tile_benefit[TILES.index(tile)])
        effects.resolve(state, 0)
    assert (len(state.effects), booked(state, "tiles")) == (0, 2)


@pytest.mark.rule("TIANXIA-4.6")
def test_a_worker_enters_at_the_left_for_a_coin_and_one_more_for_each_own() -> None:
    state = table()
    give(state, "3 coins")
    man(state, "stone", "10")
    play(state, "barge stone")
    assert state.turn == 0  # a disc could still be given up
    assert (has(state, "coins"), has(state, "stone"), state.supply[0]) == (1, 1, 12)
    assert [int(worker) for worker in state.barge_at[3:6]] == [0, 1, 0]


@pytest.mark.rule("TIANXIA-4.6")
def test_a_fourth_is_pushed_off_to_its_owners_merchant_row_or_home() -> None:
    state = table()
    give(state, "9 coins")
    man(state, "wood", "001")
    play(state, "barge wood")
    assert (state.merchants[1], state.supply[1]) == (1, 13)
    state = table()
    give(state, "9 coins")
    man(state, "wood", "001")
    state.merchants[1], state.supply[1] = 3, 10
    play(state, "barge wood")
    assert (state.merchants[1], state.supply[1]) == (3, 11)


@pytest.mark.rule("TIANXIA-4.6")
def test_without_meeples_a_neutral_worker_brings_the_resource_now_and_no_income() -> None:
    state = table()
    give(state, "1 coins")
    state.supply[0], state.merchants[0] = 0, 2
    for at in (0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12):
        state.governor_at[at] = 0
    play(state, "barge rice")
    assert has(state, "rice") == 1
    assert [int(worker) for worker in state.barge_at[6:9]] == [8, -1, -1]
    before = has(state, "rice")
    for at in range(36):
        state.governor_at[at] = -1
    season.pay_income(state)
    assert has(state, "rice") == before + 1  # of the house of Ying, not of the worker


@pytest.mark.rule("TIANXIA-4.6")
def test_a_pushed_neutral_goes_to_the_box_and_neutrals_never_raise_the_price() -> None:
    state = table()
    give(state, "2 coins")
    man(state, "jade", "nnn")
    play(state, "barge jade")
    assert (has(state, "coins"), has(state, "jade")) == (1, 1)
    assert [int(worker) for worker in state.barge_at[9:12]] == [0, 8, 8]


@pytest.mark.rule("TIANXIA-4.6")
def test_the_dial_limits_neutral_workers() -> None:
    state = table(neutral_workers=0)
    give(state, "5 coins")
    state.supply[0] = 0
    assert legal(state, "barge") == []
    assert refusal(state, "barge wood") == "There is no worker left to send. (TIANXIA-4.6)"
    state.purse[0] = 0
    assert refusal(state, "barge wood") == "That barge costs you 1 coin. (TIANXIA-4.6)"


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-4.6")
def test_the_ferry_office_spares_the_surcharge_of_two_workers() -> None:
    state = table()
    govern(state, "ferry_office", 1)
    give(state, "3 coins")
    man(state, "rice", "000")
    play(state, "barge rice")
    assert has(state, "coins") == 1
    man(state, "wood", "00")
    assert river.price(state, 0, 0) == 1


@pytest.mark.rule("TIANXIA-3.2")
def test_each_own_worker_on_a_barge_brings_one_at_income() -> None:
    state = table()
    man(state, "wood", "010")
    man(state, "jade", "n0")
    season.pay_income(state)
    assert (has(state, "wood"), has(state, "jade"), has(state, "wood", 1)) == (2, 1, 1)


@pytest.mark.rule("TIANXIA-4.6")
def test_after_a_barge_nothing_is_left_but_free_actions() -> None:
    state = table()
    give(state, "9 coins 9 wood 9 stone 9 rice 3 silk 3 tea 3 jade")
    play(state, "barge wood")
    assert legal(state) == ["done", "disc"]
