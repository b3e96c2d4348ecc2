"""Bots by name."""

from __future__ import annotations

from hashlib import blake2b

from hegemon.bots.bot import Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.random import Random
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.notation import suggestion

ROSTER: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bot_names() -> list[str]:
    return list(ROSTER)


def new_bot(name: str, dice: Dice) -> Bot:
    """The bot of this name, with dice of its own."""
    if name not in ROSTER:
        raise NotUnderstood(f"there is no bot {quoted(name)}; {suggestion(name, bot_names())}")
    return ROSTER[name](dice)


def bot_dice(seed: int, seat: int) -> Dice:
    """A bot's own dice in a game of this seed: of another key than the game's, so the future stays hidden from it."""
    key = blake2b(f"{seed}/bot/{seat}".encode(), digest_size=32).digest()
    return seeded(int.from_bytes(key, "big"))
