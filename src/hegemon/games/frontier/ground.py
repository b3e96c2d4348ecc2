"""What follows from the layers of a map and does not change during a game: seas, and sets of tiles by row."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier.content import CASTLE, GOLD, LAKE, PLAIN, SNOW, WATER
from hegemon.games.frontier.generator import filled
from hegemon.games.frontier.grid import Grid


class Ground:
    """Shared by all copies of a state."""

    def __init__(self, grid: Grid, floor: vec[i64], element: vec[i64], feature: vec[i64]) -> None:
        self.grid = grid
        self.sea_of = filled(grid.tiles, -1)  # by tile: the sea it belongs to, or -1 on land
        self.seas: i64 = 0
        self.water = filled(grid.height, 0)  # by row, as bits
        self.snow = filled(grid.height, 0)
        self.solid = filled(grid.height, 0)  # lakes, castles and water: no fortification
        self.featured = filled(grid.height, 0)
        self.gold = filled(grid.height, 0)
        for tile in range(grid.tiles):
            row = grid.row_of[tile]
            bit = grid.bit_of[tile]
            if floor[tile] == WATER:
                self.water[row] |= bit
            if floor[tile] == SNOW:
                self.snow[row] |= bit
            if is_solid(floor[tile], element[tile]):
                self.solid[row] |= bit
            if feature[tile] != PLAIN:
                self.featured[row] |= bit
            if feature[tile] == GOLD:
                self.gold[row] |= bit
        self.number_seas(floor)

    def number_seas(self, floor: vec[i64]) -> None:
        """FRONTIER-4.4 A sea is a set of water tiles joined by king's moves."""
        is_water = filled(self.grid.tiles, 0)
        for tile in range(self.grid.tiles):
            if floor[tile] == WATER:
                is_water[tile] = 1
        for tile in range(self.grid.tiles):
            if is_water[tile] == 1 and self.sea_of[tile] < 0:
                for water in self.grid.region(tile, is_water):
                    self.sea_of[water] = self.seas
                self.seas += 1

    def is_water(self, tile: i64) -> bool:
        return self.sea_of[tile] >= 0

    def __repr__(self) -> str:
        parts = [self.sea_of, self.water, self.snow, self.solid, self.featured, self.gold]
        return f"<Ground {[[int(cell) for cell in part] for part in parts]}>"


def is_solid(floor: i64, element: i64) -> bool:
    """FRONTIER-8.1 No fortification stands on a lake, a castle or water."""
    return floor == WATER or element in (LAKE, CASTLE)
