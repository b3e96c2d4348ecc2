"""Campus in a terminal: the board in characters, and how the parts of a move are asked for."""

from hegemon.games.campus.terminal.board import show

__all__ = ["QUESTIONS", "show"]

QUESTIONS = {
    "place TERRITORY COUNT": ("On which territory?", "How many troops?"),
    "attack TERRITORY TERRITORY COUNT": ("From which territory?", "Against which territory?", "With how many troops?"),
    "reinforce TERRITORY TERRITORY COUNT": ("From which territory?", "Which territory gets them?", "How many troops?"),
}
