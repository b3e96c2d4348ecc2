"""What can be said about a position: why a move is not allowed, the odds, who stands better, and what cannot be."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, count, first, pack, sample, verb
from hegemon.engine.state import NOBODY, bit
from mypy_extensions import i64

from cups.content import AGAIN, BID, BIDDING, DOUBT, FACES, KEEP, MOST_DICE, ONES, OVER, PHASES, THROWING

if TYPE_CHECKING:
    from cups.rules import Cups

STAKE: Final = 0.5  # dice that a bid is reckoned to cost whoever is wrong about it
COMFORT: Final = 0.01  # of the worth, for dice under the own cup that show the same


def why_not(state: Cups, seat: i64, move: i64) -> NotAllowed | None:
    """The rule that the move breaks, or nothing when it is legal."""
    if contains(state.legal(seat), move):
        return None
    if not state.pending():
        return NotAllowed("CUPS-3.3", "The game is over.")
    if not state.left[seat]:
        return NotAllowed("CUPS-3.2", "You have no dice left.")
    if state.phase == THROWING:
        return NotAllowed("CUPS-1.3", "First all decide whether to keep their dice or to throw again.")
    if not state.pending() & bit(seat):
        return NotAllowed("CUPS-2.1", "It is not your turn.")
    return why_no_bid(state, move)


def why_no_bid(state: Cups, move: i64) -> NotAllowed:
    """What is wrong with a move of the player who is to bid."""
    if verb(move) == DOUBT:
        return NotAllowed("CUPS-2.3", "There is no bid yet that you could doubt.")
    if verb(move) != BID:
        return NotAllowed("CUPS-1.3", "Dice are thrown again before the first bid only.")
    if count(move) > state.in_play():
        return NotAllowed("CUPS-2.2", f"Only {state.in_play()} dice are in play.")
    face = first(move)
    return NotAllowed("CUPS-2.2", f"Bid at least {state.least_bid(face)} {FACES[face]}.")


def odds(state: Cups, seat: i64, face: i64, number: i64) -> float:
    """How likely so many dice of a face are, to a seat that sees its own: the others may show anything."""
    unseen = int(state.in_play() - state.left[seat])
    needed = max(0, int(number - state.matching(seat, face)))
    chance = 1 / 3 if state.house.wild and face != ONES else 1 / 6
    return sum([comb(unseen, k) * chance**k * (1 - chance) ** (unseen - k) for k in range(needed, unseen + 1)])


def evaluate(state: Cups, seat: i64) -> float:
    """Won is 1 and lost is 0; until then the share of the dice, with a bid that stands and with what one holds."""
    if not state.pending():
        return state.standing().share(int(seat))
    dice = float(state.left[seat]) - (STAKE if seat == wrong_about_bid(state) else 0.0)
    return (1 - COMFORT) * dice / float(state.in_play()) + COMFORT * float(most_alike(state, seat)) / MOST_DICE


def wrong_about_bid(state: Cups) -> i64:
    """Who would lose if the bid were doubted now: as a state is imagined, all cups can be counted."""
    if not state.number:
        return NOBODY
    return state.bidder if state.truth() < state.number else state.turn


def most_alike(state: Cups, seat: i64) -> i64:
    """How many of a seat's dice count for the face of which it has most."""
    most: i64 = 0
    for face in range(i64(len(FACES))):
        most = max(most, state.matching(seat, face))
    return most


def reply(state: Cups, seat: i64, dice: Dice) -> i64:
    """A quick plausible answer: most keep dice of which half or more are alike, and throw others again."""
    if state.phase != THROWING:
        return sample(state.legal(seat), dice)
    return pack(KEEP) if 2 * most_alike(state, seat) > state.left[seat] else pack(AGAIN)


def audit(state: Cups) -> list[str]:
    """What cannot be in any game: positions written by hand are read through this."""
    if not (0 <= state.turn < state.seats and 0 <= state.starter < state.seats and 0 <= state.phase < len(PHASES)):
        return ["a seat or a phase that does not exist"]
    if not all(0 <= left <= state.house.dice for left in state.left):
        return ["a seat with more dice than there are, or fewer than none"]
    wrong: list[str] = []
    if (int(state.playing()).bit_count() < 2) != (state.phase == OVER) or not state.playing():
        wrong.append("the game ends when one seat has dice left, and not before")
    if not all((state.left[seat] == 0) == (0 < state.fell[seat] <= state.round) for seat in range(state.seats)):
        wrong.append("a seat went out in no round, or is in and went out")
    if state.phase == BIDDING and not state.left[state.turn]:
        wrong.append("a seat without dice is to bid")
    if not all(lies_well(state, seat) for seat in range(state.seats)):
        wrong.append("other dice lie under a cup than its seat has")
    return wrong + wrong_answers(state) + wrong_bid(state)


def lies_well(state: Cups, seat: i64) -> bool:
    """As many dice as the seat has left lie first in its cells, then none; none at all when it is over."""
    there: i64 = 0 if state.phase == OVER else state.left[seat]
    for k in range(i64(MOST_DICE)):
        shown = state.pips[seat * MOST_DICE + k]
        if not (1 <= shown <= len(FACES) if k < there else shown == 0):
            return False
    return True


def wrong_answers(state: Cups) -> list[str]:
    may_answer = state.playing() if state.phase == THROWING else 0
    for seat in range(state.seats):
        if state.answer[seat] not in (0, KEEP, AGAIN) or state.answer[seat] and not may_answer & bit(seat):
            return ["a seat has answered what it was not asked"]
    return ["a seat that is out has thrown again"] if state.again & ~state.playing() else []


def wrong_bid(state: Cups) -> list[str]:
    if not 0 <= state.face < len(FACES) or not 0 <= state.number <= state.in_play():
        return ["a bid of no face, or of more dice than there are"]
    if not all(0 <= shown <= len(FACES) for shown in state.shown):
        return ["a die that was shown has no such face"]
    if (state.bidder == NOBODY) != (state.number == 0) or not NOBODY <= state.bidder < state.seats:
        return ["a bid of nobody, or a bidder without a bid"]
    return ["a bid stands while nobody bids"] if state.number and state.phase != BIDDING else []
