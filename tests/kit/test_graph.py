"""Who is whose neighbour, and what hangs together."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.kit.graph import Graph, is_connected, linked_where, merged, shared_edges, survives_any_loss, zeros


def graph(size: int, links: Iterable[tuple[int, int]]) -> Graph:
    """The graph of some links, each written once."""
    counts = zeros(size * size)
    for one, other in links:
        counts[one * size + other] = counts[other * size + one] = 1
    return linked_where(size, counts, 1)


def cells(picture: str) -> vec[i64]:
    return vec[i64]([-1 if cell == "." else int(cell) for row in picture.split() for cell in row])


def test_edges_are_counted_between_regions_and_not_across_the_rim() -> None:
    counts = shared_edges(3, 4, cells("001. 0112 .112"))
    assert [list(counts[k : k + 3]) for k in (0, 3, 6)] == [[0, 3, 0], [3, 0, 2], [0, 2, 0]]


def test_lawn_parts_regions() -> None:
    assert list(shared_edges(2, 3, cells("0.1 0.1"))) == [0, 0, 0, 0]


def test_neighbours_are_listed_ascending_and_both_ways() -> None:
    star = graph(4, [(3, 1), (1, 0), (2, 1)])
    assert [list(star.links[star.starts[v] : star.starts[v + 1]]) for v in range(4)] == [[1], [0, 2, 3], [1], [1]]


def test_a_link_needs_the_least_count() -> None:
    counts = vec[i64]([0, 1, 2, 1, 0, 0, 2, 0, 0])
    assert list(linked_where(3, counts, 2).links) == [2, 0]


def test_a_graph_in_two_pieces_is_not_connected() -> None:
    pieces = graph(5, [(0, 1), (2, 3), (3, 4)])
    assert not is_connected(pieces, zeros(5))
    assert is_connected(pieces, vec[i64]([1, 1, 0, 0, 0]))
    assert not is_connected(pieces, vec[i64]([1, 1, 0, 1, 0]))


def test_nothing_left_is_connected() -> None:
    assert is_connected(graph(2, []), vec[i64]([1, 1]))


def test_a_ring_survives_a_loss_and_a_chain_does_not() -> None:
    ring = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]
    assert survives_any_loss(graph(6, ring))
    assert not survives_any_loss(graph(6, ring[:-1]))
    assert not survives_any_loss(graph(4, [(0, 1), (2, 3)]))
    assert survives_any_loss(graph(2, [(0, 1)]))
    assert not survives_any_loss(graph(2, []))


def test_parts_are_linked_when_their_members_are() -> None:
    chain = graph(5, [(0, 1), (1, 2), (2, 3), (3, 4)])
    parts = merged(chain, vec[i64]([0, 0, 1, 1, 2]), 3)
    assert [list(parts.links[parts.starts[v] : parts.starts[v + 1]]) for v in range(3)] == [[1], [0, 2], [1]]
