"""Seat links: a token of 128 bits invites to a seat. Stored is only its hash, and no log shows it.

>>> token = new_token()
>>> is_token(token), is_same(hash_token(token), hash_token(token)), is_same(hash_token(token), None)
(True, True, False)
>>> scrub(f"GET /invite/{token} from somebody whose cookie is hegemon=guest-{'x' * 32}")
'GET /invite/seat-... from somebody whose cookie is hegemon=guest-...'
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import re
import secrets
from collections.abc import Mapping

from starlette.types import Scope

from hegemon.table.security.cookies import cookie, is_secure, read_cookie
from hegemon.table.settings import Settings

BYTES = 16  # of chance, 128 bits
PREFIX = "seat-"  # by which a token is known wherever it turns up
TOKEN = re.compile(rf"{PREFIX}[A-Za-z0-9_-]{{22}}")
COOKIE = "hegemon-invitation"
COOKIE_PATH = "/invite"
COOKIE_SECONDS = 15 * 60

SECRETS = [
    (re.compile(r"(/invite/)(?!seat-\.\.\.)[^\s\"'?#]+"), r"\1seat-..."),
    (re.compile(r"(seat|guest)-[A-Za-z0-9_-]{22,}"), r"\1-..."),
    (re.compile(r"(hegemon(?:-invitation)?=)(?!(?:seat|guest)-\.\.\.)[^\s;,\"']+"), r"\1..."),
]


def new_token() -> str:
    """A token for a seat's link."""
    return PREFIX + secrets.token_urlsafe(BYTES)


def is_token(text: str) -> bool:
    """Could this be a token? What could not is not worth a look into the database."""
    return TOKEN.fullmatch(text) is not None


def hash_token(token: str) -> str:
    """What is stored of a token. It cannot be turned back, and looking it up tells nothing by the time it takes."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_same(given: str, stored: str | None) -> bool:
    """Are these the same hashes? It takes as long wherever they differ."""
    return stored is not None and hmac.compare_digest(given.encode(), stored.encode())


def invitation_cookie(token: str, scope: Scope, settings: Settings) -> str:
    """The `Set-Cookie` header that carries a token from its address, where it must not stay, to the page that asks."""
    return cookie(COOKIE, token, COOKIE_SECONDS, is_secure(scope, settings), COOKIE_PATH)


def forget_invitation(scope: Scope, settings: Settings) -> str:
    """The `Set-Cookie` header by which the browser forgets the invitation."""
    return cookie(COOKIE, "", 0, is_secure(scope, settings), COOKIE_PATH)


def invitation_of(headers: Mapping[str, str]) -> str | None:
    """The token of the invitation that this browser has opened."""
    token = read_cookie(headers, COOKIE)
    return token if token and is_token(token) else None


def scrub(text: str) -> str:
    """A text without the secrets that might be in it."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class ScrubbingFormatter(logging.Formatter):
    """Writes log lines, tracebacks included, without tokens and cookies."""

    def format(self, record: logging.LogRecord) -> str:
        return scrub(super().format(record))
