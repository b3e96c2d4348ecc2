"""Campus in words: prompts, facts about players, moves as offered, the log, the position in sentences."""

from hegemon.games.campus.words.about import ABOUT
from hegemon.games.campus.words.asking import doing, facts, heading, moment, notice, phases, progress, prompt
from hegemon.games.campus.words.chances import chances
from hegemon.games.campus.words.headlines import begins, headline
from hegemon.games.campus.words.looking_back import curves, deeds
from hegemon.games.campus.words.moving import button, hint, preview, verbs
from hegemon.games.campus.words.outcome import drops_out, outcome, score
from hegemon.games.campus.words.reasons import REASONS
from hegemon.games.campus.words.sentences import chapter, describe, governs

__all__ = [
    "ABOUT",
    "REASONS",
    "begins",
    "button",
    "chances",
    "chapter",
    "curves",
    "deeds",
    "describe",
    "doing",
    "drops_out",
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
    "verbs",
]
