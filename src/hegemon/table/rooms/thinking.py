"""What a bot's process does: it is given one imagined position as text, and names a move."""

from __future__ import annotations

import signal

from hegemon.bots.bot import NOTHING
from hegemon.bots.roster import new_bot
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import from_position

PATIENCE = 10.0  # times as long as in a simulation may a bot think that somebody plays against


def settle_in() -> None:
    """A process of bots leaves Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(bot: str, position: str, seat: int, seed: int) -> str:
    """The bot's answer in a position that its seat imagines."""
    match = from_position(position)
    move = new_bot(bot, seeded(seed), PATIENCE).choose(match.state, seat)
    return str(match.notation.format(move))


def think_beside(bot: str, position: str, seat: int, seed: int) -> str:
    """What the bot would do beside the question; empty for nothing."""
    match = from_position(position)
    if len(match.state.asides(seat)) == 0:
        return ""
    move = new_bot(bot, seeded(seed)).aside(match.state, seat)
    return "" if move == NOTHING else str(match.notation.format(move))
