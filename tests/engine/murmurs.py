"""Murmurs, a toy in which whoever has the word may do something unseen and keep it, or pass it on before all."""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.events import EVERYONE, SEAT, Chronicle, Event, Telling
from hegemon.engine.fields import Fields
from hegemon.engine.game import Game
from hegemon.engine.moves import pack
from hegemon.engine.notation import Notation, Verb
from hegemon.engine.state import Standing, bit

PASS, MURMUR = 1, 2
PASSED, MURMURED = 0, 1
TURNS = 9
NOTATION = Notation([Verb(PASS, "pass", []), Verb(MURMUR, "murmur", [])])
CHRONICLE = Chronicle(
    [Telling(PASSED, "passed", [SEAT], "{0} passes."), Telling(MURMURED, "murmured", [SEAT], "{0} murmurs.")]
)


class Murmurs:
    """Whose turn it is, and how often each has murmured."""

    def __init__(self) -> None:
        self.seats = 2
        self.turn = 0
        self.said = [0, 0]
        self.heard: list[Event] | None = None

    def visit(self, fields: Fields) -> None:
        self.turn = fields.number("turn", self.turn)
        self.said = [int(said) for said in fields.cells("said", vec[i64](self.said))]

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def pending(self) -> i64:
        return bit(self.turn % 2) if self.turn < TURNS else 0

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(PASS), pack(MURMUR)] if self.pending() == bit(seat) else [])

    def play(self, seat: i64, move: i64) -> None:
        passes = move == pack(PASS)
        if passes:
            self.turn += 1
        else:
            self.said[seat] += 1
        if self.heard is not None:
            self.heard.append(
                Event(PASSED if passes else MURMURED, seat, 0, 0, 0, EVERYONE if passes else 1 << int(seat))
            )

    def conceals(self) -> bool:
        return True

    def copy(self) -> Self:
        twin = type(self)()
        twin.turn, twin.said = self.turn, list(self.said)
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Self:
        twin = self.copy()
        twin.said[1 - seat] = int(dice.below(3))
        return twin

    def standing(self) -> Standing:
        return Standing([1, 1], [0, 0], "" if self.pending() else "Enough was said.")

    def view(self, seat: i64) -> dict[str, object]:
        return {"turn": self.turn, "said": self.said[seat] if seat >= 0 else -1}


MURMURS = Game(
    "murmurs",
    "Murmurs",
    "Said unseen.",
    1,
    (2, 2),
    [],
    lambda players, options: Murmurs(),
    lambda state, dice: None,
    "",
)
