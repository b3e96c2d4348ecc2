"""Frontier in a terminal: the map in characters, and how the parts of a move are asked for."""

from hegemon.games.frontier.terminal.board import show

__all__ = ["QUESTIONS", "show"]

QUESTIONS = {
    "chop TILE": ("On which tile?",),
    "train SOLDIER TILE": ("Which soldier?", "On which tile?"),
    "build BUILDING TILE": ("Which building?", "On which tile?"),
    "take TILE gold TILE": ("Which tile?", "And which tile next to it, free?"),
}
