"""Whose the land will be that is nobody's: every seat spreads one step at a time, and who comes first has a claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier.marks import STANDING, TAKEN
from hegemon.games.frontier.rows import count_bits, widened

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

STEPS: Final = 8  # how far it is followed


def count_claims(state: Frontier, counts: vec[i64], size: i64, at: i64) -> None:
    """The tiles that each seat reaches sooner than any other, added to its number in `counts`."""
    world = state.world
    begin(state)
    for _step in range(STEPS):
        is_done = True
        for row in range(world.height):
            spread_row(state, row)
        for seat in range(state.seats):
            if state.fell[seat] == 0 and settle(state, seat, counts, seat * size + at):
                is_done = False
        if is_done:
            return


def begin(state: Frontier) -> None:
    """Everyone starts from their own land."""
    world = state.world
    scratch = world.scratch
    padded = world.height + 2
    for row in range(world.height):
        scratch.claimed[row] = state.marks[TAKEN * world.height + row]
        for seat in range(state.seats):
            scratch.fronts[seat * padded + row + 1] = 0
            if state.fell[seat] == 0:
                scratch.fronts[seat * padded + row + 1] = widened(state.lands[seat * world.height + row])


def spread_row(state: Frontier, row: i64) -> None:
    """What each seat reaches in a row with the next step; what several reach at once is nobody's."""
    world = state.world
    scratch = world.scratch
    height = world.height
    once: i64 = 0
    twice: i64 = 0
    for seat in range(state.seats):
        at = seat * (height + 2) + row
        shut = scratch.claimed[row] | (state.ground.water[row] & ~state.waters[seat * height + row])
        reached = (scratch.fronts[at] | scratch.fronts[at + 1] | scratch.fronts[at + 2]) & world.grid.board & ~shut
        scratch.reached[seat * height + row] = reached
        twice |= once & reached
        once |= reached
    scratch.claimed[row] |= once
    for seat in range(state.seats):
        scratch.reached[seat * height + row] &= ~twice


def settle(state: Frontier, seat: i64, counts: vec[i64], at: i64) -> bool:
    """The new tiles are claimed, and the next step goes on from those without an element; whether there were any."""
    world = state.world
    scratch = world.scratch
    found: i64 = 0
    for row in range(world.height):
        reached = scratch.reached[seat * world.height + row]
        going_on = reached & ~state.marks[STANDING * world.height + row]
        scratch.fronts[seat * (world.height + 2) + row + 1] = widened(going_on)
        if reached != 0:
            found += count_bits(reached)
    counts[at] += found
    return found > 0
