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
            Verb(END, "end", [], "End your turn; what is left over is stored."),
            Verb(DROP, "drop", [resource], "Throw a resource away."),
            Verb(CHOP, "chop", [tile], "Cross out own woods for a log."),
            Verb(TRAIN, "train", [soldier, tile], "Make a soldier of a material."),
            Verb(BUILD, "build", [building, tile], "Build with two logs."),
            Verb(REINFORCE, "reinforce", [tile], "Reinforce a building with iron."),
            Verb(TAKE, "take", [tile], "Take a tile that is nobody's, or conquer an enemy's."),
            Verb(TAKE_GOLD, "take", [tile, "gold", tile], "Take gold, and a tile next to it."),
        ]
    )
