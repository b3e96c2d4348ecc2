"""FRONTIER-1.1 The grid: which tiles are next to each other, what lies at distance 2, and what they are called."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.events import Chronicle
from hegemon.engine.notation import Kind, Notation
from hegemon.games.frontier.events import chronicle_for
from hegemon.games.frontier.moves import notation_for

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
RIGHT: Final = vec[i64]([-1, 0, 1, -1, 1, -1, 0, 1])  # columns to the right and rows down, of the 8 directions
DOWN: Final = vec[i64]([-1, -1, -1, 0, 0, 1, 1, 1])
GRIDS: Final[dict[str, Grid]] = {}  # made once for each size
GRIDS_KEPT: Final = 64


class Grid:
    """Tiles are numbered row by row from the top; the neighbours of t are `links[starts[t]:starts[t + 1]]`.

    A shot from t goes to `targets[k]` and is stopped when both of `first_between[k]` and `second_between[k]` stop it,
    for k from `shot_starts[t]` to `shot_starts[t + 1]`. Straight and diagonal ones cross a single tile twice.
    """

    def __init__(self, width: i64, height: i64) -> None:
        self.width = width
        self.height = height
        self.tiles = width * height
        self.board = line_of(width)  # a row with every tile in it
        self.bit_of = vec[i64](capacity=self.tiles)  # by tile: its bit in the row
        self.row_of = vec[i64](capacity=self.tiles)
        self.starts = vec[i64](capacity=self.tiles + 1)
        self.links = vec[i64]()
        self.shot_starts = vec[i64](capacity=self.tiles + 1)
        self.targets = vec[i64]()
        self.first_between = vec[i64]()
        self.second_between = vec[i64]()
        for tile in range(self.tiles):
            self.add_tile(tile)
        self.starts = append(self.starts, i64(len(self.links)))
        self.shot_starts = append(self.shot_starts, i64(len(self.targets)))
        self.names = [tile_name(int(t % width), int(t // width)) for t in range(self.tiles)]
        tile_kind = Kind("tile", self.names)
        self.notation: Notation = notation_for(tile_kind)
        self.chronicle: Chronicle = chronicle_for(tile_kind)

    def add_tile(self, tile: i64) -> None:
        """Everything about one tile, after those before it."""
        self.bit_of = append(self.bit_of, line_of(tile % self.width + 1) - line_of(tile % self.width))
        self.row_of = append(self.row_of, tile // self.width)
        self.starts = append(self.starts, i64(len(self.links)))
        self.shot_starts = append(self.shot_starts, i64(len(self.targets)))
        for down in range(i64(-2), i64(3)):
            for right in range(i64(-2), i64(3)):
                other = self.beside(tile, right, down)
                if other >= 0 and farthest(right, down) == 1:
                    self.links = append(self.links, other)
                if other >= 0 and farthest(right, down) == 2:
                    self.add_shot(tile, right, down, other)

    def add_shot(self, tile: i64, right: i64, down: i64, target: i64) -> None:
        """FRONTIER-7.2 A shot crosses the tile in the middle; at (2, 1) it crosses (1, 0) or (1, 1)."""
        self.targets = append(self.targets, target)
        self.first_between = append(self.first_between, self.beside(tile, half_towards_0(right), half_towards_0(down)))
        self.second_between = append(self.second_between, self.beside(tile, sign(right), sign(down)))

    def beside(self, tile: i64, right: i64, down: i64) -> i64:
        """The tile so many columns to the right and rows below, or -1 beyond the map."""
        column = tile % self.width + right
        row = tile // self.width + down
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return -1

    def distance(self, one: i64, other: i64) -> i64:
        """FRONTIER-1.1 In king's moves."""
        return farthest(one % self.width - other % self.width, one // self.width - other // self.width)

    def region(self, tile: i64, is_part: vec[i64]) -> vec[i64]:
        """A tile and all that hang together with it, king's move by king's move, of those that are marked with 1."""
        left = is_part[:]
        left[tile] = 0
        found = vec[i64](capacity=self.tiles)
        found = append(found, tile)
        at: i64 = 0
        while at < len(found):
            here = found[at]
            at += 1
            for k in range(self.starts[here], self.starts[here + 1]):
                near = self.links[k]
                if left[near] == 1:
                    left[near] = 0
                    found = append(found, near)
        return found

    def corners(self) -> vec[i64]:
        """North-west, north-east, south-west, south-east."""
        return vec[i64]([0, self.width - 1, self.tiles - self.width, self.tiles - 1])

    def rim(self) -> vec[i64]:
        """The tiles along the rim, clockwise from the north-west corner."""
        around = vec[i64]()
        for column in range(self.width - 1):
            around = append(around, column)
        for row in range(self.height - 1):
            around = append(around, row * self.width + self.width - 1)
        for column in range(self.width - 1):
            around = append(around, self.tiles - 1 - column)
        for row in range(self.height - 1):
            around = append(around, (self.height - 1 - row) * self.width)
        return around


def grid_for(width: i64, height: i64) -> Grid:
    """The grid of a size, from the shelf when it was made before."""
    key = f"{width}x{height}"
    if key not in GRIDS:
        if len(GRIDS) >= GRIDS_KEPT:
            GRIDS.clear()
        GRIDS[key] = Grid(width, height)
    return GRIDS[key]


def tile_name(column: int, row: int) -> str:
    """Like a chess square, row 1 at the top.

    >>> tile_name(2, 6), tile_name(26, 0)
    ('c7', 'aa1')
    """
    letter = LETTERS[column % 26]
    return f"{'a' + letter if column >= 26 else letter}{row + 1}"


def line_of(length: i64) -> i64:
    """A row whose first tiles are in the set."""
    bits: i64 = 0
    for _column in range(length):
        bits = bits << 1 | 1
    return bits


def sign(number: i64) -> i64:
    if number == 0:
        return 0
    return number // magnitude(number)


def magnitude(number: i64) -> i64:
    return max(number, -number)


def farthest(right: i64, down: i64) -> i64:
    return max(magnitude(right), magnitude(down))


def half_towards_0(number: i64) -> i64:
    """2 is 1, 1 and 0 are 0, and the same below 0."""
    return sign(number) * (magnitude(number) // 2)
