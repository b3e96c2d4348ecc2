"""Addresses and ports: where this machine is found in its network, and a place to listen."""

from __future__ import annotations

import errno
import os
import socket

from starlette.types import Scope

from hegemon.table.security.hosts import as_address, host_name
from hegemon.table.security.origins import own_origin
from hegemon.table.security.requests import header
from hegemon.table.settings import Settings

ANYWHERE = ("192.0.2.1", 9)  # an address of nobody; nothing is sent there
TRIES = 50  # ports after the usual one
EVERYWHERE = ("0.0.0.0", "::", "")
DEFAULT_PORTS = {"http": 80, "https": 443}


class CannotServe(Exception):
    """The server cannot be started; the sentence says why."""


def lan_address() -> str | None:
    """The address of this machine in its network: the one from which it would write to somebody outside."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANYWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    found = as_address(address)
    return None if found is None or found.is_loopback or found.is_unspecified else address


def listen(host: str, port: int, is_firm: bool) -> socket.socket:
    """A socket that listens at that port, or unless it is firm at the next one that is free."""
    ports = [port] if is_firm else [port + step for step in range(TRIES)] + [0]
    for candidate in ports:
        try:
            return listen_at(host, candidate)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise CannotServe(f"cannot listen on {host} port {candidate}: {problem.strerror or problem}") from None
    raise CannotServe(f"port {port} is taken by another program; name another one with --port, or leave --port out")


def listen_at(host: str, port: int) -> socket.socket:
    """A socket that listens there, from this moment on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def local_url(settings: Settings) -> str:
    """The address by which a browser on this machine reaches the server."""
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return http_url(host, settings.port)


def lan_url(settings: Settings) -> str | None:
    """The address by which a phone in the same network reaches the server."""
    address = lan_address() if settings.lan else None
    return http_url(address, settings.port) if address else None


def http_url(host: str, port: int) -> str:
    """The URL of a host and a port."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == DEFAULT_PORTS["http"] else f"http://{name}:{port}"


def link_base(scope: Scope, settings: Settings) -> str:
    """What links for others begin with: the public URL, or as the asker sees us, but never with a name of this machine
    that means another one elsewhere, if there is a better one.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if is_local(host_name(header(scope, b"host") or "")):
        found = lan_url(settings)
        if found:
            return found
    scheme, _, rest = own_origin(scope).partition("://")
    return f"{scheme}://{rest.removesuffix(f':{DEFAULT_PORTS[scheme]}')}"


def is_local(name: str) -> bool:
    """Does this name mean the machine on which it is said?"""
    address = as_address(name)
    return name == "localhost" or (address is not None and address.is_loopback)
