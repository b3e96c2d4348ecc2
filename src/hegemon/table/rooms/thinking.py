"""Who thinks for a bot's seat: the one interface behind which that happens, and what is thought.

A thought is plain data: a position that the seat imagines, as text. So it can be thought in this process, in another
one or on another machine, and no thinker ever sees more than the seat.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.bots.roster import STRONGEST, kind_of
from hegemon.bots.search.budget import Budget
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import from_position
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.state import State
from hegemon.presentation import Presentation
from hegemon.table.rooms.reasons import Reasons, as_good, other_moves, reasons_for

PLAIN = "greedy"  # plays where another bot fails


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is asked."""

    bot: str
    position: str = field(repr=False)  # one world that the seat takes for possible
    seat: int
    seed: int = field(repr=False)
    seconds: float  # that the strongest bot may think; the others a part of it
    beside: bool = False  # is it asked for something to do beside the question?
    plea: bool = False  # is it asked for what it would ask whoever is asked now?
    notes: tuple[int, ...] = ()  # what it kept in mind the last time
    explained: bool = False  # does somebody want to know why?
    within: float = 0.0  # seconds by the wall after which the best so far is good enough; 0: however long it takes


@dataclass(frozen=True, slots=True)
class Reply:
    """What the bot does."""

    move: str  # empty for nothing
    problems: tuple[str, ...] = ()  # what went wrong on the way, for whoever runs the server
    notes: tuple[int, ...] = ()  # what it wants to keep in mind
    reasons: Reasons | None = None  # where somebody wants to know why


class Thinker(Protocol):
    """Whoever thinks for bots. A thought is given up when the task that waits for it is cancelled."""

    async def think(self, thought: Thought) -> Reply:
        """The bot's answer; `Failed` where there is none."""

    async def close(self) -> None:
        """Think no more."""


class Failed(Exception):
    """No answer came."""


def budget_for(thought: Thought) -> Budget:
    """What the bot may spend."""
    return kind_of(thought.bot).budget(thought.seconds / kind_of(STRONGEST).seconds)


def think(thought: Thought, budget: Budget) -> Reply:
    """The answer to a thought; of a bot that fails or is not here any more, what the plain one would do."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        try:
            bot = minded(thought, kind_of(thought.bot).made(seeded(thought.seed), budget))
            move = chosen(thought, bot)
        except Exception as problem:
            warnings.warn(f"the bot {thought.bot} failed: {problem!r}", stacklevel=1)
            bot = kind_of(PLAIN).bot(seeded(thought.seed))
            move = chosen(thought, bot)
    problems = tuple(dict.fromkeys(str(warning.message) for warning in told))
    if not thought.explained:
        return Reply(move, problems, tuple(map(int, bot.notes)))
    advised = sparing(thought, move)
    return Reply(advised, problems, tuple(map(int, bot.notes)), explained(thought, advised))


def sparing(thought: Thought, text: str) -> str:
    """A move for a person: none that gives something up for good where another is as good."""
    match = from_position(thought.position)
    losing = {
        word for word, said in Presentation(match.game).verbs(match.shown(thought.seat)).items() if said.get("loses")
    }
    if text.split(" ")[0] not in losing:
        return text
    dice, move = seeded(thought.seed), match.notation.parse(text)
    texts = {other: str(match.notation.format(other)) for other in other_moves(match.state, thought.seat, move, dice)}
    kept = [other for other, said in texts.items() if said.split(" ")[0] not in losing]
    found = as_good(match.state, thought.seat, [move, *kept], dice)
    return text if found is None else texts[found]


def explained(thought: Thought, text: str) -> Reasons:
    """Why a move was chosen."""
    match = from_position(thought.position)
    return reasons_for(match.state, thought.seat, match.notation.parse(text), seeded(thought.seed))


def minded(thought: Thought, bot: Bot) -> Bot:
    """The bot with what it kept in mind; notes of another kind of bot mean nothing to it."""
    if len(thought.notes) == len(bot.notes):
        bot.notes = vec[i64](thought.notes)
    return bot


def chosen(thought: Thought, bot: Bot) -> str:
    """The move that a bot names in the position, as text; empty for nothing."""
    match = from_position(thought.position)
    move = named(thought, bot, match.state)
    return "" if move == NOTHING else str(match.notation.format(move))


def named(thought: Thought, bot: Bot, state: State) -> int:
    """What a bot answers to what it is asked."""
    if thought.plea:
        return int(bot.plea(state, thought.seat))
    if thought.beside:
        return int(bot.aside(state, thought.seat)) if len(state.asides(thought.seat)) else NOTHING
    return int(bot.choose(state, thought.seat))


def plainly(thought: Thought) -> Thought:
    """The same question for the plain bot."""
    return replace(thought, bot=PLAIN)


def known_budget(thought: Thought) -> Budget:
    """What the bot may spend; one that is not here any more is played for by the plain one."""
    try:
        return budget_for(thought)
    except NotUnderstood:
        return budget_for(plainly(thought))
