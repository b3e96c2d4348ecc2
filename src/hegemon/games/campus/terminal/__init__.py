"""Campus in a terminal: the board in characters, the position in sentences, remarks on moves, the rules that govern."""

from hegemon.games.campus.terminal.board import SEAT_COLOURS, show
from hegemon.games.campus.terminal.words import describe, governs, hint, moment

__all__ = ["SEAT_COLOURS", "describe", "governs", "hint", "moment", "show"]
