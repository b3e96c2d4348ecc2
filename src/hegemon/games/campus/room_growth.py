"""Rooms grown on a grid: rectangles that grow from seeds until they meet, and then take what is left over.

    . . . . . . .      . . . . . . .      . . . . . . .
    . a - - - b .      . a a a b b .      . a a a b b .
    . - - - - - .  ->  . a a a b b .  ->  . a a a b b .
    . - - c - - .      . - c c c c .      . a c c c c .
    . - - - . . .      . - c c . . .      . a c c . . .
    . . . . . . .      . . . . . . .      . . . . . . .

A square of the ground has the number of its room, or it is LAWN or a building SITE.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice

LAWN: Final = -1
SITE: Final = -2  # part of a building, not yet of a room

BUILT_A_ROOM: Final = 9  # squares that a building keeps for each of its rooms when corners are left out
CORNERS: Final = 3  # tries to leave one out
LEAST_WIDTH: Final = 3  # of the rectangle in a room: a name and a number of troops must go in
LEAST_HEIGHT: Final = 2
TRIES: Final = 12


class Lot:
    """A rectangle of the ground for one building, whose rooms are numbered from `first`."""

    def __init__(self, x: i64, y: i64, width: i64, height: i64, first: i64, rooms: i64) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.first = first
        self.rooms = rooms
        self.cores: list[Room] = []  # the rectangles that its rooms grew to

    def holds(self, room: i64) -> bool:
        return self.first <= room < self.first + self.rooms


class Room:
    """A rectangle that grows; it ends before `right` and `bottom`."""

    def __init__(self, x: i64, y: i64, number: i64) -> None:
        self.left = x
        self.top = y
        self.right = x + 1
        self.bottom = y + 1
        self.number = number
        self.grows = True

    def width(self) -> i64:
        return self.right - self.left

    def height(self) -> i64:
        return self.bottom - self.top

    def is_large_enough(self) -> bool:
        return self.width() >= LEAST_WIDTH and self.height() >= LEAST_HEIGHT

    def can_lose_corners(self) -> bool:
        """Whether enough is left when the corners are cut."""
        return self.width() > LEAST_WIDTH or self.height() > LEAST_HEIGHT


class Squares:
    """The ground, row by row."""

    def __init__(self, width: i64, height: i64) -> None:
        self.width = width
        self.height = height
        self.cells = vec[i64]([LAWN for _ in range(width * height)])

    def fill(self, x: i64, y: i64, width: i64, height: i64, what: i64) -> None:
        for row in range(y, y + height):
            for column in range(x, x + width):
                self.cells[row * self.width + column] = what

    def claim(self, x: i64, y: i64, width: i64, height: i64, room: i64) -> bool:
        """Take a strip for a room if all of it is building site."""
        for row in range(y, y + height):
            for column in range(x, x + width):
                if self.cells[row * self.width + column] != SITE:
                    return False
        self.fill(x, y, width, height, room)
        return True

    def room_beside(self, at: i64) -> i64:
        """A room that a square touches; negative if there is none."""
        level = max(self.cells[at - 1], self.cells[at + 1])
        upright = max(self.cells[at - self.width], self.cells[at + self.width])
        return max(level, upright)


def raise_building(ground: Squares, dice: Dice, lot: Lot) -> bool:
    """Stake out a building on its lot, with lawn to the north and west, and grow its rooms; whether a try succeeded."""
    for _ in range(TRIES):
        ground.fill(lot.x + 1, lot.y + 1, lot.width - 1, lot.height - 1, SITE)
        leave_out_corners(ground, dice, lot)
        if grow_rooms(ground, dice, lot):
            return True
        ground.fill(lot.x, lot.y, lot.width, lot.height, LAWN)
    return False


def leave_out_corners(ground: Squares, dice: Dice, lot: Lot) -> None:
    """Turn some corners of a site to lawn, while there is space to spare."""
    wide, high = lot.width - 1, lot.height - 1
    spare = wide * high - lot.rooms * BUILT_A_ROOM
    for _ in range(CORNERS):
        width = 1 + dice.below(max((wide - 2) // 2, 1))
        height = 1 + dice.below(max((high - 2) // 2, 1))
        if width * height <= spare:
            spare -= width * height
            x = lot.x + 1 + dice.below(2) * (wide - width)
            y = lot.y + 1 + dice.below(2) * (high - height)
            ground.fill(x, y, width, height, LAWN)


def grow_rooms(ground: Squares, dice: Dice, lot: Lot) -> bool:
    """Let the rooms of a building grow, the smallest first; whether each became large enough."""
    rooms = sown_rooms(ground, dice, lot)
    if len(rooms) < lot.rooms:
        return False
    growing = smallest(rooms)
    while growing >= 0:
        rooms[growing].grows = widened(ground, rooms[growing])
        growing = smallest(rooms)
    for room in rooms:
        if not room.is_large_enough():
            return False
    take_leftovers(ground, lot)
    lot.cores = rooms
    return True


def sown_rooms(ground: Squares, dice: Dice, lot: Lot) -> list[Room]:
    """Seeds of rooms, each far from the earlier ones; fewer than wanted if no place was found."""
    rooms: list[Room] = []
    for number in range(lot.rooms):
        best: i64 = -1
        farthest: i64 = 1
        for _ in range(TRIES):
            x = lot.x + 1 + dice.below(lot.width - 1)
            y = lot.y + 1 + dice.below(lot.height - 1)
            away = nearest(rooms, x, y)
            if ground.cells[y * ground.width + x] == SITE and away > farthest:
                best, farthest = y * ground.width + x, away
        if best >= 0:
            ground.cells[best] = lot.first + number
            rooms.append(Room(best % ground.width, best // ground.width, lot.first + number))
    return rooms


def widened(ground: Squares, room: Room) -> bool:
    """Push out one side of a room, so that it becomes half as wide again as it is high; whether one gave way."""
    if room.width() * 2 <= room.height() * 3:
        return pushed_sideways(ground, room) or pushed_upright(ground, room)
    return pushed_upright(ground, room) or pushed_sideways(ground, room)


def pushed_sideways(ground: Squares, room: Room) -> bool:
    """Push out the east side or else the west side."""
    if ground.claim(room.right, room.top, 1, room.height(), room.number):
        room.right += 1
        return True
    if ground.claim(room.left - 1, room.top, 1, room.height(), room.number):
        room.left -= 1
        return True
    return False


def pushed_upright(ground: Squares, room: Room) -> bool:
    """Push out the south side or else the north side."""
    if ground.claim(room.left, room.bottom, room.width(), 1, room.number):
        room.bottom += 1
        return True
    if ground.claim(room.left, room.top - 1, room.width(), 1, room.number):
        room.top -= 1
        return True
    return False


def take_leftovers(ground: Squares, lot: Lot) -> None:
    """Give the squares that no rectangle reached to a room beside them."""
    changed = True
    while changed:
        changed = False
        for row in range(lot.y + 1, lot.y + lot.height):
            for column in range(lot.x + 1, lot.x + lot.width):
                at = row * ground.width + column
                if ground.cells[at] == SITE and ground.room_beside(at) >= 0:
                    ground.cells[at] = ground.room_beside(at)
                    changed = True


def smallest(rooms: list[Room]) -> i64:
    """Which of the rooms that still grow is the smallest, or -1."""
    found: i64 = -1
    least: i64 = 0
    for number in range(len(rooms)):
        space = rooms[number].width() * rooms[number].height()
        if rooms[number].grows and (found < 0 or space < least):
            found, least = number, space
    return found


def nearest(rooms: list[Room], x: i64, y: i64) -> i64:
    """How many steps it is from a square to the nearest seed."""
    least: i64 = 1 << 20
    for room in rooms:
        across = room.left - x if room.left > x else x - room.left
        down = room.top - y if room.top > y else y - room.top
        least = min(least, across + down)
    return least
