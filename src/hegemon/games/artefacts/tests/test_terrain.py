"""ARTEFACTS-1.2 How a world is drawn: land and sea, continents that are joined, and drawings that are thrown away.

Cells lie in one row, each an area of its own: a digit is what the text says of it, a point is sea.
"""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.games.artefacts.cells import Cells
from hegemon.games.artefacts.content import ATTEMPTS
from hegemon.games.artefacts.continents import count, join_nearest
from hegemon.games.artefacts.generator import Terrain, flaws
from hegemon.games.artefacts.terrain import NONE, Areas, is_land
from hegemon.kit.graph import zeros

SEA = "."


def row_of(text: str) -> Cells:
    return Cells(len(text), 1, seeded(1))


def numbers(text: str) -> vec[i64]:
    return vec[i64]([NONE if letter == SEA else int(letter) for letter in text])


def written(found: vec[i64]) -> str:
    return "".join(SEA if number == NONE else str(number) for number in found)


@pytest.mark.rule("ARTEFACTS-1.2")
@pytest.mark.parametrize(
    ("heights", "wanted", "land"),
    [
        ("9876543210", 4, "1111000000"),
        ("0123456789", 4, "0000001111"),
        ("9999000888", 7, "1111000000"),  # an island of three cells sinks
        ("9990008888", 7, "0000001111"),
        ("9999008888", 8, "1111001111"),  # one of four does not
    ],
)
def test_the_highest_cells_are_land_but_for_islands_of_fewer_than_four(heights: str, wanted: int, land: str) -> None:
    assert written(is_land(row_of(heights), numbers(heights), wanted)) == land


@pytest.mark.rule("ARTEFACTS-1.2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("00.1....22", "00.0....22"),
        ("00....1.22", "00....2.22"),
        ("22.1....00", "22.2....00"),
        ("00000000.1....22", "00000000.2....22"),
        ("0000000.11....22", "0000000.22....22"),
        ("000000.11....22", "000000.00....22"),
    ],
)
def test_a_continent_that_is_too_small_joins_the_nearest_with_room_for_it(before: str, after: str) -> None:
    """No continent has more than eight areas. The small one is number 1."""
    continent = numbers(before)
    assert is_joined(continent)
    assert written(continent) == after


@pytest.mark.rule("ARTEFACTS-1.2")
def test_a_continent_for_which_nobody_has_room_stays_as_it_is() -> None:
    continent = numbers("0000000.11")
    assert not is_joined(continent)
    assert written(continent) == "0000000.11"


def is_joined(continent: vec[i64]) -> bool:
    """Have the areas of continent 1 joined another?"""
    cells = Cells(len(continent), 1, seeded(1))
    areas = Areas(cells.graph, zeros(cells.size))
    areas.of = vec[i64](range(len(continent)))
    return join_nearest(cells, areas, continent, 1)


@pytest.mark.rule("ARTEFACTS-1.2")
def test_a_drawing_with_a_continent_of_two_areas_is_thrown_away() -> None:
    """In this one two areas are left over, and both other continents have seven."""
    drawing = Terrain("small", seeded(365, ATTEMPTS + 2))
    assert sorted(int(count(drawing.continent, number)) for number in set(drawing.continent) - {NONE}) == [2, 7, 7]
    assert set(flaws("small", drawing)) == {"a continent is too small or too large"}
