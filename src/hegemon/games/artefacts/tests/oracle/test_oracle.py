"""The rule text's own examples and sentences, held against the model."""

from __future__ import annotations

from random import Random

import pytest

from hegemon.games.artefacts.tests.oracle.effects import EFFECTS
from hegemon.games.artefacts.tests.oracle.oracle import Model
from hegemon.games.artefacts.tests.oracle.parts import Dials, GameOver
from hegemon.games.artefacts.tests.oracle.toys import fight, position, strip
from hegemon.games.artefacts.tests.oracle.world import World, check_world

POWERS = [
    "old-walls", "charnel-house", "watchtower", "great-pyre", "relay-post", "drill-yard", "granary", "ash-garden",
]  # fmt: skip

TWO_AGAINST_ONE = {0: "0 1 2 3 4 5", 1: "10 11 12 13 14", 2: "15 16 17 18"}  # see `seed_example`


def seed_example(losses: str = "capped") -> Model:
    """A (6, from next door) and C (4) against B (5)."""
    return position(strip(4), TWO_AGAINST_ONE, dials=Dials(losses=losses))


def blighted(world: World) -> Model:
    """The next two deaths of slots 11 and 12 leave nothing free: the carrier of the idol dies with its area."""
    return position(world, {0: "0 1 2 3", 1: "10 11"}, burnt={*range(4, 10), *range(14, 20)})


def lost(model: Model, seat: int, before: dict[int, str]) -> int:
    return len(before[seat].split()) - len(model.armies_of(seat))


@pytest.mark.parametrize("losses", ["capped", "difference", "total"])
def test_the_seeds_example_ten_against_five_costs_two_each(losses: str) -> None:
    """ARTEFACTS-5.3, 5.4"""
    model = seed_example(losses)
    fight(model, "fight b w1 from w0", "support")
    assert [lost(model, seat, TWO_AGAINST_ONE) for seat in range(3)] == [2, 5, 2]
    assert model.burnt == {0, 1, 10, 11, 12, 13, 14, 15, 16}


def test_one_against_ten_kills_one_when_capped_and_nine_by_the_seed() -> None:
    """ARTEFACTS-5.4"""
    for losses, dead in (("capped", 1), ("difference", 9), ("total", 1)):
        armies = {0: "0 1 2 3 4 5 6 7 8 9", 1: "10 20"}
        model = position(strip(4), armies, dials=Dials(losses=losses))
        fight(model, "fight b w1 from w0")
        assert lost(model, 0, armies) == dead


def test_equal_totals_lose_nothing_and_nobody_wins() -> None:
    """ARTEFACTS-5.5"""
    model = position(strip(2), {0: "0 1", 1: "2 3"})
    assert fight(model, "fight b w0") == []
    assert model.burnt == set()


def test_what_a_contributor_cannot_take_the_owner_suffers() -> None:
    """ARTEFACTS-5.4 C fields one army; losses of 5 - 3 = 2, of which it takes one."""
    model = position(strip(3), {0: "0 1 2 3 4 5 6", 1: "10 11 12 13 14 15", 2: "16"})
    fight(model, "fight b w1 from w0", "support")
    assert [len(model.armies_of(seat)) for seat in range(3)] == [6, 0, 0]


def test_the_owner_suffers_even_when_it_abstains() -> None:
    """ARTEFACTS-5.4 A and C (1) beat B; D owns the area, abstains, and suffers what C cannot take."""
    model = position(strip(3), {0: "0 1 2 3 4 5 6 7", 1: "10 11 12 13", 2: "14", 3: "15 16 17 18 19"})
    fight(model, "fight b w1 from w0", "support", "abstain")
    assert [len(model.armies_of(seat)) for seat in range(4)] == [6, 0, 0, 4]


def test_carriers_die_last() -> None:
    """ARTEFACTS-5.7"""
    model = position(strip(2, {0: "army-of-the-dead"}), {0: "0 1 2", 1: "10 11"})
    fight(model, "fight b w1 from w0", "done")
    assert model.armies_of(0) == [0, 2]


def test_rewards_come_before_returns_clockwise_from_the_attacker() -> None:
    """ARTEFACTS-5.6, 5.8"""
    model = seed_example()
    assert "raise 39" not in fight(model, "fight b w1 from w0", "support")
    assert (model.asked(), model.legal()[0]) == ([0], "done")
    model.play("raise 20")
    assert model.asked() == [2]
    model.play("done")
    assert (model.asked(), model.legal()[0]) == ([1], "settle 19")


def test_two_rounds_ask_the_attackers_side_first() -> None:
    """ARTEFACTS-5.2"""
    model = position(strip(4), {0: "0", 1: "1", 2: "2", 3: "3"}, dials=Dials(two_rounds=True))
    assert fight(model, "fight b w0") == ["abstain", "support"]
    model.play("support")
    model.play("abstain")
    assert (model.asked(), model.legal()) == ([3], ["abstain", "oppose"])


def test_the_dead_fight_and_take_losses_first() -> None:
    """ARTEFACTS-5.4, 6.4"""
    world = strip(2, {0: "army-of-the-dead"})
    model = position(world, {0: "0 1", 1: "10 11 12"}, burnt={17, 18, 19})
    assert fight(model, "fight b w1 from w0") == ["done", "use 0"]
    model.play("use 0")
    assert (model.armies_of(0), model.armies_of(1)) == ([0, 1], [])


def test_a_shield_is_offered_only_when_it_stops_the_battle() -> None:
    """ARTEFACTS-6.4"""
    world = strip(2, {10: "shield-of-ruin"})
    few = position(world, {0: "0 1", 1: "10"}, burnt={19})
    assert "use 10" not in fight(few, "fight b w1 from w0")
    enough = position(world, {0: "0 1", 1: "10"}, burnt={18, 19})
    assert fight(enough, "fight b w1 from w0") == ["done", "use 10"]
    enough.play("use 10")
    assert (enough.asked(), enough.armies_of(1)) == ([], [10])


def test_who_flees_no_longer_fights_and_costs_the_winner_nothing() -> None:
    """ARTEFACTS-6.4"""
    world = strip(3, {10: "path-to-the-underworld"})
    model = position(world, {0: "0 1", 1: "10"}, burnt={11, 21})
    assert fight(model, "fight b w1 from w0", "use 10") == ["done", "flee 10 20", "flee 10 22"]
    model.play("flee 10 22")
    assert (model.armies_of(0), model.armies_of(1), model.asked()) == ([0, 1], [22], [0])
    assert 10 in model.burnt


def test_ties_go_to_the_holder_of_more_artefacts() -> None:
    """ARTEFACTS-2.1"""
    assert position(strip(1), {0: "0", 1: "1"}).owner(0) == -1
    assert position(strip(2, {10: "army-of-the-dead"}), {0: "0 10", 1: "1"}).owner(0) == 0


def test_a_snake_turns_round() -> None:
    """ARTEFACTS-3.1"""
    model = Model(strip(3), 3, Dials(snake=True))
    seats = []
    for _ in range(6):
        seats += model.asked()
        model.play(model.legal()[0])
    assert seats == [0, 1, 2, 2, 1, 0]


def test_a_world_that_keeps_its_promises_is_told_from_one_that_does_not() -> None:
    """ARTEFACTS-1.2 to 1.5"""
    assert check_world(strip(3), "small", 3, {"obstacle": 0, "artefact": 0, "power": 0}) == []
    assert check_world(strip(2), "regular", 3)


def test_a_grave_call_kills_one_more_and_a_blight_burns_two() -> None:
    """ARTEFACTS-6.1 The owner's carriers die: one with an army next to it that did not fight, one with free ground."""
    world = strip(3, {10: "army-of-the-dead", 20: "cinder-torch"})
    model = position(world, {0: "0 1 2 3", 1: "10", 2: "20"})
    model.kill(20)
    assert model.burnt == {20, 21, 22}
    model.armies[15] = 1
    model.kill(10)
    assert model.armies_of(1) == []


def test_the_tithe_is_taken_from_the_next_debrief() -> None:
    """ARTEFACTS-6.1"""
    model = position(strip(4, {0: "bone-drum"}), {0: "0 10 20 39", 1: "30 31"})
    model.kill(0)
    assert model.debrief_count(0) == 0
    model.debt[0] = 0
    assert model.debrief_count(0) == 2


def test_a_curse_that_takes_the_last_free_slot_ends_the_game_amid_the_losses() -> None:
    """ARTEFACTS-7.1 "at once, looked at after every slot that changes (..., curse)"."""
    model = blighted(strip(2, {10: "idol-of-the-threshold"}))
    with pytest.raises(GameOver):
        fight(model, "fight b w1 from w0", "done")
    assert model.armies_of(0) == [0, 1, 2, 3]


def test_a_flag_spares_the_winners_and_a_scythe_doubles_their_losses() -> None:
    """ARTEFACTS-6.4"""
    armies = {0: "0 1 2 3 4 5 6", 1: "10 11 20"}
    for kind, left in (("white-flag", 7), ("red-scythe", 3)):
        model = position(strip(3, {0: kind}), armies)
        fight(model, "fight b w1 from w0", "use 0")
        assert len(model.armies_of(0)) == left


def test_a_bell_rings_only_for_who_fights_inside() -> None:
    """ARTEFACTS-6.4"""
    world = strip(2, {0: "levy-bell", 10: "levy-bell"})
    model = position(world, {0: "0 1", 1: "10 11"}, burnt=set(range(13, 20)))
    assert (fight(model, "fight b w1 from w0"), model.asked()) == (["done", "use 10 on 12"], [1])


@pytest.mark.parametrize("number", range(12))
def test_random_games_end(number: int) -> None:
    """ARTEFACTS-7.1, 7.2 With every kind of artefact and power in the world."""
    lot = Random(number)
    kinds = [kind for kind, effect in EFFECTS.items() if effect.step == "battle" and kind not in POWERS]
    artefacts = dict(zip(lot.sample(range(60), len(kinds)), kinds, strict=True))
    world = strip(6, artefacts, dict(enumerate(lot.sample(POWERS, 6))))
    dials = Dials(battles=1 + number % 2, two_rounds=number % 3 == 0, round_limit=6)
    model = Model(world, 2 + number % 3, dials, first=number % 2)
    while model.asked():
        model.play(lot.choice(model.legal()))
    assert model.ending
    assert 1 in model.standing()
