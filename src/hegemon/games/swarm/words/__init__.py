"""Swarm in words: prompts, facts about players, moves as they are offered, the log, and the position in sentences."""

from hegemon.games.swarm.words.about import ABOUT
from hegemon.games.swarm.words.asking import doing, moment, prompt
from hegemon.games.swarm.words.buttons import button, chosen, verbs
from hegemon.games.swarm.words.course import chapter, governs, heading, notice, phases
from hegemon.games.swarm.words.headlines import begins, headline
from hegemon.games.swarm.words.looking_back import curves, deeds
from hegemon.games.swarm.words.notes import notes
from hegemon.games.swarm.words.offers import deals, speech
from hegemon.games.swarm.words.players import facts, progress, role, score
from hegemon.games.swarm.words.previews import hint, preview
from hegemon.games.swarm.words.reasons import REASONS
from hegemon.games.swarm.words.sentences import describe, outcome
from hegemon.games.swarm.words.showdowns import showdowns

__all__ = [
    "ABOUT",
    "REASONS",
    "begins",
    "button",
    "chapter",
    "chosen",
    "curves",
    "deals",
    "deeds",
    "describe",
    "doing",
    "facts",
    "governs",
    "heading",
    "headline",
    "hint",
    "moment",
    "notes",
    "notice",
    "outcome",
    "phases",
    "preview",
    "progress",
    "prompt",
    "role",
    "score",
    "showdowns",
    "speech",
    "verbs",
]
