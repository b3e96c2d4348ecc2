"""A guest is a browser, known by one cookie. Only the cookie's hash is ever stored or compared.

>>> value = new_cookie()
>>> guest_of({"cookie": f"hegemon={value}"}) == guest_id(value)
True
>>> guest_of({"cookie": "hegemon=made-up"}) is None
True
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping

from starlette.types import Scope

from hegemon.table.security.cookies import cookie, is_secure, read_cookie
from hegemon.table.settings import Settings

NAME = "hegemon"
YEAR = 365 * 24 * 3600
BYTES = 24  # of chance, 192 bits
PREFIX = "guest-"  # by which the value is known wherever it turns up, so that no log can show it
VALUE = re.compile(rf"{PREFIX}[A-Za-z0-9_-]{{32}}")


def new_cookie() -> str:
    """A value for the cookie of a browser that has none."""
    return PREFIX + secrets.token_urlsafe(BYTES)


def guest_id(value: str) -> str:
    """Who a cookie's value is: the name under which a guest is stored."""
    return hashlib.sha256(value.encode()).hexdigest()


def guest_of(headers: Mapping[str, str]) -> str | None:
    """The guest whose browser sent these headers, of a request or of a live connection; None without a good cookie."""
    value = value_of(headers)
    return guest_id(value) if value else None


def value_of(headers: Mapping[str, str]) -> str | None:
    """The cookie's value, to be given back to the same browser and to nobody else."""
    value = read_cookie(headers, NAME)
    return value if value and VALUE.fullmatch(value) else None


def guest_cookie(value: str, scope: Scope, settings: Settings) -> str:
    """The `Set-Cookie` header by which a browser keeps being this guest for a year."""
    return cookie(NAME, value, YEAR, is_secure(scope, settings))
