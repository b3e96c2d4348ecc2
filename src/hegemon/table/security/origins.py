"""Whatever changes something, and every live connection, must come from a page of ours.

A browser sends cookies with the requests of any page to us, but it also says whose page it was: `Origin`, or where that
is missing `Sec-Fetch-Site`. Neither can be set by a page. Rules about who may read an answer would not be enough: they
let the request happen, and they do not hold for live connections.
"""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from hegemon.table.security.requests import header, is_unsafe, refuse
from hegemon.table.settings import Settings

DEFAULT_PORTS = {"http": 80, "https": 443}
LONGEST = 300  # characters of an origin that are looked at; a name has at most 253
SENTENCE = "This was not sent from a page of this server, so nothing was done."


class Origins:
    """Refuses what other sites' pages send in the name of our guests."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.public = normal_origin(settings.public_url) if settings.public_url else ""
        self.elsewhere = f"{SENTENCE} Open it at {settings.public_url}." if settings.public_url else SENTENCE

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is harmless or ours."""
        if (is_unsafe(scope) or scope["type"] == "websocket") and not self.is_ours(scope):
            await refuse(scope, receive, send, 403, "origin", self.elsewhere)
        else:
            await self.app(scope, receive, send)

    def is_ours(self, scope: Scope) -> bool:
        """Did a page of ours send this?

        A browser that keeps the origin to itself says `null`. A request that somebody typed (`Sec-Fetch-Site: none`)
        is never one that changes something.
        """
        origin = header(scope, b"origin")
        if origin is not None and origin != "null":
            return origin != "" and normal_origin(origin[:LONGEST]) == (self.public or own_origin(scope))
        return scope["type"] == "http" and header(scope, b"sec-fetch-site") == "same-origin"


def own_origin(scope: Scope) -> str:
    """Our origin as the browser sees it, where no proxy gives it another one."""
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    return normal_origin(f"{scheme}://{(header(scope, b'host') or '')[:LONGEST]}")


@lru_cache(maxsize=256)
def normal_origin(url: str) -> str:
    """Scheme, host and port of a URL, always written the same way; empty where it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}:{port or DEFAULT_PORTS[parts.scheme]}"
