"""Where the names of a world stand: beside its slots, clear of each other, each in or by what it names."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from hegemon.games.artefacts.drawing.cells import CELL
from hegemon.games.artefacts.drawing.geography import Geography, distance
from hegemon.kit.drawing.lettering import HEIGHT
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point

CLEAR = 2.0  # between a name and a slot or another name
STEP = 5.0  # from one place that is tried to the next
REACH = 1.2 * CELL  # beyond what is named
ELSEWHERE = 2500.0  # what a name loses, as the square of a distance, for each of its parts that lies somewhere else
AT_SEA = 700.0  # and for each that lies in the open sea
PARTS = (-0.5, 0.0, 0.5)

Widths = tuple[float, ...]
Worth = Callable[[Point], float]  # what a part of a name loses by standing there


class Sign(NamedTuple):
    """A name round its middle, as wide and high as it is."""

    x: float
    y: float
    width: float
    height: float

    def box(self, more: float = 0.0) -> Rectangle:
        """Left, top, right and bottom."""
        half, high = self.width / 2 + more, self.height / 2 + more
        return self.x - half, self.y - high, self.x + half, self.y + high


class Labels:
    """Names are placed one after the other; `size` is that of letters, `radius` that of what stands in a slot."""

    def __init__(self, geography: Geography, size: float, radius: float) -> None:
        self.geography = geography
        self.height = size * HEIGHT
        self.radius = radius
        self.taken: list[Sign] = []
        self.slots: dict[tuple[int, int], list[Point]] = {}  # by the square of the sheet that they lie in
        for x, y in geography.slots:
            self.slots.setdefault((int(x // CELL), int(y // CELL)), []).append((x, y))

    def place_area(self, area: int, width: float) -> Sign:
        """The name of an area, inside of it or, where there is no room, across its border."""
        where = self.geography
        cells = [where.middles[cell] for cell, other in enumerate(where.cell_area) if other == area]

        def worth(point: Point) -> float:
            there = where.area_at(point)
            return 0.0 if there == area else AT_SEA if there < 0 else ELSEWHERE

        return self.place(cells, width, self.height, worth)

    def place_continent(self, continent: int, width: float, height: float) -> Sign:
        """The name of a continent: at sea beside it, or in a gap on its own land."""
        where = self.geography
        own = where.members(continent)
        cells = [where.middles[cell] for cell, area in enumerate(where.cell_area) if area in own]

        def worth(point: Point) -> float:
            there = where.area_at(point)
            return 0.0 if there < 0 else AT_SEA if there in own or not where.is_land(there) else ELSEWHERE

        return self.place(cells, width, height, worth)

    def place(self, cells: list[Point], width: float, height: float, worth: Worth) -> Sign:
        """The best place that is clear, looked for from the middle outwards; where none is, the middle itself."""
        middle = (sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells))
        best, least = Sign(*middle, width, height), math.inf
        for place in self.places(cells, middle, width, height):
            far, sign = distance(place, middle), Sign(*place, width, height)
            if far >= least:
                break
            if self.is_clear(sign):
                loss = far + sum(worth(part) for part in parts(sign))
                best, least = (sign, loss) if loss < least else (best, least)
        self.taken.append(best)
        return best

    def places(self, cells: list[Point], middle: Point, width: float, height: float) -> list[Point]:
        """Where the middle of a name may be, near its cells and within the frame, the best first."""
        x, y, across, down = self.geography.frame
        left = max(min(x for x, _ in cells) - REACH, x + width / 2 + CLEAR)
        right = min(max(x for x, _ in cells) + REACH, x + across - width / 2 - CLEAR)
        top = max(min(y for _, y in cells) - REACH, y + height / 2 + CLEAR)
        bottom = min(max(y for _, y in cells) + REACH, y + down - height / 2 - CLEAR)
        rows = [top + k * STEP for k in range(int((bottom - top) / STEP) + 1)]
        columns = [left + k * STEP for k in range(int((right - left) / STEP) + 1)]
        return sorted(((x, y) for y in rows for x in columns), key=lambda place: distance(place, middle))

    def is_clear(self, sign: Sign) -> bool:
        """Does it cover no slot and no other name?"""
        box = sign.box(CLEAR)
        if any(meets(box, slot, self.radius) for slot in self.near(sign.box(CLEAR + self.radius))):
            return False
        return not any(overlap(box, other.box()) for other in self.taken)

    def near(self, box: Rectangle) -> Iterator[Point]:
        """The slots that may reach into a box."""
        left, top, right, bottom = (int(side // CELL) for side in box)
        for column in range(left, right + 1):
            for row in range(top, bottom + 1):
                yield from self.slots.get((column, row), ())


def parts(sign: Sign) -> list[Point]:
    """Some points of a name, by which it is judged where it stands."""
    return [(sign.x + part * sign.width, sign.y + half * sign.height) for part in PARTS for half in (-0.5, 0.5)]


def meets(box: Rectangle, point: Point, radius: float) -> bool:
    """Does a box reach into a circle?"""
    left, top, right, bottom = box
    across, down = max(left - point[0], point[0] - right, 0.0), max(top - point[1], point[1] - bottom, 0.0)
    return across * across + down * down < radius * radius


def overlap(one: Rectangle, other: Rectangle) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@lru_cache(maxsize=32)
def signs(
    geography: Geography, areas: Widths, continents: Widths, size: float, radius: float, plate: float
) -> tuple[list[Sign], list[Sign]]:
    """The names of all areas, so wide in letters of a size, and of all continents on plates of a height."""
    labels = Labels(geography, size, radius)
    named = [labels.place_area(area, width) for area, width in enumerate(areas)]
    return named, [labels.place_continent(k, width, plate) for k, width in enumerate(continents)]
