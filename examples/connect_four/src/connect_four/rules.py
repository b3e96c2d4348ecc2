"""The rules of Connect Four: a state with the contract's methods. It inherits from nothing."""

from __future__ import annotations

from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import EVERYONE, Chronicle, Event
from hegemon.engine.fields import Fields
from hegemon.engine.notation import Notation
from hegemon.engine.state import Standing
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from connect_four import judgement
from connect_four.content import BOARD, CHRONICLE, COLUMNS, DROP, EVERY_DROP, FLOOR, NOTATION, TOP, column_of, drop


@mypyc_attr(acyclic=True, free_list_len=1)
class ConnectFour:
    """Where a game stands: whose turn it is, and the stones of both seats as bits."""

    def __init__(self) -> None:
        self.seats: i64 = 2
        self.turn: i64 = 0
        self.stones = vec[i64]([0, 0])
        self.heard: list[Event] | None = None

    def visit(self, fields: Fields) -> None:
        self.turn = fields.number("turn", self.turn)
        self.stones = fields.cells("stones", self.stones)

    def copy(self) -> ConnectFour:
        twin = ConnectFour()
        twin.turn = self.turn
        twin.stones = self.stones[:]
        return twin

    def notation(self) -> Notation:
        return NOTATION

    def taken(self) -> i64:
        return self.stones[0] | self.stones[1]

    def pending(self) -> i64:
        """FOUR-1.2 The players take turns, until one has four in a row or the board is full."""
        return 0 if has_four(self.stones[1 - self.turn]) or self.taken() == BOARD else self.turn + 1

    def legal(self, seat: i64) -> vec[i64]:
        """FOUR-1.3 A stone may be dropped into any column that is not full."""
        if self.pending() != seat + 1:
            return vec[i64]()
        if not self.taken() & TOP:
            return EVERY_DROP[:]
        moves = vec[i64](capacity=COLUMNS)
        for column in range(i64(COLUMNS)):
            if not self.taken() >> 7 * column + 5 & 1:
                moves = append(moves, drop(column))
        return moves

    def play(self, seat: i64, move: i64) -> None:
        """FOUR-1.4 The stone falls to the lowest free cell of its column."""
        shift = 7 * column_of(move)
        self.stones[seat] |= (self.taken() + FLOOR >> shift & 63) << shift
        self.turn = 1 - seat
        if self.heard is not None:
            self.heard.append(Event(DROP, seat, column_of(move), 0, 0, EVERYONE))

    def standing(self) -> Standing:
        """FOUR-2.1 Four in a row win. FOUR-2.2 A full board without them is a draw."""
        scores = [int(has_four(self.stones[seat])) for seat in range(2)]
        ending = "four in a row" if sum(scores) else "" if self.pending() else "full board"
        return Standing([2 if scores[1 - seat] else 1 for seat in range(2)], scores, ending)

    def view(self, seat: i64) -> dict[str, object]:
        """FOUR-1.1 The board lies open: for each column its stones from the lowest up, as the seats that own them."""
        cells = [[cell for cell in range(7 * k, 7 * k + 6) if self.taken() >> cell & 1] for k in range(COLUMNS)]
        columns = [[int(self.stones[1] >> cell & 1) for cell in column] for column in cells]
        return {"game": "connect_four", "turn": int(self.turn), "over": not self.pending(), "columns": columns}

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return judgement.why_not(self, seat, move)

    def evaluate(self, seat: i64) -> float:
        return judgement.evaluate(self, seat)

    def audit(self) -> list[str]:
        return judgement.audit(self)


def has_four(stones: i64) -> bool:
    """FOUR-2.1 Upright, level, or along a diagonal."""
    return run(stones, 1) | run(stones, 6) | run(stones, 7) | run(stones, 8) != 0


def run(stones: i64, step: i64) -> i64:
    pairs = stones & stones >> step
    return pairs & pairs >> 2 * step
