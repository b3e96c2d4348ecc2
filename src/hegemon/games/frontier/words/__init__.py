"""Frontier in words: prompts, facts about players, moves as offered, the log, the position in sentences."""

from hegemon.games.frontier.words.about import ABOUT
from hegemon.games.frontier.words.asking import doing, facts, heading, moment, notice, progress, prompt
from hegemon.games.frontier.words.headlines import begins, headline
from hegemon.games.frontier.words.looking_back import curves, deeds
from hegemon.games.frontier.words.moving import button, hint, preview, verbs
from hegemon.games.frontier.words.outcome import drops_out, outcome, score
from hegemon.games.frontier.words.reasons import REASONS
from hegemon.games.frontier.words.sentences import chapter, describe, governs

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
    "drops_out",
    "facts",
    "governs",
    "heading",
    "headline",
    "hint",
    "moment",
    "notice",
    "outcome",
    "preview",
    "progress",
    "prompt",
    "score",
    "verbs",
]
