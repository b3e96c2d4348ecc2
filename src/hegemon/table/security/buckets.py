"""Token buckets: each holds so many grants, is refilled at its rate, and is forgotten once it is full again.

>>> now = [0.0]
>>> buckets = Buckets(100, lambda: now[0])
>>> [buckets.take("ada", Rate(1, 2)) for _ in range(3)]
[0.0, 0.0, 1.0]
>>> now[0] = 1.0
>>> buckets.take("ada", Rate(1, 2))
0.0
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from hegemon.table.settings import Rate

CLEARED = 2  # old buckets that are looked at whenever one is used, so that clearing up keeps pace


class Buckets:
    """The buckets of everybody who was here lately, at most `most` of them; the longest unused go first."""

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self.most = most
        self.clock = clock
        self.held: dict[Hashable, tuple[float, float, float]] = {}  # what is left, when, and when it is full again

    def take(self, key: Hashable, rate: Rate) -> float:
        """Take one grant: 0 if there was one, else the seconds until there is."""
        now = self.clock()
        left, at, _ = self.held.pop(key, (float(rate.at_once), now, now))
        left = min(float(rate.at_once), left + (now - at) * rate.each_second)
        wait = 0.0 if left >= 1 else (1 - left) / rate.each_second
        left -= 0.0 if wait else 1.0
        self.held[key] = (left, now, now + (rate.at_once - left) / rate.each_second)
        self.clear(now)
        return wait

    def clear(self, now: float) -> None:
        """Forget some buckets that are full again, and whatever is too much."""
        for key in [key for key, _ in zip(self.held, range(CLEARED))]:
            if self.held[key][2] <= now:
                del self.held[key]
        while len(self.held) > self.most:
            del self.held[next(iter(self.held))]
