"""What stands where on a picture so small that the full one cannot be read; above all the plates of buildings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import accumulate

from hegemon.games.campus.drawing.floorplan import Floorplan, bounds, centred, floorplan, grown, overlap
from hegemon.games.campus.drawing.roomnames import written
from hegemon.games.campus.drawing.signs import (
    BADGE_HEIGHT,
    BADGE_WIDTH,
    HALFWAY,
    LARGEST_BADGES,
    Plaque,
    badge_places,
    plaque_size,
)
from hegemon.kit.drawing.lettering import Block
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point, Vertex

DOORWAY = 1.2  # the side of what a plate had better leave free at a door
OUT = 0.5  # cells that a plate may stand out above and below the map
SIDE = 1.0  # cells that it stays away from its sides
OWN, OTHERS, DOOR = 0.3, 6.0, 5.0  # what a cell covered of its building and of others costs, and a door
NEAR = 0.3  # the same of a cell of others that is so near that the plate could be theirs
MOST = 6  # cells of others that it may cover
ASIDE, LOW = 5.0, 2.0  # the same of a plate that stands beside its building, and at its foot

PARTS = (1, 0.9, 0.8, 0.7)  # of the letters that are wished for, until all plates find a place
TRIES = 4

Covered = Callable[[Rectangle], int]  # how many cells of some kind a rectangle covers


class Sight:
    """What a picture has from such a distance: badges, so many times as large, plates, and from halfway names."""

    def __init__(self, plan: Floorplan, letters: float) -> None:
        rooms = [list(plan.grid.places(room)) for room in range(len(plan.names))]
        self.times, self.badges = badge_places(rooms, LARGEST_BADGES[letters])
        self.names: dict[int, Block] = {}
        if letters == HALFWAY:
            self.write(zip(rooms, plan.map.labels))
        taken = [centred(*place, BADGE_WIDTH * self.times, BADGE_HEIGHT * self.times) for place in self.badges]
        taken += [centred(name.x, name.y, name.width(), name.height()) for name in self.names.values()]
        tried = ((size, arranged(plan, size, taken)) for size in (letters * part for part in PARTS))
        size, boxes = next(
            ((size, found) for size, found in tried if len(found) == len(plan.map.building_labels)), (0, {})
        )
        texts = list(zip(plan.map.building_labels, plan.map.bonus))
        self.plates = {k: Plaque(texts[k][0], int(texts[k][1]), size, *box[:2]) for k, box in boxes.items()}

    def write(self, rooms: Iterable[tuple[list[Vertex], str]]) -> None:
        """The names of those rooms that have space for one beside a badge, which makes way for it."""
        for room, (cells, label) in enumerate(rooms):
            found = written(cells, label, HALFWAY, self.times)
            if found:
                self.names[room], self.badges[room] = found


@lru_cache(maxsize=64)
def sight(name: str, size: int, letters: float) -> Sight:
    """What a map has in such letters, made once."""
    return Sight(floorplan(name, size), letters)


def arranged(plan: Floorplan, letters: float, taken: list[Rectangle]) -> dict[int, Rectangle]:
    """The plates of the buildings, those with the fewest places first; one that finds none is the first next time."""
    ways: list[list[Rectangle]] = []
    for building, label in enumerate(plan.map.building_labels):
        found = sorted(places(plan, building, plaque_size(label, letters)))
        ways.append([box for _, box in found if not any(overlap(box, other) for other in taken)])
    order = sorted(range(len(ways)), key=lambda building: len(ways[building]))
    for _ in range(TRIES):
        boxes = chosen(ways, order)
        order.sort(key=lambda building: building in boxes)
        if len(boxes) == len(ways):
            break
    return boxes


def chosen(ways: list[list[Rectangle]], order: list[int]) -> dict[int, Rectangle]:
    """The best place of each building, in such an order, that covers no plate before it."""
    boxes: dict[int, Rectangle] = {}
    for building in order:
        free = next((box for box in ways[building] if not any(overlap(box, other) for other in boxes.values())), None)
        if free:
            boxes[building] = free
    return boxes


def places(plan: Floorplan, building: int, size: Point) -> Iterator[tuple[float, Rectangle]]:
    """The places at a building and what each costs; on the lawn above its middle is best."""
    own, others = covering(plan, lambda home: home == building), covering(plan, lambda home: home not in (-1, building))
    left, top, width, height = bounds([place for room in plan.rooms(building) for place in plan.grid.places(room)])
    doors = [centred(door.x, door.y, DOORWAY, DOORWAY) for door in plan.doors if door.outer]
    last_x, last_y = plan.grid.width - size[0] - SIDE, plan.grid.height - size[1] + OUT
    for y in (-OUT, *(half / 2 for half in range(int(2 * last_y))), last_y):
        for x in (*(half / 2 for half in range(int(2 * SIDE), int(2 * last_x))), last_x):
            box = (x, y, *size)
            if own(grown(box, 1)) and others(box) <= MOST:
                aside, low = abs(x + size[0] / 2 - left - width / 2) / width, (y - top) / height
                shut = sum(overlap(box, door) for door in doors)
                covered = OWN * own(box) + OTHERS * others(box) + NEAR * others(grown(box, 1))
                yield covered + DOOR * shut + ASIDE * aside + LOW * max(0.0, low), box


def covering(plan: Floorplan, is_meant: Callable[[int], bool]) -> Covered:
    """How many cells a rectangle covers of the buildings that are meant, from sums made once."""
    columns, rows = int(plan.grid.width), int(plan.grid.height)
    homes = [*plan.building_of, -1]
    sums = [[0] * (columns + 1)]
    for y in range(rows):
        row = accumulate((int(is_meant(homes[plan.grid.at(x, y)])) for x in range(columns)), initial=0)
        sums.append([here + above for here, above in zip(row, sums[-1])])

    def covered(box: Rectangle) -> int:
        left, right = (min(columns, max(0, round(side))) for side in (box[0], box[0] + box[2]))
        top, foot = (min(rows, max(0, round(side))) for side in (box[1], box[1] + box[3]))
        return sums[foot][right] - sums[top][right] - sums[foot][left] + sums[top][left]

    return covered
