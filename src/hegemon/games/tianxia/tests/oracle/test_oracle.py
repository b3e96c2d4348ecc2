"""The rule text's own examples and sentences, held against the model."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia.tests.oracle.oracle import Model
from hegemon.games.tianxia.tests.oracle.scores import itemised
from hegemon.games.tianxia.tests.oracle.toys import at_turn, play, table, worked_attack


def booked(model: Model, item: str) -> list[int]:
    return [player.points[item] for player in model.seats]


def offered(model: Model, verb: str) -> list[str]:
    return [text for text in model.legal(model.asked()[0]) if text.split()[0] == verb]


def test_the_worked_attack_of_the_rule_book() -> None:
    """TIANXIA-5.1 to 5.6"""
    model = worked_attack()
    model.begin(model.attack())
    assert booked(model, "prestige") == [2, 7, 4]
    assert booked(model, "soldiers") == [1, 1, 1]
    assert list(model.governors) == [("customs_house", 1)]
    assert (model.tokens["ferry_office"], model.tokens["silk_works"], model.tokens["customs_house"]) == (1, 1, 0)
    assert (model.nomad["liaodong"], model.strength["liaodong"]) == (0, 3)
    assert (model.walls["liaodong"], model.towers["liaodong"], model.soldiers["liaodong"]) == ([0, 2], [1], [])


def test_one_wall_and_one_soldier_more_and_the_battle_had_been_won() -> None:
    """TIANXIA-5.3"""
    model = worked_attack()
    model.walls["liaodong"].append(1)
    model.soldiers["liaodong"].append(1)
    model.begin(model.attack())
    assert booked(model, "defence") == [0, 3, 0]


@pytest.mark.parametrize(("soldiers", "walls", "first"), [([1, 0], [0, 1], 1), ([], [0, 1], 0), ([], [], 1)])
def test_ties_go_to_the_leftmost_soldier_then_wall_then_tower(
    soldiers: list[int], walls: list[int], first: int
) -> None:
    """TIANXIA-5.1"""
    model = table(tower_spaces=3)
    model.towers["longxi"], model.walls["longxi"], model.soldiers["longxi"] = [1, 0], walls, soldiers
    assert model.ranking("longxi")[0] == first


def test_who_is_asked_pays_as_it_says_and_a_standing_order_answers_for_the_others() -> None:
    """TIANXIA-5.5"""
    model = table()
    for player, order in zip(model.seats, ["ask", "coins", "points"], strict=True):
        player.order, player.things["coins"] = order, 3
    model.begin(model.take_toll("longxi", 5))
    assert (model.asked(), model.legal(0)) == ([0], ["lose 0", "lose 1", "lose 2", "lose 3"])
    play(model, "lose 1")
    assert booked(model, "penalty") == [-12, -6, -15]
    assert [player.things["coins"] for player in model.seats] == [2, 0, 3]


def test_a_disc_goes_only_where_something_can_be_done_with_banner_and_bubble_counted_in() -> None:
    """TIANXIA-4.1 The bubble of Zhao is rice to exchange; of the steward's second step, a wood, Qi has use."""
    model = at_turn(table(), coins=0, wood=0, stone=0, rice=0)
    assert offered(model, "region") == ["region zhao"]
    assert "region qi" not in offered(at_turn(model, wood=1), "region")
    model.seats[0].tracks["steward"] = 1
    assert "region qi" in offered(at_turn(model, wood=1), "region")


def test_done_waits_for_an_action_that_the_bubble_makes_possible() -> None:
    """TIANXIA-4.1"""
    model = play(at_turn(table(), coins=0, wood=0, stone=0, rice=0), "region zhao")
    assert offered(model, "done") == []
    assert offered(play(model, "bubble"), "exchange") == ["exchange rice-jade 1"]
    assert offered(play(model, "exchange rice-jade 1"), "done") == ["done"]


def test_conversions_are_spread_over_the_list_and_end_when_another_action_begins() -> None:
    """TIANXIA-4.1, 4.3"""
    model = play(at_turn(table(), rice=9, wood=9), "region zhao", "exchange rice-jade 3")
    assert offered(model, "exchange") == ["exchange jade-coins 1", "exchange rice-jade 1"]
    assert offered(play(model, "govern quarry 1"), "exchange") == []


def test_a_delivery_is_owed_after_shipping_until_it_cannot_be_made() -> None:
    """TIANXIA-4.4"""
    model = table()
    model.seats[0].tiles["raft"] = 1
    play(at_turn(model, silk=1, wood=1), "region yan", "ship yan")
    assert (offered(model, "done"), offered(model, "govern")) == ([], [])
    play(model, "tile raft", "deliver 1 silk")
    assert (offered(model, "done"), offered(model, "deliver")) == (["done"], [])


def test_a_fourth_worker_is_pushed_off_to_its_owners_row_or_home() -> None:
    """TIANXIA-4.6"""
    model = table()
    model.barges["wood"] = [0, 1, 1]
    play(at_turn(model, coins=2), "barge wood")
    assert (model.barges["wood"], model.seats[1].merchants, model.seats[0].things["coins"]) == ([0, 0, 1], 1, 0)
    model.seats[1].merchants, before = 3, model.seats[1].supply
    play(at_turn(model, coins=3), "barge wood")
    assert (model.seats[1].merchants, model.seats[1].supply) == (3, before + 1)


def test_who_finds_only_figurines_that_it_has_passes_without_a_tile() -> None:
    """TIANXIA-4.7, 4.9"""
    model = table()
    model.offered, model.seats[0].figurines = ["ox", "crane"], {"ox", "crane"}
    assert offered(at_turn(model), "pass") == ["pass"]
    assert offered(play(model, "pass"), "climb") == [f"climb {t}" for t in ("chancellor", "general", "sage", "steward")]


def test_what_a_step_triggers_comes_before_the_rest_of_the_benefit() -> None:
    """TIANXIA-4.10"""
    model = table()
    model.seats[0].tiles["petition"], model.seats[0].tracks["sage"] = 1, 3
    play(at_turn(model), "tile petition", "climb sage")
    assert ([str(part) for part in model.waiting], booked(model, "tiles")[0]) == (["1 points", "1 resource"], 0)
    assert booked(play(model, "choose rice"), "tiles")[0] == 1


def test_full_ships_leave_and_the_others_close_up_towards_the_first_port() -> None:
    """TIANXIA-6.1, 1.7 Only the port whose own ship left gets a new demand."""
    model = table()
    model.berths[0].crates = {1: 0, 2: 0, 3: 1}
    for place, ship in enumerate(["lantern", "red_carp", "cloud_runner", "old_drum"]):
        model.sight.table["ships"][place]["ship"] = ship
    model.sight.table["ships"][0]["demand"] = "jade"
    model.clean_up()
    assert [berth.ship for berth in model.berths] == ["lantern", "red_carp", "cloud_runner", "old_drum"]
    assert [berth.demand for berth in model.berths] == ["jade", "tea", "jade", ""]


def test_ties_go_to_governors_then_coins_and_else_are_shared() -> None:
    """TIANXIA-6.3"""
    model = table(end_division=20)
    for player in model.seats:
        player.hand, player.things["coins"] = set(), 4
    assert model.standing() == [1, 1, 1]
    model.seats[2].things["coins"] = 5
    assert model.standing() == [2, 2, 1]
    model.governors["quarry", 1] = 1
    assert model.standing() == [3, 1, 2]


def test_the_end_counts_figurines_tracks_three_objectives_and_what_is_left_over() -> None:
    """TIANXIA-6.2"""
    model = table()
    player = model.seats[0]
    player.figurines, player.tracks["sage"], player.tracks["general"] = {"ox", "carp", "tiger"}, 10, 7
    player.hand, player.things["coins"], player.things["jade"] = {"menagerie", "treasury", "warehouse", "watch"}, 7, 4
    found = itemised(model, 0)
    assert {word: found[word] for word in ("figurines", "sage", "general", "steward")} == {
        "figurines": 6, "sage": 14, "general": 7, "steward": 0,
    }  # fmt: skip
    assert {word: found.get(word) for word in player.hand} == {
        "menagerie": 9, "warehouse": 9, "treasury": 6, "watch": None,
    }  # fmt: skip
    assert found["leftovers"] == (7 + 2 + 1 + 3 + 4) // 5
