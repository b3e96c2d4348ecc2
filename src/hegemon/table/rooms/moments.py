"""The moments of a game that a reader can tell apart, and the chapters they fall into: what the scrubber moves over."""

from __future__ import annotations

from hegemon.table.rooms.course import Course


class Moments:
    """One reader's moments, kept up to date as the game goes on.

    What others do unseen makes no moment, so that their number tells nothing.
    """

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.steps: list[int] = []  # how many steps had been taken at each moment
        self.chapters: list[tuple[str, int]] = []  # name, and the moment it begins at
        self.seen = 0
        self.edition = -1

    def update(self, course: Course) -> None:
        """Take in the steps since; all of them again after a take-back."""
        if self.edition != course.edition:
            self.edition = course.edition
            self.seen = 0
            self.steps, self.chapters = [0], []
            self.open(course.told[0].chapter)
        for step in course.steps[self.seen :]:
            self.seen += 1
            if step.shows_to(self.reader):
                self.steps.append(self.seen)
                self.open(step.chapter)

    def open(self, chapter: str) -> None:
        if chapter and (not self.chapters or self.chapters[-1][0] != chapter):
            self.chapters.append((chapter, len(self.steps) - 1))

    def part(self) -> dict[str, object]:
        return {"count": len(self.steps) - 1, "chapters": list(self.chapters)}
