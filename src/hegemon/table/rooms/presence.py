"""Who is here: guests with an open connection, and those who have just lost it."""

from __future__ import annotations

import time

from hegemon.table.settings import DEFAULT_PATIENCE

GRACE_SECONDS = 8.0  # a reload is not a departure


class Presence:
    """The connections of each guest at one table."""

    def __init__(self, patience: float = DEFAULT_PATIENCE) -> None:
        self.patience = patience
        self.open: dict[str, int] = {}
        self.left: dict[str, float] = {}
        self.asked: dict[str, float] = {}  # when a guest last asked for something, with or without a connection
        self.began = time.monotonic()
        self.told: set[str] = set()  # those of whom it was told that they are long gone

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

    def notice(self, guest: str) -> None:
        """Somebody asked for something: who reads the table as text has no connection, and is not gone."""
        self.asked[guest] = time.monotonic()

    def is_here(self, guest: str) -> bool:
        left = self.left.get(guest)
        return guest in self.open or (left is not None and time.monotonic() - left < GRACE_SECONDS)

    def has_news(self, guests: set[str]) -> bool:
        """Is one of these guests long gone who was not when this was asked last, or the other way round?"""
        gone = {guest for guest in guests if self.is_long_gone(guest)}
        before, self.told = self.told, gone
        return gone != before

    def is_long_gone(self, guest: str) -> bool:
        """Gone for so long that others may act in their place? A server that was just started counts from then."""
        last = max(self.left.get(guest, self.began), self.asked.get(guest, self.began))
        return guest not in self.open and time.monotonic() - last > self.patience
