"""Decks and hidden cards: what a seat cannot place may lie anywhere, what it knows stays."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.kit.cards import (
    IN_DECK,
    audience,
    everyone,
    exchange_unknown,
    holders,
    is_known,
    is_set,
    misplaced,
    shuffled,
    sort,
    top,
    with_below,
    without_top,
)

SEATS = 3
HAND = [0, 0, 1, 1, IN_DECK, IN_DECK, IN_DECK, 7]  # by card: its place, where 7 is one of the game's own
KNOWN = [0b0001, 0b0011, 0b0010, 0b1111, 0, 0b0001, 0, 0b1111]


def cells(numbers: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def test_a_deck_is_drawn_from_the_top_and_filled_from_below() -> None:
    deck = cells([4, 5, 6])
    assert (int(top(deck)), list(without_top(deck)), list(with_below(9, deck))) == (6, [4, 5], [9, 4, 5, 6])
    assert list(deck) == [4, 5, 6]


def test_a_shuffled_deck_has_every_card_once() -> None:
    decks = {tuple(shuffled(8, seeded(seed))) for seed in range(20)}
    assert len(decks) > 10
    assert all(sorted(deck) == list(range(8)) for deck in decks)


def test_audiences_are_seats_or_everyone() -> None:
    assert (int(everyone(SEATS)), int(audience(15, SEATS)), int(audience(7, SEATS))) == (15, -1, 7)
    assert [is_known(0b1010, seat, SEATS) for seat in (-1, 0, 1, 2)] == [True, False, True, False]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_cards_that_a_seat_knows_stay_and_others_go_anywhere(seat: int) -> None:
    found: dict[int, set[int]] = {card: set() for card in range(len(HAND))}
    for seed in range(60):
        deck, places, known = cells([4, 5, 6]), cells(HAND), cells(KNOWN)
        exchange_unknown(deck, places, known, seat, SEATS, seeded(seed))
        assert (sorted(places), misplaced("card", deck, places)) == (sorted(HAND), [])
        assert sorted(zip(places, known)) == sorted(zip(HAND, KNOWN))
        for card, place in enumerate(places):
            found[card].add(int(place))
    unknown = [card for card in range(len(HAND)) if not is_known(KNOWN[card], seat, SEATS)]
    for card, places_seen in found.items():
        assert places_seen == ({HAND[other] for other in unknown} if card in unknown else {HAND[card]})


def test_a_known_card_keeps_its_place_in_the_deck() -> None:
    for seed in range(20):
        deck = cells([4, 5, 6])
        exchange_unknown(deck, cells(HAND), cells(KNOWN), 0, SEATS, seeded(seed))
        assert deck[1] == 5


@pytest.mark.parametrize(
    ("deck", "wrong"),
    [
        ([4, 5, 6], []),
        ([6, 4, 5], []),
        ([4, 5], ["card 6 is 0 times in the deck and at -1"]),
        ([4, 5, 6, 6], ["card 6 is 2 times in the deck and at -1"]),
        ([4, 5, 6, 2], ["card 2 is 1 times in the deck and at 1"]),
        ([4, 5, 6, 8], ["the card deck has a card 8"]),
    ],
)
def test_a_deck_holds_just_the_cards_that_are_in_it(deck: list[int], wrong: list[str]) -> None:
    assert misplaced("card", cells(deck), cells(HAND)) == wrong


@pytest.mark.parametrize(
    ("cards", "fine"), [([2, 0, 1], True), ([2, 2], False), ([3], False), ([-1], False), ([], True)]
)
def test_no_card_is_there_twice_or_from_elsewhere(cards: list[int], fine: bool) -> None:
    assert is_set(cells(cards), 3) is fine


def test_sorting_brings_cards_into_rising_order() -> None:
    deck = cells([3, 1, 2, 0, 3])
    sort(deck)
    assert list(deck) == [0, 1, 2, 3, 3]


def test_hidden_cards_stand_by_place_and_knowers_whichever_they_are() -> None:
    places, known = cells([3, 2, 2, 0]), cells([0, 0b10, 0b01, 0])
    assert list(holders(cells([]), places, known, cells(range(4)))) == [3, 2, 1, 0]
