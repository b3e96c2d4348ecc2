"""Frontier in a terminal: the map in characters."""

from hegemon.games.frontier.terminal.board import SEAT_COLOURS, show

__all__ = ["SEAT_COLOURS", "show"]
