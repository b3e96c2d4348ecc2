"""The four moves of Campus: place, attack, reinforce, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.engine.notation import COUNT, Kind, Notation, Verb

PLACE: Final = 0
ATTACK: Final = 1
REINFORCE: Final = 2
END: Final = 3


def place(territory: i64, troops: i64) -> i64:
    return pack(PLACE, territory, 0, troops)


def attack(source: i64, target: i64, troops: i64) -> i64:
    return pack(ATTACK, source, target, troops)


def reinforce(source: i64, target: i64, troops: i64) -> i64:
    return pack(REINFORCE, source, target, troops)


def end() -> i64:
    return pack(END)


def notation_for(territory: Kind) -> Notation:
    """How moves are written on a map."""
    return Notation(
        [
            Verb(PLACE, "place", [territory, COUNT], "Place new troops on one of your territories."),
            Verb(ATTACK, "attack", [territory, territory, COUNT], "Attack a neighbouring territory."),
            Verb(REINFORCE, "reinforce", [territory, territory, COUNT], "Move troops to a neighbour of yours."),
            Verb(END, "end", [], "End your turn."),
        ]
    )
