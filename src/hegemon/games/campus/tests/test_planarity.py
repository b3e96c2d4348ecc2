"""Which graphs can be drawn flat."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from hegemon.games.campus.tests.planarity import blocks, is_planar
from hegemon.kit.graph import Graph, linked_where, zeros

Links = list[tuple[int, int]]


def graph(size: int, links: Iterable[tuple[int, int]]) -> Graph:
    counts = zeros(size * size)
    for one, other in links:
        counts[one * size + other] = counts[other * size + one] = 1
    return linked_where(size, counts, 1)


def complete(size: int) -> Links:
    return list(combinations(range(size), 2))


def ring(size: int) -> Links:
    return [(k, (k + 1) % size) for k in range(size)]


UTILITIES: Links = [(house, well) for house in (0, 1, 2) for well in (3, 4, 5)]
PETERSEN: Links = ring(5) + [(k, k + 5) for k in range(5)] + [(5 + k, 5 + (k + 2) % 5) for k in range(5)]
CUBE: Links = [(k, k ^ bit) for k in range(8) for bit in (1, 2, 4) if k < k ^ bit]
OCTAHEDRON: Links = [link for link in complete(6) if sum(link) != 5]


def subdivided(size: int, links: Links) -> tuple[int, Links]:
    """Each link with a vertex in its middle."""
    halves = [(end, size + k) for k, link in enumerate(links) for end in link]
    return size + len(links), halves


@pytest.mark.parametrize(
    ("size", "links"),
    [
        (0, []),
        (1, []),
        (4, complete(4)),
        (5, complete(5)[1:]),
        (6, UTILITIES[1:]),
        (8, CUBE),
        (6, OCTAHEDRON),
        (7, ring(6) + [(6, k) for k in range(6)]),
        (7, complete(4) + [(one + 3, other + 3) for one, other in complete(4)]),
    ],
)
def test_these_can_be_drawn_flat(size: int, links: Links) -> None:
    assert is_planar(graph(size, links))


@pytest.mark.parametrize(
    ("size", "links"),
    [
        (5, complete(5)),
        (6, UTILITIES),
        (10, PETERSEN),
        (6, [*OCTAHEDRON, (0, 5)]),
        (8, [*CUBE, (0, 7)]),
        subdivided(5, complete(5)),
        subdivided(6, UTILITIES),
        (9, complete(3) + [(one + 3, other + 3) for one, other in UTILITIES] + [(0, 3)]),
    ],
)
def test_these_cannot(size: int, links: Links) -> None:
    assert not is_planar(graph(size, links))


def test_of_the_graphs_on_five_places_only_the_complete_one_cannot() -> None:
    links = complete(5)
    flat = [is_planar(graph(5, chosen)) for count in range(11) for chosen in combinations(links, count)]
    assert (len(flat), sum(flat)) == (1024, 1023)


def test_697_of_the_graphs_on_six_places_cannot() -> None:
    links = complete(6)
    crossed = [not is_planar(graph(6, chosen)) for count in range(9, 16) for chosen in combinations(links, count)]
    assert sum(crossed) == 32768 - 32071


def test_a_graph_falls_into_blocks_at_its_cut_vertices() -> None:
    bow_tie_with_a_tail = graph(6, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2), (4, 5)])
    assert sorted(sorted(set(block)) for block in blocks(bow_tie_with_a_tail)) == [[0, 1, 2], [2, 3, 4], [4, 5]]
