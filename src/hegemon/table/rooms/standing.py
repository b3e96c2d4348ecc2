"""Standing orders that are offered beside a question with one answer, which is asked only so that nobody can tell."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.engine.match import Match
from hegemon.engine.moves import size
from hegemon.engine.state import State, bit
from hegemon.presentation import Presentation
from hegemon.presentation.parts import DealAnswer

ORDER = "order"  # what a game calls the kind of argument by which it is told once how to answer: ask, always, never


def standing_orders(match: Match, presentation: Presentation, seat: int) -> list[DealAnswer]:
    """The order that would answer what this seat is asked, where it can answer one thing only, and what it says.

    Of several it is the first, and `always` comes before `never`: who is spared a question with one answer gives up
    nothing that a later one would offer. It is looked up in a position that the seat imagines, so that nothing is
    told that it does not know.
    """
    if seat not in match.unanswered or not has_one_answer(match, seat):
        return []
    entries = [entry for entry in match.aside_entries(seat) if is_order(match, entry)]
    moves = [match.notation.format(entry) for entry in entries if answers(match.imagined(seat), seat, entry)]
    view = match.shown(seat)
    return [{"label": presentation.button(view, move.split()) or move, "move": move} for move in moves[:1]]


def has_one_answer(match: Match, seat: int) -> bool:
    legal = match.legal_entries(seat)
    return len(legal) == 1 and int(size(legal[0])) == 1


def is_order(match: Match, entry: i64) -> bool:
    kinds = match.notation.verb_of(entry).kinds
    return len(kinds) == 1 and kinds[0].name == ORDER


def answers(state: State, seat: int, order: i64) -> bool:
    """Is this seat not asked any more, once the order is given?"""
    after = state.copy()
    after.play(seat, order)
    return after.unanswered() & bit(seat) == 0 or after.question() != state.question()
