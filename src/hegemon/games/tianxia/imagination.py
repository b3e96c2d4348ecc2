"""What a seat imagines: everything it knows stays, stacks and others' objectives are dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.state import bit
from hegemon.games.tianxia.phases import OVER
from hegemon.kit.cards import IN_DECK, everyone, exchange_unknown, sort

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

DICE_AT: Final = 10  # all stacks together hold fewer than 2 ** 10


def imagine(state: Tianxia, seat: i64, dice: Dice) -> None:
    """Turn a copy of the true state into one that the seat cannot tell from it."""
    state.dice = dice.fork()
    forget_answers(state, seat)
    places = state.objective_at
    known = vec[i64]([knowers(state, places[card]) for card in range(i64(len(places)))])
    exchange_unknown(state.objective_deck, places, known, seat, state.seats, state.dice)
    reshuffle(state.stack, state.dice)
    reshuffle(state.ship_deck, state.dice)
    reshuffle(state.demand_deck, state.dice)
    reshuffle(state.nomad_deck, state.dice)


def forget_answers(state: Tianxia, seat: i64) -> None:
    """TIANXIA-5.5 Whether the others have answered, and what, is sealed."""
    for other in range(state.seats):
        if other != seat:
            state.answer[other] = -1
            state.answered &= ~bit(other)


def knowers(state: Tianxia, place: i64) -> i64:
    """Who knows a card: its holder, of a discard everyone, in the deck nobody; in the end hands are shown."""
    if place == IN_DECK:
        return 0
    return bit(place) if place >= 0 and state.phase != OVER else everyone(state.seats)


def reshuffle(deck: vec[i64], dice: Dice) -> None:
    """Another order, which does not depend on how it lay."""
    sort(deck)
    dice.shuffle(deck)


def turned_up(state: Tianxia) -> i64:
    """Dice that were thrown, and what is left of the stacks: a guess rests on nothing else that its seat cannot see."""
    left: i64 = len(state.stack) + len(state.objective_deck) + len(state.ship_deck)
    return state.dice.drawn << DICE_AT | left + len(state.demand_deck) + len(state.nomad_deck)
