"""What players are told of a bot: how well it plays, in a word, and how it does that, in a few."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Level(NamedTuple):
    """How well a bot plays."""

    label: str
    about: str


LEVELS = {  # by name of the bot, the weakest first
    "random": Level("Easy", "Plays any legal move"),
    "greedy": Level("Normal", "Picks the best next move"),
    "hard": Level("Hard", "Thinks several moves ahead"),
}
USUAL = "greedy"  # the bot that is offered first


def level(bot: str) -> Level:
    """The level of a bot; one that nobody has rated goes by its name.

    >>> level("greedy").label, level("deep_search").label
    ('Normal', 'Deep search')
    """
    return LEVELS.get(bot) or Level(bot.replace("_", " ").capitalize(), "")


def by_level(bots: Iterable[str]) -> list[str]:
    """Bots from the weakest to the strongest; those that nobody has rated come last."""
    order = list(LEVELS)
    return sorted(bots, key=lambda bot: order.index(bot) if bot in order else len(order))
