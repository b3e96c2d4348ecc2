"""Artefacts in words: prompts, facts about players, moves as offered, the log, the position in sentences."""

from hegemon.games.artefacts.words.about import ABOUT
from hegemon.games.artefacts.words.asking import doing, facts, heading, moment, phases, progress, prompt, speech
from hegemon.games.artefacts.words.headlines import begins, headline
from hegemon.games.artefacts.words.looking_back import curves, deeds
from hegemon.games.artefacts.words.moving import button, verbs
from hegemon.games.artefacts.words.notices import notice
from hegemon.games.artefacts.words.outcome import outcome, score
from hegemon.games.artefacts.words.previews import hint, preview
from hegemon.games.artefacts.words.reasons import REASONS
from hegemon.games.artefacts.words.sentences import chapter, describe, governs
from hegemon.games.artefacts.words.showdowns import showdowns

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
    "notice",
    "outcome",
    "phases",
    "preview",
    "progress",
    "prompt",
    "score",
    "showdowns",
    "speech",
    "verbs",
]
