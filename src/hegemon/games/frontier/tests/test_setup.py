"""Chapter 2: spawns, the order of turns, and what everyone begins with."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.events import Event
from hegemon.games.frontier import GAME
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.maps import spawn_places
from hegemon.games.frontier.setup import setup
from hegemon.games.frontier.state import Frontier, blank
from hegemon.games.frontier.tests.positions import does, frontier, refused
from hegemon.games.frontier.tests.sketches import SEATS

SEEDS = range(24)


def begun(seed: int, players: int = 2, **dials: object) -> Frontier:
    state = blank(players, GAME.settle(players, {"size": "5x5", "map": "1", **dials}))
    setup(state, seeded(seed))
    assert state.audit() == []
    return state


def spawns(state: Frontier) -> list[str]:
    return [state.world.grid.names[number] for number in state.spawn]


@pytest.mark.rule("FRONTIER-2.1")
def test_two_players_begin_in_opposite_corners_drawn_by_lot() -> None:
    found = {tuple(spawns(begun(seed))) for seed in SEEDS}
    assert found == {("a1", "e5"), ("e5", "a1"), ("e1", "a5"), ("a5", "e1")}


@pytest.mark.rule("FRONTIER-2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_begin_in_corners_drawn_by_lot(players: int) -> None:
    found = [spawns(begun(seed, players)) for seed in SEEDS]
    assert all(len(set(names)) == players for names in found)
    for seat in range(players):
        assert {names[seat] for names in found} == {"a1", "e1", "a5", "e5"}


@pytest.mark.rule("FRONTIER-2.1")
@pytest.mark.parametrize(
    ("players", "names"),
    [
        (4, "a1 o1 a15 o15"),
        (5, "a1 l1 o9 j15 a13"),
        (6, "a1 j1 o5 o15 f15 a11"),
        (7, "a1 i1 o3 o11 k15 c15 a9"),
        (8, "a1 h1 o1 o8 o15 h15 a15 a8"),
    ],
)
def test_more_than_four_begin_at_equal_distances_along_the_rim(players: int, names: str) -> None:
    grid = grid_for(15, 15)
    assert [grid.names[number] for number in spawn_places(grid, players)] == names.split()


@pytest.mark.rule("FRONTIER-2.1")
@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_who_gets_which_spawn_of_the_rim_is_drawn_by_lot(players: int) -> None:
    places = [int(number) for number in spawn_places(grid_for(9, 6), players)]
    found = [[int(number) for number in begun(seed, players, size="9x6").spawn] for seed in range(6)]
    assert all(sorted(spots) == sorted(places) for spots in found)
    assert len({tuple(spots) for spots in found}) == 6


@pytest.mark.rule("FRONTIER-2.2")
@pytest.mark.parametrize("players", [2, 5])
def test_everyone_begins_with_the_spawn_alone_and_nothing_else(players: int) -> None:
    state = begun(3, players, size="9x6")
    assert list(state.held) == [1] * players
    assert [int(state.owner[number]) for number in state.spawn] == list(range(players))
    assert set(state.resources) | set(state.soldier) | set(state.building) | set(state.fell) == {0}
    assert (int(state.round), int(state.spent), int(state.looted)) == (1, 0, 0)


def stored_in_order(state: Frontier) -> list[int]:
    """What each player has stored at the start, in the order of turns, but for the first turn's actions."""
    first, *later = [int(state.stored[(state.first + place) % state.seats]) for place in range(state.seats)]
    assert state.turn == state.first
    return [first - int(state.world.actions), *later]


@pytest.mark.rule("FRONTIER-2.3", "FRONTIER-3.1")
@pytest.mark.parametrize(
    ("players", "actions", "stored"),
    [
        (2, 2, [0, 1]),
        (3, 2, [0, 0, 1]),
        (4, 2, [0, 0, 1, 1]),
        (5, 2, [0, 0, 0, 1, 1]),
        (8, 2, [0, 0, 0, 0, 1, 1, 1, 1]),
        (4, 1, [0, 0, 0, 0]),
        (2, 5, [0, 2]),
        (4, 5, [0, 1, 2, 3]),
    ],
)
def test_everyone_begins_with_the_part_of_a_turn_that_they_waited(
    players: int, actions: int, stored: list[int]
) -> None:
    for seed in range(4):
        assert stored_in_order(begun(seed, players, size="9x6", actions=actions)) == stored


@pytest.mark.rule("FRONTIER-2.3")
@pytest.mark.parametrize(
    ("size", "players", "dials", "last"),
    [
        ("15x15", 2, {}, 0),
        ("15x15", 3, {}, 0),
        ("15x15", 4, {}, 1),
        ("11x11", 2, {}, 1),
        ("16x16", 4, {}, 0),  # 320 actions, 256 tiles: a quarter more, but not over a quarter
        ("16x16", 4, {"round_limit": 41}, 1),
        ("15x15", 2, {"round_limit": 70}, 0),
        ("15x15", 2, {"round_limit": 71}, 1),
        ("15x15", 2, {"actions": 3, "round_limit": 47}, 1),
        ("40x40", 8, {}, 0),
    ],
)
def test_nobody_has_a_head_start_where_the_rounds_run_out_before_the_land(
    size: str, players: int, dials: dict[str, object], last: int
) -> None:
    stored = stored_in_order(begun(1, players, size=size, **dials))
    assert (stored[0], stored[-1]) == (0, last)


@pytest.mark.rule("FRONTIER-2.3")
@pytest.mark.parametrize("size", ["5x5", "30x30"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_places_the_kth_player_begins_with_k_less_1_stored_actions(size: str, players: int) -> None:
    for seed in range(2):
        assert stored_in_order(begun(seed, players, size=size, head_start="places")) == list(range(players))


@pytest.mark.rule("FRONTIER-2.3")
def test_without_the_head_start_nobody_has_anything_stored() -> None:
    assert stored_in_order(begun(1, 4, head_start="off")) == [0, 0, 0, 0]


@pytest.mark.rule("FRONTIER-2.3", "FRONTIER-3.1")
def test_no_head_start_is_larger_than_the_warehouse() -> None:
    assert stored_in_order(begun(1, 4, actions=1, warehouse=2, head_start="places")) == [0, 1, 2, 2]


@pytest.mark.rule("FRONTIER-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins_is_drawn_by_lot(players: int) -> None:
    assert {int(begun(seed, players).first) for seed in SEEDS} == set(range(players))


@pytest.mark.rule("FRONTIER-2.3")
def test_the_order_of_turns_is_fixed() -> None:
    state = frontier("A . B . C", seats=3, turn="B", first="B")
    seats = []
    for _turn in range(7):
        seats.append((SEATS[int(state.turn)], int(state.round)))
        does(state, "end")
    assert seats == [("B", 1), ("C", 1), ("A", 1), ("B", 2), ("C", 2), ("A", 2), ("B", 3)]


@pytest.mark.rule("FRONTIER-2.3")
def test_nobody_moves_out_of_turn() -> None:
    state = frontier("A . B")
    assert refused(state, "end", "B") == ("FRONTIER-2.3", "It's not your turn.")
    assert (len(state.legal(1)), int(state.pending())) == (0, 1)


@pytest.mark.rule("FRONTIER-2.1", "FRONTIER-2.3")
def test_the_beginning_is_told() -> None:
    events: list[Event] = []
    state = GAME.begin(2, seeded(4), GAME.settle(2, {"size": "5x5", "map": "12"}), events)
    assert isinstance(state, Frontier)
    told = [state.chronicle().sentence(event, list(SEATS)) for event in events]
    first, second = SEATS[int(state.first)], SEATS[1 - int(state.first)]
    corners = {SEATS[seat]: name for seat, name in enumerate(spawns(state))}
    assert told == [
        "This is map number 12.",
        f"{first} started on {corners[first]} with 0 stored actions.",
        f"{second} started on {corners[second]} with 1 stored action.",
        f"Round 1: {first} had 2 actions to spend.",
    ]
