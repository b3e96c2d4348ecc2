"""Nobody may ask for more than their share: rates by guest and by address, and a number of live connections.

Every limit answers with a sentence and says when to try again; nobody is banned.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from ipaddress import IPv6Address

from starlette.datastructures import Headers
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hegemon.table.security.buckets import Buckets
from hegemon.table.security.guests import guest_of
from hegemon.table.security.hosts import as_address
from hegemon.table.security.requests import POLICY_VIOLATION, is_guarded, is_unsafe, refuse
from hegemon.table.settings import Rate, Settings

# The limit of each route that has one of its own; anything else that changes something is one of the `acts`.
ASKED = {
    "/t/{table}/moves": "moves",
    "/t/{table}/back": "moves",
    "/t/{table}/text": "moves",
    "/t/{table}/resign": "moves",
    "/t/{table}/why": "questions",
    "/t/{table}/hint": "questions",
    "/t/{table}/advice": "hints",
    "/quick": "openings",
    "/tables": "openings",
    "/t/{table}/rematch": "openings",
    "/t/{table}/chat": "chat",
    "/t/{table}/seats/{seat}/link": "invitations",
    "/invite": "invitations",
}
PATTERNS = [(compile_path(path)[0], limit) for path, limit in ASKED.items()]
SENTENCES = {
    "moves": "Moves come too fast",
    "questions": "Too many questions at once",
    "hints": "Those are many hints",
    "openings": "Many tables were opened from here",
    "chat": "That is a lot of talk at once",
    "invitations": "Many invitations were made or taken from here",
    "acts": "That was a lot at once",
    "connections": "Too many live connections were opened at once",
    "requests": "Too much was asked for from this address at once",
}
CROWDED = "This browser has too many live connections; close some of its tabs."
CHATTERING = "Too many messages came up this connection; reload the page."


class RateLimits:
    """Grants what is asked for while it is within the limits."""

    def __init__(self, app: ASGIApp, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.limits = settings.limits
        self.clock = clock
        self.buckets = Buckets(self.limits.remembered, clock)
        self.live: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is granted."""
        if not is_guarded(scope):
            await self.app(scope, receive, send)
            return
        asked, wait = self.longest_wait(scope)
        if wait:
            seconds = math.ceil(wait)
            sentence = f"{SENTENCES[asked]}; try again in {duration(seconds)}."
            await refuse(scope, receive, send, 429, "rate", sentence, [(b"retry-after", b"%d" % seconds)])
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def longest_wait(self, scope: Scope) -> tuple[str, float]:
        """What has to be waited for, and how long; 0 where everything is granted."""
        for asked, key, rate in self.charges(scope):
            wait = self.buckets.take(key, rate)
            if wait:
                return asked, wait
        return "", 0.0

    def charges(self, scope: Scope) -> Iterator[tuple[str, Hashable, Rate]]:
        """The buckets that a request is taken from: of its address, and where it changes something of its guest too."""
        address = client_address(scope)
        yield "requests", ("requests", address), self.limits.requests
        asked = asked_for(scope)
        if asked:
            rate: Rate = getattr(self.limits, asked)
            yield asked, (asked, guest_or_address(scope)), rate
            yield asked, (asked, "all", address), rate.times(self.limits.guests_an_address)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a live connection be, while its guest does not have too many and does not say too much."""
        address = f"all at {client_address(scope)}"
        most = {guest_or_address(scope): self.limits.sockets}
        most[address] = self.limits.sockets * self.limits.guests_an_address
        if any(self.live[who] >= count for who, count in most.items()):
            await refuse(scope, receive, send, 429, "connections", CROWDED, [(b"retry-after", b"10")])
            return
        self.live.update(most.keys())
        try:
            await self.app(scope, *measured(receive, send, Buckets(1, self.clock), self.limits.messages))
        finally:
            self.leave(most)

    def leave(self, counted: dict[str, int]) -> None:
        """Count a live connection no longer, and forget those who have none."""
        for who in counted:
            self.live[who] -= 1
            if not self.live[who]:
                del self.live[who]


def measured(receive: Receive, send: Send, buckets: Buckets, rate: Rate) -> tuple[Receive, Send]:
    """A live connection that is closed when its browser says too much."""
    is_closed = False

    async def receive_measured() -> Message:
        nonlocal is_closed
        message = await receive()
        if message["type"] == "websocket.receive" and buckets.take("messages", rate) and not is_closed:
            is_closed = True
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": CHATTERING})
            return {"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": CHATTERING}
        return message

    async def send_while_open(message: Message) -> None:
        if not is_closed:
            await send(message)

    return receive_measured, send_while_open


def asked_for(scope: Scope) -> str:
    """The name of the limit that a request falls under, beside that of its address; none where it only reads."""
    if scope["type"] == "websocket":
        return "connections"
    if not is_unsafe(scope):
        return ""
    return next((limit for pattern, limit in PATTERNS if pattern.match(scope["path"])), "acts")


def guest_or_address(scope: Scope) -> str:
    """Who asks: the guest, or somebody without a cookie at an address."""
    return guest_of(Headers(scope=scope)) or f"nobody at {client_address(scope)}"


def client_address(scope: Scope) -> str:
    """Where a request comes from. Of a new address the first half, for the rest is whatever its owner likes."""
    text: str = (scope.get("client") or ("",))[0] or ""
    address = as_address(text)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return text if address is None else str(address)


def duration(seconds: int) -> str:
    """Seconds in words: exact where they are few, else minutes, rounded up."""
    number, unit = (seconds, "second") if seconds < 90 else (math.ceil(seconds / 60), "minute")
    return f"{number} {unit}{'' if number == 1 else 's'}"
