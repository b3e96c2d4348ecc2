"""Sets of tiles, a number for each row of the map and a bit for each column.

    . # # .      row 0 is 6: bits 1 and 2
    # . . .      row 1 is 1

A map has at most 40 columns, so no number comes near 2**63.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The powers of two below 2**52 leave different remainders when divided by 53.
COLUMN_OF: Final = vec[i64]([next((c for c in range(52) if 2**c % 53 == rest), 0) for rest in range(53)])


def lowest_bit(row: i64) -> i64:
    """The first tile of a row that is not empty, as a set of its own."""
    return row & -row


def column_of(bit: i64) -> i64:
    """The column of a single tile.

    >>> column_of(8)
    3
    """
    return COLUMN_OF[bit % 53]


def count_bits(row: i64) -> i64:
    """How many tiles of a row are in the set.

    >>> count_bits(0b1011)
    3
    """
    row = row - (row >> 1 & 0x5555555555555555)
    row = (row & 0x3333333333333333) + (row >> 2 & 0x3333333333333333)
    row = row + (row >> 4) & 0x0F0F0F0F0F0F0F0F
    row += row >> 8
    row += row >> 16
    row += row >> 32
    return row & 127


def nth_column(row: i64, which: i64) -> i64:
    """The column of the tile of this number, from 0, of those in the set."""
    for _passed in range(which):
        row &= row - 1
    return column_of(lowest_bit(row))


def widened(row: i64) -> i64:
    """A row with the tiles to the left and to the right of each."""
    return row | row << 1 | row >> 1
