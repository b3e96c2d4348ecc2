"""A real server in a process of its own, and people who play at it through HTTP and live connections."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import Empty, Queue
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

PATIENCE = 30.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
Parts = dict[str, Any]


class Site:
    """A server that can be stopped, killed and started again on the same database and port."""

    def __init__(self, folder: Path, *options: str, pace: float = 0.0) -> None:
        self.database = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.options = [*options, "--pace", str(pace), "--lift-limits"]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []
        self.opened: list[Person | Live] = []  # to be closed in the end

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        """Start the server, and wait until it says where it is."""
        command = [sys.executable, "-m", "hegemon.cli", "serve", "--no-browser", "--database", self.database]
        command += ["--port", str(self.port), *self.options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ, start_new_session=True
        )
        found: Queue[int] = Queue()
        threading.Thread(target=self.listen, args=(self.process, found), daemon=True).start()
        try:
            self.port = found.get(timeout=PATIENCE)
        except Empty:
            self.kill()
            raise AssertionError("the server did not start:\n" + "\n".join(self.said)) from None
        return self

    def listen(self, process: subprocess.Popen[str], found: Queue[int]) -> None:
        assert process.stdout is not None
        with suppress(ValueError):  # it is closed when the server was killed
            for line in process.stdout:
                self.said.append(line.rstrip())
                where = ADDRESS.search(line)
                if where:
                    found.put(int(where[1]))

    def kill(self) -> None:
        """End it as a power cut would, bots and all."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.let_go()

    def let_go(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def stop(self) -> int:
        """Ask it to end, and wait; its exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self.let_go()
        return code

    def person(self, name: str = "") -> Person:
        """A browser that has been to the first page."""
        person = Person(self)
        self.opened.append(person)
        person.get("/")
        if name:
            answer = person.form("/name", name=name)
            assert answer.status_code == 303, answer.text
        return person

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        for one in reversed(self.opened):
            one.close()
        self.kill()


class Person:
    """One browser: its cookie, and what it can ask of the server."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.client = httpx.Client(timeout=PATIENCE, headers={"origin": site.address})

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.client.get(self.site.address + path, **options)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send JSON, as scripts do."""
        return self.client.post(self.site.address + path, json=body)

    def form(self, path: str, **fields: Any) -> httpx.Response:
        """Send a form, as pages do."""
        return self.client.post(self.site.address + path, data=fields, headers={"accept": "text/html"})

    def open(self, game: str, seats: list[str], dials: Mapping[str, object] | None = None, public: bool = False) -> str:
        """Open a table; seats are `you`, `open`, `device` or `bot:NAME`. The id of the table."""
        fields: dict[str, Any] = {"game": game, "players": len(seats), "pace": "0", "public": "on" if public else "off"}
        fields |= {f"seat-{seat}": who for seat, who in enumerate(seats)}
        fields |= {f"dial-{name}": str(value) for name, value in (dials or {}).items()}
        answer = self.form("/tables", **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def invite(self, table: str, seat: int, other: Person) -> None:
        """Make a link to a seat, and let another browser take it."""
        link = self.post(f"/t/{table}/seats/{seat}/link").json()["url"]
        other.get("/invite/" + link.rpartition("/")[2])
        answer = other.form("/invite")
        assert answer.status_code == 303, answer.text

    def snapshot(self, table: str, seat: int | None = None) -> Parts:
        query = "" if seat is None else f"?seat={seat}"
        answer = self.get(f"/t/{table}/snapshot{query}")
        assert answer.status_code == 200, answer.text
        parts: Parts = answer.json()
        return parts

    def play(self, table: str, seat: int, question: int, move: str, key: str | None = None) -> httpx.Response:
        key = new_key() if key is None else key
        return self.post(f"/t/{table}/moves", seat=seat, question=question, move=move, key=key)

    def live(self, table: str, seat: int | None = None, epoch: str = "", seq: int = 0) -> Live:
        """A tab that is open at a table."""
        return Live(self, table, seat, epoch, seq)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def close(self) -> None:
        self.client.close()


class Live:
    """An open tab: a live connection, and the parts as its messages leave them."""

    def __init__(self, person: Person, table: str, seat: int | None, epoch: str = "", seq: int = 0) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.parts: Parts = {}
        self.texts: list[str] = []  # everything that ever came
        where = person.site.address.replace("http", "ws")
        query = f"/live?table={table}" + (f"&seat={seat}" if seat is not None else "") + f"&epoch={epoch}&seq={seq}"
        headers = {"cookie": person.cookie}
        opening = connect(
            where + query,
            origin=Origin(person.site.address),
            additional_headers=headers,
            max_size=None,
            compression=None,
        )
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(opening)
        person.site.opened.append(self)

    def next(self, patience: float = PATIENCE) -> Parts:
        """Take the next message in; TimeoutError when none comes."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Parts = json.loads(text)
        self.take(message)
        return message

    def take(self, message: Parts) -> None:
        if message["type"] not in ("snapshot", "update"):
            return
        board = message.pop("board", self.parts.get("board"))
        if board is not None and "still" not in board:
            board = {**self.parts["board"], "pieces": {**self.parts["board"]["pieces"], **board["pieces"]}}
        if "panel_changes" in message:
            message["panels"] = {**self.parts["panels"], **message.pop("panel_changes")}
        for grows in ("log", "chat"):
            if grows in message:
                part = message.pop(grows)
                message[grows] = self.parts.get(grows, [])[: part["from"]] + part["lines"]
        self.parts.update({**message, "board": board})

    def until(self, wanted: Any, patience: float = PATIENCE) -> Parts:
        """Take messages in until the parts are as wanted."""
        end = time.monotonic() + patience
        while not self.parts or not wanted(self.parts):
            self.next(max(0.01, end - time.monotonic()))
        return self.parts

    def drain(self, quiet: float = 0.2) -> None:
        """Take in everything that is on its way."""
        try:
            while True:
                self.next(quiet)
        except (TimeoutError, ConnectionClosed):
            pass

    def play(self, move: str) -> httpx.Response:
        """Play a move as an answer to the question that this tab shows."""
        assert self.seat is not None
        return self.person.play(self.table, self.seat, self.parts["line"]["question"], move)

    def close(self) -> None:
        self.open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def first_move(parts: Parts, which: int = 0) -> str:
    """One of the moves that a page offers, counts at their lowest."""
    entry = parts["picks"][which % len(parts["picks"])]
    return str(entry["text"].format(*(argument[1] for argument in entry["args"])))


def new_key() -> str:
    return secrets.token_urlsafe(16)
