"""Headers that do not end, come letter by letter, or do not come at all cost a connection for some seconds only."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from hegemon.table.network import listen
from hegemon.table.serving import configuration
from hegemon.table.settings import Limits, Settings

pytestmark = [pytest.mark.once, pytest.mark.timeout(30)]
LIMITS = Limits(head=8 * 1024, head_seconds=0.6)
START = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
WHOLE = START + b"\r\n"


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that reads what it is sent, and greets."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await PlainTextResponse("hello")(scope, receive, send)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """A server as `hegemon serve` runs it, with less patience."""
    listener = listen("127.0.0.1", 0, True)
    config = configuration(hello, Settings(limits=LIMITS))
    config.log_config, config.lifespan = None, "off"
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],), daemon=True)
    thread.start()
    yield listener.getsockname()[1]
    server.should_exit = True
    thread.join(10)


@pytest.fixture
def client(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        yield connection


def all_that_comes(client: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    parts = []
    with suppress(ConnectionError):
        while part := client.recv(65536):
            parts.append(part)
    return b"".join(parts)


def answer(client: socket.socket) -> bytes:
    """One answer of a connection that stays open."""
    got = b""
    while not got.endswith(b"hello"):
        part = client.recv(65536)
        assert part, got
        got += part
    return got


def drip(client: socket.socket, data: bytes, pause: float) -> int:
    """Send letter by letter; how many were sent before the server hung up."""
    for sent in range(len(data)):
        try:
            client.sendall(data[sent : sent + 1])
        except ConnectionError:
            return sent
        time.sleep(pause)
    return len(data)


def test_headers_that_come_letter_by_letter_are_not_waited_for(client: socket.socket) -> None:
    began = time.monotonic()
    assert drip(client, START + b"x" * 2000, 0.02) < 200
    got = all_that_comes(client)
    assert time.monotonic() - began < 8
    assert got.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert got.endswith(b"The request took too long to arrive; try again.")


def test_a_connection_over_which_nothing_comes_is_closed(client: socket.socket) -> None:
    began = time.monotonic()
    assert all_that_comes(client) == b""
    assert 0.4 < time.monotonic() - began < 5


def test_the_headers_of_a_second_request_are_not_waited_for_either(client: socket.socket) -> None:
    client.sendall(WHOLE)
    assert answer(client).startswith(b"HTTP/1.1 200 OK\r\n")
    time.sleep(1.0)  # between two requests there is more time
    client.sendall(WHOLE)
    assert answer(client).startswith(b"HTTP/1.1 200 OK\r\n")
    drip(client, b"\r\n" * 1000, 0.02)
    assert b" 408 " in all_that_comes(client)


@pytest.mark.parametrize(
    "endless",
    [b"x: " + b"y" * 1_000_000, b"x: y\r\n" * 200_000, b"x" * 1_000_000, b"cookie: " + b"a=b; " * 200_000],
    ids=["one value", "many headers", "one name", "cookies"],
)
@pytest.mark.parametrize("end", [b"", b"\r\n\r\n"], ids=["open", "complete"])
def test_a_megabyte_of_headers_is_refused(client: socket.socket, endless: bytes, end: bytes) -> None:
    sender = threading.Thread(target=lambda: try_to_send(client, START + endless + end), daemon=True)
    sender.start()
    got = all_that_comes(client)
    sender.join(5)
    assert got.startswith(b"HTTP/1.1 431 "), got[:200]
    assert got.count(b"HTTP/1.1") == 1


def test_an_endless_address_is_refused(client: socket.socket) -> None:
    threading.Thread(target=lambda: try_to_send(client, b"GET /" + b"x" * 1_000_000), daemon=True).start()
    assert all_that_comes(client).startswith(b"HTTP/1.1 431 ")


def test_endless_trailers_are_refused(client: socket.socket) -> None:
    chunked = b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    threading.Thread(target=lambda: try_to_send(client, chunked + b"x: y\r\n" * 200_000), daemon=True).start()
    assert all_that_comes(client).startswith(b"HTTP/1.1 431 ")


def try_to_send(client: socket.socket, data: bytes) -> None:
    with suppress(OSError):
        client.sendall(data)


def test_a_body_has_a_time_of_its_own(client: socket.socket) -> None:
    client.sendall(b"POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\n\r\n")
    time.sleep(1.0)
    client.sendall(b"12345")
    assert answer(client).startswith(b"HTTP/1.1 200 OK\r\n")


def test_many_requests_over_one_connection_are_counted_one_by_one(client: socket.socket) -> None:
    padded = START + b"x: " + b"y" * 5000 + b"\r\n\r\n"
    for _ in range(5):
        client.sendall(padded)
        assert answer(client).startswith(b"HTTP/1.1 200 OK\r\n")


def test_others_are_served_while_somebody_dawdles(port: int, client: socket.socket) -> None:
    client.sendall(START)
    with socket.create_connection(("127.0.0.1", port), timeout=5) as other:
        other.sendall(WHOLE)
        assert answer(other).startswith(b"HTTP/1.1 200 OK\r\n")
