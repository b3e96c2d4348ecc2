"""Campus in a terminal: the board in characters."""

from hegemon.games.campus.terminal.board import SEAT_COLOURS, show

__all__ = ["SEAT_COLOURS", "show"]
