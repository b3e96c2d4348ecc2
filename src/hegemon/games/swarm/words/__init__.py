"""Swarm in words: the moment, the position in sentences, remarks on moves, open deals, the rules that govern."""

from hegemon.games.swarm.words.about import ABOUT
from hegemon.games.swarm.words.hints import hint
from hegemon.games.swarm.words.offers import deals
from hegemon.games.swarm.words.sentences import chapter, describe, governs, moment, outcome, score

__all__ = ["ABOUT", "chapter", "deals", "describe", "governs", "hint", "moment", "outcome", "score"]
