"""Outlines traced from a grid."""

from __future__ import annotations

from hegemon.kit.drawing.outlines import Grid, number, outline, shared_walls, traced


def grid(picture: str) -> Grid:
    rows = picture.split()
    return Grid(len(rows[0]), len(rows), [-1 if cell == "." else int(cell) for row in rows for cell in row])


def test_a_ring_goes_round_with_the_region_on_the_right() -> None:
    assert traced(grid("... .0. ..."), {0}) == [[(1, 1), (2, 1), (2, 2), (1, 2)]]


def test_a_hole_is_a_ring_of_its_own() -> None:
    rings = traced(grid("000 0.0 000"), {0})
    assert sorted(len(ring) for ring in rings) == [4, 12]


def test_cells_that_touch_at_a_corner_only_are_two_rings() -> None:
    assert [len(ring) for ring in traced(grid("0. .0"), {0})] == [4, 4]


def test_cells_that_touch_at_a_corner_are_one_ring_where_corners_join_them() -> None:
    assert [len(ring) for ring in traced(grid("0. .0"), {0}, True)] == [8]
    assert [len(ring) for ring in traced(grid(".0 0."), {0}, True)] == [8]
    assert sorted(len(ring) for ring in traced(grid(".0. 0.0 .0."), {0}, True)) == [4, 12]


def test_a_corner_that_joins_is_a_strait_whatever_lies_beside_it() -> None:
    straight = "M0 2.5Q0 0 2.5 0L7.5 0Q10 0 10 2.5L10 7.5Q10 10 12.5 10L"
    assert outline(grid("0. .0"), {0}, 0.25, 10, False, True).startswith(straight)
    assert "Q10 10 12.5 10L" in outline(grid("01 20"), {0}, 0.25, 10, False, True)
    assert "Q10 10" not in outline(grid("01 20"), {0}, 0.25, 10)


def test_regions_taken_as_one_have_no_wall_between_them() -> None:
    assert len(traced(grid("01"), {0, 1})) == 1
    assert len(traced(grid("01"), {0, 1})[0]) == 6


def test_free_corners_are_rounded() -> None:
    assert outline(grid("00 00"), {0}, 0.5, 10) == "M0 5Q0 0 5 0L15 0Q20 0 20 5L20 15Q20 20 15 20L5 20Q0 20 0 15Z"


def test_corners_where_three_regions_meet_stay_sharp() -> None:
    path = outline(grid("0011 0011"), {0}, 0.5, 10)
    assert "L20 0L20 20L" in path
    assert path.count("Q") == 2


def test_a_stair_of_single_steps_becomes_a_slope() -> None:
    path = outline(grid(".000 0000 0000 0000"), {0}, 0.8, 10)
    assert path.startswith("M10 5L15 0L32 0Q40 0 40 8L")
    assert path.endswith("Q0 40 0 32L0 15L5 10L5 10L10 5Z")


def test_neighbours_share_their_corners() -> None:
    cells = grid("..... .00.. .0011 .0111 .1111")
    assert "L30 25L25 30L25 30L20 35L20 35L15 40L10 40Z" in outline(cells, {0}, 0.8, 10)
    assert "L10 40L15 40L20 35L20 35L25 30L25 30L30 25Z" in outline(cells, {1}, 0.8, 10)


def test_walls_are_found_between_every_two_regions() -> None:
    walls = shared_walls(grid("001 .01 221"))
    assert walls[(0, 1)] == [((2, 0), (0, 1), 2)]
    assert walls[(0, 2)] == [((1, 2), (1, 0), 1)]
    assert walls[(1, 2)] == [((2, 2), (0, 1), 1)]
    assert set(walls) == {(0, 1), (0, 2), (1, 2)}


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3.0, 3.14, -0.04, -2.5)] == ["3", "3.1", "0", "-2.5"]
