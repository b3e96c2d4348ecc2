"""What every answer tells the browser not to do: run foreign code, be framed, tell others, keep what is a seat's."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hegemon.table.security.requests import Headers
from hegemon.table.settings import Settings

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    ]
)
# Pictures bring a font and its style along; nothing else in them is loaded or run.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"
NOT_NEEDED = "camera microphone geolocation payment usb serial midi display-capture idle-detection".split()
ALWAYS = {
    b"content-security-policy": CONTENT_SECURITY_POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": ", ".join(f"{name}=()" for name in NOT_NEEDED).encode(),
}
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = b"no-store"
FOR_EVER = b"public, max-age=31536000, immutable"

# Under `no-referrer` a browser sends `Origin: null` with a form, even to the page's own server, and then nobody can
# tell it from a stranger's. `same-origin` tells other sites as little, and lets our own forms say whose they are.
PAGE_REFERRER = b"same-origin"
OTHER_REFERRER = b"no-referrer"
STARTS = ("http.response.start", "websocket.http.response.start")


class ProtectiveHeaders:
    """Adds to every answer the headers that protect it; what a route says of these itself is replaced."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.is_https = settings.is_https

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add to the beginning of the answer."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        is_https = self.is_https or scope.get("scheme") in ("https", "wss")
        path: str = scope["path"]

        async def send_protected(message: Message) -> None:
            if message["type"] in STARTS:
                headers = protected(list(message.get("headers", ())), path, message["status"], is_https)
                message = {**message, "headers": headers}
            await send(message)

        await self.app(scope, receive, send_protected)


def protected(headers: Headers, path: str, status: int, is_https: bool) -> Headers:
    """The headers of an answer with those that protect it."""
    given = {name.lower(): value for name, value in headers}
    added = dict(ALWAYS)
    if path.startswith("/picture/"):
        added[b"content-security-policy"] = PICTURE_POLICY.encode()
    added[b"referrer-policy"] = PAGE_REFERRER if is_page(given) else OTHER_REFERRER
    added[b"cache-control"] = caching(path, status, given.get(b"cache-control"))
    if is_https:
        added[ONLY_HTTPS[0]] = ONLY_HTTPS[1]
    return [(name, value) for name, value in headers if name.lower() not in added] + list(added.items())


def is_page(headers: dict[bytes, bytes]) -> bool:
    """Is this a page, which may have forms?"""
    return headers.get(b"content-type", b"").startswith(b"text/html")


def caching(path: str, status: int, given: bytes | None) -> bytes:
    """Who may keep an answer: static files, whose names change with them, are kept; pictures as their route says."""
    if path.startswith("/static/") and status in (200, 206, 304):
        return FOR_EVER
    if path.startswith("/picture") and given is not None:
        return given
    return NO_STORE
