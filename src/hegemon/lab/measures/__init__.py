"""What is measured of many games beside who wins: a measure is one module in this folder, found by its name.

class Measured(Measure):
    def see(self, state, moves): ...   a game has ended after so many moves; `state.heard` is what happened in it
    def add(self, other): ...          the games of another core
    def data(self): ...                plain data for programs
    def lines(self): ...               the same for people
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.notation import suggestion
from hegemon.engine.state import State


class Measure:
    """Something that is counted over games; measures of parts add up to the measure of the whole."""

    def see(self, state: State, moves: int) -> None:
        """Count a game that has ended after so many moves; what happened in it was listened to."""
        raise NotImplementedError

    def add(self, other: Measure) -> None:
        """Add the games of another measure of the same kind."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """What came out, as plain data for JSON."""
        raise NotImplementedError

    def lines(self) -> list[str]:
        """What came out, for people."""
        raise NotImplementedError


def measure_names() -> list[str]:
    """All measures there are."""
    return sorted(module.name for module in iter_modules(__path__))


def new_measure(name: str) -> Measure:
    """The measure of this name, which has seen no game yet."""
    if name not in measure_names():
        raise NotUnderstood(f"there is no measure {quoted(name)}; {suggestion(name, measure_names())}")
    made: Measure = import_module(f"{__name__}.{name}").Measured()
    return made
