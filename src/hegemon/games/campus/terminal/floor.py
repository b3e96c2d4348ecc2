"""The map's drawing made small enough for a screen without changing who touches whom.

a a a a b b      Rows are left out one by one, each time the one that the rooms can spare best, as long as the
a a a a b b      same rooms touch afterwards. Columns are left out in the same way when there are too many, and
. c c . b b      repeated when there are too few. So every wall that is shared on the map is shared on the
. c c c b b      screen, and no other.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from hegemon.games.campus.maps import named_map

LAWN = -1
BROAD = 0.6  # of a room's widest row: a row that is narrower is a passage and can be spared
STRETCH = 2  # a column is at most so many characters, since a character is about twice as high as wide

Row = tuple[int, ...]
Rows = list[Row]
Links = frozenset[tuple[int, int]]


@lru_cache(maxsize=16)
def floor(map_name: str, size: int, columns: int, lines: int) -> Rows:
    """The map in so many columns and lines; if it cannot be made that small, as small as it can."""
    rows = squeezed(drawing(map_name, size), lines)
    upright = squeezed(turned(rows), columns)
    return stretched(turned(upright), min(columns, STRETCH * len(upright)))


@lru_cache(maxsize=16)
def drawing(map_name: str, size: int) -> Rows:
    """The cells of a map row by row, without the lawn around it."""
    campus = named_map(map_name, size)
    width = int(campus.width)
    cells = [int(cell) for cell in campus.cells]
    rows = [tuple(cells[at : at + width]) for at in range(0, len(cells), width)]
    return turned(trimmed(turned(trimmed(rows))))


def trimmed(rows: Rows) -> Rows:
    """Without the rows of lawn before the first and after the last room."""
    built = [k for k, row in enumerate(rows) if any(cell != LAWN for cell in row)]
    return rows[built[0] : built[-1] + 1]


def turned(rows: Rows) -> Rows:
    """Rows as columns."""
    return list(zip(*rows))


def stretched(rows: Rows, columns: int) -> Rows:
    """Every row repeated in its cells to so many columns; never fewer than there are."""
    width = len(rows[0])
    if columns <= width:
        return rows
    return [tuple(row[k * width // columns] for k in range(columns)) for row in rows]


def squeezed(rows: Rows, most: int) -> Rows:
    """At most so many of the rows, with the same rooms touching."""
    wanted = links(rows)
    kept = list(rows)
    broad = broad_rooms(kept)
    while len(kept) > most:
        spared = most_easily_spared(kept, broad, wanted)
        if spared < 0:
            break
        del kept[spared], broad[spared]
    return kept


def most_easily_spared(rows: Rows, broad: list[set[int]], wanted: Links) -> int:
    """The row that the rooms miss least, or -1 when none can go."""
    heights: dict[int, int] = {}
    for rooms in broad:
        for room in rooms:
            heights[room] = heights.get(room, 0) + 1
    by_cost = sorted((cost(rooms, heights), k) for k, rooms in enumerate(broad))
    for price, k in by_cost:
        if price < 1000 and links(rows[:k] + rows[k + 1 :]) == wanted:
            return k
    return -1


def cost(rooms: set[int], heights: dict[int, int]) -> float:
    """How much rooms miss a row: the fewer broad rows a room has, the more; the last one is never given up."""
    return sum(1.0 / (heights[room] - 1) ** 3 if heights[room] > 1 else 1000.0 for room in rooms)


def broad_rooms(rows: Rows) -> list[set[int]]:
    """By row: the rooms that are about as wide there as anywhere."""
    widths = [widest_runs(row) for row in rows]
    widest: dict[int, int] = {}
    for found in widths:
        for room, width in found.items():
            widest[room] = max(width, widest.get(room, 0))
    return [{room for room, width in found.items() if width >= BROAD * widest[room]} for found in widths]


def widest_runs(row: Row) -> dict[int, int]:
    """The length of each room's longest run of cells in a row."""
    longest: dict[int, int] = {}
    for room, begin, end in runs(row):
        longest[room] = max(end - begin, longest.get(room, 0))
    return longest


def runs(row: Row) -> list[tuple[int, int, int]]:
    """The rooms of a row from left to right, as (room, first column, column after the last)."""
    found: list[tuple[int, int, int]] = []
    begin = 0
    for k in range(1, len(row) + 1):
        if k == len(row) or row[k] != row[begin]:
            if row[begin] != LAWN:
                found.append((row[begin], begin, k))
            begin = k
    return found


def links(rows: Rows) -> Links:
    """The pairs of rooms that touch."""
    found: set[tuple[int, int]] = set()
    for row in rows:
        found |= touching(row[:-1], row[1:])
    for above, below in pairwise(rows):
        found |= touching(above, below)
    return frozenset(found)


@lru_cache(maxsize=16384)
def touching(one: Row, other: Row) -> Links:
    """The pairs of rooms that stand beside each other in two rows."""
    return frozenset((min(a, b), max(a, b)) for a, b in zip(one, other) if a != b and a != LAWN and b != LAWN)
