"""Seats in turn order, sets of seats as bits, and who of them is ahead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY, bit


def all_seats(seats: i64) -> i64:
    """Everyone, as bits.

    >>> all_seats(3)
    7
    """
    return bit(seats) - 1


def count_bits(bits: i64) -> i64:
    """How many are in a set.

    >>> count_bits(0b1011)
    3
    """
    number: i64 = 0
    while bits:
        bits &= bits - 1
        number += 1
    return number


def in_order(start: i64, place: i64, seats: i64) -> i64:
    """The seat at a place of the turn order, where place 0 is who starts.

    >>> [in_order(2, place, 4) for place in range(4)]
    [2, 3, 0, 1]
    """
    seat = start + place
    return seat - seats if seat >= seats else seat


def seat_after(start: i64, seat: i64, seats: i64) -> i64:
    """The next seat in turn order, or nobody after the last.

    >>> seat_after(2, 3, 4), seat_after(2, 1, 4)
    (0, -1)
    """
    following = seat + 1
    if following == seats:
        following = 0
    return NOBODY if following == start else following


def first_of(start: i64, among: i64, seats: i64) -> i64:
    """The first of a set in turn order, or nobody of none.

    >>> first_of(2, 0b0011, 4), first_of(2, 0b1011, 4)
    (0, 3)
    """
    for place in range(seats):
        seat = in_order(start, place, seats)
        if among >> seat & 1:
            return seat
    return NOBODY


def leading(among: i64, scores: vec[i64]) -> i64:
    """Those of a set whose score is the highest; what breaks a tie is asked of them again.

    >>> leading(0b111, vec[i64]([4, 9, 9]))
    6
    """
    best: i64 = 0
    found: i64 = 0
    for seat in range(i64(len(scores))):
        if among >> seat & 1 == 0 or (found and scores[seat] < best):
            continue
        if found == 0 or scores[seat] > best:
            best = scores[seat]
            found = 0
        found |= bit(seat)
    return found
