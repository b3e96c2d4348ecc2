"""How a game shows itself in the terminal.

Words are those that the game says everywhere (see `hegemon.presentation`). For the terminal alone a game may have a
module `terminal` beside its rules, with any of these:

    show(view) -> str       the board in characters, colours as terminal codes
    SEAT_COLOURS            by seat: background and ink, as numbers of the 256 colours, where not those of the theme
    QUESTIONS               by the pattern of a move: what asks for each of its parts, where plain words do not do
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from hegemon.presentation import Presentation, module_of
from hegemon.theme import LETTERS, SEATS

if TYPE_CHECKING:
    from hegemon.engine.game import Game


class Terminal(Presentation):
    """How one game looks in the terminal."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        module = module_of(game, "terminal")
        self.show: Callable[[dict[str, object]], str] | None = game.show or getattr(module, "show", None)
        usual = [seat.terminal for seat in SEATS]
        self.colours: Sequence[tuple[int, int]] = getattr(module, "SEAT_COLOURS", usual)
        self.questions: Mapping[str, Sequence[str]] = getattr(module, "QUESTIONS", {})

    def board(self, view: dict[str, object]) -> str:
        """The board in characters; a game without one gets its view as text."""
        return (self.describe if self.show is None else self.show)(view).rstrip("\n")

    def colour(self, seat: int) -> str:
        """The terminal code that paints a seat."""
        ground, ink = self.colours[seat % len(self.colours)]
        return f"\x1b[48;5;{ground};38;5;{ink}m"

    def badge(self, seat: int) -> str:
        """A seat's letter on its colour."""
        return f"{self.colour(seat)} {LETTERS[seat % len(LETTERS)]} \x1b[0m"
