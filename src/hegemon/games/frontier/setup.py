"""Chapter 2: a map, spawns, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.frontier import bitboards, territory, turn
from hegemon.games.frontier.content import LAND_ACTIONS, LAND_TILES
from hegemon.games.frontier.dials import MAP_NUMBERS, PLACES, WAITED
from hegemon.games.frontier.events import MAPPED, SPAWNED
from hegemon.games.frontier.maps import Map, spawn_places
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier
    from hegemon.games.frontier.world import World

OPPOSITE: Final = 2  # players begin in opposite corners


def setup(state: Frontier, dice: Dice) -> None:
    """Lay out the map, place everyone, and begin the first turn."""
    state.dice = dice
    number = state.world.map_number
    if number < 0:
        number = dice.below(MAP_NUMBERS)
    lay_out(state, state.world.map_of(number))
    state.tell(MAPPED, number)
    state.first = dice.below(state.seats)
    spawn_all(state)
    turn.start(state)


def lay_out(state: Frontier, drawn: Map) -> None:
    """FRONTIER-1.2 A map of which nobody owns anything."""
    state.number = drawn.number
    state.floor = drawn.floor
    state.element = drawn.element[:]
    state.feature = drawn.feature
    state.loot = drawn.loot
    bitboards.clear(state)
    for tile in range(state.world.tiles):
        bitboards.add_tile(state, tile)


def spawn_all(state: Frontier) -> None:
    """FRONTIER-2.1, FRONTIER-2.2, FRONTIER-2.3 A spawn each by chance, and what those who go later begin with."""
    spawns = chosen_spawns(state)
    for place in range(state.seats):
        seat = in_order(state.first, place, state.seats)
        state.spawn[seat] = spawns[seat]
        territory.occupy(state, seat, spawns[seat])
        state.stored[seat] = head_start(state.world, place)
        state.tell(SPAWNED, seat, spawns[seat], state.stored[seat])


def head_start(world: World, place: i64) -> i64:
    """FRONTIER-2.3 The stored actions of who goes in this place, from 0.

    Who goes later finds more land taken. That matters where land runs out before the rounds do; where the rounds are
    over first, everyone has had as many turns as everyone else.
    """
    amount: i64 = 0
    if world.head_start == PLACES:
        amount = place
    elif world.head_start == WAITED and world.players >= least_crowd(world):
        amount = place * world.actions // world.players
    return min(amount, world.capacity)


def least_crowd(world: World) -> i64:
    """FRONTIER-2.3 The least number of players who have over a quarter more actions in a game than there are tiles."""
    return LAND_ACTIONS * world.tiles // (LAND_TILES * world.actions * world.round_limit) + 1


def chosen_spawns(state: Frontier) -> vec[i64]:
    """FRONTIER-2.1 The places of the map in random order; two players are in opposite corners."""
    places = spawn_places(state.world.grid, state.seats)
    if state.seats == OPPOSITE:
        across = state.dice.below(2)
        places = vec[i64]([places[across], places[3 - across]])
    state.dice.shuffle(places)
    return places
