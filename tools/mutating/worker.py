"""A process that has collected the tests of a subject and forks for whatever is to be tried with them.

It is told on its command line what to collect. It says in one line of JSON which tests there are, then reads requests,
a line each, and answers each in a line. Every attempt is a child made from the state just after collection, so none
knows of another, and importing and collecting are paid for once.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import sys
import time
from collections.abc import Generator, Mapping
from contextlib import suppress
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from mutating.swapping import Loaded, Swap
from mutating.tracing import Tracer

PLUGIN = "hegemon.conformance.plugin"
SHARED = "tests/contract"
PASSED = "survived"
FAILED = "caught"
HUNG = "caught by time"
ANEW = "anew"  # this change needs modules that are imported anew
OPTIONS = "-x -q --no-header --tb=no -p no:cacheprovider -p no:xdist".split()

Message = dict[str, Any]


def main() -> None:
    """Collect, and serve until nobody asks any more."""
    wire, wanted = Wire(), json.loads(sys.argv[1])
    keeper = Keeper(wire, wanted)
    signal.setitimer(signal.ITIMER_PROF, wanted["patience"])  # 0 is for ever
    known = [point.name for point in entry_points(group="pytest11") if point.value == PLUGIN]
    plugins = [] if known else ["-p", PLUGIN]
    shared = [SHARED] if wanted["cases"] else []
    code = pytest.main([*OPTIONS, *plugins, *wanted["folders"], *shared], plugins=[keeper])
    os._exit(code)


class Wire:
    """The pipes to and from whoever asks; what tests print goes where errors go."""

    def __init__(self) -> None:
        self.requests = os.fdopen(os.dup(0), encoding="utf-8")
        self.answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)

    def ask(self) -> Message:
        """The next request; empty at the end."""
        line = self.requests.readline()
        return dict(json.loads(line)) if line else {}

    def answer(self, message: Message) -> None:
        self.answers.write(json.dumps(message) + "\n")
        self.answers.flush()


class Keeper:
    """The plugin of pytest that keeps what was collected, and runs in a child what is asked for."""

    def __init__(self, wire: Wire, wanted: Message) -> None:
        self.wire = wire
        self.wanted = wanted
        self.package = Path("src", "hegemon").absolute()
        self.attempt: Attempt | None = None
        if wanted["trace"]:
            self.tracer = Tracer(self.package, wanted["traced"])
            self.tracer.start()

    def pytest_sessionstart(self) -> None:
        """Which cases are allowed is known: to find out, whole worlds would be made before the first test.

        When traced, all files are loaded now, so that none of them is by a test.
        """
        case: Any = import_module("hegemon.conformance.case")
        case.is_allowed = self.is_case
        for file in self.wanted["traced"] if self.wanted["trace"] else []:
            import_module("hegemon." + file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))

    def is_case(self, game: Any, players: int, variant: Mapping[str, object]) -> bool:
        """Is this one of the cases, or of a game that is left out anyway?"""
        case = import_module("hegemon.conformance.case")
        known = (*self.wanted["cases"], *self.wanted["larger"])
        return game.name not in self.wanted["games"] or f"{game.name}-{players}-{case.variant_name(variant)}" in known

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the shared tests only those of the subject's cases."""
        beginnings = {"-".join(case.split("-")[:2]) + "-" for case in self.wanted["cases"]}
        items[:] = [item for item in items if is_own(item) or any(name in item.name for name in beginnings)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> object:
        """Serve; a child goes on to the loop of pytest with what it was told to run."""
        if session.testsfailed:
            return None
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        items = {item.nodeid: item for item in session.items}
        loaded = Loaded(self.package, self.wanted["traced"])
        self.wire.answer({"tests": list(items), "lines": self.tracer.stop() if self.wanted["trace"] else {}})
        gc.collect()
        gc.freeze()
        while request := self.wire.ask():
            answer = self.serve(request, loaded)
            if self.attempt:
                session.items[:] = [items[name] for name in request["tests"]]
                return None
            self.wire.answer(answer)
        return True

    def serve(self, request: Message, loaded: Loaded) -> Message:
        """What became of an attempt; in the child nothing, but the attempt is begun."""
        change = request["change"]
        swaps = loaded.swaps(**change) if change else []
        if change and not swaps:
            return {"verdict": ANEW}
        reader, writer = os.pipe()
        child = os.fork()
        if child:
            os.close(writer)
            return outcome(child, reader, request["limit"])
        os.close(reader)
        os.setsid()
        tracer = Tracer(self.package, self.wanted["traced"]) if request["trace"] else None
        self.attempt = Attempt(writer, request, swaps, tracer)
        return {}

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """No test takes more of the processor than it may."""
        signal.setitimer(signal.ITIMER_PROF, self.attempt.limits.get(item.nodeid, 0.0) if self.attempt else 0.0)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0.0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.attempt:
            self.attempt.failed = self.attempt.failed or report.nodeid

    def pytest_sessionfinish(self) -> None:
        if self.attempt:
            self.attempt.finish()


class Attempt:
    """What a child is for, and what it has to tell."""

    def __init__(self, writer: int, request: Message, swaps: list[Swap], tracer: Tracer | None) -> None:
        self.writer = writer
        self.limits = dict(zip(request["tests"], request["limits"]))
        self.failed = ""
        self.has_processes = False
        self.tracer = tracer
        for function, code in swaps:
            function.__code__ = code
        if tracer:
            sys.addaudithook(self.hear)
            tracer.start()
        self.begun = processor_time()

    def hear(self, event: str, details: object) -> None:
        """Another process: what it executes cannot be seen from here."""
        self.has_processes = self.has_processes or event in ("subprocess.Popen", "os.fork", "os.posix_spawn")

    def finish(self) -> None:
        """Tell what failed, and when traced, what was executed."""
        seconds = processor_time() - self.begun
        told: Message = {"by": self.failed, "seconds": seconds, "elsewhere": self.has_processes}
        if self.tracer:
            told["lines"] = self.tracer.stop()
        with os.fdopen(os.dup(self.writer), "w", encoding="utf-8") as pipe:
            pipe.write(json.dumps(told))


def processor_time() -> float:
    """Of this process and of those that it has started and seen end."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def is_own(item: pytest.Item) -> bool:
    return not item.nodeid.startswith(f"{SHARED}/")


def outcome(child: int, reader: int, limit: float) -> Message:
    """What the child tells, and how it ended."""
    told = heard(reader, time.monotonic() + limit)
    if told is None:
        kill_group(child)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    kill_group(child)
    is_late = told is None or status == -signal.SIGPROF
    verdict = HUNG if is_late else FAILED if status else PASSED
    return {"by": "", **(json.loads(told) if told else {}), "verdict": verdict}


def heard(reader: int, until: float) -> bytes | None:
    """All that comes through a pipe before it is closed; nothing at all when that takes too long."""
    pieces: list[bytes] = []
    with os.fdopen(reader, "rb", buffering=0) as pipe:
        while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
            piece = pipe.read(1 << 16)
            if not piece:
                return b"".join(pieces)
            pieces.append(piece)
    return None


def kill_group(leader: int) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)
