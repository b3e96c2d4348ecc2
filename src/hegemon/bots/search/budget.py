"""How long a bot may think about one decision."""

from __future__ import annotations

from time import process_time

from mypy_extensions import i64


class Budget:
    """Seconds of processor time or a number of descents, whichever is used up first; 0 stands for any number.

    Processor time does not count what other programs take. With descents alone a decision follows from the seed.
    """

    def __init__(self, seconds: float, descents: i64) -> None:
        assert seconds > 0.0 or descents > 0, "a budget without an end"
        self.seconds = seconds
        self.descents = descents
        self.began = 0.0
        self.done: i64 = 0

    def begin(self) -> None:
        """Think about another decision."""
        self.began = process_time()
        self.done = 0

    def count(self) -> None:
        """One more descent."""
        self.done += 1

    def spent(self) -> float:
        """Which part of it is used up; 1 or more when it is all gone."""
        spent = 0.0
        if self.descents > 0:
            spent = float(self.done) / float(self.descents)
        if self.seconds > 0.0:
            spent = max(spent, (process_time() - self.began) / self.seconds)
        return spent
