"""What the rule book promises of the content, checked as data."""

from __future__ import annotations

from itertools import permutations

import pytest

from hegemon.games.tianxia import content, events, moves, nomads, objectives, river, wares
from hegemon.games.tianxia.benefits import (
    CONVERT,
    DRAW,
    FIRST_GOOD,
    GAIN,
    GOVERNOR,
    RESOURCE,
    THINGS,
    TRACKS,
    format_benefit,
    parse_benefit,
)
from hegemon.games.tianxia.dials import COMPENSATIONS, DIALS
from hegemon.games.tianxia.tests.positions import table

GREY = [building for building in content.BUILDINGS if building.income]
RED = [building for building in content.BUILDINGS if not building.income]
INCOMES = [*[building.income for building in GREY], *[house.income for house in content.HOUSES]]
MERCHANT_WORDS = {"resource", "good", "points", "step", "wall", "soldier", *TRACKS}


def kinds(text: str) -> set[int]:
    """The kinds of all alternatives of a benefit."""
    return {part >> place & 15 for part in parse_benefit(text) for place in (0, 18, 36) if part >> place & 15}


@pytest.mark.rule("TIANXIA-1.1")
def test_a_section_has_four_walls_two_towers_and_six_soldiers() -> None:
    state = table()
    assert (len(state.wall_at), len(state.tower_at), len(state.soldier_at)) == (16, 8, 24)
    assert len(table(tower_spaces=3).tower_at) == 12


@pytest.mark.rule("TIANXIA-1.2")
def test_a_lane_has_three_or_four_steps_and_a_path_of_three_buildings() -> None:
    assert set(content.BORDER) == {3, 4}
    for lane in content.LANES:
        assert len([building for building in content.BUILDINGS if building.lane == lane]) == content.PATH == 3


@pytest.mark.rule("TIANXIA-1.3")
def test_every_region_has_a_banner_a_building_and_an_exchange_or_a_port() -> None:
    assert [region.label for region in content.REGIONS] == ["Yan", "Zhao", "Han", "Wei", "Qi", "Chu", "Qin"]
    assert {region.banner for region in content.REGIONS} == set(TRACKS)
    assert sorted(region.port for region in content.REGIONS if region.port >= 0) == [0, 1, 2]
    for region in content.REGIONS:
        assert any(building.region == region.name for building in content.BUILDINGS)
        assert bool(region.exchanges) != (region.port >= 0)
    assert 0 < len([region for region in content.REGIONS if region.bubble]) < 7


@pytest.mark.rule("TIANXIA-1.4")
def test_buildings_cost_one_to_three_wood_and_fall_to_raids_of_one_to_three() -> None:
    assert len(content.BUILDINGS) == content.BUILDING_COUNT == 12
    for building in content.BUILDINGS:
        spaces = building.spaces.split()
        assert 1 <= building.cost <= 3
        assert 1 <= building.raid <= 3
        assert 2 <= len(spaces) <= 3
        assert all(0 <= int(space.rstrip("*")) <= 2 for space in spaces)
    assert any("*" in building.spaces for building in content.BUILDINGS)


@pytest.mark.rule("TIANXIA-1.4", "TIANXIA-4.2")
def test_at_least_five_red_buildings_change_rules_and_no_two_share_an_effect() -> None:
    hooks = [building.hook for building in RED]
    assert len(hooks) >= 5
    assert sorted(hooks) == list(range(content.HOOKS))
    assert all(building.hook == content.NO_HOOK for building in GREY)


@pytest.mark.rule("TIANXIA-1.5")
def test_there_are_coins_three_resources_and_three_goods() -> None:
    assert THINGS == ["coins", "wood", "stone", "rice", "silk", "tea", "jade"]


@pytest.mark.rule("TIANXIA-1.6")
def test_inland_regions_list_one_or_two_conversions_and_never_more_than_a_coin_a_resource() -> None:
    lines = [line for region in content.REGIONS for line in region.exchanges]
    made = {line.split()[4] for line in lines} | {line.split()[1] for line in lines}
    assert set(THINGS[FIRST_GOOD:]) <= made
    for region in content.REGIONS:
        assert len(region.exchanges) <= 2
        for line in region.exchanges:
            number, paid, _sign, gained, what = line.split()
            if what == "coins" and paid not in THINGS[FIRST_GOOD:]:
                assert int(gained) <= int(number)
    assert len(set(moves.exchanges().names)) == len(lines)


@pytest.mark.rule("TIANXIA-1.7")
def test_there_are_enough_ships_with_three_or_four_spaces_and_demand_tiles_for_all_goods() -> None:
    assert len(wares.SHIPS) >= 12
    assert all(3 <= len(ship.spaces) <= 4 for ship in wares.SHIPS)
    assert len(wares.DEMANDS) >= 6
    assert set(wares.DEMANDS) == {"silk", "tea", "jade"}
    for ship in wares.SHIPS:
        for line in ship.spaces:
            goods = line.partition(":")[0]
            assert all(part & 15 == GAIN and part >> 8 & 7 >= FIRST_GOOD for part in parse_benefit(goods))
            assert any(not line.partition(":")[0].strip() for line in ship.spaces)


@pytest.mark.rule("TIANXIA-1.8")
def test_four_barges_bring_wood_stone_rice_and_one_good() -> None:
    assert content.BARGES[:3] == ["wood", "stone", "rice"]
    assert content.BARGES[3] in THINGS[FIRST_GOOD:]
    assert len(table().barge_at) == 4 * 3


@pytest.mark.rule("TIANXIA-1.9")
def test_four_tracks_have_ten_steps_and_points_that_grow() -> None:
    assert [len(track) for track in content.STEP_BENEFITS] == [10, 10, 10, 10]
    assert len(content.STEP_POINTS) == 11
    assert sorted(content.STEP_POINTS) == content.STEP_POINTS
    assert all(any(track) for track in content.STEP_BENEFITS)


@pytest.mark.rule("TIANXIA-1.10")
def test_there_are_six_figurines_ten_kinds_of_tile_and_enough_copies() -> None:
    assert len(set(wares.FIGURINES)) == 6
    assert len({tile.name for tile in wares.TILES}) >= 10
    assert wares.FIGURINE_COUNT + len(wares.TILES) == wares.TILE_KINDS
    assert (wares.COPIES_OF_FIGURINES, wares.COPIES_OF_TILES) >= (4, 3)
    assert len(set(moves.bonus_tiles().names)) == wares.TILE_KINDS


@pytest.mark.rule("TIANXIA-1.11")
@pytest.mark.parametrize("lane", range(4), ids=lambda lane: content.LANES[lane])
def test_whatever_cards_come_a_lane_is_attacked_once_or_twice_and_not_in_round_1(lane: int) -> None:
    assert len(nomads.CARDS) >= 8
    counts = set()
    for cards in permutations(range(len(nomads.CARDS)), 4):
        stands, battles = 0, 0
        for number, card in enumerate(cards):
            stands = min(content.BORDER[lane], stands + nomads.CARDS[card].advance[lane])
            if stands == content.BORDER[lane]:
                assert number > 0
                battles, stands = battles + 1, 0
        counts.add(battles)
    assert counts <= {1, 2}


@pytest.mark.rule("TIANXIA-1.11")
def test_first_strengths_and_growth_are_tables_by_number_of_players() -> None:
    for players in (2, 3, 4):
        assert len(nomads.FIRST_STRENGTH[players]) == 4
        units = {abs(unit) for card in nomads.CARDS for unit in card.growth}
        assert max(units) < len(nomads.GROWTH[players])
        assert nomads.GROWTH[players][0] == 0
    assert sum(nomads.FIRST_STRENGTH[2]) < sum(nomads.FIRST_STRENGTH[3]) < sum(nomads.FIRST_STRENGTH[4])


@pytest.mark.rule("TIANXIA-1.12")
def test_there_are_twenty_objectives_and_no_upper_part_draws_one() -> None:
    assert len({card.name for card in objectives.CARDS}) == len(objectives.CARDS) >= 20
    for card in objectives.CARDS:
        assert DRAW not in kinds(card.upper)
        assert 0 < card.points <= card.cap
        assert card.cap % card.points == 0


@pytest.mark.rule("TIANXIA-1.13")
def test_four_houses_differ_and_their_walls_and_towers_cost_ever_more() -> None:
    assert len(content.HOUSES) == 4
    assert len({(house.income, house.merchants) for house in content.HOUSES}) == 4
    for house in content.HOUSES:
        assert (len(house.walls), len(house.towers)) == (5, 3)
        assert (sorted(house.walls), sorted(house.towers)) == (house.walls, house.towers)
        assert min(house.walls + house.towers) >= 1


@pytest.mark.rule("TIANXIA-1.13")
def test_merchants_never_give_coins_discs_objectives_or_tiles() -> None:
    for house in content.HOUSES:
        assert set(house.merchants.split()[1::2]) <= MERCHANT_WORDS


@pytest.mark.rule("TIANXIA-1.13", "TIANXIA-4.6")
def test_a_barge_costs_at_least_a_coin_whatever_one_governs() -> None:
    state = table()
    for at in range(36):
        if state.world.extra[at] >= 0 and state.supply[0] > 1:
            state.governor_at[at] = 0
            state.supply[0] -= 1
    assert all(river.price(state, 0, barge) >= 1 for barge in range(4))


@pytest.mark.rule("TIANXIA-3.2", "TIANXIA-4.1")
def test_income_and_bubbles_give_no_points_and_income_only_plain_things() -> None:
    assert all(kinds(text) == {GAIN} for text in INCOMES)
    for region in content.REGIONS:
        assert "points" not in region.bubble
        assert not kinds(region.bubble) & {GOVERNOR, CONVERT}


@pytest.mark.rule("TIANXIA-4.10")
def test_the_alternatives_of_a_choice_have_different_words() -> None:
    lines = [line.partition(":")[2] for ship in wares.SHIPS for line in ship.spaces]
    lines += [line for track in content.STEP_BENEFITS for line in track] + [tile.benefit for tile in wares.TILES]
    for line in lines:
        for part in parse_benefit(line):
            words = [(part >> k & 15, part >> k + 8 & 7 if part >> k & 15 == GAIN else 0) for k in (0, 18, 36)]
            named = [word for word in words if word[0]]
            assert len(set(named)) == len(named)
    assert moves.CHOICES.index("resource") == RESOURCE + moves.CHOOSE_KIND
    assert moves.CHOICES.index("card") == DRAW + moves.CHOOSE_KIND


@pytest.mark.rule("TIANXIA-2.1")
def test_every_place_in_the_first_order_and_every_house_has_its_extras_which_are_plain() -> None:
    assert list(content.EXTRAS) == COMPENSATIONS
    for players in (2, 3, 4):
        for extras in content.EXTRAS.values():
            places, houses = extras.places[players], extras.houses[players]
            assert (len(places) >= players, len(houses)) == (True, 4)
            assert "" in places
            assert "" in houses
            assert {part & 15 for line in [*places, *houses] for part in parse_benefit(line)} <= {GAIN}


def test_the_dials_begin_and_end_here() -> None:
    ranges = {dial.name: (dial.default, dial.low, dial.high) for dial in DIALS if isinstance(dial.default, int)}
    assert ranges == {
        "rounds": (4, 1, 8),
        "starting_goods": (0, 0, 6),
        "nomad_strength": (100, 25, 300),
        "prestige_first": (7, 0, 15),
        "prestige_second": (4, 0, 15),
        "prestige_third": (2, 0, 15),
        "penalty": (3, 0, 10),
        "soldier_price": (2, 0, 5),
        "disc_surcharge": (1, 0, 3),
        "disc_coins": (2, 0, 5),
        "end_division": (5, 1, 20),
        "tower_spaces": (2, 1, 3),
        "step_price": (1, 0, 5),
        "neutral_workers": (12, 0, 12),
        "lone_turns": (0, 0, 20),
    }


def test_a_part_of_a_benefit_is_of_fifteen_at_most() -> None:
    assert format_benefit(parse_benefit("15 coins")) == "15 coins"
    with pytest.raises(AssertionError, match="16 coins is too much"):
        parse_benefit("16 coins")


def test_verbs_and_events_have_numbers_of_their_own() -> None:
    assert [row.code for row in moves.ROWS] == list(range(len(moves.ROWS)))
    assert sorted(telling.code for telling in events.TELLINGS) == list(range(len(events.TELLINGS)))
