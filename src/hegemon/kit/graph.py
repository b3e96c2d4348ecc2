"""Graphs of places: who is whose neighbour, and what hangs together.

A graph is simple and undirected, with its vertices numbered from 0.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Graph:
    """The neighbours of v are `links[starts[v]:starts[v + 1]]`, ascending."""

    def __init__(self, size: i64, starts: vec[i64], links: vec[i64]) -> None:
        self.size = size
        self.starts = starts
        self.links = links


def zeros(size: i64) -> vec[i64]:
    """That many zeros."""
    return vec[i64]([0 for _ in range(size)])


def linked_where(size: i64, counts: vec[i64], least: i64) -> Graph:
    """The graph with a link wherever a square table of counts reaches the least."""
    starts = vec[i64](capacity=size + 1)
    links = vec[i64]()
    for one in range(size):
        starts = append(starts, i64(len(links)))
        for other in range(size):
            if counts[one * size + other] >= least and one != other:
                links = append(links, other)
    return Graph(size, append(starts, i64(len(links))), links)


def shared_edges(regions: i64, width: i64, cells: vec[i64]) -> vec[i64]:
    """How many cell edges each pair of regions shares on a grid; -1 is no region.

    >>> list(shared_edges(2, 3, vec[i64]([0, 0, 1,
    ...                                   0, 1, 1])))
    [0, 3, 3, 0]
    """
    counts = zeros(regions * regions)
    for at in range(len(cells)):
        here = cells[at]
        if here >= 0:
            if (at + 1) % width:
                count_edge(counts, regions, here, cells[at + 1])
            if at + width < len(cells):
                count_edge(counts, regions, here, cells[at + width])
    return counts


def count_edge(counts: vec[i64], regions: i64, here: i64, there: i64) -> None:
    """Note one edge between two cells, if they lie in two regions."""
    if there >= 0 and there != here:
        counts[here * regions + there] += 1
        counts[there * regions + here] += 1


def merged(graph: Graph, part_of: vec[i64], parts: i64) -> Graph:
    """The graph of the parts, -1 being no part: two are linked when a vertex of one is linked to one of the other."""
    counts = zeros(parts * parts)
    for one in range(graph.size):
        for k in range(graph.starts[one], graph.starts[one + 1]):
            if part_of[one] >= 0 and part_of[graph.links[k]] >= 0:
                counts[part_of[one] * parts + part_of[graph.links[k]]] += 1
    return linked_where(parts, counts, 1)


def is_connected(graph: Graph, shut: vec[i64]) -> bool:
    """Whether all the vertices that are not shut (flagged 1) reach each other without those that are."""
    seen = shut[:]
    queue = vec[i64](capacity=graph.size)
    still_open: i64 = 0
    for v in range(graph.size):
        if not seen[v]:
            still_open += 1
            if not len(queue):
                queue = append(queue, v)
                seen[v] = 1
    at: i64 = 0
    while at < len(queue):
        for k in range(graph.starts[queue[at]], graph.starts[queue[at] + 1]):
            if not seen[graph.links[k]]:
                seen[graph.links[k]] = 1
                queue = append(queue, graph.links[k])
        at += 1
    return len(queue) == still_open


def survives_any_loss(graph: Graph) -> bool:
    """Whether the graph hangs together, whole and with any one vertex taken away."""
    shut = zeros(graph.size)
    if not is_connected(graph, shut):
        return False
    for v in range(graph.size):
        shut[v] = 1
        if not is_connected(graph, shut):
            return False
        shut[v] = 0
    return True
