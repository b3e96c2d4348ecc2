"""Cookies: read from the headers of a request, written as the value of a `Set-Cookie` header.

Scripts cannot read ours (HttpOnly), other sites' forms do not send them (SameSite=Lax, so that a link from elsewhere
still finds its guest), and under https they never travel in the open (Secure).
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.types import Scope

from hegemon.table.settings import Settings


def cookie(name: str, value: str, seconds: int, secure: bool, path: str = "/") -> str:
    """The value of a `Set-Cookie` header; with no seconds the cookie is forgotten."""
    written = f"{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return f"{written}; Secure" if secure else written


def read_cookie(headers: Mapping[str, str], name: str) -> str | None:
    """The first cookie of that name in a request."""
    for part in headers.get("cookie", "").split(";"):
        key, _, value = part.strip().partition("=")
        if key == name:
            return value.strip('"')
    return None


def is_secure(scope: Scope, settings: Settings) -> bool:
    """Does the browser speak https? The public URL says so, or the scheme, which a trusted proxy may have told."""
    return settings.is_https or scope.get("scheme") in ("https", "wss")
