"""Hidden Words, a game for tests: nearly all of it is secret, and every secret is a word that occurs nowhere else."""

from __future__ import annotations

from hashlib import sha256

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options, number
from hegemon.engine.dice import Dice
from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.fields import COPIER, Fields
from hegemon.engine.game import Game
from hegemon.engine.moves import first, pack, verb
from hegemon.engine.notation import Kind, Notation, Verb
from hegemon.engine.state import Standing, State, bit

WORDS = sorted("zq" + sha256(b"word %d" % k).hexdigest()[:10] for k in range(60))
MARKS = ["zq" + sha256(b"mark %d" % k).hexdigest()[:10] for k in range(12)]
HAND = 3
NOTHING = -1
IN_DECK, AWAY, SHOWN = -1, -2, -3  # where a word is that nobody holds
LAY, PASS, LOOK, VOW = 1, 2, 3, 4
LAID, WON, DREW, PASSED, LOOKED, SAW, VOWED = range(7)

WORD = Kind("word", WORDS)
NOTATION = Notation(
    [
        Verb(LAY, "lay", [WORD]),
        Verb(PASS, "pass", []),
        Verb(LOOK, "look", [Kind("seat", list("abcd"))]),
        Verb(VOW, "vow", [WORD]),
    ]
)
CHRONICLE = Chronicle(
    [
        Telling(LAID, "laid", [SEAT, WORD], "{0} lays {1}."),
        Telling(WON, "won", [SEAT, WORD], "{0} wins with {1}.", True),
        Telling(DREW, "drew", [SEAT, WORD], "{0} draws {1}.", True),
        Telling(PASSED, "passed", [SEAT], "{0} passes."),
        Telling(LOOKED, "looked", [SEAT, SEAT], "{0} looks at a word of {1}."),
        Telling(SAW, "saw", [SEAT, WORD], "{0} sees {1}.", True),
        Telling(VOWED, "vowed", [SEAT, WORD], "{0} vows {1}."),
    ]
)


class Hidden(State):
    """Where a game of Hidden Words stands."""

    def __init__(self) -> None:
        super().__init__()
        self.round: i64 = 0
        self.rounds: i64 = 0
        self.turn: i64 = NOTHING  # while seats pass or look, the one that is asked; else all lay
        self.mark = vec[i64]()  # by seat
        self.points = vec[i64]()
        self.laid = vec[i64]()
        self.vow = vec[i64]()
        self.place = vec[i64]()  # by word
        self.seen = vec[i64]()  # by word: the seats that were shown it, as bits
        self.deck = vec[i64]()  # the last one is next

    def take(self, other: Hidden, fields: Fields) -> None:
        self.seats = fields.number("seats", other.seats)
        self.round = fields.number("round", other.round)
        self.rounds = fields.number("rounds", other.rounds)
        self.turn = fields.number("turn", other.turn)
        self.mark = fields.cells("mark", other.mark)
        self.points = fields.cells("points", other.points)
        self.laid = fields.cells("laid", other.laid)
        self.vow = fields.cells("vow", other.vow)
        self.place = fields.cells("place", other.place)
        self.seen = fields.cells("seen", other.seen)
        self.deck = fields.cells("deck", other.deck)
        self.dice = fields.dice("dice", other.dice)

    def visit(self, fields: Fields) -> None:
        self.take(self, fields)

    def copy(self) -> Hidden:
        twin = Hidden()
        twin.take(self, COPIER)
        return twin

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def conceals(self) -> bool:
        return True

    def pending(self) -> i64:
        if self.round > self.rounds:
            return 0
        return bit(self.turn) if self.turn != NOTHING else (1 << int(self.seats)) - 1

    def unanswered(self) -> i64:
        if self.round > self.rounds or self.turn != NOTHING:
            return self.pending()
        return sum(1 << seat for seat in range(self.seats) if self.laid[seat] == NOTHING)

    def hand(self, seat: i64) -> list[int]:
        return [word for word, place in enumerate(self.place) if place == seat]

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if not self.pending() & bit(seat):
            return moves
        if self.turn == NOTHING:
            for word in self.hand(seat):
                moves = append(moves, pack(LAY, word))
            return moves
        moves = append(moves, pack(PASS))
        for other in range(self.seats):
            if other != seat:
                moves = append(moves, pack(LOOK, other))
        return moves

    def asides(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        for word in self.hand(seat) if self.pending() else []:
            if word != self.vow[seat]:
                moves = append(moves, pack(VOW, word))
        return moves

    def play(self, seat: i64, move: i64) -> None:
        what = verb(move)
        if what == VOW:
            self.vow[seat] = first(move)
            self.tell(VOWED, seat, first(move), audience=bit(seat))
        elif what == LAY:
            self.laid[seat] = first(move)
            self.tell(LAID, seat, first(move), audience=bit(seat))
            if not self.unanswered():
                self.turn_up()
        else:
            self.look(seat, first(move)) if what == LOOK else self.tell(PASSED, seat)
            self.turn = seat + 1 if seat + 1 < self.seats else NOTHING
            self.round += self.turn == NOTHING

    def look(self, seat: i64, other: i64) -> None:
        word = self.hand(other)[0]
        self.seen[word] |= bit(seat)
        self.tell(LOOKED, seat, other)
        self.tell(SAW, seat, word, audience=bit(seat) | bit(other))

    def turn_up(self) -> None:
        best = min(range(self.seats), key=lambda seat: int(self.laid[seat]))
        for seat in range(self.seats):
            self.place[self.laid[seat]] = SHOWN if seat == best else AWAY
        self.points[best] += 1
        self.tell(WON, best, self.laid[best])
        for seat in range(self.seats):
            self.laid[seat] = NOTHING
            self.draw(seat)
        self.turn = 0

    def draw(self, seat: i64) -> None:
        word = self.deck[-1]
        self.deck = self.deck[:-1]
        self.place[word] = seat
        self.tell(DREW, seat, word, audience=bit(seat))

    def standing(self) -> Standing:
        places = [1 + sum(other > mine for other in self.points) for mine in self.points]
        return Standing(places, [int(mine) for mine in self.points], "" if self.pending() else "All is said.")

    def view(self, seat: i64) -> dict[str, object]:
        """Public are rounds, points and the words that won; the rest is a seat's own."""
        words = [word for word, place in enumerate(self.place) if place == SHOWN]
        view: dict[str, object] = {"round": int(self.round), "turn": int(self.turn), "shown": [WORDS[k] for k in words]}
        view["points"] = [int(points) for points in self.points]
        view["over"] = not self.pending()
        if seat >= 0:
            view["hand"] = [WORDS[word] for word in self.hand(seat)]
            view["mark"] = MARKS[self.mark[seat]]
            view["laid"] = WORDS[self.laid[seat]] if self.laid[seat] != NOTHING else ""
            view["vow"] = WORDS[self.vow[seat]] if self.vow[seat] != NOTHING else ""
            view["seen"] = [WORDS[word] for word, seen in enumerate(self.seen) if seen & bit(seat)]
        return view


def blank(players: int, options: Options) -> Hidden:
    state = Hidden()
    state.seats = players
    state.rounds = int(options["rounds"])
    state.mark = vec[i64]([0] * players)
    state.points = vec[i64]([0] * players)
    state.laid = vec[i64]([NOTHING] * players)
    state.vow = vec[i64]([NOTHING] * players)
    state.place = vec[i64]([IN_DECK] * len(WORDS))
    state.seen = vec[i64]([0] * len(WORDS))
    return state


def setup(state: Hidden, dice: Dice) -> None:
    state.dice = dice
    state.round = 1
    marks = vec[i64](list(range(len(MARKS))))
    dice.shuffle(marks)
    state.mark = marks[: int(state.seats)]
    state.deck = vec[i64](list(range(len(WORDS))))
    dice.shuffle(state.deck)
    for _ in range(HAND):
        for seat in range(state.seats):
            state.draw(seat)


GAME = Game(
    name="hidden_words",
    title="Hidden Words",
    summary="Words laid face down at the same time.",
    version=1,
    players=(2, 4),
    dials=[number("rounds", 8, 1, 10, "Rounds until the end.")],
    blank=blank,
    setup=setup,
    folder=__file__.rpartition("/")[0],
)
