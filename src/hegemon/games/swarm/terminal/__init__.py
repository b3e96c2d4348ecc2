"""Swarm in a terminal: the board in characters, and below it players, hand and what is open."""

from hegemon.games.swarm.terminal.board import show

__all__ = ["show"]
