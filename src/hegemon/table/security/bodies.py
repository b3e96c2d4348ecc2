"""Nobody may send more than a request needs, or take for ever over it: bodies are read and counted here."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hegemon.table.security.requests import header, refuse
from hegemon.table.settings import Settings

POLITE = 1024 * 1024  # bytes too many that are still read, so that the sender can hear the answer


class Bodies:
    """Reads the whole body before a route sees the request, and refuses one that is too large or too slow."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.most = settings.limits.body
        self.seconds = settings.limits.body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what has no body, or a small one."""
        if scope["type"] != "http" or not has_body(scope):
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(self.seconds):
                body = await self.read(scope, receive)
        except TimeoutError:
            await refuse(scope, receive, send, 408, "slow", "The request took too long to arrive; try again.", CLOSE)
            return
        if body is None:
            sentence = f"That is too much at once: a request may have {self.most // 1024} KB."
            await refuse(scope, receive, send, 413, "size", sentence, CLOSE)
            return
        await self.app(scope, read_already(body, receive), send)

    async def read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The body; None if it is too large."""
        announced = header(scope, b"content-length") or "0"
        if not announced.isdecimal() or len(announced) > 12 or int(announced) > self.most + POLITE:
            return None
        parts: list[bytes] = []
        size = 0
        more = True
        while more and size <= self.most + POLITE:
            message = await receive()
            part = message.get("body", b"")
            size += len(part)
            parts = [*parts, part] if size <= self.most else []
            more = message["type"] == "http.request" and message.get("more_body", False)
        return b"".join(parts) if size <= self.most else None


CLOSE = [(b"connection", b"close")]


def has_body(scope: Scope) -> bool:
    """Does something follow the headers?"""
    return any(name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"])


def read_already(body: bytes, receive: Receive) -> Receive:
    """What gives a body that was read before, and then whatever else comes."""
    waiting = [body]

    async def give() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return give
