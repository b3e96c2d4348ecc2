"""Moves offered at a rate that does not wait for the server, and how long each took to reach the others.

The moments at which moves are due are drawn beforehand, as if many people acted by themselves: gaps of chance around
the wanted mean. A server that is late is sent the next move all the same.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from loading.people import Act, Company, Tab
from loading.served import Served
from loading.wire import Posters

SETTLING = 2.0  # seconds after the last move, for what is still on its way
LOOK = 0.005  # seconds between two looks at how late the generator itself is


@dataclass
class Measured:
    """What came of one rate."""

    offered: float  # moves a second
    seconds: float
    sent: int = 0
    accepted: int = 0
    refused: int = 0
    left_out: int = 0  # nobody was awaited at any table whose last move had arrived
    lost: int = 0  # accepted and due to be seen, but not seen by all within the time
    arrivals: list[float] = field(default_factory=list)  # seconds from the POST until the last of the others had it
    lags: list[float] = field(default_factory=list)  # seconds by which the generator itself was late
    processor: float = 0.0  # of the server: share of one core
    own_processor: float = 0.0  # of the generator
    messages: int = 0
    bytes: int = 0
    over: int = 0  # games that have ended

    @property
    def rate(self) -> float:
        """Moves accepted a second."""
        return self.accepted / self.seconds


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all values does not pass."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


class Offering:
    """The tables, and the connections for requests."""

    def __init__(self, companies: list[Company], served: Served, seed: int) -> None:
        self.companies = companies
        self.served = served
        self.posters = Posters(served.port)
        self.chance = random.Random(seed)
        self.tasks: set[asyncio.Task[None]] = set()

    async def arrive(self) -> None:
        """Let everybody come, a few tables at a time."""
        for company in self.companies:
            await company.arrive(self.served.port)

    async def run(self, rate: float, seconds: float) -> Measured:
        """Offer moves at one rate."""
        found = Measured(rate, seconds)
        acts: list[tuple[Act, float]] = []
        heard = self.heard()
        watch = asyncio.create_task(self.watch(found))
        started, processor, own = time.perf_counter(), self.served.processor_seconds(), time.process_time()
        await self.offer(found, acts, started)
        wall = time.perf_counter() - started
        found.processor = (self.served.processor_seconds() - processor) / wall
        found.own_processor = (time.process_time() - own) / wall
        await asyncio.sleep(SETTLING)
        watch.cancel()
        messages, size = self.heard()
        found.messages, found.bytes = messages - heard[0], size - heard[1]
        self.count(found, acts)
        return found

    async def offer(self, found: Measured, acts: list[tuple[Act, float]], started: float) -> None:
        due = started
        while (due := due + self.chance.expovariate(found.offered)) < started + found.seconds:
            wait = due - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            tab = self.somebody()
            if tab is None:
                found.left_out += 1
                continue
            act = tab.table.begin(tab)
            move = tab.some_move(self.chance)
            acts.append((act, time.perf_counter()))
            task = asyncio.create_task(tab.table.send(self.posters, act, move))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def somebody(self) -> Tab | None:
        """Somebody who is awaited, at a table that chance picks."""
        first = self.chance.randrange(len(self.companies))
        for company in self.companies[first:] + self.companies[:first]:
            awaited = company.awaited()
            if awaited:
                return self.chance.choice(awaited)
        return None

    async def watch(self, found: Measured) -> None:
        """How late the generator is by itself: a sleep that ends later than it should."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            found.lags.append(time.perf_counter() - due)

    def heard(self) -> tuple[int, int]:
        tabs = [tab for company in self.companies for tab in company.tabs]
        return sum(tab.messages for tab in tabs), sum(tab.bytes for tab in tabs)

    def count(self, found: Measured, acts: list[tuple[Act, float]]) -> None:
        found.sent = len(acts)
        found.accepted = sum(act.status == 200 for act, _ in acts)
        found.refused = sum(act.status not in (0, 200) for act, _ in acts)
        shown = [(act, sent) for act, sent in acts if act.shows and act.status == 200]
        found.arrivals = [act.came - sent for act, sent in shown if not act.waiting]
        found.lost = sum(bool(act.waiting) for act, _ in shown)
        found.over = sum(company.is_over for company in self.companies)
