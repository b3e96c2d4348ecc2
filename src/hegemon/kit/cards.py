"""Cards that lie hidden: decks, where each card is, and who knows that.

A deck is its cards from the bottom up. Beside it stand two lists by card: its place, which is a seat's number for a
hand, IN_DECK, or another number of the game's; and its knowers, which are seats as bits, with spectators as one more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.events import EVERYONE
from hegemon.engine.state import bit

IN_DECK: Final = -1


def shuffled(size: i64, dice: Dice) -> vec[i64]:
    """The numbers below a size in random order."""
    deck = vec[i64](capacity=size)
    for card in range(size):
        deck = append(deck, card)
    dice.shuffle(deck)
    return deck


def top(deck: vec[i64]) -> i64:
    return deck[len(deck) - 1]


def without_top(deck: vec[i64]) -> vec[i64]:
    return deck[: len(deck) - 1]


def with_below(card: i64, deck: vec[i64]) -> vec[i64]:
    """A deck with one card more at the bottom.

    >>> list(with_below(9, vec[i64]([1, 2])))
    [9, 1, 2]
    """
    longer = append(vec[i64](capacity=len(deck) + 1), card)
    for other in deck:
        longer = append(longer, other)
    return longer


def everyone(seats: i64) -> i64:
    """The knowers of a card that was shown: all seats, and spectators."""
    return bit(seats + 1) - 1


def is_known(knowers: i64, seat: i64, seats: i64) -> bool:
    """Is a seat, or with -1 a spectator, among the knowers?"""
    return knowers >> (seat if seat >= 0 else seats) & 1 == 1


def audience(knowers: i64, seats: i64) -> i64:
    """Who may hear of a card that these know."""
    return EVERYONE if knowers == everyone(seats) else knowers


def exchange_unknown(deck: vec[i64], places: vec[i64], known: vec[i64], seat: i64, seats: i64, dice: Dice) -> None:
    """What a seat imagines: each card that it cannot place takes the place, and the knowers, of another such card.

    Which card goes where follows from the dice and from what the seat can see, whatever the truth is.
    """
    hidden = vec[i64]()
    for card in range(i64(len(places))):
        if not is_known(known[card], seat, seats):
            hidden = append(hidden, card)
    slots = holders(deck, places, known, hidden)
    dice.shuffle(hidden)
    old_places, old_known = places[:], known[:]
    renamed = vec[i64]([i64(-1)] * len(places))
    for k in range(i64(len(slots))):
        places[hidden[k]] = old_places[slots[k]]
        known[hidden[k]] = old_known[slots[k]]
        renamed[slots[k]] = hidden[k]
    for at in range(i64(len(deck))):
        if renamed[deck[at]] >= 0:
            deck[at] = renamed[deck[at]]


def holders(deck: vec[i64], places: vec[i64], known: vec[i64], hidden: vec[i64]) -> vec[i64]:
    """Hidden cards in an order that does not tell which they are: those elsewhere by place and knowers, then the deck.

    >>> [list(holders(vec[i64](deck), vec[i64](places), vec[i64]([0, 0, 0]), vec[i64]([0, 1, 2])))
    ...     for deck, places in (([2, 0], [-1, 1, -1]), ([1, 2], [1, -1, -1]))]
    [[1, 2, 0], [0, 1, 2]]
    """
    order = vec[i64](capacity=len(hidden))
    is_hidden = vec[i64]([i64(0)] * len(places))
    for card in hidden:
        is_hidden[card] = 1
        if places[card] != IN_DECK:
            order = append(order, card)
    for k in range(i64(1), i64(len(order))):
        at = k
        while at > 0 and comes_before(order[at], order[at - 1], places, known):
            kept = order[at]
            order[at] = order[at - 1]
            order[at - 1] = kept
            at -= 1
    for card in deck:
        if is_hidden[card]:
            order = append(order, card)
    return order


def comes_before(card: i64, other: i64, places: vec[i64], known: vec[i64]) -> bool:
    """By place, and in one place by knowers."""
    if places[card] != places[other]:
        return places[card] < places[other]
    return known[card] < known[other]


def misplaced(name: str, deck: vec[i64], places: vec[i64]) -> list[str]:
    """What is wrong with a deck: it holds just the cards whose place it is, each once."""
    in_deck = vec[i64]([i64(0)] * len(places))
    for card in deck:
        if not 0 <= card < len(places):
            return [f"the {name} deck has a card {card}"]
        in_deck[card] += 1
    wrong: list[str] = []
    for card in range(i64(len(places))):
        if in_deck[card] != (1 if places[card] == IN_DECK else 0):
            wrong.append(f"{name} {card} is {in_deck[card]} times in the deck and at {places[card]}")
    return wrong


def is_set(cards: vec[i64], size: i64) -> bool:
    """Is each of them one of so many, and there at most once?"""
    found: i64 = 0
    for card in cards:
        if not 0 <= card < size or found >> card & 1:
            return False
        found |= bit(card)
    return True


def sort(cards: vec[i64]) -> None:
    """In rising order, so that what is shuffled afterwards does not depend on how it lay."""
    for k in range(i64(1), i64(len(cards))):
        at = k
        while at > 0 and cards[at - 1] > cards[at]:
            kept = cards[at]
            cards[at] = cards[at - 1]
            cards[at - 1] = kept
            at -= 1
