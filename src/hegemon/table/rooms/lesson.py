"""A tutorial at a table: how far the learner is in it, which follows from the log, and who is to act.

The moves are those of the script, whoever makes them; what the learner has read is an entry of the log, and so is that
they would rather play on their own. A game that differs from the script, because the script was changed meanwhile, is a
free game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.engine.errors import NotUnderstood
from hegemon.presentation.tutorial import Remark, Tutorial, tutorial_of
from hegemon.table.errors import Refused

if TYPE_CHECKING:
    from hegemon.engine.game import Game

NOT_NOW = "Not yet. Do what the coach asks, or skip the tutorial to play freely."
NO_UNDO = "There is no undo in the tutorial."
READING = ("Read the note, then go on", "Now play on by yourself")  # in the dock; the other after the last remark


class Lesson:
    """How far a learner is in a tutorial."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.made = 0  # moves of the script
        self.read = 0  # remarks

    @property
    def learner(self) -> int:
        return self.tutorial.learner

    @property
    def is_over(self) -> bool:
        return self.made == len(self.tutorial.moves) and self.read == len(self.tutorial.remarks)

    @property
    def has_news(self) -> bool:
        """Is there a remark that was not read yet?"""
        return self.read < len(self.tutorial.remarks) and self.tutorial.remarks[self.read].after <= self.made

    @property
    def is_reading(self) -> bool:
        """Does the game wait until the learner has read something?"""
        return self.has_news and not self.is_asking

    @property
    def is_asking(self) -> bool:
        """Is the learner to make the next move, with nothing left to be read before?"""
        later = self.tutorial.remarks[self.read + 1 :]
        return self.next_seat == self.learner and not any(remark.after <= self.made for remark in later)

    @property
    def next_seat(self) -> int | None:
        """Who makes the next move of the script."""
        return self.tutorial.moves[self.made][0] if self.made < len(self.tutorial.moves) else None

    @property
    def next_move(self) -> str:
        return self.tutorial.moves[self.made][1]

    @property
    def number(self) -> int | None:
        """Which remark is shown: the next, or the one that asked for a move until all that it asked for are made."""
        if self.has_news:
            return self.read
        return self.read - 1 if self.is_asking else None

    @property
    def remark(self) -> Remark | None:
        return self.tutorial.remarks[self.number] if self.number is not None else None

    def bots_awaited(self) -> list[int]:
        """The bot that makes the next move of the script, once the learner has read what comes before it."""
        if self.has_news or self.next_seat is None or self.next_seat == self.learner:
            return []
        return [self.next_seat]

    def note_read(self, number: int) -> None:
        """The learner has read the remark of this number."""
        self.read = max(self.read, number + 1)

    def note_move(self, seat: int, text: str) -> bool:
        """Take in a move; false where it is not the one of the script."""
        if (seat, text) != (self.next_seat, self.next_move if self.next_seat is not None else ""):
            return False
        while self.has_news:
            self.read += 1
        self.made += 1
        return True

    def check(self, seat: int, text: str) -> None:
        """Refuse a move that is not the next one of the script."""
        if self.is_reading or (seat, text) != (self.next_seat, self.next_move):
            raise Refused(409, "lesson", NOT_NOW)


def lesson_of(game: Game | None) -> Lesson | None:
    """The lesson of a game from its beginning; none where the game has none any more."""
    try:
        tutorial = tutorial_of(game) if game is not None else None
    except NotUnderstood:
        return None
    return Lesson(tutorial) if tutorial is not None else None
