"""Bots by name."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from hegemon.bots.bot import Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.random import Random
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.notation import suggestion

QUICK: Final[dict[str, type[Bot]]] = {"random": Random, "greedy": Greedy}
SECONDS: Final = {"hard": 0.010}  # of processor time that a searching bot has for a decision


def bot_names() -> list[str]:
    """All bots, the weakest first."""
    return [*QUICK, *SECONDS]


def new_bot(name: str, dice: Dice, patience: float = 1.0, descents: int = 0) -> Bot:
    """The bot of this name, with dice of its own.

    A searching one may think so many times as long as it does by default; with a number of descents it takes exactly
    so many instead, whatever time that needs.
    """
    if name in SECONDS:
        return Search(dice, Budget(0.0 if descents else SECONDS[name] * patience, descents))
    if name not in QUICK:
        raise NotUnderstood(f"there is no bot {quoted(name)}; {suggestion(name, bot_names())}")
    return QUICK[name](dice)


def bot_dice(seed: int, seat: int) -> Dice:
    """A bot's own dice in a game of this seed: of another key than the game's, so the future stays hidden from it."""
    key = blake2b(f"{seed}/bot/{seat}".encode(), digest_size=32).digest()
    return seeded(int.from_bytes(key, "big"))
