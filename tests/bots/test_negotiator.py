"""The negotiator, in a small game of deals: what both gain by is proposed, and a promise is kept or broken for gain."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.bots.negotiator import ASKED, BROKEN, PROMISED, PROPOSED, Negotiator
from hegemon.engine.deals import NO_ANSWER, Deal
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.moves import pack, verb
from hegemon.engine.state import Standing, State

REST, STRIKE, OFFER, ACCEPT, DECLINE = range(5)


class Market(State):
    """Seat 0 may pay seat 1 for peace, which is worth something to each; seat 1 may rest, or strike all the same."""

    def __init__(self, peace: float, price: float, loot: float = 0.0) -> None:
        super().__init__()
        self.seats = 3
        self.peace = peace  # what it is worth to the one who has it
        self.price = price  # that the other gets for it
        self.loot = loot  # of striking
        self.round = 1
        self.is_open = False
        self.worth = [0.3, 0.3, 0.3]

    def copy(self) -> Market:
        twin = Market(self.peace, self.price, self.loot)
        twin.round, twin.is_open, twin.worth, twin.truces = self.round, self.is_open, self.worth[:], self.truces
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Market:
        return self.copy()

    def pending(self) -> i64:
        return 2

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([REST, STRIKE])

    def asides(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack(OFFER)])

    def play(self, seat: i64, move: i64) -> None:
        if verb(move) == ACCEPT:
            self.worth[0] -= self.price
            self.worth[1] += self.price
        elif verb(move) == STRIKE:
            self.worth[1] += self.loot
        self.is_open = verb(move) == OFFER

    def evaluate(self, seat: i64) -> float:
        return self.worth[seat] + (self.peace if seat == 0 and self.is_trusted(1, 0) else 0.0)

    def standing(self) -> Standing:
        return Standing([1, 1, 1], [0, 0, 0], "")

    def proposals(self, seat: i64) -> list[Deal]:
        return [Deal(0, 1, pack(OFFER), pack(ACCEPT), pack(DECLINE), 1)] if seat == 0 and not self.is_open else []

    def open_deals(self, seat: i64) -> list[Deal]:
        return [Deal(0, 1, NO_ANSWER, pack(ACCEPT), pack(DECLINE), 1)] if seat == 1 and self.is_open else []

    def term(self) -> i64:
        return self.round

    def breaks(self, seat: i64, other: i64, move: i64) -> bool:
        return seat == 1 and other == 0 and verb(move) == STRIKE


class Striker(Bot):
    """Would always strike."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return STRIKE


def negotiator() -> Negotiator:
    return Negotiator(Striker(seeded(1)))


@pytest.mark.parametrize(
    ("peace", "price", "said"), [(0.1, 0.05, OFFER), (0.1, 0.2, NOTHING), (0.1, 0.0, NOTHING), (0.0, 0.05, NOTHING)]
)
def test_a_deal_is_proposed_where_both_gain(peace: float, price: float, said: int) -> None:
    assert negotiator().initiative(Market(peace, price), 0) == said


def test_nobody_is_asked_twice_in_a_term_and_anew_in_the_next() -> None:
    state, bot = Market(0.1, 0.05), negotiator()
    assert [bot.initiative(state, 0), bot.initiative(state, 0), bot.beside(state, 0)] == [OFFER, NOTHING, NOTHING]
    assert [int(bot.notes[at]) for at in (ASKED, PROPOSED)] == [2, 1]
    state.round = 2
    assert bot.initiative(state, 0) == OFFER


@pytest.mark.parametrize(("price", "said"), [(0.05, ACCEPT), (0.0, DECLINE)])
def test_an_offer_is_accepted_where_the_seat_gains_and_else_declined(price: float, said: int) -> None:
    state = Market(0.1, price)
    state.is_open = True
    assert negotiator().respond(state, 1) == said


def promised(loot: float) -> tuple[Market, Negotiator]:
    """Seat 1 has taken the price of peace."""
    state, bot = Market(0.1, 0.05, loot), negotiator()
    state.is_open = True
    state.play(1, bot.respond(state, 1))
    assert bot.notes[PROMISED] == 1
    return state, bot


def test_a_promise_is_kept_where_little_is_gained_by_breaking_it() -> None:
    state, bot = promised(loot=0.01)
    assert bot.choose(state, 1) == REST
    assert bot.notes[BROKEN] == 0


def test_a_promise_is_broken_for_much_and_only_once_in_a_game() -> None:
    state, bot = promised(loot=0.1)
    assert bot.choose(state, 1) == STRIKE
    assert (bot.notes[BROKEN], bot.notes[PROMISED]) == (1, 0)
    state.round = 2
    state.is_open = True
    bot.respond(state, 1)
    assert bot.choose(state, 1) == REST


def test_without_a_promise_it_plays_like_the_bot_inside() -> None:
    assert negotiator().choose(Market(0.1, 0.05), 1) == STRIKE
