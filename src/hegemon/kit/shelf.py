"""A shelf of what is made once for each number of players and choice of dials, such as a game's world."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from hegemon.engine.dials import Options

KEPT: Final = 64
Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """Makes a thing when it is first asked for, and keeps it; a full shelf is emptied."""

    def __init__(self, make: Callable[[i64, Options], Thing]) -> None:
        self.make = make
        self.things: dict[tuple[object, ...], Thing] = {}

    def get(self, players: i64, options: Options) -> Thing:
        key = (int(players), *options.values())
        if key not in self.things:
            if len(self.things) >= KEPT:
                self.things.clear()
            self.things[key] = self.make(players, options)
        return self.things[key]
