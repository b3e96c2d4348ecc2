"""Who is here: guests with an open connection, and those who have just lost it."""

from __future__ import annotations

import time

GRACE_SECONDS = 8.0  # a reload is not a departure
HOST_PATIENCE_SECONDS = 600.0  # after which any seat may act for a host who is gone


class Presence:
    """The connections of each guest at one table."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}
        self.left: dict[str, float] = {}
        self.began = time.monotonic()

    def arrive(self, guest: str) -> bool:
        """A connection was opened; whether the guest was away before."""
        was_here = self.is_here(guest)
        self.open[guest] = self.open.get(guest, 0) + 1
        return not was_here

    def depart(self, guest: str) -> None:
        """A connection was closed."""
        rest = self.open.get(guest, 0) - 1
        self.left[guest] = time.monotonic()
        if rest > 0:
            self.open[guest] = rest
        else:
            self.open.pop(guest, None)

    def is_here(self, guest: str) -> bool:
        left = self.left.get(guest)
        return guest in self.open or (left is not None and time.monotonic() - left < GRACE_SECONDS)

    def is_long_gone(self, guest: str) -> bool:
        """Gone for so long that others may act in their place? A server that was just started counts from then."""
        last = self.left.get(guest, self.began)
        return guest not in self.open and time.monotonic() - last > HOST_PATIENCE_SECONDS
