"""ARTEFACTS-1.2, ARTEFACTS-1.3, ARTEFACTS-1.4 Continents with their bonuses, and the ocean that joins them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.artefacts import content
from hegemon.games.artefacts.cells import Cells
from hegemon.games.artefacts.terrain import NONE, Areas, reached
from hegemon.kit.graph import Graph, zeros


def grouped(cells: Cells, areas: Areas, graph: Graph, is_land: vec[i64]) -> vec[i64]:
    """The continent of each area, NONE for the sea: connected land, halved where it is large, joined where small."""
    continent = vec[i64]([NONE for _ in range(graph.size)])
    number: i64 = 0
    for area in range(graph.size):
        if is_land[area] and continent[area] == NONE:
            number = divide(graph, continent, reached(graph, is_land, area), number)
    while True:
        small = smallest(continent, number)
        if count(continent, small) >= content.LEAST_CONTINENT or not join_nearest(cells, areas, continent, small):
            return continent


def divide(graph: Graph, continent: vec[i64], members: vec[i64], number: i64) -> i64:
    """Give connected areas a number, or halve them until they are few enough; the next number."""
    if len(members) <= content.MOST_CONTINENT:
        for area in members:
            continent[area] = number
        return number + 1
    half = zeros(graph.size)
    for area in members:
        half[area] = 1
    nearest = reached(graph, half, reached(graph, half, members[0])[len(members) - 1])  # from the far end
    for k in range(len(members) // 2):
        half[nearest[k]] = 2
    for area in members:
        if continent[area] == NONE:
            number = divide(graph, continent, reached(graph, half, area), number)
    return number


def count(continent: vec[i64], number: i64) -> i64:
    """How many areas a continent has."""
    found: i64 = 0
    for other in continent:
        if other == number:
            found += 1
    return found


def smallest(continent: vec[i64], numbers: i64) -> i64:
    """The continent with the fewest areas that has any."""
    best: i64 = NONE
    for number in range(numbers):
        if count(continent, number) > 0 and (best < 0 or count(continent, number) < count(continent, best)):
            best = number
    return best


def join_nearest(cells: Cells, areas: Areas, continent: vec[i64], small: i64) -> bool:
    """All areas of a continent join that which is nearest and has room for them; whether there is one."""
    best: i64 = NONE
    shortest: i64 = 0
    room = content.MOST_CONTINENT - count(continent, small)
    for one in range(cells.size):
        if continent[areas.of[one]] == small:
            for other in range(cells.size):
                number = continent[areas.of[other]]
                is_nearer = best < 0 or cells.distance(one, other) < shortest
                if number not in (NONE, small) and is_nearer and count(continent, number) <= room:
                    best, shortest = number, cells.distance(one, other)
    for area in range(len(continent)):
        if best >= 0 and continent[area] == small:
            continent[area] = best
    return best >= 0


def bonus(areas: i64, slots: i64) -> i64:
    """ARTEFACTS-1.3 Areas, and 0.5 to 3 more, the more the fewer slots the areas have; rounded.

    >>> bonus(4, 16), bonus(4, 22), bonus(4, 28)
    (7, 6, 5)
    """
    larger = slots - content.LEAST_AREA * areas
    most = (content.MOST_AREA - content.LEAST_AREA) * areas
    extra = content.MOST_EXTRA - (content.MOST_EXTRA - content.LEAST_EXTRA) * larger // most
    return (10 * areas + extra + 5) // 10


def highlighted(areas: Areas, graph: Graph, continent: vec[i64]) -> vec[i64]:
    """ARTEFACTS-1.4 1 for each ocean area that is used: first what joins land, then more between continents."""
    chosen = zeros(graph.size)
    usable = vec[i64]([0 if number == NONE else 1 for number in continent])
    land: i64 = 0
    for flag in usable:
        land += flag
    wanted = land // content.AREAS_AN_OCEAN
    while True:
        best = best_ocean(areas, graph, parts_of(graph, usable), usable)
        if best == NONE and wanted > 0:
            best = best_ocean(areas, graph, continent, usable)
        if best == NONE:
            return chosen
        chosen[best] = 1
        usable[best] = 1
        wanted -= 1


def parts_of(graph: Graph, usable: vec[i64]) -> vec[i64]:
    """The number of the connected part that each usable area belongs to."""
    part = vec[i64]([NONE for _ in range(graph.size)])
    for area in range(graph.size):
        if usable[area] and part[area] == NONE:
            for other in reached(graph, usable, area):
                part[other] = area
    return part


def best_ocean(areas: Areas, graph: Graph, part: vec[i64], usable: vec[i64]) -> i64:
    """The ocean area, large enough and not used yet, that touches the most parts, two at least; or none."""
    best: i64 = NONE
    most: i64 = 1
    for area in range(graph.size):
        if not usable[area] and areas.sizes[area] >= content.LEAST_AREA:
            touched = parts_beside(graph, part, area)
            if touched > most:
                best, most = area, touched
    return best


def parts_beside(graph: Graph, part: vec[i64], area: i64) -> i64:
    """How many different parts an area touches."""
    seen = zeros(graph.size)
    number: i64 = 0
    for k in range(graph.starts[area], graph.starts[area + 1]):
        beside = part[graph.links[k]]
        if beside >= 0 and not seen[beside]:
            seen[beside] = 1
            number += 1
    return number
