"""Graphs written as lists of links, for the tests of the kit."""

from __future__ import annotations

from collections.abc import Iterable

from hegemon.kit.graph import Graph, linked_where, zeros


def graph(size: int, links: Iterable[tuple[int, int]]) -> Graph:
    counts = zeros(size * size)
    for one, other in links:
        counts[one * size + other] = 1
        counts[other * size + one] = 1
    return linked_where(size, counts, 1)


def complete(size: int) -> list[tuple[int, int]]:
    return [(one, other) for one in range(size) for other in range(one)]


def ring(size: int) -> list[tuple[int, int]]:
    return [(k, (k + 1) % size) for k in range(size)]
