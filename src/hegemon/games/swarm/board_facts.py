"""What anyone can read off the board of Swarm: who stands where, who controls what, where the swarm is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm.content import BASTION, CELLS, SANCTUARY, WORTHLESS
from hegemon.games.swarm.phases import HALF_FOUGHT

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def find_cells(state: Swarm) -> None:
    """Where each tile lies."""
    cells = vec[i64]([i64(0)] * CELLS)
    for cell in range(i64(min(len(state.tile_at), CELLS))):
        if 0 <= state.tile_at[cell] < CELLS:  # the accounts complain of others
            cells[state.tile_at[cell]] = cell
    state.cell_of = cells


def is_settled(state: Swarm) -> bool:
    """Is there neither a battle or duel half fought, nor a sealed answer on the table?"""
    return HALF_FOUGHT >> state.phase & 1 == 0 and state.answered == 0


def swarm_tile(state: Swarm) -> i64:
    return state.tile_at[state.swarm]


def label(state: Swarm, tile: i64) -> str:
    return state.world.tiles[tile].label


def is_safe(state: Swarm, tile: i64) -> bool:
    """SWARM-4.2 Is this a tile on which the swarm harms nobody?"""
    kind = state.world.tile_kind[tile]
    return kind in (BASTION, SANCTUARY)


def occupants(state: Swarm, tile: i64) -> i64:
    """The seats with troops on a tile, as bits."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.troops[seat * CELLS + tile] > 0:
            found |= bit(seat)
    return found


def is_alone(state: Swarm, seat: i64, tile: i64) -> bool:
    """Has this seat troops on a tile, and nobody else?"""
    return occupants(state, tile) == bit(seat)


def controller(state: Swarm, tile: i64) -> i64:
    """SWARM-7.1 The only player with troops there, or nobody."""
    found: i64 = NOBODY
    for seat in range(state.seats):
        if state.troops[seat * CELLS + tile] > 0:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def controlled(state: Swarm, seat: i64, kind: i64) -> i64:
    """How many tiles of a kind a seat controls."""
    number: i64 = 0
    for tile in range(i64(CELLS)):
        if state.world.tile_kind[tile] == kind and controller(state, tile) == seat:
            number += 1
    return number


def tiles_occupied(state: Swarm, seat: i64) -> i64:
    """The tiles on which a seat has troops, as bits."""
    found: i64 = 0
    for tile in range(i64(CELLS)):
        if state.troops[seat * CELLS + tile] > 0:
            found |= bit(tile)
    return found


def are_neighbours(state: Swarm, tile: i64, other: i64) -> bool:
    """SWARM-1.2 Do two tiles lie side by side?"""
    cell = state.cell_of[tile]
    for direction in range(4):
        near = state.world.steps[cell * 4 + direction]
        if near >= 0 and state.tile_at[near] == other:
            return True
    return False


def effect(state: Swarm) -> i64:
    """What the event of this round does."""
    return state.world.event_effect[state.event] if state.event >= 0 else WORTHLESS


def has(state: Swarm, seat: i64, specialty: i64) -> bool:
    return state.specialty[seat] == specialty


def holder(state: Swarm, specialty: i64) -> i64:
    """The seat with a specialty, or nobody."""
    for seat in range(state.seats):
        if state.specialty[seat] == specialty:
            return seat
    return NOBODY
