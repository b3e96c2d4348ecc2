"""The negotiator: plays like another bot, and deals besides: it buys peace, answers offers, and mostly keeps its word.

A deal is judged by how both sides stand before and after it, in a world that the seat imagines. It is proposed where
both gain by it, and accepted where the own side does. Nobody is asked twice in one term, and few are asked at all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.bots.greedy import FIRST_SAMPLES, LEAST_GAIN, Greedy, candidates, settle
from hegemon.engine.deals import NO_ANSWER, Deal
from hegemon.engine.state import State, bit, lowest

MOST_PROPOSALS: Final = 2  # of a seat in a term
MOST_BROKEN: Final = 1  # promises in a game
TEMPTATION: Final = 0.02  # the share of the win for which a promise is broken

# Where each of the notes stands.
TERM: Final = 0  # for which the others hold, but for BROKEN
PROMISED: Final = 1  # seats, as bits, that it has promised to leave in peace
ASKED: Final = 2  # seats, as bits, that it has dealt with
PROPOSED: Final = 3  # how many deals it has proposed
BROKEN: Final = 4  # how many promises it has broken in this game


class Negotiator(Bot):
    """Lets another bot choose the moves, and speaks for it."""

    def __init__(self, inner: Bot) -> None:
        super().__init__(inner.dice)
        self.inner = inner
        self.judge = Greedy(inner.dice)
        self.notes = vec[i64]([0, 0, 0, 0, 0])

    def choose(self, imagined: State, seat: i64) -> i64:
        """What the other bot chooses, unless that breaks a promise for too little."""
        move = self.inner.choose(imagined, seat)
        self.recall(imagined)
        if self.notes[PROMISED] == 0 or self.wronged(imagined, seat, move) == 0:
            return move
        return self.tempted(self.weighed(imagined), seat, move)

    def imagined(self, state: State, seat: i64) -> State:
        """What the seat may know, judged as the other bot judges it: weights and style are for both."""
        if self.style:
            self.inner.style = self.style
            self.style = ""
        if len(self.weights) > 0:
            self.inner.weights = self.weights
        return self.inner.imagined(state, seat)

    def weighed(self, imagined: State) -> State:
        """Deals are judged by the same weights as moves."""
        return self.inner.weighed(imagined)

    def tempted(self, imagined: State, seat: i64, tempting: i64) -> i64:
        """The best move that keeps every promise, or the tempting one where much is gained and few were broken."""
        self.judge.imagine_worlds(imagined, seat, FIRST_SAMPLES)
        gain = self.judge.worth(imagined, seat, tempting, FIRST_SAMPLES)
        best: i64 = NOTHING
        best_worth = -1.0
        for move in candidates(imagined.legal(seat)):
            if self.wronged(imagined, seat, move) == 0:
                worth = self.judge.worth(imagined, seat, move, FIRST_SAMPLES)
                if worth > best_worth:
                    best, best_worth = move, worth
        if best == NOTHING:
            return tempting
        if self.notes[BROKEN] >= MOST_BROKEN or gain < best_worth + TEMPTATION:
            return best
        self.notes[BROKEN] += 1
        self.notes[PROMISED] &= ~self.wronged(imagined, seat, tempting)
        return tempting

    def wronged(self, imagined: State, seat: i64, move: i64) -> i64:
        """The seats, as bits, to which the move breaks a promise."""
        found: i64 = 0
        for other in range(imagined.seats):
            if self.notes[PROMISED] >> other & 1 and imagined.breaks(seat, other, move):
                found |= bit(other)
        return found

    def aside(self, imagined: State, seat: i64) -> i64:
        """An answer to somebody, else a proposal, else what the other bot would do beside."""
        self.recall(imagined)
        imagined = self.weighed(imagined)
        move = self.response(imagined, seat)
        if move == NOTHING:
            move = self.proposal(imagined, seat)
        return move if move != NOTHING else self.inner.aside(imagined, seat)

    def initiative(self, state: State, seat: i64) -> i64:
        """Proposes a deal before the own move, where there is one to propose."""
        if self.notes[TERM] == state.term() and self.notes[PROPOSED] >= MOST_PROPOSALS:
            return NOTHING
        if len(state.proposals(seat)) == 0:
            return NOTHING
        imagined = self.imagined(state, seat)
        self.recall(imagined)
        return self.proposal(imagined, seat)

    def respond(self, state: State, seat: i64) -> i64:
        """Answers whoever has just proposed something."""
        if len(state.open_deals(seat)) == 0:
            return NOTHING
        imagined = self.imagined(state, seat)
        self.recall(imagined)
        return self.response(imagined, seat)

    def response(self, imagined: State, seat: i64) -> i64:
        """Accepts the first deal that lies open if the seat gains by it, once in a term from each; declines it else."""
        for deal in imagined.open_deals(seat):
            if not self.is_welcome(imagined, seat, deal):
                return deal.decline
            self.notes[ASKED] |= bit(deal.maker)
            if deal.bound == seat:
                self.notes[PROMISED] |= bit(deal.maker)
            return deal.accept
        return NOTHING

    def is_welcome(self, imagined: State, seat: i64, deal: Deal) -> bool:
        """Does the seat gain by a deal that lies open, with somebody whom it has not dealt with in this term?"""
        if deal.accept == NO_ANSWER or self.notes[ASKED] >> deal.maker & 1:
            return False
        after = imagined.copy()
        after.play(seat, deal.accept)
        after.trust(deal.bound, deal.protected())
        return after.evaluate(seat) > imagined.evaluate(seat) + LEAST_GAIN

    def proposal(self, imagined: State, seat: i64) -> i64:
        """The deal by which the seat gains most, of those that the partner gains by too."""
        best: i64 = NOTHING
        if self.notes[PROPOSED] >= MOST_PROPOSALS:
            return best
        before = imagined.worths()
        best_gain = LEAST_GAIN
        partner: i64 = seat
        for deal in imagined.proposals(seat):
            if self.notes[ASKED] >> deal.partner & 1 == 0:
                after = concluded(imagined, deal)
                gain = after[seat] - before[seat]
                if gain > best_gain and after[deal.partner] > before[deal.partner] + LEAST_GAIN:
                    best, best_gain, partner = deal.proposal, gain, deal.partner
        if best != NOTHING:
            self.notes[PROPOSED] += 1
            self.notes[ASKED] |= bit(partner)
        return best

    def plea(self, imagined: State, seat: i64) -> i64:
        """The favour that helps the seat and is the best answer for the other too; asked for once in a term."""
        self.recall(imagined)
        imagined = self.weighed(imagined)
        other = lowest(imagined.pending())
        if self.notes[ASKED] >> other & 1:
            return NOTHING
        for favour in imagined.favours(seat):
            given = answered(imagined, other, favour)
            if helps_both(imagined, seat, other, favour, given):
                self.notes[ASKED] |= bit(other)
                return favour
        return NOTHING

    def recall(self, imagined: State) -> None:
        """What was promised lapses with its term, and everyone may be asked again."""
        if self.notes[TERM] != imagined.term():
            self.notes = vec[i64]([imagined.term(), 0, 0, 0, self.notes[BROKEN]])


def concluded(imagined: State, deal: Deal) -> vec[float]:
    """How everyone stands when a deal has been made and is kept."""
    after = imagined.copy()
    after.play(deal.maker, deal.proposal)
    after.play(deal.partner, deal.accept)
    after.trust(deal.bound, deal.protected())
    return after.worths()


def helps_both(imagined: State, seat: i64, other: i64, favour: i64, given: vec[float]) -> bool:
    """Would some other answer be worse for the seat, and none better for who gives it?"""
    helps = False
    for move in imagined.legal(other):
        if move != favour:
            refused = answered(imagined, other, move)
            if refused[other] > given[other]:
                return False
            helps = helps or refused[seat] + LEAST_GAIN < given[seat]
    return helps


def answered(imagined: State, other: i64, move: i64) -> vec[float]:
    """How everyone stands once the other has answered so and things have settled."""
    after = imagined.copy()
    after.play(other, move)
    settle(after)
    return after.worths()
