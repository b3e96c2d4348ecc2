"""What is read of a connection before there is a request: its headers must be small, and must not take for ever.

The other guards see a request when its headers are there. Until then a client costs a connection and whatever it has
sent so far; uvicorn bounds neither, so it is done here, where bytes arrive.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hegemon.table.settings import Limits

TOO_SLOW = "The request took too long to arrive; try again."
TOO_LARGE = "The headers of this request are too large."
POLITE = (
    2 * 1024 * 1024
)  # bytes of a request that are read at all; what is too large within that is told so by `bodies`
SECONDS_TO_LEAVE = 1.0  # for a client to read why, before the connection is cut


class TooLarge(Exception):
    """More than a request may have; the parser stops at it."""


class Bounded(HttpToolsProtocol):
    """A connection with limits for the headers of each request."""

    limits = Limits()
    clock: TimerHandle | None = None  # runs while headers are on their way
    heard = 0  # bytes since the last request was complete
    size = 0  # bytes of address and headers, as far as they could be read
    is_complete = False  # are the headers of the latest request there?
    is_refused = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there, and has to say what for."""
        super().connection_made(transport)
        self.expect_headers()

    def data_received(self, data: bytes) -> None:
        """Read on, unless there is too much that does not end."""
        if self.is_refused:
            return
        self.heard += len(data)
        super().data_received(data)
        if self.is_refused or self.transport.is_closing():
            return
        if self.heard > (POLITE if self.is_complete else self.limits.head):
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LARGE)
        elif self.clock is None and not self.is_complete:
            self.expect_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self.stop_clock()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The first letter of a request."""
        self.is_complete = False
        self.size = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header, before the body or behind it."""
        self.count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Here is a request, which the other guards look at."""
        self.stop_clock()
        self.is_complete = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The next request is counted anew."""
        super().on_message_complete()
        self.heard = 0

    def on_response_complete(self) -> None:
        """Whatever comes now belongs to the next request; until then uvicorn's own clock runs."""
        self.is_complete = False
        super().on_response_complete()

    def count(self, size: int) -> None:
        self.size += size
        if self.size > self.limits.head:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, TOO_LARGE)
            raise TooLarge

    def expect_headers(self) -> None:
        self.stop_clock()
        self.clock = self.loop.call_later(self.limits.head_seconds, self.lose_patience)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def lose_patience(self) -> None:
        """Close a connection over which nothing came, and refuse a request that is not complete."""
        if self.heard:
            self.refuse(HTTPStatus.REQUEST_TIMEOUT, TOO_SLOW)
        else:
            self.transport.close()

    def refuse(self, status: HTTPStatus, sentence: str) -> None:
        """Say why, read nothing more, and hang up: at once when it was read, else in a moment."""
        self.stop_clock()
        self.is_refused = True
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
        self.transport.write(f"{head}content-length: {len(sentence)}\r\nconnection: close\r\n\r\n{sentence}".encode())
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(SECONDS_TO_LEAVE, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """What was refused here has been answered."""
        if not self.is_refused:
            super().send_400_response(msg)


def bounded(limits: Limits) -> type[Bounded]:
    """Connections with these limits."""
    return type("Bounded", (Bounded,), {"limits": limits})
