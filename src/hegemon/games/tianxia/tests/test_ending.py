"""Start, cleanup, objectives, and the points at the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.games.tianxia import GAME, cleanup, content, objectives, scoring, wares
from hegemon.games.tianxia.benefits import THINGS
from hegemon.games.tianxia.dials import COMPENSATIONS
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    CARDS,
    SHIPS,
    attack,
    booked,
    climb,
    defend,
    give,
    govern,
    has,
    hold,
    man,
    moor,
    offer,
    own_tile,
    play,
    refusal,
    table,
)


@pytest.mark.rule("TIANXIA-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("compensation", COMPENSATIONS)
def test_everyone_gets_a_house_three_objectives_first_things_and_more_by_place_and_house(
    players: int, compensation: str
) -> None:
    state = GAME.start(players, 11, compensation=compensation)
    extras = content.EXTRAS[compensation]
    assert isinstance(state, Tianxia)
    assert len(set(state.house)) == players
    assert sorted(state.order) == list(range(players))
    assert state.turn_order() == [int(seat) for seat in state.order]
    for place, seat in enumerate(state.turn_order()):
        house = int(state.house[seat])
        more = f"{extras.places[players][place]} {extras.houses[players][house]}"
        gained = f"{content.HOUSES[house].income} {more}".split()
        first = {"coins": 4, "wood": 2, "stone": 1, "rice": 2, "silk": 0, "tea": 0, "jade": 0}
        for number, word in zip(gained[::2], gained[1::2]):
            first[word] += int(number)
        assert {word: has(state, word, seat) for word in first} == first
        assert sum(1 for card in state.objective_at if card == seat) == 3
        assert (state.supply[seat], state.discs[seat]) == (14, 3)


@pytest.mark.rule("TIANXIA-2.1")
def test_order_and_houses_are_drawn_by_lot() -> None:
    games = [GAME.start(4, seed) for seed in range(40)]
    assert {game.turn_order().index(0) for game in games} == {0, 1, 2, 3}
    assert {int(game.house[0]) for game in games if isinstance(game, Tianxia)} == {0, 1, 2, 3}


@pytest.mark.rule("TIANXIA-6.1")
def test_cleanup_returns_discs_and_markers_removes_tiles_and_keeps_the_order_of_passing() -> None:
    state = table(3)
    offer(state, "purse", "ox")
    for seat in range(3):
        give(state, "9 coins", seat)
    state.discs[0], state.sold[0], state.placed[0] = 0, 2, 1
    state.ropes[1] = 0b101
    state.passers = vec[i64]([2, 0])
    attack(state)
    assert [int(seat) for seat in state.order] == [2, 0, 1]
    assert (state.turn, state.round, len(state.passers)) == (2, 2, 0)
    assert [int(number) for number in state.discs] == [3, 3, 3]
    assert [int(seats) for seats in state.ropes] == [0, 0, 0]
    assert sum(int(number) for number in state.placed) == 0
    assert sum(int(number) for number in state.box) == 2


@pytest.mark.rule("TIANXIA-6.1", "TIANXIA-1.7")
def test_full_ships_are_discarded_and_others_slide_up_with_their_crates() -> None:
    state = table()
    moor(state, 0, "heron", "tea")
    moor(state, 1, "lantern", "silk")
    state.crate_at[0], state.crate_at[1], state.crate_at[2] = 0, 1, 0
    state.crate_at[5] = 1
    state.shipped[0], state.shipped[1] = 2, 2
    third, sea, on_top = int(state.ship_at[2]), int(state.ship_at[3]), int(state.ship_deck[-1])
    demands = [int(good) for good in state.demand]
    renewed = int(state.demand_deck[-1])
    attack(state)
    assert [int(ship) for ship in state.ship_at] == [SHIPS.index("lantern"), third, sea, on_top]
    assert [int(crate) for crate in state.crate_at[:8]] == [-1, 1, -1, -1, -1, -1, -1, -1]
    assert [int(good) for good in state.demand] == [renewed, demands[1], demands[2]]
    assert [int(number) for number in state.shipped] == [2, 2]


@pytest.mark.rule("TIANXIA-1.7")
def test_used_demand_tiles_are_reshuffled_when_none_are_left() -> None:
    state = table()
    for good in state.demand_deck:
        state.demand_box[good] += 1
    state.demand_deck = state.demand_deck[:0]
    cleanup.renew_demand(state, 0)
    assert (len(state.demand_deck), [int(number) for number in state.demand_box]) == (5, [0, 0, 0])
    assert state.audit() == []


@pytest.mark.rule("TIANXIA-6.1")
def test_an_empty_stack_leaves_places_empty_and_there_nothing_can_be_shipped() -> None:
    state = table()
    give(state, "3 silk 3 tea 3 jade")
    state.ship_deck = state.ship_deck[:0]
    ship = int(state.ship_at[0])
    for space in range(len(wares.SHIPS[ship].spaces)):
        state.crate_at[space] = 1
        state.shipped[1] += 1
    attack(state)
    assert [ship >= 0 for ship in state.ship_at] == [True, True, True, False]
    assert state.view(-1)["ships"][3]["ship"] == ""  # type: ignore[index]


@pytest.mark.rule("TIANXIA-6.2")
def test_after_the_last_attack_it_is_over_without_cleanup() -> None:
    state = table()
    offer(state, "purse")
    state.round = 4
    attack(state)
    assert (state.pending(), state.standing().ending) == (0, "last round")
    assert state.offered[6] == 1
    assert refusal(state, "done", seat=0) == "The game is over. (TIANXIA-6.2)"


@pytest.mark.rule("TIANXIA-6.2")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_figurines_give_points_by_how_many_different_ones(number: int, points: int) -> None:
    state = table()
    own_tile(state, *["ox", "crane", "tiger", "tortoise", "carp", "phoenix"][:number])
    assert scoring.for_figurines(state, 0) == points


@pytest.mark.rule("TIANXIA-1.9", "TIANXIA-6.2")
@pytest.mark.parametrize("step", range(11))
def test_a_track_gives_points_by_step(step: int) -> None:
    state = table()
    climb(state, "general", step)
    assert scoring.for_track(state, 0, 1) == content.STEP_POINTS[step] == scoring.open_score(state, 0)


@pytest.mark.rule("TIANXIA-6.2")
@pytest.mark.parametrize(("things", "points"), [("4 coins", 0), ("2 coins 3 wood", 1), ("9 rice 3 jade 2 tea", 2)])
def test_leftovers_are_divided_by_five_and_rounded_down(things: str, points: int) -> None:
    state = table()
    give(state, things)
    assert scoring.for_leftovers(state, 0) == points
    other = table(end_division=1)
    give(other, things)
    assert scoring.for_leftovers(other, 0) == sum(has(other, word) for word in THINGS)


def with_governors(state: Tianxia) -> None:
    """Three in two grey buildings of two regions, two in one red building of a third."""
    govern(state, "salt_office", 1)
    govern(state, "salt_office", 2)
    govern(state, "quarry", 1)
    govern(state, "masons_lodge", 1)
    govern(state, "masons_lodge", 2)


def with_wall(state: Tianxia) -> None:
    """Three walls, two towers, three soldiers, in three sections."""
    defend(state, "longxi", walls="00", towers="0", soldiers="00")
    defend(state, "daijun", walls="10", towers="0")
    defend(state, "liaodong", soldiers="10")


def with_deliveries(state: Tianxia) -> None:
    state.shipped[0] = 4


def with_tiles(state: Tianxia) -> None:
    own_tile(state, "ox", "carp", "purse", "purse", "logs")
    play(state, "tile purse", "tile purse")


def with_workers(state: Tianxia) -> None:
    man(state, "wood", "010")
    man(state, "jade", "n0")


def with_things(state: Tianxia) -> None:
    give(state, "7 coins 2 wood 1 stone 2 rice 1 silk 1 jade")


def with_tracks(state: Tianxia) -> None:
    for track, step in (("chancellor", 7), ("general", 5), ("sage", 2), ("steward", 10)):
        climb(state, track, step)


WORTHS: dict[str, tuple[Callable[[Tianxia], None], int]] = {
    "stewardship": (with_governors, 10),
    "provinces": (with_governors, 6),
    "granaries": (with_governors, 9),
    "customs": (with_governors, 6),
    "long_wall": (with_wall, 9),
    "masonry": (with_wall, 5),
    "watch": (with_wall, 8),
    "beacons": (with_wall, 9),
    "levies": (with_wall, 12),
    "garrison": (with_wall, 6),
    "sea_trade": (with_deliveries, 8),
    "full_holds": (with_deliveries, 10),
    "menagerie": (with_tiles, 6),
    "scriveners": (with_tiles, 6),
    "ferrymen": (with_workers, 6),
    "storehouse": (with_things, 4),
    "treasury": (with_things, 6),
    "warehouse": (with_things, 6),
    "harmony": (with_tracks, 6),
    "renown": (with_tracks, 15),
    "edicts": (with_tracks, 8),
    "banners": (with_tracks, 4),
    "classics": (with_tracks, 0),
    "ledgers": (with_tracks, 12),
}


@pytest.mark.rule("TIANXIA-1.12", "TIANXIA-6.2")
@pytest.mark.parametrize("name", CARDS)
def test_an_objective_counts_what_it_says(name: str) -> None:
    state = table()
    prepare, points = WORTHS[name]
    assert objectives.worth(state, 0, CARDS.index(name)) == 0
    prepare(state)
    assert objectives.worth(state, 0, CARDS.index(name)) == points


@pytest.mark.rule("TIANXIA-1.12")
@pytest.mark.parametrize("name", CARDS)
def test_no_objective_gives_more_than_its_cap(name: str) -> None:
    state = table()
    card = objectives.CARDS[CARDS.index(name)]
    state.shipped[0], state.figurines[0] = 99, 63
    for at in range(len(state.purse)):
        state.purse[at] = 99
    for at in range(16):
        state.track[at % 8] = 10
        state.wall_at[at] = 0
        state.used[at % 12] = 9
    for cells in (state.governor_at, state.soldier_at, state.tower_at, state.barge_at):
        for at in range(len(cells)):
            cells[at] = 0
    assert objectives.worth(state, 0, CARDS.index(name)) == card.cap


@pytest.mark.rule("TIANXIA-1.12")
def test_deliveries_count_as_ever_made_since_markers_return() -> None:
    state = table()
    hold(state, "sea_trade")
    moor(state, 0, "heron", "tea")
    state.crate_at[0], state.crate_at[1], state.crate_at[2], state.shipped[0] = 0, 0, 0, 3
    attack(state)
    assert 0 not in [int(crate) for crate in state.crate_at]
    assert scoring.for_objectives(state, 0) == 6


@pytest.mark.rule("TIANXIA-6.2")
def test_the_best_three_objectives_in_hand_count_each_on_its_own() -> None:
    state = table()
    with_wall(state)
    hold(state, "long_wall", "masonry", "watch", "beacons", "levies")
    assert [CARDS[card] for card in scoring.best_objectives(state, 0)] == ["levies", "long_wall", "beacons"]
    assert scoring.for_objectives(state, 0) == 30
    few = table()
    hold(few, "watch")
    assert (len(scoring.best_objectives(few, 0)), scoring.for_objectives(few, 0)) == (1, 0)


@pytest.mark.rule("TIANXIA-6.2", "TIANXIA-6.4")
def test_every_point_at_the_end_carries_its_item() -> None:
    state = table()
    with_wall(state)
    with_tracks(state)
    hold(state, "long_wall", "watch")
    own_tile(state, "ox", "carp")
    give(state, "11 coins")
    for item in range(10):
        state.points[item] = item + 1
    state.round = 4
    attack(state)
    scores = state.view(1)["scores"]
    assert isinstance(scores, list)
    first = scores[0]
    assert (first["figurines"], first["chancellor"], first["steward"], first["leftovers"]) == (3, 7, 14, 2)
    assert (first["long_wall"], first["watch"], first["prestige"], first["passives"]) == (9, 8, 1, 10)
    assert sum(first.values()) == state.standing().scores[0] == scoring.score(state, 0)
    assert state.view(1)["shown"][0] == ["long_wall", "watch"]  # type: ignore[index]


@pytest.mark.rule("TIANXIA-6.3")
@pytest.mark.parametrize(
    ("governors", "coins", "places"),
    [((0, 0), (0, 0), [1, 1]), ((1, 0), (0, 4), [1, 2]), ((1, 1), (2, 4), [2, 1]), ((1, 1), (3, 3), [1, 1])],
)
def test_ties_go_to_more_governors_then_more_coins_or_are_shared(
    governors: tuple[int, int], coins: tuple[int, int], places: list[int]
) -> None:
    state = table()
    for seat in range(2):
        give(state, f"{coins[seat]} coins", seat)
        if governors[seat]:
            govern(state, "customs_house", 1 + seat, seat)
    state.round = 4
    attack(state)
    assert state.standing().places == places


@pytest.mark.rule("TIANXIA-6.4")
def test_points_may_go_below_0() -> None:
    state = table()
    state.points[3] = -9
    state.round = 4
    attack(state)
    assert state.standing().scores == [-9, 0]
    assert booked(state, "penalty") == -9
    assert state.standing().winners == [1]


@pytest.mark.rule("TIANXIA-6.2")
def test_the_number_of_rounds_is_a_dial() -> None:
    state = table(rounds=1)
    state.passers = append(state.passers, i64(0))
    attack(state)
    assert state.standing().over


@pytest.mark.rule("TIANXIA-6.2")
def test_in_the_end_everybody_shows_the_objectives_that_count() -> None:
    state = table()
    hold(state, "watch", "classics", "menagerie", "levies")
    climb(state, "sage", 7)
    defend(state, "daijun", towers="0")
    state.round = 4
    state.heard = []
    attack(state)
    told = [state.chronicle().sentence(event, ["A", "B"]) for event in state.heard]
    assert told[-4:] == [
        "The game ended after round 4.",
        "A scored 8 for the objective The Classics.",
        "A scored 4 for the objective The Watch.",
        "A scored nothing for the objective Levies.",
    ]


@pytest.mark.rule("TIANXIA-2.1")
def test_at_the_start_everybody_stands_before_the_first_step_without_points() -> None:
    state = GAME.start(3, 5)
    assert isinstance(state, Tianxia)
    assert {int(step) for step in state.track} == {0}
    assert {int(points) for points in state.points} == {0}


@pytest.mark.rule("TIANXIA-1.11")
def test_the_dial_of_strength_rounds_half_up() -> None:
    firsts = [int(table(nomad_strength=percent).world.first_strength[0]) for percent in (83, 84, 100, 150, 300)]
    assert firsts == [2, 3, 3, 5, 9]
