"""The rules of Cups: a state with the contract's methods. It inherits from nothing."""

from __future__ import annotations

from hegemon.engine.dice import Dice, die
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import EVERYONE, Chronicle, Event
from hegemon.engine.fields import Fields
from hegemon.engine.moves import count, first, pack, span, verb
from hegemon.engine.notation import Notation
from hegemon.engine.state import NO_DICE, NOBODY, Standing, bit, places_of, seats_from
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from cups import content, judgement, knowledge
from cups.content import AGAIN, BID, BIDDING, DOUBT, FACES, KEEP, MOST_DICE, OVER, THROWING, House


@mypyc_attr(acyclic=True)
class Cups:
    """Where a game stands. What lies under the cups and what is answered in secret are fields like all others."""

    def __init__(self, seats: i64, house: House) -> None:
        self.seats = seats
        self.house = house
        self.dice = NO_DICE  # until the game is set up
        self.starter: i64 = 0  # of the first round
        self.round: i64 = 0
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.left = cells(seats, house.dice)  # dice of each seat
        self.pips = cells(seats * MOST_DICE)  # MOST_DICE cells for each cup, 0 where no die lies
        self.answer = cells(seats)  # sealed: KEEP or AGAIN, 0 while it is missing
        self.again: i64 = 0  # the seats that have thrown a second time in this round, as bits
        self.bidder: i64 = NOBODY
        self.face: i64 = 0
        self.number: i64 = 0
        self.shown = self.pips[:]  # what lay under the cups when they were last opened
        self.fell = cells(seats)  # the round in which a seat went out; 0 while it is in
        self.heard: list[Event] | None = None

    def visit(self, fields: Fields) -> None:
        self.dice = fields.dice("dice", self.dice)
        self.starter = fields.number("starter", self.starter)
        self.round = fields.number("round", self.round)
        self.phase = fields.number("phase", self.phase)
        self.turn = fields.number("turn", self.turn)
        self.left = fields.cells("left", self.left)
        self.pips = fields.cells("pips", self.pips)
        self.answer = fields.cells("answer", self.answer)
        self.again = fields.number("again", self.again)
        self.bidder = fields.number("bidder", self.bidder)
        self.face = fields.number("face", self.face)
        self.number = fields.number("number", self.number)
        self.shown = fields.cells("shown", self.shown)
        self.fell = fields.cells("fell", self.fell)

    def copy(self) -> Cups:
        twin = Cups(self.seats, self.house)
        twin.dice = self.dice.copy()
        twin.starter, twin.round, twin.phase, twin.turn = self.starter, self.round, self.phase, self.turn
        twin.left, twin.pips, twin.answer = self.left[:], self.pips[:], self.answer[:]
        twin.again, twin.bidder, twin.face, twin.number = self.again, self.bidder, self.face, self.number
        twin.shown, twin.fell = self.shown[:], self.fell[:]
        return twin

    def notation(self) -> Notation:
        return content.NOTATION

    def chronicle(self) -> Chronicle:
        return content.CHRONICLE

    def begin(self, dice: Dice) -> None:
        """CUPS-1.1 Who begins the first round is drawn by lot."""
        self.dice = dice
        self.starter = dice.below(self.seats)
        self.begin_round(self.starter)

    def begin_round(self, starter: i64) -> None:
        """CUPS-1.2 A round begins with all who have dice throwing them."""
        self.round += 1
        self.turn = starter
        self.clear()
        self.phase = THROWING if self.house.second_throw else BIDDING
        self.tell(content.BEGAN, self.round, starter)
        for seat in range(self.seats):
            if self.left[seat]:
                self.throw(seat)

    def clear(self) -> None:
        """What belongs to one round ends with it."""
        self.again = 0
        self.bidder, self.face, self.number = NOBODY, 0, 0

    def throw(self, seat: i64) -> None:
        """CUPS-1.1 Nobody else sees what the dice show."""
        rolled = self.dice.roll(self.left[seat])
        for k in range(i64(MOST_DICE)):
            self.pips[seat * MOST_DICE + k] = die(rolled, k) if k < self.left[seat] else 0
        self.tell(content.THREW, seat, knowledge.digits(self.pips, seat), audience=bit(seat))

    def tell(self, kind: i64, first: i64, second: i64 = 0, third: i64 = 0, audience: i64 = EVERYONE) -> None:
        """Report an event while somebody listens."""
        if self.heard is not None:
            self.heard.append(Event(kind, first, second, third, 0, audience))

    def playing(self) -> i64:
        """CUPS-3.2 Whoever has lost all dice is out: the seats that are still in, as bits."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.left[seat]:
                seats |= bit(seat)
        return seats

    def pending(self) -> i64:
        """CUPS-1.3 All decide at once. CUPS-2.1 The players bid in turn."""
        if self.phase == THROWING:
            return self.playing()
        return bit(self.turn) if self.phase == BIDDING else 0

    def unanswered(self) -> i64:
        """Of those who decide at once, the seats whose decision is missing."""
        missing = self.pending()
        for seat in range(self.seats):
            if self.answer[seat]:
                missing &= ~bit(seat)
        return missing

    def settled(self) -> bool:
        return self.phase != THROWING

    def conceals(self) -> bool:
        return self.phase != OVER

    def turn_order(self) -> list[int]:
        return seats_from(self.starter, self.seats)

    def legal(self, seat: i64) -> vec[i64]:
        if not self.pending() & bit(seat):
            return vec[i64]()
        return vec[i64]([pack(KEEP), pack(AGAIN)]) if self.phase == THROWING else self.legal_bids()

    def legal_bids(self) -> vec[i64]:
        """CUPS-2.2 Higher than the bid before, and no more dice than are in play. CUPS-2.3 Or doubt it."""
        moves = vec[i64](capacity=len(FACES) + 1)
        most = self.in_play()
        for face in range(i64(len(FACES))):
            least = self.least_bid(face)
            if least <= most:
                moves = append(moves, span(BID, face, 0, least, most))
        return append(moves, pack(DOUBT)) if self.number else moves

    def least_bid(self, face: i64) -> i64:
        """CUPS-2.2 A higher count of any face, or the same count of a higher face."""
        return self.number if self.number and face > self.face else self.number + 1

    def in_play(self) -> i64:
        """How many dice lie under all cups."""
        dice: i64 = 0
        for left in self.left:
            dice += left
        return dice

    def matching(self, seat: i64, face: i64) -> i64:
        """CUPS-2.1 The dice under a cup that show a face; ones count for every other face too."""
        found: i64 = 0
        for k in range(i64(MOST_DICE)):
            pips = self.pips[seat * MOST_DICE + k]
            if pips == face + 1 or pips == 1 and self.house.wild:
                found += 1
        return found

    def truth(self) -> i64:
        """How many dice there really are of the face that was bid."""
        found: i64 = 0
        for seat in range(self.seats):
            found += self.matching(seat, self.face)
        return found

    def play(self, seat: i64, move: i64) -> None:
        if verb(move) == BID:
            self.bid(seat, first(move), count(move))
        elif verb(move) == DOUBT:
            self.doubt(seat)
        else:
            self.decide(seat, verb(move))

    def decide(self, seat: i64, answer: i64) -> None:
        """CUPS-1.3 In secret; when the last one has decided, everybody sees who throws again."""
        self.answer[seat] = answer
        if not self.unanswered():
            self.throw_again()

    def throw_again(self) -> None:
        self.phase = BIDDING
        for seat in range(self.seats):
            if self.answer[seat] == AGAIN:
                self.again |= bit(seat)
                self.tell(content.THREW_AGAIN, seat)
                self.throw(seat)
            elif self.answer[seat] == KEEP:
                self.tell(content.KEPT, seat)
            self.answer[seat] = 0

    def bid(self, seat: i64, face: i64, number: i64) -> None:
        """CUPS-2.1 A bid names a face and a count."""
        self.bidder, self.face, self.number = seat, face, number
        self.turn = self.next_in(seat + 1)
        self.tell(content.RAISED, seat, number, face)

    def next_in(self, seat: i64) -> i64:
        """The first seat from this one on that still has dice."""
        while not self.left[seat % self.seats]:
            seat += 1
        return seat % self.seats

    def doubt(self, seat: i64) -> None:
        """CUPS-3.1 Was the bid a lie, the bidder loses, else the one who doubted it."""
        self.tell(content.DOUBTED, seat, self.bidder)
        truth = self.truth()
        loser = self.bidder if truth < self.number else seat
        away = max(truth, self.number) - min(truth, self.number)
        self.open_cups()
        self.lose(loser, max(away, 1) if self.house.by_difference else 1)
        if self.playing() == bit(self.next_in(loser)):
            self.finish()
        else:
            self.begin_round(self.next_in(loser))

    def open_cups(self) -> None:
        """CUPS-2.3 All cups are opened."""
        self.shown = self.pips[:]
        for seat in range(self.seats):
            if self.left[seat]:
                self.tell(content.OPENED, seat, knowledge.digits(self.shown, seat))
            for k in range(i64(MOST_DICE)):
                self.pips[seat * MOST_DICE + k] = 0

    def lose(self, seat: i64, dice: i64) -> None:
        """CUPS-3.2 Whoever has lost all dice is out."""
        lost = min(dice, self.left[seat])
        self.left[seat] -= lost
        self.tell(content.LOST, seat, lost)
        if not self.left[seat]:
            self.fell[seat] = self.round
            self.tell(content.WENT_OUT, seat)

    def finish(self) -> None:
        """CUPS-3.3 The last one with dice wins."""
        self.phase = OVER
        self.clear()

    def standing(self) -> Standing:
        """CUPS-3.3 The others have the places in which they went out; until then more dice are better."""
        ranks = [int(self.fell[seat] or self.round + self.left[seat]) for seat in range(self.seats)]
        ending = "last with dice" if self.phase == OVER else ""
        return Standing(places_of(ranks), [int(left) for left in self.left], ending)

    def view(self, seat: i64) -> dict[str, object]:
        return knowledge.view(self, seat)

    def imagine(self, seat: i64, dice: Dice) -> Cups:
        return knowledge.imagine(self, seat, dice)

    def reply(self, seat: i64, dice: Dice) -> i64:
        return judgement.reply(self, seat, dice)

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return judgement.why_not(self, seat, move)

    def evaluate(self, seat: i64) -> float:
        return judgement.evaluate(self, seat)

    def audit(self) -> list[str]:
        return judgement.audit(self)


def cells(number: i64, value: i64 = 0) -> vec[i64]:
    """So many cells, each with the same value."""
    return vec[i64]([value for _ in range(number)])
