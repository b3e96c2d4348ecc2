"""Artefacts in a terminal: the board in characters."""

from hegemon.games.artefacts.terminal.board import show

__all__ = ["show"]
