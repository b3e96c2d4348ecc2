"""The moves of Frontier: take, chop, train, build, reinforce, drop, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.engine.notation import Kind, Notation, Verb
from hegemon.games.frontier.content import BUILDINGS, RESOURCES, SOLDIERS

END: Final = 0
DROP: Final = 1
CHOP: Final = 2
TRAIN: Final = 3
BUILD: Final = 4
REINFORCE: Final = 5
TAKE: Final = 6
TAKE_GOLD: Final = 7


def end() -> i64:
    return pack(END)


def drop(resource: i64) -> i64:
    return pack(DROP, resource)


def chop(tile: i64) -> i64:
    return pack(CHOP, tile)


def train(soldier: i64, tile: i64) -> i64:
    """A soldier by its code; in a move they are counted from 0."""
    return pack(TRAIN, soldier - 1, tile)


def build(building: i64, tile: i64) -> i64:
    """A building by its code; in a move they are counted from 0."""
    return pack(BUILD, building - 1, tile)


def reinforce(tile: i64) -> i64:
    return pack(REINFORCE, tile)


def take(tile: i64) -> i64:
    return pack(TAKE, tile)


def take_gold(tile: i64, gift: i64) -> i64:
    return pack(TAKE_GOLD, tile, gift)


def notation_for(tile: Kind) -> Notation:
    """How moves are written on a map."""
    soldier = Kind("soldier", SOLDIERS)
    building = Kind("building", BUILDINGS)
    resource = Kind("resource", RESOURCES)
    return Notation(
        [
            Verb(END, "end", [], "End your turn and store what is left."),
            Verb(DROP, "drop", [resource], "Discard a resource to make room."),
            Verb(CHOP, "chop", [tile], "Chop woods of yours for a log."),
            Verb(TRAIN, "train", [soldier, tile], "Train a soldier for 1 material."),
            Verb(BUILD, "build", [building, tile], "Build a fortification or a port for 2 logs."),
            Verb(REINFORCE, "reinforce", [tile], "Reinforce a building with 1 iron."),
            Verb(TAKE, "take", [tile], "Take a free tile, or conquer an enemy's."),
            Verb(TAKE_GOLD, "take", [tile, "gold", tile], "Take gold and get a free tile next to it."),
        ]
    )
