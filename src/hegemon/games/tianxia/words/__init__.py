"""Tianxia in words: prompts, facts about players, moves as offered, the log, the position in sentences."""

from hegemon.games.tianxia.words.about import ABOUT
from hegemon.games.tianxia.words.asking import doing, heading, moment, phases, prompt
from hegemon.games.tianxia.words.headlines import begins, headline
from hegemon.games.tianxia.words.looking_back import curves, deeds
from hegemon.games.tianxia.words.moving import button, verbs
from hegemon.games.tianxia.words.notices import notes, notice
from hegemon.games.tianxia.words.players import facts, outcome, progress, role, score
from hegemon.games.tianxia.words.previews import hint, preview
from hegemon.games.tianxia.words.reasons import REASONS
from hegemon.games.tianxia.words.sentences import chapter, describe, governs
from hegemon.games.tianxia.words.showdowns import showdowns

__all__ = [
    "ABOUT",
    "REASONS",
    "begins",
    "button",
    "chapter",
    "curves",
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
    "verbs",
]
