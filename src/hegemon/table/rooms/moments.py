"""The moments of a game that a reader can tell apart, and the chapters they fall into: what the scrubber moves over."""

from __future__ import annotations

from hegemon.engine.match import Match


class Moments:
    """One reader's moments, kept up to date as the game goes on.

    What others do unseen makes no moment, so that their number tells nothing.
    """

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.moves: list[int] = []  # how many moves had been made at each moment
        self.chapters: list[tuple[str, int]] = []  # name, and the moment it begins at
        self.seen = 0  # steps of the match
        self.made = 0  # moves among them that stand
        self.acted = 0  # the moment of the own last move, even one that the log has no line for
        self.edition = -1

    def update(self, match: Match) -> None:
        """Take in the steps since; all of them again after a take-back."""
        if self.edition != match.edition:
            self.edition = match.edition
            self.seen, self.made, self.acted = 1, 0, 0
            self.moves, self.chapters = [0], []
            self.open(match.steps[0].chapter)
        for step in match.steps[self.seen :]:
            self.seen += 1
            if step.is_move and not step.undone:
                self.made += 1
                if step.noticed_by(self.reader):
                    self.moves.append(self.made)
                    self.open(step.chapter)
                if step.seat == self.reader and not step.automatic:
                    self.acted = len(self.moves) - 1

    def open(self, chapter: str) -> None:
        if chapter and (not self.chapters or self.chapters[-1][0] != chapter):
            self.chapters.append((chapter, len(self.moves) - 1))

    def part(self) -> dict[str, object]:
        return {"count": len(self.moves) - 1, "chapters": list(self.chapters), "acted": self.acted}
