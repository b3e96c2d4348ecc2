"""Troops that leave the board or come onto it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.swarm.content import CELLS
from hegemon.games.swarm.events import RETURNED

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def leave(state: Swarm, seat: i64, tile: i64, number: i64) -> None:
    """From a tile to the reserve; those that have not moved yet go first."""
    at = seat * CELLS + tile
    state.troops[at] -= number
    state.reserve[seat] += number
    state.arrived[at] = min(state.arrived[at], state.troops[at])


def send_home(state: Swarm, seat: i64, tile: i64, number: i64) -> None:
    """The same, and it is told."""
    leave(state, seat, tile, number)
    state.tell(RETURNED, seat, tile, number)


def come(state: Swarm, seat: i64, tile: i64, number: i64) -> None:
    """From the reserve onto a tile."""
    state.reserve[seat] -= number
    state.troops[seat * CELLS + tile] += number
