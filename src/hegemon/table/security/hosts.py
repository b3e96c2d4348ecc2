"""The name by which a server is called must be one of its own.

A page of somebody else can give its own name the address of this machine (DNS rebinding), and is then of one origin
with us, as far as the browser can tell. It cannot hide the name, though: the browser sends it as `Host`. Any port will
do, because a tunnel may have another one, and names are what rebinding is about.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

from hegemon.table.security.requests import header, is_guarded, refuse
from hegemon.table.settings import Settings

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.IGNORECASE)
LONGEST = 260  # characters of a name with its port
SENTENCE = "This server does not go by that name. Use the address that it printed when it was started."


class Hosts:
    """Refuses whatever was sent to a name that is not ours."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what was sent to us."""
        if is_guarded(scope) and not self.is_ours(scope):
            await refuse(scope, receive, send, 400, "host", SENTENCE)
        else:
            await self.app(scope, receive, send)

    def is_ours(self, scope: Scope) -> bool:
        """Was this sent to one of our names, to this machine, or to the address at which it arrived?"""
        name = host_name((header(scope, b"host") or "")[: LONGEST + 1])
        if name in self.names:
            return True
        address = as_address(name)
        if address is None:
            return False
        return address.is_loopback or address == as_address((scope.get("server") or ("",))[0] or "")


def own_names(settings: Settings) -> frozenset[str]:
    """The names that the settings give the server, in small letters."""
    names = {"localhost", settings.host, settings.public_host, *settings.allowed_hosts}
    if settings.lan:
        names |= machine_names()
    return frozenset(name.lower().strip("[]").rstrip(".") for name in names if name) - {"0.0.0.0", "::"}


def machine_names() -> set[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().split(".")[0]
    return {name, f"{name}.local"} if name else set()


@lru_cache(maxsize=256)
def host_name(host: str) -> str:
    """The name or address in a `Host` header, in small letters, without port and brackets; empty if it is none."""
    found = HOST.fullmatch(host) if len(host) <= LONGEST else None
    return found[1].lower().strip("[]").rstrip(".") if found else ""


@lru_cache(maxsize=256)
def as_address(name: str) -> IPv4Address | IPv6Address | None:
    """The address that a name is, if it is one; one of the old kind written as a new one is the old one."""
    try:
        address = ip_address(name)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
