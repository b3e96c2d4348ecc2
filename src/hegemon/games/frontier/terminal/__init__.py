"""Frontier in a terminal: the map in characters."""

from hegemon.games.frontier.terminal.board import show

__all__ = ["show"]
