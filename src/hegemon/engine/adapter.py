"""Carries a game from another package: any object with the contract's methods, compiled or not.

A class compiled elsewhere cannot inherit from ours, so for outsiders the contract is one of names. What an outsider
must have: `seats`, `pending`, `legal`, `play`, `copy`, `standing`, `view`, `visit`, `notation`. The rest is optional.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.deals import Deal
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import Chronicle
from hegemon.engine.features import Feature, Style
from hegemon.engine.fields import Fields
from hegemon.engine.moves import sample
from hegemon.engine.notation import Notation
from hegemon.engine.state import Standing, State


class Throws(Fields):
    """Adds up how much of all dice has been used."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def dice(self, name: str, dice: Dice) -> Dice:
        self.drawn += dice.drawn
        return dice


class Adapter(State):
    """The contract on one side, somebody else's object on the other."""

    def __init__(self, inner: Any, throws: bool) -> None:
        super().__init__()
        self.inner = inner  # the object itself, as its author wrote it
        self.throws = throws  # are there dice among its fields?
        self.seats = inner.seats
        self.hears = hasattr(inner, "heard")
        self.samples = hasattr(inner, "sample")
        self.seals = hasattr(inner, "unanswered")
        self.has_dice = hasattr(inner, "dice")
        if self.has_dice:
            self.dice = inner.dice
        self.ask_pending: Callable[[], i64] = inner.pending
        self.ask_legal: Callable[[i64], vec[i64]] = inner.legal
        self.ask_play: Callable[[i64, i64], None] = inner.play

    def visit(self, fields: Fields) -> None:
        self.inner.visit(fields)
        self.seats = self.inner.seats
        if self.has_dice:
            self.dice = self.inner.dice

    def thrown(self) -> i64:
        """Of all dice among its fields, whatever they are called and whoever put them there."""
        if not self.throws:
            return 0
        throws = Throws()
        self.inner.visit(throws)
        return throws.drawn

    def derive(self) -> list[str]:
        if not hasattr(self.inner, "derive"):
            return []
        names: list[str] = self.inner.derive()
        return names

    def notation(self) -> Notation:
        spoken: Notation = self.inner.notation()
        return spoken

    def chronicle(self) -> Chronicle:
        if not hasattr(self.inner, "chronicle"):
            return State.chronicle(self)
        told: Chronicle = self.inner.chronicle()
        return told

    def pending(self) -> i64:
        return self.ask_pending()

    def unanswered(self) -> i64:
        if not self.seals:
            return self.ask_pending()
        waiting: i64 = self.inner.unanswered()
        return waiting

    def question(self) -> i64:
        if not hasattr(self.inner, "question"):
            return self.ask_pending()
        number: i64 = self.inner.question()
        return number

    def turn_order(self) -> list[int]:
        if not hasattr(self.inner, "turn_order"):
            return []
        seats: list[int] = self.inner.turn_order()
        return seats

    def legal(self, seat: i64) -> vec[i64]:
        return self.ask_legal(seat)

    def sample(self, seat: i64, dice: Dice) -> i64:
        if not self.samples:
            return sample(self.ask_legal(seat), dice)
        move: i64 = self.inner.sample(seat, dice)
        return move

    def reply(self, seat: i64, dice: Dice) -> i64:
        if not hasattr(self.inner, "reply"):
            return self.sample(seat, dice)
        move: i64 = self.inner.reply(seat, dice)
        return move

    def asides(self, seat: i64) -> vec[i64]:
        if not hasattr(self.inner, "asides"):
            return vec[i64]()
        moves: vec[i64] = self.inner.asides(seat)
        return moves

    def play(self, seat: i64, move: i64) -> None:
        if self.hears and self.inner.heard is not self.heard:
            self.inner.heard = self.heard
        self.ask_play(seat, move)

    def proposals(self, seat: i64) -> list[Deal]:
        if not hasattr(self.inner, "proposals"):
            return []
        listed: list[Deal] = self.inner.proposals(seat)
        return listed

    def open_deals(self, seat: i64) -> list[Deal]:
        if not hasattr(self.inner, "open_deals"):
            return []
        listed: list[Deal] = self.inner.open_deals(seat)
        return listed

    def favours(self, seat: i64) -> vec[i64]:
        return self.inner.favours(seat) if hasattr(self.inner, "favours") else vec[i64]()

    def term(self) -> i64:
        number: i64 = self.inner.term() if hasattr(self.inner, "term") else 0
        return number

    def breaks(self, seat: i64, other: i64, move: i64) -> bool:
        answer: bool = hasattr(self.inner, "breaks") and self.inner.breaks(seat, other, move)
        return answer

    def trust(self, seat: i64, other: i64) -> None:
        if hasattr(self.inner, "trust"):
            self.inner.trust(seat, other)

    def settled(self) -> bool:
        if not hasattr(self.inner, "settled"):
            return True
        answer: bool = self.inner.settled()
        return answer

    def conceals(self) -> bool:
        if not hasattr(self.inner, "conceals"):
            return False
        answer: bool = self.inner.conceals()
        return answer

    def turned_up(self) -> i64:
        if not hasattr(self.inner, "turned_up"):
            return State.turned_up(self)
        number: i64 = self.inner.turned_up()
        return number

    def copy(self) -> Adapter:
        """Equal, with dice of its own at the same place, whatever the object shares with its copies."""
        twin = self.inner.copy()
        if self.throws:
            twin.visit(DICE_COPIER)
        return Adapter(twin, self.throws)

    def standing(self) -> Standing:
        result: Standing = self.inner.standing()
        return result

    def evaluate(self, seat: i64) -> float:
        if not hasattr(self.inner, "evaluate"):
            return State.evaluate(self, seat)
        guess: float = self.inner.evaluate(seat)
        return guess

    def features(self) -> list[Feature]:
        if not hasattr(self.inner, "features"):
            return []
        listed: list[Feature] = self.inner.features()
        return listed

    def styles(self) -> list[Style]:
        if not hasattr(self.inner, "styles"):
            return []
        listed: list[Style] = self.inner.styles()
        return listed

    def weigh(self, weights: vec[float]) -> None:
        if hasattr(self.inner, "weigh"):
            self.inner.weigh(weights)

    def view(self, seat: i64) -> dict[str, object]:
        shown: dict[str, object] = self.inner.view(seat)
        return shown

    def imagine(self, seat: i64, dice: Dice) -> Adapter:
        """An outsider that says nothing about secrets has none but its dice: it is imagined as a copy.

        In every case the dice are others than the true ones, and nobody else throws them.
        """
        imagined = self.inner.imagine(seat, dice) if hasattr(self.inner, "imagine") else self.inner
        if imagined is self.inner:
            imagined = self.inner.copy()
        if self.throws:
            imagined.visit(DiceForker(dice))
        return Adapter(imagined, self.throws)

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        if not hasattr(self.inner, "why_not"):
            return State.why_not(self, seat, move)
        reason: NotAllowed | None = self.inner.why_not(seat, move)
        return reason

    def audit(self) -> list[str]:
        if not hasattr(self.inner, "audit"):
            return []
        wrong: list[str] = self.inner.audit()
        return wrong


def adapted(state: Any) -> State:
    """The state itself when it is one of ours, otherwise the adapter that carries it."""
    if isinstance(state, State):
        return state
    seen = DiceCounter()
    state.visit(seen)
    return Adapter(state, seen.count > 0)


class DiceCounter(Fields):
    """Counts the dice among the fields, whatever they are called."""

    def __init__(self) -> None:
        self.count: i64 = 0

    def dice(self, name: str, dice: Dice) -> Dice:
        self.count += 1
        return dice


class DiceCopier(Fields):
    """Gives each state dice that nobody shares; they fall as they would have."""

    def dice(self, name: str, dice: Dice) -> Dice:
        return dice.copy()


class DiceForker(Fields):
    """Gives each state dice that nobody shares; they fall otherwise."""

    def __init__(self, source: Dice) -> None:
        self.source = source

    def dice(self, name: str, dice: Dice) -> Dice:
        return self.source.fork()


DICE_COPIER: Final = DiceCopier()
