"""Two people who play on whatever happens to the server: they come back, and send again what was not answered."""

from __future__ import annotations

import random
import re
import threading
import time
from dataclasses import dataclass

import httpx
from tests.table.site import PATIENCE, Live, Parts, Site, new_key
from websockets.exceptions import WebSocketException

GONE = (httpx.TransportError, WebSocketException, OSError, TimeoutError, EOFError)
PER_CONNECTION = {"type", "epoch", "seq", "events", "showdowns", "log", "chat", "seats"}
MOMENT = 0.01
BREATH = 0.05  # seconds between two attempts to come back


@dataclass
class Sent:
    """A move that somebody sent, and what they were told."""

    table: str
    seat: int
    question: int
    move: str
    key: str
    status: int = 0  # of the answer; 0: none has come
    times: int = 0


class Party(threading.Thread):
    """Two people, and bots on the other seats, at one table after another."""

    def __init__(self, site: Site, game: str, seats: int, seed: int) -> None:
        super().__init__(daemon=True, name=f"{game}, {seats} seats")
        self.site = site
        self.game = game
        self.seats = ["you", "open", *["bot:random"] * (seats - 2)]
        self.chance = random.Random(f"{seed} {self.name}")
        self.tabs: list[Live] = []
        self.sent: list[Sent] = []
        self.stopping = threading.Event()
        self.problem: BaseException | None = None

    def run(self) -> None:
        """Play until told to stop; whatever is not a lost connection is a problem."""
        try:
            while not (self.stopping.is_set() and self.is_settled()):
                try:
                    self.turn()
                except GONE:
                    self.come_back()
        except BaseException as problem:
            self.problem = problem

    def turn(self) -> None:
        """Send again what was not answered; else play, if anybody is awaited."""
        open_still = [sent for sent in self.sent[-1:] if not sent.status]
        if open_still:
            self.send(open_still[0])
            return
        if not self.tabs or self.tabs[0].parts.get("stage") == "over":
            self.sit_down()
        for tab in self.tabs:
            tab.drain(MOMENT)
            tab.socket.ping()  # one that was closed says so
        awaited = [tab for tab in self.tabs if tab.parts.get("picks") and tab.parts["line"]["yours"]]
        if awaited and not self.stopping.is_set():
            self.play(self.chance.choice(awaited))

    def play(self, tab: Live) -> None:
        assert tab.seat is not None
        sent = Sent(tab.table, tab.seat, tab.parts["line"]["question"], self.some_move(tab.parts), new_key())
        self.sent.append(sent)
        self.send(sent)

    def send(self, sent: Sent) -> None:
        sent.times += 1
        tab = self.tabs[sent.seat]
        answer = tab.person.play(sent.table, sent.seat, sent.question, sent.move, sent.key)
        assert answer.status_code == 200 or is_late(answer) or was_stale(tab, sent.move), (
            f"{sent}: {answer.text}{self.said(answer.status_code)}"
        )
        sent.status = answer.status_code

    def said(self, status: int) -> str:
        """What the server said last, where it has failed."""
        return "\n" + "\n".join(self.site.said[-40:]) if status >= 500 else ""

    def some_move(self, parts: Parts) -> str:
        """Any of the moves that a page offers, with any count."""
        entry = self.chance.choice(parts["picks"])
        words = [self.chance.randint(*arg[1:]) if arg[0] == "count" else arg[1] for arg in entry["args"]]
        return str(entry["text"].format(*words))

    def sit_down(self) -> None:
        """Open a table, and let the second person in by link."""
        people = [self.site.person(name) for name in ("Mia", "Noa")]
        table = people[0].open(self.game, self.seats)
        people[0].invite(table, 1, people[1])
        self.tabs = [person.live(table, seat) for seat, person in enumerate(people)]

    def come_back(self) -> None:
        """Open the lost connections again, from the last message that came."""
        time.sleep(BREATH)
        tabs = []
        for old in self.tabs:
            old.close()
            try:
                tab = old.person.live(old.table, old.seat, old.parts.get("epoch", ""), old.parts.get("seq", 0))
            except GONE:
                return
            tab.parts = old.parts
            tabs.append(tab)
        self.tabs = tabs

    def is_settled(self) -> bool:
        """Has everything been answered, and do bots wait for a person again?"""
        if any(not sent.status for sent in self.sent) or not self.tabs:
            return False
        shown = [tab.parts for tab in self.tabs]
        return any(parts and (parts["stage"] == "over" or parts["line"]["yours"]) for parts in shown)

    def stop(self) -> None:
        """Stop, once everything has been answered."""
        self.stopping.set()
        self.join(PATIENCE)
        self.raise_problem()
        assert not self.is_alive(), f"{self.name} did not come to rest"

    def raise_problem(self) -> None:
        if self.problem is not None:
            raise AssertionError(f"{self.name}: {self.problem!r}") from self.problem

    def compare_pages(self) -> None:
        """What two people have before them is what they would be shown if they came anew."""
        for tab in self.tabs:
            tab.drain(0.3)
            fresh = tab.person.snapshot(tab.table, tab.seat)
            names = (tab.parts.keys() | fresh.keys()) - PER_CONNECTION
            differing = [name for name in names if tab.parts.get(name) != fresh.get(name)]
            assert not differing, f"{self.name}: {differing} differ"
            lines = fresh["log"]["lines"]
            assert tab.parts["log"][-len(lines) :] == lines, f"{self.name}: the log differs"


def is_late(answer: httpx.Response) -> bool:
    """Was this refused only because the game has moved on?"""
    return answer.status_code == 409 and answer.json()["error"] in ("moved-on", "over")


def was_stale(tab: Live, move: str) -> bool:
    """Did the page offer what is over? Laying a ward opens no question, so that the next page alone tells."""
    tab.drain(0.5)
    return not any(re.fullmatch(pattern_of(entry), move) for entry in tab.parts["picks"])


def pattern_of(entry: Parts) -> str:
    """Every move that an entry of a page stands for, with any count."""
    words = [r"\d+" if arg[0] == "count" else re.escape(arg[1]) for arg in entry["args"]]
    return str(entry["text"].format(*words))
