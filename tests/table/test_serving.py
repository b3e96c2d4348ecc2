"""A server in a process of its own: it says where it is, answers, and stops when it is told to."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hegemon.table.network import CannotServe, listen

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(find_spec("hegemon.table.app") is None, reason="there is no app to serve yet"),
]

PUBLIC = "https://games.example.org"
Start = Callable[..., "Served"]


class Served:
    """A server that was started, and where it is."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.errors = folder / "errors.txt"
        command = [sys.executable, "-m", "hegemon.cli", "serve", "--port", "0", "--no-browser", *options]
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env={**os.environ, "HEGEMON_DATA": str(folder / "data"), "PYTHONIOENCODING": "utf-8"},
                start_new_session=True,
            )
        self.said = self.listen_to()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.said)
        assert found, self.said + self.errors.read_text()
        self.url = found[0]
        self.live = f"ws://127.0.0.1:{found[1]}/live"

    def listen_to(self) -> str:
        """What the server says until it is ready."""
        lines: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            lines.append(line)
            if line.startswith("Ctrl-C"):
                break
        return "".join(lines)

    def stop(self, how: signal.Signals) -> tuple[int, float]:
        """Stop it and all its processes, as a terminal does; the exit code and the seconds it took."""
        began = time.monotonic()
        os.killpg(self.process.pid, how)
        return self.process.wait(30), time.monotonic() - began

    def end(self) -> None:
        """Make sure that nothing is left of it."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """`start("--verbose")` is a server with a data folder of its own."""
    started: list[Served] = []

    def begin(*options: str) -> Served:
        started.append(Served(tmp_path, *options))
        return started[-1]

    yield begin
    for served in started:
        served.end()


def test_it_says_where_it_is_and_where_the_tables_are(start: Start, tmp_path: Path) -> None:
    served = start()
    assert f"Hegemon is served at {served.url}\n" in served.said
    assert f"The tables are kept in {tmp_path / 'data' / 'tables.sqlite3'}\n" in served.said
    assert httpx.get(served.url).status_code == 200
    assert (tmp_path / "data" / "tables.sqlite3").exists()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_ctrl_c_stops_it_in_a_moment_with_live_connections_open(start: Start) -> None:
    served = start()
    httpx.get(served.url)
    with connect(served.live, origin=Origin(served.url)) as one, connect(served.live, origin=Origin(served.url)):
        code, seconds = served.stop(signal.SIGINT)
        farewell = close_code(one)
    assert code == 130
    assert seconds < 3
    assert farewell == 1012
    assert served.errors.read_text().strip() == "hegemon: stopped."


def close_code(live: ClientConnection) -> int | None:
    """Read all that still comes; the code with which the connection was closed."""
    try:
        while True:
            live.recv(timeout=5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_service_manager_stops_it_without_complaint(start: Start) -> None:
    served = start()
    assert served.stop(signal.SIGTERM)[0] == 0
    assert served.errors.read_text() == ""


def test_a_live_connection_from_another_page_is_refused(start: Start) -> None:
    served = start()
    with pytest.raises(InvalidStatus) as refused, connect(served.live, origin=Origin("http://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    assert b"not sent from a page of this server" in (refused.value.response.body or b"")


def test_large_bodies_are_refused_with_a_sentence(start: Start) -> None:
    served = start()
    pieces = (b"x" * 1024 for _ in range(200))
    answer = httpx.post(f"{served.url}/name", headers={"Origin": served.url}, content=pieces)
    assert (answer.status_code, answer.json()["error"]) == (413, "size")


def test_its_own_proxy_is_believed_about_the_client(start: Start) -> None:
    served = start("--public-url", PUBLIC, "--verbose")
    assert f"Hegemon is served at {PUBLIC}\n" in served.said
    forwarded = {"Host": "games.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    answer = httpx.get(served.url, headers=forwarded)
    assert answer.headers["set-cookie"].endswith("; HttpOnly; SameSite=Lax; Secure")
    assert "strict-transport-security" in answer.headers


def test_without_a_public_url_nobody_is_believed(start: Start) -> None:
    served = start()
    answer = httpx.get(served.url, headers={"X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"})
    assert "Secure" not in answer.headers["set-cookie"]
    assert "server" not in answer.headers


def test_watching_shows_requests_and_no_secrets(start: Start) -> None:
    served = start("--verbose")
    token = "seat-" + "a" * 22
    answer = httpx.get(f"{served.url}/invite/{token}")
    served.stop(signal.SIGTERM)
    lines = served.errors.read_text()
    assert f"GET /invite/seat-... {answer.status_code}" in lines
    assert token not in lines


def test_the_local_network_gets_an_address_and_a_code(start: Start) -> None:
    served = start("--lan")
    assert "█" in served.said or "No network was found" in served.said
    found = re.search(r"In this network it is (\S+)", served.said)
    if found:
        assert httpx.get(found[1]).status_code == 200
        assert httpx.get(served.url, headers={"Host": "10.9.8.7"}).status_code == 400


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotServe, match=f"port {port} is taken by another program"):
            listen("127.0.0.1", port, True)
        with listen("127.0.0.1", port, False) as found:
            assert found.getsockname()[1] != port


def test_an_address_of_another_machine_is_an_error() -> None:
    with pytest.raises(CannotServe, match=r"cannot listen on 203\.0\.113\.1 port 0"):
        listen("203.0.113.1", 0, True)
