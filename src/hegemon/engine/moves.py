"""A move is one number: a verb and up to three arguments, the last of them often a count.

    bits   0-5    6-17    18-29    30-45            46-61
           verb   first   second   third or count   high

A list of legal moves holds *entries*. An entry whose `high` is not 0 is a *span*: it stands for the moves
with every count from the entry's own to `high`. A move that is played has `high` 0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice

COUNT_AT: Final = 30
HIGH_AT: Final = 46
VERB_LIMIT: Final = 1 << 6
ARGUMENT_LIMIT: Final = 1 << 12
COUNT_LIMIT: Final = 1 << 16
BEFORE_COUNT: Final = (1 << 30) - 1
SINGLE: Final = (1 << 46) - 1


def pack(verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
    """The move with these parts; a count is given as the third."""
    return verb | first << 6 | second << 18 | third << 30


def span(verb: i64, first: i64, second: i64, low: i64, high: i64) -> i64:
    """The entry for every count from low to high, where high is at least 1."""
    return verb | first << 6 | second << 18 | low << 30 | high << 46


def towards(entry: i64, second: i64) -> i64:
    """The entry with a second argument, which it had not yet."""
    return entry | second << 18


def verb(move: i64) -> i64:
    """What kind of move it is: the code of its verb."""
    return move & 63


def first(move: i64) -> i64:
    """The first argument."""
    return move >> 6 & 4095


def second(move: i64) -> i64:
    """The second argument."""
    return move >> 18 & 4095


def third(move: i64) -> i64:
    """The third argument; it has the place of the count."""
    return move >> 30 & 65535


def count(move: i64) -> i64:
    """The count of a move, the lowest one of a span."""
    return move >> 30 & 65535


def high(entry: i64) -> i64:
    """The highest count of a span; 0 for a single move."""
    return entry >> 46


def counted(entry: i64, number: i64) -> i64:
    """The move of a span that has this count."""
    return entry & BEFORE_COUNT | number << COUNT_AT


def size(entry: i64) -> i64:
    """How many moves an entry stands for."""
    return high(entry) - count(entry) + 1 if high(entry) else 1


def covers(entry: i64, move: i64) -> bool:
    """Is this move one of those the entry stands for?"""
    if entry == move:
        return high(entry) == 0
    if (entry ^ move) & BEFORE_COUNT or high(move) or not high(entry):
        return False
    return count(entry) <= count(move) <= high(entry)


def contains(legal: vec[i64], move: i64) -> bool:
    """Is this one of the legal moves?"""
    return any(covers(entry, move) for entry in legal)


def expand(legal: vec[i64]) -> vec[i64]:
    """Every single move that the entries stand for, in order."""
    moves = vec[i64](capacity=len(legal))
    for entry in legal:
        if high(entry) == 0:
            moves = append(moves, entry)
            continue
        for number in range(count(entry), high(entry) + 1):
            moves = append(moves, counted(entry, number))
    return moves


def sample(legal: vec[i64], dice: Dice) -> i64:
    """A random move: each entry as likely as the other, then each count of its span."""
    entry = legal[dice.below(len(legal))]
    top = entry >> HIGH_AT
    if top == 0:
        return entry
    low = count(entry)
    return counted(entry, low + dice.below(top - low + 1))


def spread(entry: i64, most: i64) -> vec[i64]:
    """At most so many (two or more) moves of an entry, evenly over its counts, lowest and highest included."""
    moves = vec[i64](capacity=most)
    total = size(entry)
    if high(entry) == 0:
        return append(moves, entry)
    if total <= most:
        return expand(append(moves, entry))
    for k in range(most):
        moves = append(moves, counted(entry, count(entry) + k * (total - 1) // (most - 1)))
    return moves
