"""How a server is run: it finds a port, says where it is, and stops when it is told to.

The app itself is made by `hegemon.table.app.create_app`; this is what stands around it in a process of its own.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import WS_PROTOCOLS

from hegemon.table.data_folder import database_url, place_of
from hegemon.table.network import CannotServe, lan_url, listen, local_url
from hegemon.table.qr import qr_lines
from hegemon.table.security.connections import bounded
from hegemon.table.settings import Settings

SECONDS_TO_STOP = 1
LARGEST_MESSAGE = 4096  # bytes that a browser may send up a live connection at once
LIVE_PROTOCOL = "websockets-sansio"
FILES = 65_536  # that may be open at a time, and connections among them

LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "scrubbed": {
            "()": "hegemon.table.security.tokens.ScrubbingFormatter",
            "fmt": "%(asctime)s %(levelname)s %(message)s",
        },
    },
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "scrubbed", "stream": "ext://sys.stderr"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"hegemon": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}, "uvicorn.access": {"level": "CRITICAL"}},
}

SWITCH_SECONDS = 0.0005  # how long the thread that writes may have to wait for the one that serves


class Listening(uvicorn.Server):
    """A server that says when it is ready, and remembers what stopped it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.signal = 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; asked a second time, at once."""
        self.signal = sig
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def run(settings: Settings, port_is_firm: bool = False, with_browser: bool = True) -> None:
    """Serve until somebody stops it; if by Ctrl-C, that is told on when all is closed."""
    from hegemon.table.app import create_app

    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    listener = listen(settings.host, settings.port, port_is_firm)
    with listener:
        port = listener.getsockname()[1]
        if port != settings.port and settings.port:
            say(f"Port {settings.port} is taken, so this is port {port}.")
        settings = replace(settings, port=port, database=database_url(settings.database))
        server = Listening(configuration(create_app(settings), settings), lambda: announce(settings, with_browser))
        server.run(sockets=[listener])
    if not server.started:
        raise CannotServe("the server did not start; the reason stands above")
    if server.signal == signal.SIGINT:
        raise KeyboardInterrupt


def configuration(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve the app: quick and quiet, with small live messages, believing no proxy but its own."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=bounded(settings.limits),
        ws=LIVE_PROTOCOL if LIVE_PROTOCOL in WS_PROTOCOLS else "auto",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=settings.trusted_proxy or bool(settings.public_url),
        forwarded_allow_ips=["127.0.0.1", "::1"],
        log_config=LOGS,
        access_log=False,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


def announce(settings: Settings, with_browser: bool) -> None:
    """Say where the tables are, for people and for phones, and open a browser where there is a desktop."""
    here = settings.public_url or local_url(settings)
    say(f"Hegemon is served at {here}")
    if settings.public_url:
        say(f"The proxy finds it at {local_url(settings)}")
    if settings.lan:
        invite_phones(settings)
    say(f"The tables are kept in {place_of(settings.database)}")
    say("Ctrl-C stops the server; every game goes on where it was when it is started again.")
    if with_browser and has_desktop():
        threading.Thread(target=webbrowser.open, args=(local_url(settings),), daemon=True).start()


def invite_phones(settings: Settings) -> None:
    """Say by which address the local network reaches us, in letters and as a code that a phone can read."""
    address = lan_url(settings)
    if address is None:
        say("No network was found, so only this machine can reach it.")
        return
    say(f"In this network it is {address}")
    if "utf" in (sys.stdout.encoding or "").lower():
        colours = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        say("\n".join(["", *qr_lines(address, colours), ""]))


def has_desktop() -> bool:
    """Does somebody sit here before a screen that can show a browser?"""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def raise_file_limit() -> None:
    """Allow as many open connections as the system lets us; the usual number is small."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def say(text: str) -> None:
    """Print, and let it be read at once."""
    print(text, flush=True)
