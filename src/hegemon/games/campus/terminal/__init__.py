"""Campus in a terminal: the board in characters, and how the parts of a move are asked for."""

from hegemon.games.campus.terminal.board import show

__all__ = ["QUESTIONS", "show"]

QUESTIONS = {
    "place TERRITORY COUNT": ("Which territory?", "How many troops?"),
    "attack TERRITORY TERRITORY COUNT": ("Attack from where?", "Attack which territory?", "How many troops?"),
    "reinforce TERRITORY TERRITORY COUNT": ("Move troops from where?", "Move them where?", "How many troops?"),
}
