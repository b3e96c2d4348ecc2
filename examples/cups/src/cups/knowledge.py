"""What a seat may know: its view, and the states that it takes for possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.engine.dice import Dice
from hegemon.engine.state import SPECTATOR, seats_in
from librt.vecs import vec
from mypy_extensions import i64

from cups.content import AGAIN, FACES, KEEP, MOST_DICE, PHASES

if TYPE_CHECKING:
    from cups.rules import Cups

ANSWERS = {0: "", KEEP: "keep", AGAIN: "again"}


def view(state: Cups, seat: i64) -> dict[str, object]:
    """CUPS-1.1 What lies open, and what lies under the own cup; nothing else stands in it."""
    return {
        "game": "cups",
        "seat": int(seat),
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "over": not state.pending(),
        "asked": seats_in(state.pending()),
        "turn": int(state.turn),
        "order": state.turn_order(),
        "left": [int(left) for left in state.left],
        "again": seats_in(state.again),
        "bid": bid(state),
        "shown": [cup(state.shown, other) for other in range(state.seats)],
        "hand": {} if seat == SPECTATOR else hand(state, seat),
    }


def bid(state: Cups) -> dict[str, object]:
    """The bid that stands, or nothing."""
    if not state.number:
        return {}
    return {"seat": int(state.bidder), "face": FACES[state.face], "count": int(state.number)}


def hand(state: Cups, seat: i64) -> dict[str, object]:
    """What only this seat knows: its dice, and what it has answered in secret."""
    return {"dice": cup(state.pips, seat), "answer": ANSWERS[int(state.answer[seat])]}


def cup(pips: vec[i64], seat: i64) -> list[int]:
    """What the dice under a cup show, from the lowest up."""
    return sorted([int(pips[seat * MOST_DICE + k]) for k in range(i64(MOST_DICE)) if pips[seat * MOST_DICE + k]])


def digits(pips: vec[i64], seat: i64) -> i64:
    """The same as one number, digit by digit, for an event: 255 is a two and two fives."""
    number: i64 = 0
    for shown in cup(pips, seat):
        number = number * 10 + shown
    return number


def imagine(state: Cups, seat: i64, dice: Dice) -> Cups:
    """All that the seat cannot see is made up: others' dice are thrown anew, and their sealed answers not given."""
    world = state.copy()
    world.dice = dice.fork()
    for other in range(state.seats):
        if other != seat and state.pending() and state.left[other]:
            world.throw(other)
            world.answer[other] = 0
    return world
