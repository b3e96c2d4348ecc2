"""Four people at a table, as a generator needs them: who is awaited, what they may do, what reached them when."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import Any

from loading.preparing import Prepared
from loading.wire import Listener, Posters, listen


class Tab:
    """One seat's open page: its question and the moves it offers."""

    def __init__(self, table: Company, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.line: dict[str, Any] = {}
        self.picks: list[dict[str, Any]] = []
        self.is_over = False
        self.bytes = 0
        self.messages = 0
        self.listener: Listener | None = None

    @property
    def is_awaited(self) -> bool:
        return bool(self.line.get("yours")) and bool(self.picks)

    def hear(self, text: str, now: float) -> None:
        """Take in a message; the clock was read when it came."""
        message = json.loads(text)
        if message["type"] not in ("snapshot", "update"):
            return
        self.bytes += len(text)
        self.messages += 1
        if "line" in message:
            self.line = message["line"]
        if "picks" in message:
            self.picks = message["picks"]
        if "stage" in message:
            self.is_over = message["stage"] != "playing"
        self.table.reached(self, now)

    def some_move(self, chance: random.Random) -> str:
        """Any of the moves that this seat was offered, with any count."""
        entry = chance.choice(self.picks)
        words = [chance.randint(*arg[1:]) if arg[0] == "count" else arg[1] for arg in entry["args"]]
        return str(entry["text"].format(*words))


class Act:
    """A move on its way: sent, answered, and at last seen by all others."""

    def __init__(self, tab: Tab, others: set[int], shows: bool) -> None:
        self.tab = tab
        self.question = int(tab.line["question"])
        self.waiting = others if shows else set()  # seats that it has not reached yet
        self.shows = shows
        self.came: float = 0.0  # when it had reached the last of the others
        self.status = 0
        self.has_own = False  # whoever made it has seen it as well

    @property
    def is_done(self) -> bool:
        return bool(self.status) and (self.status != 200 or (self.has_own and not self.waiting))


class Company:
    """One table, with the tabs of its seats."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.tabs = [Tab(self, seat) for seat in range(len(prepared.cookies))]
        self.act: Act | None = None

    async def arrive(self, port: int) -> None:
        """Open all live connections, and wait for what they show."""
        for tab in self.tabs:
            path = f"/live?table={self.prepared.id}&seat={tab.seat}"
            tab.listener = await listen(port, path, self.prepared.cookies[tab.seat], tab.hear)
        while not all(tab.line for tab in self.tabs):
            await asyncio.sleep(0.01)

    @property
    def is_over(self) -> bool:
        return any(tab.is_over for tab in self.tabs)

    def awaited(self) -> list[Tab]:
        """Those who can play now; nobody while a move is on its way."""
        return [] if self.act is not None else [tab for tab in self.tabs if tab.is_awaited]

    def begin(self, tab: Tab) -> Act:
        """A move of this seat: others see it unless it is one of several secret answers, and not the last."""
        shows = not any(other.is_awaited for other in self.tabs if other is not tab)
        self.act = Act(tab, {other.seat for other in self.tabs if other is not tab}, shows)
        return self.act

    async def send(self, posters: Posters, act: Act, move: str) -> None:
        seat = act.tab.seat
        body = {"seat": seat, "question": act.question, "move": move, "key": secrets.token_urlsafe(16)}
        act.status = await posters.post(f"/t/{self.prepared.id}/moves", self.prepared.cookies[seat], body)
        self.settle()

    def reached(self, tab: Tab, now: float) -> None:
        """A message reached a tab: is it what its table waits for?"""
        act = self.act
        if act is None:
            return
        if tab is act.tab:
            act.has_own = True
        elif tab.seat in act.waiting and tab.line.get("question", 0) > act.question:
            act.waiting.discard(tab.seat)
            act.came = now
        self.settle()

    def settle(self) -> None:
        if self.act is not None and self.act.is_done:
            self.act = None
