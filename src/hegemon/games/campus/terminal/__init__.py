"""Campus in a terminal: the board in characters."""

from hegemon.games.campus.terminal.board import show

__all__ = ["show"]
