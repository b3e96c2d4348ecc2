"""Bots of other packages, found through the entry point `hegemon.bots` and carried by their methods.

A bot from outside may be of any class that has `choose`; it may inherit `Bot` or nothing at all. Whatever goes wrong
in it costs a warning and a move of the greedy bot, never the game.
"""

from __future__ import annotations

import re
import sys
import warnings
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.bots.greedy import Greedy
from hegemon.bots.kind import Kind
from hegemon.bots.search.budget import Budget
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.moves import contains
from hegemon.engine.state import State

ENTRY_POINT: Final = "hegemon.bots"
NAME: Final = re.compile(r"[a-z0-9_-]{1,40}")  # as records write it behind the name of a seat
LONGEST_TITLE: Final = 20
LONGEST_SENTENCE: Final = 80
LONGEST_THOUGHT: Final = 60.0  # seconds
MARK: Final = "__mypyc_attrs__"  # of classes that mypyc compiled
FOREIGN_HEIR: Final = "inherits Bot and was compiled in another package, which mypyc cannot do; inherit nothing instead"
FOUND: Final[dict[tuple[str, ...], list[Kind]]] = {}  # by the path they were found on: going through packages is slow


def outside_kinds(levels: list[str]) -> list[Kind]:
    """The bots of other packages in the order of their names; a broken one is warned of and left out."""
    key = tuple(sys.path)
    if key not in FOUND:
        FOUND[key] = loaded_kinds(levels)
    return FOUND[key]


def loaded_kinds(levels: list[str]) -> list[Kind]:
    found: list[Kind] = []
    for _name, point in sorted(outside_points().items()):
        try:
            found.append(load_outside_kind(point, levels))
        except NotUnderstood as problem:
            warnings.warn(str(problem), stacklevel=2)
    return found


def outside_points() -> dict[str, EntryPoint]:
    """What other packages offer, by name."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT)}


def load_outside_kind(point: EntryPoint, levels: list[str]) -> Kind:
    """What another package offers; a package that fails is named, so that it can be mended or removed."""
    offer = f"the bot {quoted(point.name)} of the package {point.dist.name if point.dist else point.value}"
    try:
        found: object = point.load()
    except Exception as problem:
        raise NotUnderstood(f"{offer} cannot be loaded: {problem}") from problem
    if not isinstance(found, Kind):
        raise NotUnderstood(f"{offer} is of type {type(found).__name__}, where hegemon.bots.kind.Kind is expected")
    wrong = why_not_offered(point.name, found, levels)
    if wrong:
        raise NotUnderstood(f"{offer} {wrong}")
    return found._replace(make=Carrier(found))


def why_not_offered(name: str, kind: Kind, levels: list[str]) -> str:
    """What is wrong with a bot that is offered, as a clause; empty when nothing is."""
    if kind.name != name:
        return f"calls itself {quoted(kind.name)}; its entry point must have that name too"
    if NAME.fullmatch(name) is None:
        return "needs a name of up to 40 small letters, digits, - and _"
    if kind.level not in levels:
        return f"plays like {quoted(kind.level)}; its level is one of {', '.join(levels)}"
    if not 0 < len(kind.title) <= LONGEST_TITLE or not kind.title.isprintable():
        return f"needs a title of 1 to {LONGEST_TITLE} characters"
    if len(kind.about) > LONGEST_SENTENCE or not kind.about.isprintable():
        return f"needs a sentence of at most {LONGEST_SENTENCE} characters"
    if not 0.0 <= kind.seconds <= LONGEST_THOUGHT:
        return f"wants {kind.seconds:g} seconds for a decision; it may have 0 to {LONGEST_THOUGHT:g}"
    return ""


class Carrier:
    """Makes the bots of a kind from outside, each with the greedy bot at hand in case it fails."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def __call__(self, dice: Dice, budget: Budget) -> Bot:
        return Carried(self.kind, dice, budget)


class Carried(Bot):
    """A bot from outside, of any class that can choose."""

    def __init__(self, kind: Kind, dice: Dice, budget: Budget) -> None:
        super().__init__(dice)
        self.name = kind.name
        self.plain = Greedy(dice)
        self.inner: Any = None
        try:
            if is_foreign_heir(kind.make):  # before it is made: its fields would be written over something else
                self.complain(FOREIGN_HEIR)
                return
            made: Any = kind.make(dice, budget)
            if is_foreign_heir(type(made)):
                self.complain(FOREIGN_HEIR)
            else:
                self.inner = made
        except Exception as problem:
            self.complain(f"cannot be made: {problem!r}")

    def choose(self, imagined: State, seat: i64) -> i64:
        """What it chooses, if that is a legal move, else what the greedy bot would."""
        try:
            if self.inner is not None:
                move: i64 = self.inner.choose(imagined.copy(), seat)
                if contains(imagined.legal(seat), move):
                    return move
                self.complain(f"chose {move}, which is no legal move")
        except Exception as problem:
            self.complain(f"failed: {problem!r}")
        return self.plain.choose(imagined, seat)

    def aside(self, imagined: State, seat: i64) -> i64:
        """What it would do beside, if that is allowed; most bots have no such method."""
        if not hasattr(self.inner, "aside"):
            return NOTHING
        try:
            move: i64 = self.inner.aside(imagined.copy(), seat)
            if move == NOTHING or contains(imagined.asides(seat), move):
                return move
            self.complain(f"wants {move} beside, which is not allowed")
        except Exception as problem:
            self.complain(f"failed: {problem!r}")
        return NOTHING

    def complain(self, what: str) -> None:
        """One line; the same line again is left out by Python itself."""
        warnings.warn(f"the bot {quoted(self.name)} {what}; the greedy bot plays instead", stacklevel=2)


def is_foreign_heir(kind: Any) -> bool:
    """Was an heir of our compiled `Bot` compiled by somebody else? Its fields would lie where nobody looks."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        return False
    is_ours = str(getattr(kind, "__module__", "")).startswith("hegemon.")
    return not is_ours and MARK in vars(kind) and MARK in vars(Bot)
