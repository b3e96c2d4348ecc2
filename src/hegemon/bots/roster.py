"""Bots by name: the levels that people choose from, those of the lab, and those of other packages."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from hegemon.bots.bot import Bot
from hegemon.bots.careless import Careless
from hegemon.bots.greedy import Greedy
from hegemon.bots.kind import Kind
from hegemon.bots.negotiator import Negotiator
from hegemon.bots.outside import load_outside_kind, outside_kinds, outside_points
from hegemon.bots.random import Random
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.notation import suggestion


def beginner(dice: Dice, budget: Budget) -> Bot:
    return Careless(dice, 0.07, 2.5)


def easy(dice: Dice, budget: Budget) -> Bot:
    return Careless(dice, 0.35, 0.5)


def medium(dice: Dice, budget: Budget) -> Bot:
    return Negotiator(Greedy(dice))


def thinking(dice: Dice, budget: Budget) -> Bot:
    return Negotiator(Search(dice, budget))


def greedy(dice: Dice, budget: Budget) -> Bot:
    return Greedy(dice)


def random(dice: Dice, budget: Budget) -> Bot:
    return Random(dice)


LEVELS: Final = [  # the weakest first; each is measured against the one before by `hegemon ladder`
    Kind("beginner", "Beginner", "Plays on sight and overlooks a lot", beginner, 0.0),
    Kind("easy", "Easy", "Sees what is near, and slips now and then", easy, 0.0),
    Kind("medium", "Medium", "Picks the best next move", medium, 0.0),
    Kind("hard", "Hard", "Thinks several moves ahead", thinking, 0.010),
    Kind("master", "Master", "Thinks ahead, and takes its time", thinking, 0.050),
]
OF_THE_LAB: Final = [  # yardsticks, and what seats of older tables and records were given to
    Kind("random", "Random", "Plays any legal move", random, 0.0),
    Kind("greedy", "Greedy", "Picks the best next move", greedy, 0.0),
]
STYLES: Final = ["aggressive", "builder", "trader", "cautious"]  # what each means, every game says (`State.styles`)
USUAL: Final = "medium"  # the level that is offered first
STRONGEST: Final = "master"


def offered() -> list[Kind]:
    """What people choose from: the levels, the weakest first, after each the bots from outside that play like it."""
    others = [kind for kind in outside_kinds(level_names()) if kind.name not in own_names()]
    found: list[Kind] = []
    for level in LEVELS:
        found.append(level)
        found += [kind for kind in others if kind.level == level.name]
    return found


def level_names() -> list[str]:
    """The levels, the weakest first."""
    return [kind.name for kind in LEVELS]


def own_names() -> list[str]:
    """The bots that come with the package: the levels, the weakest first, and those of the lab."""
    return [kind.name for kind in [*LEVELS, *OF_THE_LAB]]


def bot_names() -> list[str]:
    """All bots that can be asked for."""
    return [kind.name for kind in [*offered(), *OF_THE_LAB]]


def kind_of(name: str) -> Kind:
    """The kind of this name; `NAME:STYLE` plays in a style, which the lab compares."""
    name, _, style = name.partition(":")
    kind = plain_kind_of(name)
    if not style:
        return kind
    if style not in STYLES:
        raise NotUnderstood(f"there is no style {quoted(style)}; {suggestion(style, STYLES)}")
    return kind._replace(name=f"{name}:{style}", title=f"{kind.title}, {style}", make=Styled(kind, style))


class Styled:
    """Makes the bots of a kind, each with a style."""

    def __init__(self, kind: Kind, style: str) -> None:
        self.kind = kind
        self.style = style

    def __call__(self, dice: Dice, budget: Budget) -> Bot:
        bot = self.kind.made(dice, budget)
        bot.style = self.style
        return bot


def plain_kind_of(name: str) -> Kind:
    for kind in [*LEVELS, *OF_THE_LAB]:
        if kind.name == name:
            return kind
    for kind in outside_kinds(level_names()):
        if kind.name == name:
            return kind
    points = outside_points()
    if name in points:
        return load_outside_kind(points[name], level_names())  # which says what is wrong with it
    raise NotUnderstood(f"there is no bot {quoted(name)}; {suggestion(name, bot_names())}")


def title_of(name: str) -> str:
    """What players call a bot; one that is not here any more goes by its name.

    >>> title_of("hard"), title_of("deep_search")
    ('Hard', 'Deep search')
    """
    for kind in [*offered(), *OF_THE_LAB]:
        if kind.name == name:
            return kind.title
    return name.replace("_", " ").capitalize()


def new_bot(name: str, dice: Dice, patience: float = 1.0, descents: int = 0) -> Bot:
    """The bot of this name, with dice of its own.

    A searching one may think so many times as long as it does by default; with a number of descents it takes exactly
    so many instead, whatever time that needs.
    """
    return kind_of(name).bot(dice, patience, descents)


def bot_dice(seed: int, seat: int) -> Dice:
    """A bot's own dice in a game of this seed: of another key than the game's, so the future stays hidden from it."""
    key = blake2b(f"{seed}/bot/{seat}".encode(), digest_size=32).digest()
    return seeded(int.from_bytes(key, "big"))
