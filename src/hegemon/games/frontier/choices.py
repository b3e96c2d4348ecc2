"""The legal moves, as a list or one by chance: end, drops, and sets of tiles, one for each kind of move.

end, drop log, drop material, drop iron,
chop, train attacker, defender, bowman, catapult, build fortification, build port, reinforce, take: tile by tile,
take gold with its gift
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.frontier import buildings, expansion, soldiers, warehouse
from hegemon.games.frontier.bitboards import WITH_WOODS, column_of, count_bits, lowest_bit, nth_column
from hegemon.games.frontier.content import ATTACKER, FORTIFICATION, PORT, RESOURCE_KINDS
from hegemon.games.frontier.moves import build, chop, drop, end, reinforce, take, train

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

# The groups of moves that are sets of tiles, in the order of the list.
CHOPS: Final = 0
TRAININGS: Final = 1  # four groups, one for each soldier
FORTIFICATIONS: Final = 5
PORTS: Final = 6
REINFORCEMENTS: Final = 7
TAKES: Final = 8
GROUPS: Final = 9
LAST_TRAINING: Final = 4


def legal(state: Frontier, seat: i64) -> vec[i64]:
    """Every legal move of the seat whose turn it is."""
    entries = state.world.scratch.entries
    found = list_beside(state, seat, entries)
    gifts = mark_groups(state, seat, warehouse.spendable(state, seat))
    for group in range(i64(GROUPS)):
        if is_possible(state, seat, group):
            found = list_group(state, seat, group, entries, found)
    for k in range(gifts):
        entries[found] = state.world.scratch.gifts[k]
        found += 1
    return entries[:found]


def list_beside(state: Frontier, seat: i64, entries: vec[i64]) -> i64:
    """FRONTIER-3.3 The end of the turn, where the resources fit, and what may be dropped; how many there are."""
    found: i64 = 0
    if warehouse.fits(state, seat):
        entries[0] = end()
        found = 1
    if warehouse.overflows(state, seat):
        for resource in range(i64(RESOURCE_KINDS)):
            if warehouse.amount(state, seat, resource) > 0:
                entries[found] = drop(resource)
                found += 1
    return found


def list_group(state: Frontier, seat: i64, group: i64, entries: vec[i64], found: i64) -> i64:
    """A move for each tile of a group, behind those found; how many there are then."""
    grid = state.world.grid
    for row in range(grid.height):
        tiles = tiles_of(state, seat, group, row)
        while tiles != 0:
            bit = lowest_bit(tiles)
            tiles ^= bit
            entries[found] = move_of(group, row * grid.width + column_of(bit))
            found += 1
    return found


def mark_groups(state: Frontier, seat: i64, actions: i64) -> i64:
    """Get the sets ready that are not simply there; how many gifts of gold can be chosen."""
    if buildings.can_build(state, seat):
        buildings.mark_port_sites(state, seat)
    return expansion.mark_takes(state, seat, actions)


def is_possible(state: Frontier, seat: i64, group: i64) -> bool:
    """Has the seat what the moves of a group take?"""
    if group in (TAKES, CHOPS):
        return True
    if group <= LAST_TRAINING:
        return soldiers.can_train(state, seat)
    if group == REINFORCEMENTS:
        return buildings.can_reinforce(state, seat)
    return buildings.can_build(state, seat)


def tiles_of(state: Frontier, seat: i64, group: i64, row: i64) -> i64:
    """The tiles of a group in a row."""
    if group == TAKES:
        return state.world.scratch.takes[row]
    if group == CHOPS:
        return state.lands[seat * state.world.height + row] & state.boards[WITH_WOODS * state.world.height + row]
    if group < LAST_TRAINING:
        return soldiers.barracks(state, seat, row)
    if group == LAST_TRAINING:
        return soldiers.open_barracks(state, seat, row)
    if group == FORTIFICATIONS:
        return buildings.fortification_sites(state, seat, row)
    if group == PORTS:
        return state.world.scratch.sites[row]
    return buildings.buildings_to_reinforce(state, seat, row)


def move_of(group: i64, tile: i64) -> i64:
    """The move of a group that a tile stands for."""
    if group == TAKES:
        return take(tile)
    if group == CHOPS:
        return chop(tile)
    if group <= LAST_TRAINING:
        return train(group - TRAININGS + ATTACKER, tile)
    if group == REINFORCEMENTS:
        return reinforce(tile)
    return build(FORTIFICATION if group == FORTIFICATIONS else PORT, tile)


def sample(state: Frontier, seat: i64, dice: Dice) -> i64:
    """The move that a random choice among the listed ones would be, from the same dice."""
    scratch = state.world.scratch
    beside = list_beside(state, seat, scratch.entries)
    gifts = mark_groups(state, seat, warehouse.spendable(state, seat))
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
    if is_possible(state, seat, group):
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


def can_act(state: Frontier, seat: i64) -> bool:
    """FRONTIER-9.2 Would a take, chop, training, building or reinforcement be legal with all actions one may spend?"""
    if mark_groups(state, seat, state.world.spend_cap) > 0:
        return True
    for group in range(i64(GROUPS)):
        if is_possible(state, seat, group):
            for row in range(state.world.height):
                if tiles_of(state, seat, group, row) != 0:
                    return True
    return False
