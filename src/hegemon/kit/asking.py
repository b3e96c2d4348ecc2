"""A state that asks: one seat after the other, or several at once in secret."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.state import State, bit


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Asking(State):
    """What is asked of whom. A sealed answer stays sealed, and open to change, until all are in."""

    def __init__(self) -> None:
        super().__init__()
        self.phase: i64 = 0  # what the question is
        self.turn: i64 = 0  # who has the word, where one has it
        self.asked: i64 = 0  # seats of the question that is open, whether they have answered or not
        self.answered: i64 = 0  # of them: those whose answer is in
        self.answer = vec[i64]()  # by seat: a sealed answer, -1 when there is none

    def pending(self) -> i64:
        return self.asked

    def unanswered(self) -> i64:
        return self.asked & ~self.answered

    def ask_one(self, phase: i64, seat: i64) -> None:
        """One seat has the word."""
        self.phase = phase
        self.turn = seat
        self.asked = bit(seat)
        self.answered = 0

    def ask_all(self, phase: i64, seats: i64) -> None:
        """Several seats, as bits, choose in secret."""
        self.phase = phase
        self.asked = seats
        self.answered = 0
        self.answer = vec[i64]([i64(-1)] * int(self.seats))

    def ask_nobody(self, phase: i64) -> None:
        """A phase has nothing to ask, or no more: the next may begin."""
        self.phase = phase
        self.asked = 0
        self.answered = 0

    def seal(self, seat: i64, move: i64) -> None:
        """Keep an answer."""
        self.answer[seat] = move
        self.answered |= bit(seat)

    def all_answered(self) -> bool:
        return self.answered == self.asked

    def open_answers(self) -> None:
        """All were read: nobody is asked any more, and nothing sealed is left."""
        self.asked = 0
        self.answered = 0
        for seat in range(self.seats):
            self.answer[seat] = -1
