"""A line in the log for every request, for those who want to watch (`--verbose`): method, path, status and time.

Queries and headers are left out, secrets in the path too; nobody can break a line with what they ask for.
"""

from __future__ import annotations

import logging
import time

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hegemon.table.security.requests import is_guarded
from hegemon.table.security.tokens import scrub

logger = logging.getLogger("hegemon.table.access")
LONGEST_PATH = 200


class AccessLines:
    """Writes a line when an answer is complete, or a live connection is over."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and note the status on the way back."""
        if not is_guarded(scope):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = "unanswered"

        async def send_noted(message: Message) -> None:
            nonlocal status
            if "status" in message:
                status = str(message["status"])
            elif message["type"] == "websocket.accept":
                status = "opened"
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            milliseconds = 1000 * (time.perf_counter() - began)
            logger.info("%s %s %s %.1f ms", scope.get("method", "LIVE"), shown_path(scope), status, milliseconds)


def shown_path(scope: Scope) -> str:
    """The path as it may be shown."""
    path = scope["path"][:LONGEST_PATH].encode("unicode_escape").decode("ascii").replace(" ", "%20")
    return scrub(path)
