"""Grounds grown from a number: buildings of rooms on a lawn, with passages between them; whole numbers only.

The ground is sliced into lots, one for each building. A building stands on its lot with lawn to the north and the
west, and straight passages join it to its neighbours across the lawn.

    +-------+-----------+        . . . . . . . . .
    |       |           |        . a a b . d d d .
    |       |           |   ->   . a a b = d d e .
    |       +-----------+        . c c b . . = . .
    |       |           |        . c c . . f f g .
    +-------+-----------+        . . . . . . . . .

The second slices are across the first, so no lot cuts the ground in two: every building can be reached by two ways, if
only its passages are built. Each square becomes 2 x 2 cells of the drawing, so that rooms that touch share at least
two edges of cells.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice, seeded
from hegemon.games.campus.room_growth import LAWN, Lot, Squares, raise_building
from hegemon.kit.graph import Graph, is_connected, linked_where, merged, shared_edges, survives_any_loss, zeros

SCALE: Final = 2  # cells to the side of a square
LEAST_CONTACT: Final = 2  # edges of cells that make two rooms neighbours

LEAST_ROOMS: Final = 3
MOST_ROOMS: Final = 7
FEWEST_BUILDINGS: Final = 3
SQUARES_A_ROOM: Final = 17  # of the ground, lawn included
LONGEST_PASSAGE: Final = 3
DROPPED_OF: Final = 3  # one passage in so many is left out where it can be
STREAMS: Final = 1000


class Plan:
    """A drawing of rooms: each cell has the number of its room or -1 for lawn, row by row."""

    def __init__(self, width: i64, height: i64, cells: vec[i64], building_of: vec[i64], buildings: i64) -> None:
        self.width = width
        self.height = height
        self.cells = cells
        self.building_of = building_of
        self.buildings = buildings

    def graph(self) -> Graph:
        """Which rooms are neighbours."""
        rooms: i64 = len(self.building_of)
        return linked_where(rooms, shared_edges(rooms, self.width, self.cells), LEAST_CONTACT)


def grown_plan(seed: int, rooms: i64) -> Plan:
    """The grounds of a number: the first sound one that its streams of dice give."""
    for stream in range(STREAMS):
        ground = Ground(seeded(seed, i64(stream)), rooms)
        if ground.build():
            plan = ground.plan()
            if is_sound(plan):
                return plan
    raise AssertionError(f"no grounds of {rooms} rooms grows from {seed}")


def is_sound(plan: Plan) -> bool:
    """Whether every building hangs together, and all the others do without any one of them."""
    graph = plan.graph()
    for building in range(plan.buildings):
        others = zeros(graph.size)
        for room in range(graph.size):
            others[room] = 1 if plan.building_of[room] != building else 0
        if not is_connected(graph, others):
            return False
    return survives_any_loss(merged(graph, plan.building_of, plan.buildings))


class Passage:
    """A straight way between two buildings: `length` squares of lawn, by steps of `step` from the room at `begin`."""

    def __init__(self, begin: i64, step: i64, length: i64) -> None:
        self.begin = begin
        self.step = step
        self.length = length


class Ground:
    """Grounds while they are built."""

    def __init__(self, dice: Dice, rooms: i64) -> None:
        width = square_root(rooms * SQUARES_A_ROOM * 4 // 3) + 1
        self.dice = dice
        self.rooms = rooms
        self.squares = Squares(width, rooms * SQUARES_A_ROOM // width + 2)
        self.lots: list[Lot] = []

    def build(self) -> bool:
        """Buildings, rooms and passages; whether all could be built."""
        self.slice(dealt_portions(self.dice, self.rooms), 0, 0, self.squares.width - 1, self.squares.height - 1, 0)
        for lot in self.lots:
            if not raise_building(self.squares, self.dice, lot):
                return False
        return self.join_buildings()

    def slice(self, portions: vec[i64], x: i64, y: i64, width: i64, height: i64, depth: i64) -> None:
        """Cut a rectangle into lots as large as their portions of the rooms."""
        if len(portions) == 1:
            self.add_lot(x, y, width, height, portions[0])
            return
        half: i64 = len(portions) // 2
        if len(portions) & 1:
            half += self.dice.below(2)
        upright = width * 3 > height * 4 if depth > 1 else depth == 0
        share, whole = total(portions[:half]), total(portions)
        side = width if upright else height
        cut = (side * share + whole // 2) // whole + self.dice.below(3) - 1
        if upright:
            self.slice(portions[:half], x, y, cut, height, depth + 1)
            self.slice(portions[half:], x + cut, y, width - cut, height, depth + 1)
        else:
            self.slice(portions[:half], x, y, width, cut, depth + 1)
            self.slice(portions[half:], x, y + cut, width, height - cut, depth + 1)

    def add_lot(self, x: i64, y: i64, width: i64, height: i64, rooms: i64) -> None:
        first: i64 = 0
        for lot in self.lots:
            first += lot.rooms
        self.lots.append(Lot(x, y, width, height, first, rooms))

    def join_buildings(self) -> bool:
        """Build passages between lots that lie side by side, but for some that can be done without."""
        count: i64 = len(self.lots)
        joined = zeros(count * count)
        for one in range(count):
            for other in range(count):
                if self.passages(self.lots[one], self.lots[other]):
                    joined[one * count + other] = 1
                    joined[other * count + one] = 1
        self.do_without(joined)
        for one in range(count):
            for other in range(count):
                if joined[one * count + other]:
                    self.dig(self.lots[one], self.lots[other])
        return survives_any_loss(linked_where(count, joined, 1))

    def do_without(self, joined: vec[i64]) -> None:
        """Drop some of the pairs of lots, as long as the loss of any one lot leaves the others joined."""
        count: i64 = len(self.lots)
        for pair in range(count * count):
            back = pair % count * count + pair // count
            if joined[pair] and pair < back and self.dice.below(DROPPED_OF) == 0:
                joined[pair] = 0
                joined[back] = 0
                if not survives_any_loss(linked_where(count, joined, 1)):
                    joined[pair] = 1
                    joined[back] = 1

    def passages(self, one: Lot, other: Lot) -> list[Passage]:
        """The shortest ways from one lot to another that lies east or south of it."""
        ways: list[Passage] = []
        width = self.squares.width
        if one.x + one.width == other.x:
            for row in range(max(one.y, other.y), min(one.y + one.height, other.y + other.height)):
                self.add_passage(ways, one, other, row * width + other.x, 1)
        elif one.y + one.height == other.y:
            for column in range(max(one.x, other.x), min(one.x + one.width, other.x + other.width)):
                self.add_passage(ways, one, other, other.y * width + column, width)
        return ways

    def add_passage(self, ways: list[Passage], one: Lot, other: Lot, border: i64, step: i64) -> None:
        """Note the way across a border at one place, unless a shorter one is known."""
        begin = self.first_room(border - step, -step)
        end = self.first_room(border, step)
        cells = self.squares.cells
        if begin < 0 or end < 0 or not one.holds(cells[begin]) or not other.holds(cells[end]):
            return
        length = (end - begin) // step - 1
        if ways and ways[0].length > length:
            ways.clear()
        if not ways or ways[0].length == length:
            ways.append(Passage(begin, step, length))

    def first_room(self, at: i64, step: i64) -> i64:
        """The first square with a room on a straight way, or -1 if it is too far."""
        for _ in range(LONGEST_PASSAGE):
            if not 0 <= at < len(self.squares.cells):
                return -1
            if self.squares.cells[at] >= 0:
                return at
            at += step
        return -1

    def dig(self, one: Lot, other: Lot) -> None:
        """Build a passage, as part of the room at its one end or the other."""
        ways = self.passages(one, other)
        if not ways:
            return
        way = ways[self.dice.below(i64(len(ways)))]
        owner = self.squares.cells[way.begin + self.dice.below(2) * (way.length + 1) * way.step]
        for k in range(way.length):
            self.squares.cells[way.begin + (k + 1) * way.step] = owner

    def plan(self) -> Plan:
        """The drawing: each square becomes a block of cells."""
        width, height = self.squares.width * SCALE, self.squares.height * SCALE
        cells = vec[i64](capacity=width * height)
        for at in range(width * height):
            row, column = at // width // SCALE, at % width // SCALE
            cells = append(cells, self.squares.cells[row * self.squares.width + column])
        building_of = vec[i64](capacity=self.rooms)
        for building in range(len(self.lots)):
            for _ in range(self.lots[building].rooms):
                building_of = append(building_of, i64(building))
        self.bevel(cells, width, building_of)
        return Plan(width, height, cells, building_of, i64(len(self.lots)))

    def bevel(self, cells: vec[i64], width: i64, building_of: vec[i64]) -> None:
        """Cut the outer corners of every other building or so by one cell, but for its smallest rooms."""
        cuts = vec[i64]([self.dice.below(2) for _ in self.lots])
        spared = self.smallest_cores()
        corners = vec[i64]()
        for at in range(width, len(cells) - width):
            square = at // width // SCALE * self.squares.width + at % width // SCALE
            may_cut = cells[at] >= 0 and cuts[building_of[cells[at]]] == 1 and spared.cells[square] == 0
            if may_cut and is_outer_corner(cells, width, at):
                corners = append(corners, at)
        for at in corners:
            cells[at] = LAWN

    def smallest_cores(self) -> Squares:
        """Flags for the squares of rectangles that need all their corners."""
        flags = Squares(self.squares.width, self.squares.height)
        flags.fill(0, 0, flags.width, flags.height, 0)
        for lot in self.lots:
            for core in lot.cores:
                if not core.can_lose_corners():
                    flags.fill(core.left, core.top, core.width(), core.height(), 1)
        return flags


def is_outer_corner(cells: vec[i64], width: i64, at: i64) -> bool:
    """Whether a cell has lawn on two sides that meet, and on the others nothing but its own room."""
    room = cells[at]
    west, east, north, south = cells[at - 1], cells[at + 1], cells[at - width], cells[at + width]
    level = (west == LAWN and east == room) or (east == LAWN and west == room)
    upright = (north == LAWN and south == room) or (south == LAWN and north == room)
    return level and upright


def dealt_portions(dice: Dice, rooms: i64) -> vec[i64]:
    """How many rooms each building has, at random."""
    fewest = max((rooms + 5) // 6, FEWEST_BUILDINGS)
    buildings = fewest + dice.below(max(rooms // 4 - fewest, 0) + 1)
    portions = vec[i64]([LEAST_ROOMS for _ in range(buildings)])
    spare = rooms - buildings * LEAST_ROOMS
    while spare:
        lucky = dice.below(buildings)
        if portions[lucky] < MOST_ROOMS:
            portions[lucky] += 1
            spare -= 1
    return portions


def total(numbers: vec[i64]) -> i64:
    """Their sum."""
    found: i64 = 0
    for number in numbers:
        found += number
    return found


def square_root(number: i64) -> i64:
    """The largest whole number whose square is not more."""
    root: i64 = 0
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root
