"""Chapter 1: the grid, distances, and the names of tiles."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.games.frontier import GAME
from hegemon.games.frontier.dials import parse_size
from hegemon.games.frontier.grid import grid_for, tile_name
from hegemon.games.frontier.world import WORLDS


@pytest.mark.rule("FRONTIER-1.1")
@pytest.mark.parametrize(
    ("name", "near", "far"), [("a1", 3, 5), ("c1", 5, 9), ("c3", 8, 16), ("e5", 3, 5), ("b2", 8, 7)]
)
def test_tiles_touch_at_corners_too(name: str, near: int, far: int) -> None:
    grid = grid_for(5, 5)
    here = grid.names.index(name)
    assert grid.starts[here + 1] - grid.starts[here] == near
    assert grid.shot_starts[here + 1] - grid.shot_starts[here] == far
    for k in range(grid.starts[here], grid.starts[here + 1]):
        assert grid.distance(here, grid.links[k]) == 1


@pytest.mark.rule("FRONTIER-1.1")
@pytest.mark.parametrize(
    ("one", "other", "steps"), [("a1", "a1", 0), ("a1", "b2", 1), ("a1", "c2", 2), ("b5", "e1", 4), ("e3", "a3", 4)]
)
def test_distance_is_counted_in_kings_moves(one: str, other: str, steps: int) -> None:
    grid = grid_for(5, 5)
    assert grid.distance(grid.names.index(one), grid.names.index(other)) == steps
    assert grid.distance(grid.names.index(other), grid.names.index(one)) == steps


@pytest.mark.rule("FRONTIER-1.1")
def test_the_map_is_15_by_15_unless_a_dial_says_otherwise() -> None:
    usual = WORLDS.get(2, GAME.settle(2, {})).grid
    assert (usual.width, usual.height, usual.tiles) == (15, 15, 225)
    other = WORLDS.get(2, GAME.settle(2, {"size": "40x5"})).grid
    assert (other.width, other.height, other.names[39], other.names[40]) == (40, 5, "an1", "a2")


@pytest.mark.rule("FRONTIER-1.1")
@pytest.mark.parametrize("given", ["4x5", "5x4", "41x5", "5x41", "15", "15x", "x", "15x15x15", "axb", "-5x5", "05x5"])
def test_a_side_has_5_to_40_tiles(given: str) -> None:
    with pytest.raises(NotUnderstood, match="a size is COLUMNSxROWS, each 5 to 40"):
        parse_size(given)
    assert [parse_size(size) for size in ("5x40", "40x5")] == [(5, 40), (40, 5)]


@pytest.mark.rule("FRONTIER-1.1")
def test_tiles_are_named_like_the_squares_of_a_chess_board_from_the_top() -> None:
    names = [tile_name(column, row) for column, row in [(0, 0), (2, 6), (25, 0), (26, 0), (39, 39)]]
    assert names == ["a1", "c7", "z1", "aa1", "an40"]
