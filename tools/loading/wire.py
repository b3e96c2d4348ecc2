"""Requests and live connections written straight onto the wire: a generator must be quicker than what it measures."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
from collections import deque
from collections.abc import Callable
from typing import Any, cast

HEAD_END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 128, 128
NO_MASK = bytes(4)  # a browser's frames are masked; one of zeros changes nothing
Heard = Callable[[str, float], None]  # a message, and when it came


class Poster(asyncio.Protocol):
    """One connection for requests, one at a time."""

    def __init__(self, pool: Posters) -> None:
        self.pool = pool
        self.transport: asyncio.Transport | None = None
        self.received = bytearray()
        self.answer: asyncio.Future[int] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Take in an answer; what counts is its status."""
        self.received += data
        end = self.received.find(HEAD_END)
        if end < 0:
            return
        head = bytes(self.received[:end]).lower()
        length = int(head.partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        if len(self.received) < end + len(HEAD_END) + length:
            return
        self.received.clear()
        answer, self.answer = self.answer, None
        self.pool.free.append(self)
        if answer is not None and not answer.done():
            answer.set_result(int(head.split(b" ", 2)[1]))

    def connection_lost(self, problem: Exception | None) -> None:
        if self in self.pool.free:
            self.pool.free.remove(self)
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("the server closed a connection"))


class Posters:
    """As many connections for requests as are needed at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.free: deque[Poster] = deque()

    async def post(self, path: str, cookie: str, body: dict[str, Any]) -> int:
        """Send JSON; the status of the answer."""
        loop = asyncio.get_running_loop()
        if self.free:
            poster = self.free.pop()
        else:
            _, poster = await loop.create_connection(lambda: Poster(self), "127.0.0.1", self.port)
        text = json.dumps(body).encode()
        lines = [f"POST {path} HTTP/1.1", *usual_headers(self.port, cookie)]
        lines += ["content-type: application/json", f"content-length: {len(text)}"]
        answer: asyncio.Future[int] = loop.create_future()
        poster.answer = answer
        assert poster.transport is not None
        poster.transport.write("\r\n".join(lines).encode() + HEAD_END + text)
        return await answer


class Listener(asyncio.Protocol):
    """One live connection; messages only come."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.received = bytearray()
        self.is_open = False
        self.is_lost = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message, with the moment at which its last piece came."""
        now = time.perf_counter()
        self.received += data
        if not self.is_open and not self.opened():
            return
        while (frame := self.frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.heard(body.decode(), now)
            elif kind == PING and self.transport is not None:
                self.transport.write(bytes([FINAL | PONG, MASKED | len(body)]) + NO_MASK + body)
            elif kind == CLOSE:
                self.is_lost = True

    def opened(self) -> bool:
        end = self.received.find(HEAD_END)
        if end < 0:
            return False
        assert self.received.startswith(b"HTTP/1.1 101"), bytes(self.received[:end])
        del self.received[: end + len(HEAD_END)]
        self.is_open = True
        return True

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: a server sends none that is masked, and ours none in pieces."""
        if len(self.received) < 2:
            return None
        length, start = self.received[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(self.received) < start:
                return None
            length = int.from_bytes(self.received[2:start], "big")
        if len(self.received) < start + length:
            return None
        kind, body = self.received[0] & 15, bytes(self.received[start : start + length])
        del self.received[: start + length]
        return kind, body

    def connection_lost(self, problem: Exception | None) -> None:
        self.is_lost = True


async def listen(port: int, path: str, cookie: str, heard: Heard) -> Listener:
    """Open a live connection."""
    _, listener = await asyncio.get_running_loop().create_connection(lambda: Listener(heard), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", *usual_headers(port, cookie), "connection: Upgrade", "upgrade: websocket"]
    lines += [f"sec-websocket-key: {key}", "sec-websocket-version: 13"]
    assert listener.transport is not None
    listener.transport.write("\r\n".join(lines).encode() + HEAD_END)
    return listener


def usual_headers(port: int, cookie: str) -> list[str]:
    address = f"127.0.0.1:{port}"
    return [f"host: {address}", f"origin: http://{address}", f"cookie: hegemon={cookie}"]
