"""What is to be known of a bot before there is one: its name, what players are told of it, and how it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hegemon.bots.bot import Bot
from hegemon.bots.search.budget import Budget
from hegemon.engine.dice import Dice

USUAL_SECONDS: Final = 0.050  # of processor time for a decision, where nothing else is said
SHORTEST: Final = 0.001


class Kind(NamedTuple):
    """A kind of bot, which is asked for by its name."""

    name: str
    title: str  # what players call it
    about: str  # how it plays, in a few words
    make: Callable[[Dice, Budget], object]  # a Bot, or from outside anything that can choose
    seconds: float = USUAL_SECONDS  # of processor time for a decision in a simulation; 0 where it does not take any
    level: str = ""  # of a bot from another package: the level that it plays like

    def budget(self, patience: float = 1.0, descents: int = 0) -> Budget:
        """What such a bot may spend on a decision: so many times its usual seconds, or exactly these descents."""
        return Budget(0.0 if descents else max(self.seconds * patience, SHORTEST), descents)

    def bot(self, dice: Dice, patience: float = 1.0, descents: int = 0) -> Bot:
        """A bot of this kind, with dice of its own."""
        return self.made(dice, self.budget(patience, descents))

    def made(self, dice: Dice, budget: Budget) -> Bot:
        """A bot of this kind that spends from a budget which others may cut short."""
        bot = self.make(dice, budget)
        assert isinstance(bot, Bot), f"{self.name} makes no Bot"
        return bot
