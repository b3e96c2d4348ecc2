"""Crowded positions by lot: water, ports, ships, soldiers and buildings of everyone beside each other.

Games by random moves hardly ever come to such positions. Their accounts are clean, and they can be played on.
"""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import (
    BARE,
    CASTLE,
    CATAPULT,
    CHOPPED,
    DESERT,
    FORTIFICATION,
    GOLD,
    GRASS,
    LAKE,
    MATERIAL,
    MOUNTAIN,
    PLAIN,
    PORT,
    REINFORCED,
    RESOURCE_KINDS,
    SNOW,
    UNARMED,
    UNBUILT,
    WATER,
    WOODS,
)
from hegemon.games.frontier.state import Frontier, blank
from hegemon.games.frontier.tests.positions import balance


def crowd(lot: Random, seats: int, options: Options) -> Frontier:
    """A position by lot; the first seat is to move, and has something of everything."""
    state = blank(seats, GAME.settle(seats, options))
    state.dice, state.round = seeded(1), 1
    for tile in range(int(state.world.tiles)):
        lay(state, tile, lot)
        if lot.random() < 0.7:
            settle(state, tile, lot.randrange(seats), lot)
    state.spawn = vec[i64](lot.sample(range(int(state.world.tiles)), seats))
    for seat in range(seats):
        clear_spawn(state, seat)
    state.resources = vec[i64]([2, 1, 1] + [0] * (RESOURCE_KINDS * (seats - 1)))
    state.stored[0] = lot.randrange(1, 10)
    balance(state, ())
    state.derive()
    assert state.audit() == []
    return state


def lay(state: Frontier, tile: int, lot: Random) -> None:
    """What the map has on a tile; a third of it is water."""
    state.floor[tile] = lot.choice([GRASS, GRASS, DESERT, SNOW, WATER, WATER])
    if state.floor[tile] == WATER:
        return
    if lot.random() < 0.4:
        elements = [MOUNTAIN, LAKE, CASTLE] if state.floor[tile] == DESERT else [MOUNTAIN, LAKE, WOODS, CASTLE]
        state.element[tile] = lot.choice(elements)
    elif lot.random() < 0.3:
        state.feature[tile] = lot.randrange(GOLD, MATERIAL + 1)


def settle(state: Frontier, tile: int, seat: int, lot: Random) -> None:
    """Somebody owns a tile, and has perhaps made something there."""
    state.owner[tile] = seat
    if state.element[tile] == WOODS and lot.random() < 0.4:
        state.element[tile] = CHOPPED
    stands = state.element[tile] not in (BARE, CHOPPED)
    if lot.random() < 0.5:
        state.soldier[tile] = lot.randrange(1, CATAPULT if stands else CATAPULT + 1)
    if lot.random() < 0.3 and state.element[tile] not in (LAKE, CASTLE):
        building = PORT if state.floor[tile] == WATER else FORTIFICATION
        state.building[tile] = building + lot.choice([0, REINFORCED])


def clear_spawn(state: Frontier, seat: int) -> None:
    """FRONTIER-1.6 A spawn is its owner's, on plain grass."""
    tile = state.spawn[seat]
    state.owner[tile], state.floor[tile], state.element[tile], state.feature[tile] = seat, GRASS, BARE, PLAIN
    state.soldier[tile], state.building[tile] = UNARMED, UNBUILT
