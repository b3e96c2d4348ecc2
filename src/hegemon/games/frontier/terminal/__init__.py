"""Frontier in a terminal: the map in characters, and how the parts of a move are asked for."""

from hegemon.games.frontier.terminal.board import show

__all__ = ["QUESTIONS", "show"]

QUESTIONS = {
    "chop TILE": ("Which tile?",),
    "train SOLDIER TILE": ("Which soldier?", "Which tile?"),
    "build BUILDING TILE": ("Which building?", "Which tile?"),
    "take TILE gold TILE": ("Which tile?", "Which free tile next to it?"),
}
