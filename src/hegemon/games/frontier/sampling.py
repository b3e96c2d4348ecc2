"""A random legal move without listing them all: sets of tiles are counted row by row, and one tile is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.frontier import choices, warehouse
from hegemon.games.frontier.choices import GROUPS, move_of, tiles_of
from hegemon.games.frontier.rows import count_bits, nth_column

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def sample(state: Frontier, seat: i64, dice: Dice) -> i64:
    """The move that a random choice among the listed ones would be, from the same dice."""
    scratch = state.world.scratch
    beside = choices.list_beside(state, seat, scratch.entries)
    gifts = choices.mark_groups(state, seat, warehouse.spendable(state, seat))
    sizes = scratch.sizes
    number = beside + gifts
    for group in range(i64(GROUPS)):
        sizes[group] = size_of(state, seat, group)
        number += sizes[group]
    which = dice.below(number)
    if which < beside:
        return scratch.entries[which]
    which -= beside
    for group in range(i64(GROUPS)):
        if which < sizes[group]:
            return nth_move(state, seat, group, which)
        which -= sizes[group]
    return scratch.gifts[which]


def size_of(state: Frontier, seat: i64, group: i64) -> i64:
    """How many moves a group has."""
    number: i64 = 0
    if choices.is_possible(state, seat, group):
        for row in range(state.world.height):
            tiles = tiles_of(state, seat, group, row)
            if tiles != 0:
                number += count_bits(tiles)
    return number


def nth_move(state: Frontier, seat: i64, group: i64, which: i64) -> i64:
    """The move of this number of a group."""
    row: i64 = 0
    tiles = tiles_of(state, seat, group, row)
    size = count_bits(tiles)
    while which >= size:
        which -= size
        row += 1
        tiles = tiles_of(state, seat, group, row)
        size = count_bits(tiles)
    return move_of(group, row * state.world.grid.width + nth_column(tiles, which))
