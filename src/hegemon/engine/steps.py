"""What happened in a match, one thing after the other, each with who may notice that it happened at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.engine.events import EVERYONE, Event
from hegemon.engine.state import NOBODY, State, bit

NO_MOVE: Final = -1


class Attempt:
    """A move that a seat wants to make, understood and found legal."""

    def __init__(self, seat: int, move: int, text: str, is_answer: bool) -> None:
        self.seat = seat
        self.move = move
        self.text = text
        self.is_answer = is_answer  # to what is asked; else something beside it


class Step:
    """One thing that happened: the deal, a move, or a remark of whoever leads the game."""

    def __init__(self, seat: int, move: int, text: str, events: list[Event]) -> None:
        self.seat = seat
        self.move = move  # NO_MOVE for the deal and for remarks
        self.text = text  # the move as it is written, or the remark
        self.events = events
        self.audience: i64 = EVERYONE  # the seats that may notice that something was done, as bits
        self.opened = False  # it was followed by another question
        self.stands = True  # it cannot be taken back: dice fell, or something hidden was shown
        self.undone = False  # it was taken back, and stays readable
        self.sealed = False  # it was one of several answers in secret: nobody may be told whose was the last
        self.automatic = False  # whoever leads the game gave the only answer there was, and nobody decided anything
        self.number = 0  # where whoever keeps a log has it
        self.at = 0.0  # when, for whoever keeps time
        self.chapter = ""  # the bookmark under which it lies, for whoever makes bookmarks

    @property
    def is_move(self) -> bool:
        return self.move != NO_MOVE

    def noticed_by(self, reader: int) -> bool:
        """May this seat know that something was done? A spectator, below 0, knows what everyone knows."""
        if self.audience == EVERYONE:
            return True
        return reader >= 0 and self.audience >> reader & 1 == 1


def deal_step(events: list[Event]) -> Step:
    """How a match begins."""
    return Step(NOBODY, NO_MOVE, "", events)


class Before:
    """What has to be known of a state before a move is played, to say afterwards who may notice it."""

    def __init__(self, state: State) -> None:
        self.question = state.question()
        self.waiting = state.unanswered()
        self.several = is_several(state.pending())
        self.thrown = state.thrown()


def played_step(attempt: Attempt, before: Before, state: State, events: list[Event]) -> Step:
    """The step that a move was, from how it stood before it, how it stands now, and what was told."""
    step = Step(attempt.seat, attempt.move, attempt.text, events)
    step.audience = audience_of(events) | bit(attempt.seat)
    step.opened = opens_question(attempt, before, state, step.audience == EVERYONE)
    step.sealed = before.several and (attempt.is_answer or step.opened)
    if step.opened:
        step.audience = EVERYONE
    chronicle = state.chronicle()
    told = any(chronicle.reveals(event) for event in events)
    in_secret = before.several or is_several(state.pending())  # taking it back would tell whose answers are in
    step.stands = state.thrown() != before.thrown or told or in_secret
    return step


def audience_of(events: list[Event]) -> i64:
    """All who hear of any of these events."""
    seats: i64 = 0
    for event in events:
        seats |= event.audience
    return seats


def opens_question(attempt: Attempt, before: Before, state: State, is_public: bool) -> bool:
    """Is something else asked now than before the move?

    A sealed answer leaves the question open until all are in. What the seat that has the word does unseen leaves it
    open too, or the number of questions would tell of it; a game that tells of nothing has no such acts. Something
    beside the question closes it only where the game says so.
    """
    if attempt.is_answer and before.several:
        return not is_open_still(before.waiting, state.unanswered(), attempt.seat)
    if state.question() != before.question:
        return True
    return attempt.is_answer and (is_public or not state.chronicle().by_code)


def is_open_still(before: i64, after: i64, seat: i64) -> bool:
    """Does a round of secret answers go on after this seat's: one fewer is awaited, or an answer was revised?"""
    if before & bit(seat):
        return after != 0 and after == before & ~bit(seat)
    return after == before


def is_several(seats: i64) -> bool:
    """Are there two or more seats in a set?"""
    return seats & (seats - 1) != 0
