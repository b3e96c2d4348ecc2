"""The face that a game shows in the terminal.

A game may have a module `terminal` beside its rules, with any of these; everything has a plain substitute:

    show(view) -> str                       the board in characters, colours as terminal codes
    describe(view) -> str                   the position in sentences
    hint(view, options, words) -> str       a remark on a move or on its beginning, such as the odds of an attack
    moment(view) -> str                     one sentence: who is awaited, and for what
    governs(view) -> list[str]              the ids of the rules that say what can be done now
    SEAT_COLOURS                            by seat: background and ink, as numbers of the 256 colours

All of them are given a view and the public options, never a state: what a seat may not know cannot be shown to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from hegemon.cli.playing.plain import describe_plainly

if TYPE_CHECKING:
    from hegemon.engine.game import Game

# Blue, orange, teal, purple, vermilion, grey: told apart by eyes of every kind.
COLOURS = ((25, 231), (214, 16), (73, 16), (90, 231), (166, 231), (250, 16))
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Face:
    """How one game looks in the terminal."""

    def __init__(self, game: Game) -> None:
        module = terminal_module(game)
        self.show: Callable[[dict[str, object]], str] | None = game.show or getattr(module, "show", None)
        self.described: Callable[[dict[str, object]], str] = getattr(module, "describe", describe_plainly)
        self.hinted: Callable[..., str] | None = getattr(module, "hint", None)
        self.moments: Callable[[dict[str, object]], str] | None = getattr(module, "moment", None)
        self.governed: Callable[[dict[str, object]], list[str]] | None = getattr(module, "governs", None)
        self.colours: Sequence[tuple[int, int]] = getattr(module, "SEAT_COLOURS", COLOURS)

    def board(self, view: dict[str, object]) -> str:
        """The board in characters; a game without one gets its view as text."""
        return self.describe(view) if self.show is None else self.show(view).rstrip("\n")

    def describe(self, view: dict[str, object]) -> str:
        """The position in sentences."""
        return self.described(view).rstrip("\n")

    def hint(self, view: dict[str, object], options: Mapping[str, object], words: list[str]) -> str:
        """A remark on a move or its beginning; empty when there is nothing to say."""
        return self.hinted(view, options, words) if self.hinted is not None else ""

    def moment(self, view: dict[str, object]) -> str:
        """Who is awaited for what, as far as the game says it."""
        return self.moments(view) if self.moments is not None else ""

    def governs(self, view: dict[str, object]) -> list[str]:
        """The rules that say what can be done now, as far as the game names them."""
        return self.governed(view) if self.governed is not None else []

    def colour(self, seat: int) -> str:
        """The terminal code that paints a seat."""
        ground, ink = self.colours[seat % len(self.colours)]
        return f"\x1b[48;5;{ground};38;5;{ink}m"

    def badge(self, seat: int) -> str:
        """A seat's letter on its colour."""
        return f"{self.colour(seat)} {LETTERS[seat % len(LETTERS)]} \x1b[0m"


def terminal_module(game: Game) -> ModuleType | None:
    """The game's module for the terminal, found as the game itself was found."""
    from hegemon.engine.discovery import folders, guests

    if game.name in folders():
        package = f"hegemon.games.{game.name}"
    elif game.name in guests():
        package = guests()[game.name].module
    else:
        return None
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.terminal") is None:
        return None
    return import_module(f"{package}.terminal")
