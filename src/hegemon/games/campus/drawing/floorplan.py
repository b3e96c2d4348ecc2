"""Where things stand on the drawing of a campus: outlines, doors, names, badges and plaques, in cells of the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, hypot

from hegemon.games.campus.drawing.signs import BADGE_HEIGHT, BADGE_WIDTH, Plaque, plaque_size, rectangles
from hegemon.games.campus.maps import Map, named_map
from hegemon.kit.drawing.lettering import Block, block_height, broken, text_width
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Grid, Point, Vertex, shared_walls

Wall = tuple[Vertex, Vertex, int]  # where it begins, its direction and its length

# Aside and above, between a wall and what is written in a room: room for a ring round what can be picked, or else less.
PADDINGS = ((0.8, 0.7), (0.6, 0.45))
LARGEST_NAME = 1.4
MARK = 2  # the side of a mark, such as that of a loss
READABLE_NAME = 1.1  # below it a name rather goes nearer to the walls
LEAST_NAME = 0.5
GAP = 0.48  # between a name and its badge
SIDE_BY_SIDE = 0.25  # how much smaller a name may be before it is rather set beside its badge

PLAQUE_SIZES = (1.15, 1.0, 0.85, 0.7)  # of the letters, the first that finds a place
PLAQUE_REACH = 4  # cells round a building where its plaque may stand


class Door:
    """The way between two neighbours: the middle of a wall, and the direction of that wall."""

    def __init__(self, rooms: tuple[int, int], middle: Point, along: Vertex, outer: bool) -> None:
        self.rooms = rooms
        self.x, self.y = middle
        self.along = along
        self.outer = outer  # between two buildings


class Floorplan:
    """All that can be said of a map's drawing before a game begins."""

    def __init__(self, campus: Map) -> None:
        self.map = campus
        self.grid = Grid(int(campus.width), int(campus.height), campus.cells)
        self.building_of = [int(building) for building in campus.building_of]
        self.walls = shared_walls(self.grid)
        self.doors = doors(self.walls, self.building_of)
        self.names: list[Block] = []
        self.badges: list[Point] = []
        for room, label in enumerate(campus.labels):
            name, badge = placed(self.grid.places(room), label)
            self.names.append(name)
            self.badges.append(badge)
        self.marks = [self.mark_place(room) for room in range(len(campus.labels))]
        self.plaques: list[Plaque] = []
        for building in range(int(campus.buildings)):
            self.plaques.append(self.plaque(building))

    def rooms(self, building: int) -> set[int]:
        """The rooms of a building."""
        return {room for room, home in enumerate(self.building_of) if home == building}

    def door(self, one: int, other: int) -> Door | None:
        """The door between two rooms, if there is one."""
        pair = (min(one, other), max(one, other))
        return next((door for door in self.doors if door.rooms == pair), None)

    def plaque(self, building: int) -> Plaque:
        """The plate of a building, as large as finds a place on the lawn beside it or else in its rooms."""
        label, bonus = self.map.building_labels[building], int(self.map.bonus[building])
        own = bounds([place for room in self.rooms(building) for place in self.grid.places(room)])
        near = [other for other in self.hindrances() if overlap(grown(own, 3 * PLAQUE_REACH), other)]
        for size in PLAQUE_SIZES:
            best = min(self.plaque_places(building, own, plaque_size(label, size), near), default=None)
            if best is not None:
                return Plaque(label, bonus, size, best[1], best[2])
        raise AssertionError(f"no place for the plaque of {label}")

    def mark_place(self, room: int) -> Point:
        """Where a mark may stand in a room, as high and as far right as covers the least of its name and badge."""
        cells = set(self.grid.places(room))
        name, badge = self.names[room], self.badges[room]
        written = [centred(name.x, name.y, name.width(), name.height()), centred(*badge, BADGE_WIDTH, BADGE_HEIGHT)]

        def cost(place: Point) -> float:
            box = centred(*place, MARK, MARK)
            return sum(common_area(box, other) for other in written) + (place[1] - place[0]) / 1000

        found = [(x + right / 2, y + down / 2) for x, y in sorted(cells) for right in (1, 2) for down in (1, 2)]
        return min((place for place in found if is_within(place, 1, cells)), key=cost)

    def hindrances(self) -> list[Rectangle]:
        """What a plaque may not cover: names, badges, doors, other plaques."""
        found = [centred(name.x, name.y, name.width() + 0.2, name.height() + 0.4) for name in self.names]
        found += [centred(x, y, BADGE_WIDTH, BADGE_HEIGHT) for x, y in self.badges]
        found += [centred(door.x, door.y, 1.4, 1.4) for door in self.doors]
        return found + [grown(plaque.box(), 0.3) for plaque in self.plaques]

    def plaque_places(
        self, building: int, own: Rectangle, size: Point, hindrances: list[Rectangle]
    ) -> Iterator[tuple[float, float, float]]:
        """Places for a plaque round a building as (cost, left, top); above it and in the middle is best."""
        left, top, width, height = (int(side) for side in own)
        for twice_y in range(2 * (top - PLAQUE_REACH), 2 * (top + height + PLAQUE_REACH)):
            for twice_x in range(2 * (left - PLAQUE_REACH), 2 * (left + width + PLAQUE_REACH)):
                box = (twice_x / 2, twice_y / 2, *size)
                if not self.is_on_map(box) or any(overlap(box, other) for other in hindrances):
                    continue
                cost = self.plaque_cost(building, box)
                if cost is not None:
                    aside = abs(box[0] + size[0] / 2 - left - width / 2) / width
                    yield (cost + aside + (box[1] - top) / height, box[0], box[1])

    def is_on_map(self, box: Rectangle) -> bool:
        left, top, width, height = box
        return left >= 0 and top >= 0 and left + width <= self.grid.width and top + height <= self.grid.height

    def plaque_cost(self, building: int, box: Rectangle) -> float | None:
        """How bad a place is: far from its building, over its rooms, near another; None if it covers another."""
        cost, near = 0.0, 3.0
        left, top, width, height = box
        for y in range(int(top - 2), int(top + height + 3)):
            for x in range(int(left - 2), int(left + width + 3)):
                room = self.grid.at(x, y)
                if room < 0:
                    continue
                away = distance(box, (x, y, 1, 1))
                if self.building_of[room] == building:
                    near = min(near, away)
                    cost += 20 * common_area(grown(box, 0.3), (x, y, 1, 1))
                elif away == 0 and overlap(box, (x, y, 1, 1)):
                    return None
                else:
                    cost += max(0.0, 0.6 - away)
        return cost + 4 * near if near < 1 else None


@lru_cache(maxsize=32)
def floorplan(name: str, size: int) -> Floorplan:
    """The drawing of a map, made once."""
    return Floorplan(named_map(name, size))


def doors(shared: dict[Vertex, list[Wall]], building_of: list[int]) -> list[Door]:
    """A door in the middle of the longest wall that two rooms share."""
    found = []
    for (one, other), walls in shared.items():
        begin, along, length = max(walls, key=lambda wall: wall[2])
        middle = (begin[0] + along[0] * length / 2, begin[1] + along[1] * length / 2)
        found.append(Door((one, other), middle, along, building_of[one] != building_of[other]))
    return found


def placed(cells: list[Vertex], label: str) -> tuple[Block, Point]:
    """Where a room's name and its badge go: the largest letters, nearest to the middle of the room."""
    best: tuple[float, Block, Point] | None = None
    for padding in PADDINGS:
        found = max(placings(cells, label, padding), key=lambda placing: placing[0], default=None)
        if found is not None and (best is None or best[1].size < READABLE_NAME):
            best = found
    if best is not None:
        return best[1], best[2]
    raise AssertionError(f"no place for the name {label}")


def placings(cells: list[Vertex], label: str, padding: Point) -> Iterator[tuple[float, Block, Point]]:
    """The ways to write a name and its badge into a room, each with a score."""
    middle = (sum(x for x, _ in cells) / len(cells) + 0.5, sum(y for _, y in cells) / len(cells) + 0.5)
    for left, top, width, height in rectangles(set(cells)):
        x, y = left + width / 2, top + height / 2
        away = hypot(x - middle[0], y - middle[1]) / 12
        for lines in broken(label):
            for score, name, badge in arrangements(lines, x, y, width - 2 * padding[0], height - 2 * padding[1]):
                yield score - away, name, badge


def arrangements(
    lines: list[str], x: float, y: float, width: float, height: float
) -> Iterator[tuple[float, Block, Point]]:
    """The name above the badge, and beside it, where they fit; each with a score."""
    widest, tall = max(text_width(line) for line in lines), block_height(len(lines), 1)
    size = min(LARGEST_NAME, width / widest, (height - BADGE_HEIGHT - GAP) / tall)
    if width >= BADGE_WIDTH and size >= LEAST_NAME:
        whole = size * tall + GAP + BADGE_HEIGHT
        name = Block(lines, size, x, y - whole / 2 + size * tall / 2)
        yield size - 0.1 * len(lines), name, (x, y + whole / 2 - BADGE_HEIGHT / 2)
    size = min(LARGEST_NAME, (width - BADGE_WIDTH - GAP) / widest, height / tall)
    if height >= BADGE_HEIGHT and size >= LEAST_NAME:
        whole = size * widest + GAP + BADGE_WIDTH
        name = Block(lines, size, x - whole / 2 + size * widest / 2, y)
        yield size - SIDE_BY_SIDE - 0.1 * len(lines), name, (x + whole / 2 - BADGE_WIDTH / 2, y)


def bounds(cells: list[Vertex]) -> Rectangle:
    """The rectangle round some cells."""
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return (left, top, max(x for x, _ in cells) + 1 - left, max(y for _, y in cells) + 1 - top)


def is_within(place: Point, side: float, cells: set[Vertex]) -> bool:
    """Whether a square round a place covers none but these cells."""
    left, top = place[0] - side / 2, place[1] - side / 2
    columns, rows = range(int(left), ceil(left + side)), range(int(top), ceil(top + side))
    return all((x, y) in cells for x in columns for y in rows)


def centred(x: float, y: float, width: float, height: float) -> Rectangle:
    """A rectangle round a middle."""
    return (x - width / 2, y - height / 2, width, height)


def grown(box: Rectangle, by: float) -> Rectangle:
    """A rectangle pushed out on all sides."""
    return (box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by)


def common_area(one: Rectangle, other: Rectangle) -> float:
    """How much two rectangles have in common."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(across, 0.0) * max(down, 0.0)


def overlap(one: Rectangle, other: Rectangle) -> bool:
    """Whether two rectangles have an area in common."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def distance(one: Rectangle, other: Rectangle) -> float:
    """How far apart two rectangles are."""
    across = max(one[0] - other[0] - other[2], other[0] - one[0] - one[2], 0.0)
    down = max(one[1] - other[1] - other[3], other[1] - one[1] - one[3], 0.0)
    return hypot(across, down)
