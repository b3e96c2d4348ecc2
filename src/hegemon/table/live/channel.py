"""A connection's queue of messages: bounded, so that a slow reader makes nobody wait and fills no memory."""

from __future__ import annotations

import asyncio
import json

LONGEST_QUEUE = 64
TOO_SLOW = json.dumps({"type": "reload", "sentence": "This page fell too far behind; it is loaded again."})


class Subscriber:
    """One open connection, as those see it who have something to tell."""

    def __init__(self, guest: str, limit: int = LONGEST_QUEUE) -> None:
        self.guest = guest
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.limit = limit
        self.closed = False

    def offer(self, text: str) -> bool:
        """Queue a message; one who does not keep up is told to reload, and gets nothing more."""
        if self.closed:
            return False
        if self.waiting.qsize() >= self.limit:
            self.dismiss(TOO_SLOW)
            return False
        self.waiting.put_nowait(text)
        return True

    def dismiss(self, last_words: str) -> None:
        """Say a last thing, instead of all that still waits, and close."""
        self.closed = True
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(last_words)
        self.waiting.put_nowait(None)

    async def next(self) -> str | None:
        """The next message, or None when the connection is to be closed."""
        return await self.waiting.get()
