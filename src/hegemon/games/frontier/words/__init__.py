"""Frontier in words: the moment, the position in sentences, remarks on moves, and the rules that govern."""

from hegemon.games.frontier.words.hints import hint
from hegemon.games.frontier.words.outcome import outcome, score
from hegemon.games.frontier.words.sentences import chapter, describe, governs, moment

__all__ = ["chapter", "describe", "governs", "hint", "moment", "outcome", "score"]
