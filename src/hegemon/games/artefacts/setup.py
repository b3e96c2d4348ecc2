"""Chapters 1 and 3: the world is laid out, and everyone places the first armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.artefacts import flow, slots
from hegemon.games.artefacts.content import UNTAKEN
from hegemon.games.artefacts.dials import MAP_NUMBERS
from hegemon.games.artefacts.events import MAPPED
from hegemon.kit.graph import zeros

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def setup(state: Artefacts, dice: Dice) -> None:
    """ARTEFACTS-1.2, ARTEFACTS-3.1 The dice choose a world, unless one is named, and who goes first."""
    state.dice = dice
    number = state.house.map_number
    if number < 0:
        number = dice.below(MAP_NUMBERS)
    lay_out(state, number)
    state.tell(MAPPED, number)
    state.first = dice.below(state.seats)
    flow.begin(state)


def lay_out(state: Artefacts, number: i64) -> None:
    """ARTEFACTS-1.5 The world of a number, as it is printed."""
    world = state.house.world_of(number)
    state.world = world
    state.number = number
    state.ground = world.furniture.ground[:]
    state.moved = zeros(world.slots)
    state.bearer = vec[i64]([i64(UNTAKEN)] * int(world.artefacts))
    state.spent, state.muster = zeros(world.areas), zeros(world.areas)
    slots.recount(state)
