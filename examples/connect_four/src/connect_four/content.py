"""The numbers and words of Connect Four. The stones of a player are the bits of one number, cell by cell:

    5 12 19 26 33 40 47
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42
    a  b  c  d  e  f  g

The cells above the columns (6, 13, 20, ...) stay empty, so that no line runs from one column into the next. Adding
FLOOR to the taken cells carries, in every column, into the cell on which a stone would come to rest.
"""

from __future__ import annotations

from typing import Final

from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.notation import Kind, Notation, Verb
from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 7
FLOOR: Final = 0x40810204081  # the lowest cell of every column
TOP: Final = FLOOR << 5
BOARD: Final = FLOOR * 63

DROP: Final = 1
COLUMN: Final = Kind("column", list("abcdefg"))
NOTATION: Final = Notation([Verb(DROP, "drop", [COLUMN], "Let a stone fall into a column.")])
CHRONICLE: Final = Chronicle([Telling(DROP, "dropped", [SEAT, COLUMN], "{0} drops a stone into {1}.")])


def drop(column: i64) -> i64:
    """The move: its verb in the lowest six bits, its argument in those above."""
    return DROP | column << 6


def column_of(move: i64) -> i64:
    """The column into which the stone of a move falls."""
    return move >> 6


EVERY_DROP: Final = vec[i64]([drop(i64(column)) for column in range(COLUMNS)])
