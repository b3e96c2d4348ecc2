"""Two games as another package might write them: they inherit nothing and have the contract's methods by name.

`Bare` and `Heap` have only what an outsider must have: take one to three stones, whoever takes the last one wins.
`Thrown` has all that an outsider may have: before each turn a die is thrown, and up to so many stones may be taken.
"""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dials import Options, number
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import EVERYONE, SEAT, Chronicle, Event, Telling
from hegemon.engine.fields import Fields
from hegemon.engine.game import Game
from hegemon.engine.moves import count, pack, sample, span
from hegemon.engine.notation import COUNT, Notation, Verb
from hegemon.engine.state import Standing

TAKE, CHEER = 0, 1
TOOK = 7
NOTATION = Notation([Verb(TAKE, "take", [COUNT]), Verb(CHEER, "cheer", [])])
CHRONICLE = Chronicle([Telling(TOOK, "took", [SEAT, COUNT], "{0} takes {1}.")])


class Bare:
    """A heap with the required methods only, and no room for an attribute that nobody asked for."""

    __slots__ = ("seats", "stones", "turn")

    def __init__(self, stones: int) -> None:
        self.seats = 2
        self.turn = 0
        self.stones = stones

    def visit(self, fields: Fields) -> None:
        self.turn = fields.number("turn", self.turn)
        self.stones = fields.number("stones", self.stones)

    def notation(self) -> Notation:
        return NOTATION

    def pending(self) -> i64:
        return 1 << self.turn if self.stones else 0

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or not self.stones:
            return vec[i64]()
        return vec[i64]([span(TAKE, 0, 0, 1, min(3, self.stones))])

    def play(self, seat: i64, move: i64) -> None:
        self.stones -= count(move)
        self.turn = 1 - self.turn

    def copy(self) -> Self:
        twin = type(self)(self.stones)
        twin.turn = self.turn
        return twin

    def standing(self) -> Standing:
        if self.stones:
            return Standing([1, 1], [0, 0], "")
        return Standing([2 - self.turn, 1 + self.turn], [self.turn, 1 - self.turn], "The heap is gone.")

    def view(self, seat: i64) -> dict[str, object]:
        return {"stones": self.stones, "turn": self.turn}


class Heap(Bare):
    """The same with room for what others hang on to it."""


class Thoughtless:
    """Everything that an outsider may have, dice and events included, but for `imagine`."""

    def __init__(self, stones: int) -> None:
        self.heap = Heap(stones)
        self.seats = 2
        self.most = 1
        self.cheers = 0
        self.asked: list[str] = []  # which of the optional methods for speed were called
        self.dice = seeded(0)
        self.heard: list[Event] | None = None

    def visit(self, fields: Fields) -> None:
        self.heap.visit(fields)
        self.most = fields.number("most", self.most)
        self.cheers = fields.number("cheers", self.cheers)
        self.dice = fields.dice("dice", self.dice)

    def derive(self) -> list[str]:
        self.asked.append("derive")
        return ["asked"]

    def sample(self, seat: i64, dice: Dice) -> i64:
        self.asked.append("sample")
        return sample(self.legal(seat), dice)

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def pending(self) -> i64:
        return self.heap.pending()

    def legal(self, seat: i64) -> vec[i64]:
        if not self.heap.legal(seat):
            return vec[i64]()
        return vec[i64]([span(TAKE, 0, 0, 1, min(self.most, self.heap.stones))])

    def asides(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(CHEER)] if self.pending() else [])

    def play(self, seat: i64, move: i64) -> None:
        if move == CHEER:
            self.cheers += 1
            return
        self.heap.play(seat, move)
        self.most = int(self.dice.below(3)) + 1
        if self.heard is not None:
            self.heard.append(Event(TOOK, seat, count(move), 0, 0, EVERYONE))

    def settled(self) -> bool:
        return self.cheers == 0

    def copy(self) -> Self:
        twin = type(self)(self.heap.stones)
        twin.heap = self.heap.copy()
        twin.most = self.most
        twin.cheers = self.cheers
        twin.dice = self.dice.copy()
        return twin

    def standing(self) -> Standing:
        return self.heap.standing()

    def turn_order(self) -> list[int]:
        return [1, 0]

    def evaluate(self, seat: i64) -> float:
        return 0.25 + seat / 2

    def view(self, seat: i64) -> dict[str, object]:
        return {**self.heap.view(seat), "most": self.most, "seen by": int(seat)}

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return NotAllowed("THROWN-1", f"The die allows {self.most}.")

    def audit(self) -> list[str]:
        return ["the heap is a hole"] if self.heap.stones < 0 else []


class Thrown(Thoughtless):
    """Everything."""

    def imagine(self, seat: i64, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = dice.fork()
        return twin


class Sharing(Thoughtless):
    """Careless with dice: all its copies throw the same ones, and so does whoever it imagines."""

    def __init__(self, stones: int) -> None:
        super().__init__(stones)
        self.weather = seeded(1)  # further dice, which go by another name

    def visit(self, fields: Fields) -> None:
        super().visit(fields)
        self.weather = fields.dice("weather", self.weather)

    def copy(self) -> Self:
        twin = super().copy()
        twin.dice, twin.weather = self.dice, self.weather
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Self:
        return self.copy()


class Lending(Sharing):
    """Throws the dice of whoever asks what it imagines."""

    def imagine(self, seat: i64, dice: Dice) -> Self:
        twin = self.copy()
        twin.dice = twin.weather = dice
        return twin


class Selfless(Sharing):
    """Imagines that it is what it is."""

    def imagine(self, seat: i64, dice: Dice) -> Self:
        return self


def bare(players: int, options: Options) -> Bare:
    return Bare(int(options["stones"]))


def heap(players: int, options: Options) -> Heap:
    return Heap(int(options["stones"]))


def thrown(players: int, options: Options) -> Thrown:
    return Thrown(int(options["stones"]))


def leave_as_it_is(state: Bare, dice: Dice) -> None:
    """Nothing is dealt."""


def throw(state: Thrown, dice: Dice) -> None:
    state.dice = dice
    state.most = int(dice.below(3)) + 1


STONES = number("stones", 10, 1, 100, "Stones on the heap.")
HERE = __file__.rpartition("/")[0]
BARE = Game("bare", "Bare", "Take stones.", 1, (2, 2), [STONES], bare, leave_as_it_is, HERE)
HEAP = Game("heap", "Heap", "Take stones.", 1, (2, 2), [STONES], heap, leave_as_it_is, HERE)
THROWN = Game("thrown", "Thrown", "Take as many stones as a die allows.", 1, (2, 2), [STONES], thrown, throw, HERE)
