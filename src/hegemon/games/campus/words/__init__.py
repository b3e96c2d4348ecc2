"""Campus in words: the moment, the position in sentences, remarks on moves, and the rules that govern."""

from hegemon.games.campus.words.hints import hint
from hegemon.games.campus.words.outcome import outcome, score
from hegemon.games.campus.words.sentences import chapter, describe, governs, moment

__all__ = ["chapter", "describe", "governs", "hint", "moment", "outcome", "score"]
