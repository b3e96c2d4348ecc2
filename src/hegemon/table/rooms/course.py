"""The course of one game: the moves of its log played out, what was told of each, and which question is open.

Everything follows from seed, options and log, so a course can be thrown away and made again at any time.
"""

from __future__ import annotations

from dataclasses import dataclass

from hegemon.engine.dials import Options
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import Event
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.moves import contains
from hegemon.engine.state import bit
from hegemon.face import Face

TOO_LATE = "Only your own last move can be taken back, before dice, a reveal or another's act."


@dataclass(slots=True)
class Step:
    """One move as it was played."""

    number: int  # of its log entry
    seat: int
    move: int
    events: list[Event]
    is_answer: bool  # to the open question; else something beside it
    is_sealed: bool  # the round of secret answers that it belongs to stayed open
    revealed: bool  # it cannot be taken back
    chapter: str  # the bookmark under which it stands

    def shows_to(self, reader: int) -> bool:
        """Does this reader notice that something was done?"""
        return (self.is_answer and not self.is_sealed) or any(event.seen_by(reader) for event in self.events)


@dataclass(slots=True)
class Told:
    """What the log says of one entry; what was taken back stays readable."""

    seat: int
    events: list[Event]
    number: int
    undone: bool = False
    note: str = ""  # a sentence of the table itself, for everyone
    chapter: str = ""
    about: Step | None = None  # the step that was made or taken back

    def is_for(self, reader: int) -> bool:
        """Does this reader notice it? Who did not notice a step is not told that it was taken back."""
        return self.about is None or reader == self.seat or self.about.shows_to(reader)


class Course:
    """A game as far as its log goes."""

    def __init__(self, game: Game, players: int, options: Options, seed: int, names: list[str]) -> None:
        self.game = game
        self.match = Match(game, players, options, seed, names)
        self.match.deal()
        self.face = Face(game)
        self.question = 1
        self.edition = 0  # how often it was begun again because of a take-back
        self.steps: list[Step] = []
        self.told: list[Told] = [Told(-1, self.match.opening, 0, chapter=self.chapter())]

    @property
    def names(self) -> list[str]:
        return self.match.names

    def parse(self, text: str) -> int:
        """The move that a text means."""
        return int(self.match.notation.parse(text))

    def check(self, seat: int, move: int) -> None:
        """Raise the rule that forbids this move, if one does; nothing changes."""
        state = self.match.state
        if contains(state.legal(seat), move) or contains(state.asides(seat), move):
            return
        reason = state.why_not(seat, move)
        raise reason if reason is not None else NotAllowed("", "That is not among the legal moves now.")

    def is_answer(self, seat: int, move: int) -> bool:
        """Does this answer the open question, or is it something beside it?"""
        return contains(self.match.state.legal(seat), move)

    def play(self, seat: int, move: int, number: int) -> Step:
        """Play a move that was checked."""
        step = self.advance(seat, move, number)
        self.told.append(Told(seat, step.events, number, chapter=step.chapter, about=step))
        return step

    def chapter(self) -> str:
        return self.face.chapter(self.match.view())

    def advance(self, seat: int, move: int, number: int) -> Step:
        before = self.match.state.unanswered()
        is_answer = self.is_answer(seat, move)
        several = len(self.match.pending) > 1
        self.match.play_move(seat, move)
        is_sealed = is_answer and several and is_open_still(int(before), int(self.match.state.unanswered()), seat)
        if is_answer and not is_sealed:
            self.question += 1
        entry = self.match.entries[-1]
        revealed = entry.revealed or len(self.match.pending) > 1  # whether one can take it back would tell of answers
        step = Step(number, seat, move, entry.events, is_answer, is_sealed, revealed, self.chapter())
        self.steps.append(step)
        return step

    def retractable(self, seat: int) -> Step | None:
        """The own last move, if it can be taken back; what others did unseen is passed over, so it shows nothing."""
        for step in reversed(self.steps):
            if step.seat == seat:
                return None if step.revealed else step
            if step.is_answer or step.shows_to(seat):
                return None
        return None

    def take_back(self, seat: int) -> int:
        """Forget the own last move; the number of its entry. The other moves are played again."""
        step = self.retractable(seat)
        if step is None:
            raise NotAllowed("", TOO_LATE)
        self.undo(step.number)
        return step.number

    def undo(self, number: int) -> Step:
        """Play everything again but one step, which stays in the log as undone.

        Question numbers go on, so that an answer to a forgotten one is not taken for a new one. What was done beside
        the question leaves it open: its number stays, or it would tell of things that were done unseen.
        """
        undone = next((step for step in self.steps if step.number == number), None)
        if undone is None:
            raise NotUnderstood(f"no move of the log has the number {number}")
        kept = [step for step in self.steps if step is not undone]
        question = self.question + 1 if undone.is_answer else self.question
        self.restart()
        for step in kept:
            self.advance(step.seat, step.move, step.number)
        self.question = question
        for told in self.told:
            told.undone = told.undone or told.number == number
        return undone

    def restart(self) -> None:
        """Back to the deal."""
        self.match.entries = []
        self.match.deal()
        self.steps = []
        self.edition += 1

    def at(self, steps: int) -> Match:
        """The match after so many steps."""
        if steps == len(self.steps):
            return self.match
        match = Match(self.game, self.match.players, self.match.options, self.match.seed, self.names)
        match.deal()
        for step in self.steps[:steps]:
            match.play_move(step.seat, step.move)
        return match


def is_open_still(before: int, after: int, seat: int) -> bool:
    """Does a round of secret answers go on after this seat's: one fewer is awaited, or an answer was revised?"""
    mine = int(bit(seat))
    if before & mine:
        return after != 0 and after == before & ~mine
    return after == before
