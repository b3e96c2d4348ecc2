"""Answers that the table gives for a person: to a question that has but one, where that is no secret.

That somebody is not asked tells everyone that there was nothing to choose. So the table answers only where all may know
what there is to choose from: one seat is asked, and nothing but dice is hidden in the game. In any other game a person
is asked also where there is one answer, and nobody sees from when or whether they are what they could have done.

To end a turn is left to the person who made its last move and may yet want to undo it; their browser does it for them
where they want that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.engine.moves import count, counted
from hegemon.engine.steps import Attempt
from hegemon.table.rooms.standing import has_one_answer

if TYPE_CHECKING:
    from hegemon.engine.match import Match
    from hegemon.table.rooms.room import Room

MOST_IN_A_ROW = 16  # then the person is asked, so that no game goes round and round by itself


def only_answer(room: Room) -> Attempt | None:
    """What the table answers now in place of the person who is asked; nothing where they are asked themselves."""
    match = room.match
    if match is None or room.lesson is not None or room.taken_back or len(match.pending) != 1 or match.state.conceals():
        return None
    [seat] = match.pending
    if room.is_bot(seat):
        return None
    if not has_one_answer(match, seat) or ends_own_turn(match, seat):
        return None
    [entry] = match.legal_entries(seat)
    return match.attempt_move(seat, int(counted(entry, count(entry))))  # also where it is a span of one count


def ends_own_turn(match: Match, seat: int) -> bool:
    """Is all that is left a word such as `end`, after a move of the same seat?"""
    last = next((step for step in reversed(match.steps) if step.is_move and not step.undone), None)
    [entry] = match.legal_entries(seat)
    return last is not None and last.seat == seat and not match.notation.verb_of(entry).kinds
