"""Attack: prestige, battle, raid, toll and withdrawal; and the nomads' way to the border."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.tianxia import board_facts, content, nomads, region, season
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    BONUS,
    BUILDINGS,
    attack,
    besiege,
    booked,
    defend,
    give,
    govern,
    has,
    lay_tile,
    play,
    refusal,
    row,
    sentences,
    table,
)


def points(state: Tianxia, item: str) -> list[int]:
    return [booked(state, item, seat) for seat in range(int(state.seats))]


def stacked(state: Tianxia, card: int) -> vec[i64]:
    """The nomad cards with one of them on top."""
    state.card = next(int(other) for other in state.nomad_deck if other != card)
    return vec[i64]([*[k for k in state.nomad_deck if k not in (card, state.card)], i64(card)])


@pytest.mark.rule("TIANXIA-1.11", "TIANXIA-3.1")
@pytest.mark.parametrize("number", range(len(nomads.CARDS)), ids=lambda number: nomads.CARDS[number].name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_nomad_card_advances_nomads_and_adjusts_strengths(number: int, players: int) -> None:
    state, card = table(players), nomads.CARDS[number]
    state.nomad_deck = stacked(state, number)
    first = [int(strength) for strength in state.strength]
    season.advance_nomads(state)
    assert [int(steps) for steps in state.nomad] == card.advance
    table_of_growth = nomads.GROWTH[players]
    growth = [table_of_growth[abs(unit)] * (1 if unit >= 0 else -1) for unit in card.growth]
    assert [int(strength) for strength in state.strength] == [a + b for a, b in zip(first, growth)]


@pytest.mark.rule("TIANXIA-1.11", "TIANXIA-5.0")
def test_strength_never_falls_below_1_and_a_nomad_never_goes_beyond_its_last_step() -> None:
    state = table()
    feud = [card.name for card in nomads.CARDS].index("feud")
    state.nomad_deck = stacked(state, feud)
    state.strength[1] = 1
    for lane in range(4):
        state.nomad[lane] = content.BORDER[lane]
    season.advance_nomads(state)
    assert state.strength[1] == 1
    assert [int(steps) for steps in state.nomad] == content.BORDER


@pytest.mark.rule("TIANXIA-3.1")
def test_everybody_sees_at_the_beginning_of_a_round_where_there_will_be_a_battle() -> None:
    state = table()
    besiege(state, "daijun", 9)
    assert [lane["attacked"] for lane in state.view(-1)["lanes"]] == [False, False, True, False]  # type: ignore[attr-defined]


@pytest.mark.rule("TIANXIA-1.10", "TIANXIA-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_more_tiles_than_players_lie_below_the_round_track(players: int) -> None:
    state = table(players)
    season.lay_out_tiles(state)
    assert sum(int(number) for number in state.offered) == players + 2


@pytest.mark.rule("TIANXIA-1.10")
def test_when_the_stack_is_empty_the_box_is_reshuffled() -> None:
    state = table()
    for kind in state.stack:
        state.box[kind] += 1
    state.stack = state.stack[:0]
    season.lay_out_tiles(state)
    assert (sum(int(number) for number in state.offered), sum(int(number) for number in state.box)) == (4, 0)
    state.stack = state.stack[:0]
    season.lay_out_tiles(state)
    assert sum(int(number) for number in state.offered) == 4


@pytest.mark.rule("TIANXIA-5.1")
@pytest.mark.parametrize(
    ("walls", "towers", "soldiers", "prestige"),
    [
        ("0", "1", "2", [2, 7, 4, 0]),  # one each but for the tower: the soldier goes before the wall
        ("0123", "", "", [7, 4, 2, 0]),  # by leftmost wall
        ("", "", "3210", [0, 2, 4, 7]),  # by leftmost soldier
        ("", "10", "", [4, 7, 0, 0]),  # by leftmost tower
        ("00", "1", "", [7, 4, 0, 0]),  # wall against tower: who has no wall comes after who has
        ("01", "", "10", [4, 7, 0, 0]),  # soldiers before walls
        ("", "", "", [0, 0, 0, 0]),
        ("0012", "", "333", [4, 2, 0, 7]),
    ],
)
def test_prestige_goes_by_strength_then_leftmost_soldier_wall_tower(
    walls: str, towers: str, soldiers: str, prestige: list[int]
) -> None:
    state = table(4)
    defend(state, "longxi", walls, towers, soldiers)
    besiege(state, "longxi", 1)
    attack(state)
    assert points(state, "prestige") == prestige


@pytest.mark.rule("TIANXIA-5.1")
def test_prestige_is_a_dial() -> None:
    state = table(prestige_first=9, prestige_second=2)
    defend(state, "longxi", walls="001")
    besiege(state, "longxi", 1)
    attack(state)
    assert points(state, "prestige") == [9, 2]


@pytest.mark.rule("TIANXIA-5.2")
def test_towers_take_two_off_walls_one_then_soldiers_from_the_left_each_for_a_point() -> None:
    state = table()
    defend(state, "yunzhong", walls="01", towers="0", soldiers="1001")
    besiege(state, "yunzhong", 7)
    home = [int(number) for number in state.supply]
    attack(state)
    assert points(state, "soldiers") == [2, 1]
    assert row(state, state.soldier_at, "yunzhong") == "1....."
    assert [int(number) for number in state.supply] == [home[0] + 2, home[1] + 1]
    assert (row(state, state.wall_at, "yunzhong"), row(state, state.tower_at, "yunzhong")) == ("01..", "0.")


@pytest.mark.rule("TIANXIA-5.2")
def test_soldiers_stay_where_walls_are_enough() -> None:
    state = table()
    defend(state, "longxi", walls="000", soldiers="01")
    besiege(state, "longxi", 3)
    attack(state)
    assert (points(state, "soldiers"), row(state, state.soldier_at, "longxi")) == ([0, 0], "01....")


@pytest.mark.rule("TIANXIA-5.3")
def test_of_a_battle_won_the_leader_gets_a_point_for_every_governor_on_the_path() -> None:
    state = table()
    defend(state, "longxi", walls="110")
    govern(state, "salt_office", 1, 0)
    govern(state, "salt_office", 3, 1)
    govern(state, "lumber_camp", 1, 0)
    govern(state, "quarry", 1, 0)
    besiege(state, "longxi", 3)
    attack(state)
    assert (points(state, "defence"), points(state, "prestige")) == ([0, 3], [4, 7])


@pytest.mark.rule("TIANXIA-5.3")
def test_a_raid_that_ends_at_0_is_no_win_and_without_strength_nobody_leads() -> None:
    state = table()
    govern(state, "drill_yard", 1, 0)
    besiege(state, "longxi", 1)
    attack(state)
    assert (points(state, "defence"), points(state, "prestige")) == ([0, 0], [0, 0])
    lost = table()
    defend(lost, "longxi", walls="0")
    govern(lost, "drill_yard", 1, 0)
    besiege(lost, "longxi", 2)
    attack(lost)
    assert (points(lost, "defence"), points(lost, "prestige")) == ([0, 0], [7, 0])


@pytest.mark.rule("TIANXIA-5.4")
def test_raiders_send_governors_home_add_tokens_and_replace_tiles_until_they_are_spent() -> None:
    state = table()
    for building, seat in (("salt_office", 0), ("drill_yard", 1), ("lumber_camp", 0)):
        govern(state, building, 1, seat)
    besiege(state, "longxi", 3)  # 1 for the Salt Office, 2 for the Drill Yard
    attack(state)
    assert [int(state.tokens[BUILDINGS.index(name)]) for name in ("salt_office", "drill_yard", "lumber_camp")] == [
        1,
        1,
        0,
    ]
    assert [int(state.governor_at[at]) for at in (0, 3, 6)] == [-1, -1, 0]
    assert [state.tile_at[at] >= 0 for at in (0, 1, 4, 7)] == [True, False, True, False]
    assert [int(number) for number in state.supply] == [13, 14]


@pytest.mark.rule("TIANXIA-5.4")
def test_a_tile_that_still_lies_there_is_not_replaced() -> None:
    state = table()
    lay_tile(state, "salt_office", 1, "raft")
    besiege(state, "longxi", 1)
    attack(state)
    assert BONUS[state.tile_at[0]] == "raft"


@pytest.mark.rule("TIANXIA-4.2", "TIANXIA-5.4")
def test_a_building_that_was_raided_costs_one_wood_more_and_its_effect_ends_between_two_battles() -> None:
    state = table()
    govern(state, "drill_yard", 1)
    assert board_facts.passive(state, 0, content.CHEAP_SOLDIERS) == 1
    besiege(state, "longxi", 3)
    attack(state)
    assert board_facts.passive(state, 0, content.CHEAP_SOLDIERS) == 0
    assert region.wood_price(state, 3, 0) == 2


@pytest.mark.rule("TIANXIA-5.5")
def test_for_strength_left_after_the_last_building_everyone_loses_coins_first() -> None:
    state = table(3)
    give(state, "9 coins", 0)
    give(state, "1 coins", 1)
    besiege(state, "longxi", 8)  # 5 for the path, 3 left
    attack(state)
    incomes = [1, 1, 2]
    assert [has(state, "coins", seat) - incomes[seat] for seat in range(3)] == [6, 0, 0]
    assert points(state, "penalty") == [0, -6, -9]


@pytest.mark.rule("TIANXIA-5.5")
def test_all_who_have_coins_and_no_order_are_asked_at_the_same_time() -> None:
    state = table(3, loss_order="ask")
    give(state, "9 coins", 0)
    give(state, "1 coins", 1)
    besiege(state, "longxi", 7)
    attack(state)
    assert (state.phase, state.pending(), state.toll) == (1, 0b011, 2)
    assert [state.notation().format(move) for move in state.legal(0)] == ["lose 0-2"]
    assert refusal(state, "lose 3", seat=0) == "Say how many coins you lose: 0 to 2. (TIANXIA-5.5)"
    assert refusal(state, "lose 0", seat=2) == "It's not your turn. (TIANXIA-3.3)"
    play(state, "lose 0", seat=0)
    assert (state.pending(), state.unanswered()) == (0b011, 0b010)
    play(state, "lose 2", seat=0)  # an answer may be given anew
    play(state, "lose 1", seat=1)
    assert (points(state, "penalty"), state.phase) == ([0, -3, -6], 0)
    assert has(state, "coins", 0) == 9 - 2 + 1


@pytest.mark.rule("TIANXIA-5.5")
def test_a_standing_order_answers_coins_or_points_and_is_changed_on_anyones_turn() -> None:
    state = table()
    give(state, "9 coins", 0)
    give(state, "9 coins", 1)
    assert sentences(state, "order coins never", seat=1) == ["B changed the answer to raiders: loses points."]
    assert refusal(state, "order coins never", seat=1).startswith("That is your standing order already")
    besiege(state, "longxi", 7)
    attack(state)
    assert points(state, "penalty") == [0, -6]
    assert (has(state, "coins", 0), has(state, "coins", 1)) == (9 - 2 + 1, 9 + 1)


@pytest.mark.rule("TIANXIA-5.5", "TIANXIA-5.0")
def test_lanes_are_fought_from_left_to_right_and_go_on_after_an_answer() -> None:
    state = table(loss_order="ask")
    give(state, "3 coins", 0)
    besiege(state, "daijun", 6)
    besiege(state, "longxi", 7)
    attack(state)
    assert (state.lane, state.toll, state.pending()) == (0, 2, 0b01)
    assert state.settled() is False
    play(state, "lose 2", seat=0)
    assert (state.lane, state.toll) == (2, 2)
    play(state, "lose 1", seat=0)
    assert points(state, "penalty") == [-3, -12]
    assert (state.round, state.phase) == (2, 0)


@pytest.mark.rule("TIANXIA-5.6")
def test_then_the_nomad_returns_with_its_first_strength_and_soldiers_slide_left_in_order() -> None:
    state = table()
    defend(state, "longxi", soldiers="0110")
    besiege(state, "longxi", 2)
    besiege(state, "daijun", 1)
    state.round = 4
    attack(state)
    assert (state.nomad[0], state.strength[0]) == (0, nomads.FIRST_STRENGTH[2][0])
    assert row(state, state.soldier_at, "longxi") == "10...."
    assert points(state, "soldiers") == [1, 1]


@pytest.mark.rule("TIANXIA-5.2", "TIANXIA-5.3", "TIANXIA-5.4")
def test_the_worked_attack_of_the_rule_book() -> None:
    """Strength 9 at Liaodong: see RULES.md, `A worked attack`."""
    state = table(3)
    defend(state, "liaodong", walls="02", towers="1", soldiers="120")
    govern(state, "ferry_office", 1, 0)
    govern(state, "silk_works", 1, 1)
    govern(state, "customs_house", 1, 2)
    besiege(state, "liaodong", 9)
    attack(state)
    assert points(state, "prestige") == [2, 7, 4]
    assert points(state, "soldiers") == [1, 1, 1]
    assert [int(state.tokens[BUILDINGS.index(name)]) for name in ("ferry_office", "silk_works", "customs_house")] == [
        1,
        1,
        0,
    ]
    assert points(state, "defence") == [0, 0, 0]
    assert points(state, "penalty") == [0, 0, 0]


@pytest.mark.rule("TIANXIA-3.1")
def test_when_no_nomad_card_is_left_all_of_them_are_shuffled_anew() -> None:
    state = table()
    state.nomad_deck = vec[i64]()
    season.advance_nomads(state)
    assert sorted([int(state.card), *(int(card) for card in state.nomad_deck)]) == list(range(len(nomads.CARDS)))
