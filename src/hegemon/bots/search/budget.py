"""How long a bot may think about one decision."""

from __future__ import annotations

from time import sleep, thread_time
from typing import Final

from mypy_extensions import i64

YIELD_SECONDS: Final = 0.001  # after which other threads get their chance


class Budget:
    """Seconds of processor time or a number of descents, whichever is used up first; 0 stands for any number.

    Processor time is that of the thread that thinks: what other programs and threads take does not count. With descents
    alone a decision follows from the seed. Another thread may cut a decision short.
    """

    def __init__(self, seconds: float, descents: i64) -> None:
        assert seconds > 0.0 or descents > 0, "a budget without an end"
        self.seconds = seconds
        self.descents = descents
        self.cancelled = False
        self.began = 0.0
        self.yielded = 0.0
        self.done: i64 = 0

    def begin(self) -> None:
        """Think about another decision."""
        self.began = thread_time()
        self.yielded = self.began
        self.done = 0

    def count(self) -> None:
        """One more descent."""
        self.done += 1

    def cancel(self) -> None:
        """Think no more: whoever asks is answered at once with the best so far, until `renew`. For any thread."""
        self.cancelled = True

    def renew(self) -> None:
        """Think again."""
        self.cancelled = False

    def spent(self) -> float:
        """Which part of it is used up; 1 or more when it is all gone.

        Compiled code keeps other threads waiting, so now and then they are let through here.
        """
        now = thread_time()
        if now - self.yielded >= YIELD_SECONDS:
            self.yielded = now
            sleep(0)
        if self.cancelled:
            return 1.0
        spent = 0.0
        if self.descents > 0:
            spent = float(self.done) / float(self.descents)
        if self.seconds > 0.0:
            spent = max(spent, (now - self.began) / self.seconds)
        return spent
