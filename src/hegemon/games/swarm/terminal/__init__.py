"""Swarm in a terminal: the board in characters, players and hand, the position in sentences, remarks on moves."""

from hegemon.games.swarm.terminal.board import SEAT_COLOURS, show
from hegemon.games.swarm.terminal.hints import hint
from hegemon.games.swarm.terminal.words import describe, governs, moment

__all__ = ["SEAT_COLOURS", "describe", "governs", "hint", "moment", "show"]
