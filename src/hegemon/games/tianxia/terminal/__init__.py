"""Tianxia in a terminal: the board in characters."""

from hegemon.games.tianxia.terminal.board import show

__all__ = ["show"]
