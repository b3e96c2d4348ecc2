"""What a hint of Tianxia says for a move and against it, by feature of the evaluation."""

from __future__ import annotations

REASONS = {
    "leftover": ("more goods left at the end", "fewer goods left at the end"),
    "disc": ("more unused discs", "fewer unused discs"),
    "place": ("an earlier place in the turn order", "a later place in the turn order"),
    "passive": ("a building's effect from now on", ""),  # that others bring some is no reason against a move
    "tile": ("more from your tiles", "less from your tiles"),
    "merchant": ("more merchants", "fewer merchants"),
    "card": ("objectives nearer to scoring", "objectives further from scoring"),
    "guessed_at_first": ("", ""),  # what others hold is a guess of the bot's: no reason for a player
    "guessed_more": ("", ""),
    "future": ("a stronger place at the wall", "a weaker place at the wall"),
    "soldier": ("more soldiers", "fewer soldiers"),
    "governor": ("safer governors", "governors that raiders would send home"),
    "meeple": ("more meeples at home", "fewer meeples at home"),
}
