"""A private copy of the tree in which one mutant after the other is made and tried."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from hegemon import manifest
from hegemon.conformance.mutation import Mutant
from mutating.digests import SETTINGS
from mutating.place import place_of
from mutating.subject import ROOT, Subject
from mutating.traces import Plan, Trace
from mutating.worker import ANEW, FAILED, HUNG, Message

TOOLS = "tools"
COPIED_FOLDERS = ["src", "tests", f"{TOOLS}/mutating"]  # this tool too: it may be edited while it runs
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", manifest.FILE)
SHORTEST_LIMIT = 10.0  # seconds of the processor beyond what the unchanged test takes
TIMES_AS_LONG = 4  # as the unchanged test
WAITING = 20  # times as long by the clock as on the processor, where others want it too
COLLECTING = 60.0  # seconds of the processor, about ten times what the unchanged tests take to be collected
COLLECTION = "the collection of tests fails"
SAID = "said.txt"  # what pytest prints
START = f"import sys; sys.path.append({TOOLS!r}); from mutating.worker import main; main()"


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, and which test noticed."""

    word: str
    by: str = ""


class Worker:
    """The process that has collected the tests in a laboratory."""

    def __init__(self, root: Path, of: Subject, trace: bool, patience: float = 0.0) -> None:
        wanted = {**asdict(of), "trace": trace, "patience": patience}
        paths = {"PYTHONPATH": str(root / "src"), "TMPDIR": str(root / "tmp")}
        with (root / SAID).open("w") as said:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, json.dumps(wanted)],
                cwd=root,
                env={**os.environ, **paths, "PYTHONHASHSEED": "0", "HEGEMON_FORM": "interpreted"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=said,
                text=True,
                encoding="utf-8",
            )
        self.collected = self.heard()  # empty when the tests cannot be collected

    def heard(self) -> Message:
        assert self.process.stdout
        line = self.process.stdout.readline()
        return dict(json.loads(line)) if line else {}

    def ask(self, **request: Any) -> Message:
        """Have something tried."""
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.heard()
        assert answer, "the process that keeps the tests has ended"
        return answer

    def close(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Laboratory:
    """A private copy of the tree, with a process that has collected its tests."""

    def __init__(self, root: Path, of: Subject) -> None:
        self.root = root
        self.of = of
        self.patience = COLLECTING
        for name in COPIED_FOLDERS:
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        shutil.copy(ROOT / SETTINGS, root)
        (root / "tmp").mkdir()

    def open(self, trace: bool) -> bool:
        """Collect the tests of the unchanged tree; False when that fails."""
        self.worker = Worker(self.root, self.of, trace)
        if not self.worker.collected:
            print((self.root / SAID).read_text(), file=sys.stderr)
        return bool(self.worker.collected)

    def close(self) -> None:
        self.worker.close()

    def trace(self, test: str) -> Trace | None:
        """What one test executes of the unchanged tree; none when it fails."""
        answer = self.worker.ask(tests=[test], limits=[0.0], limit=3600.0, change=None, trace=True)
        if answer["by"] or "lines" not in answer:
            return None
        return Trace(answer["seconds"], answer["elsewhere"], answer["lines"])

    def try_unchanged(self, plan: Plan) -> Verdict:
        return verdict_of(self.worker.ask(**limits_of(plan), change=None, trace=False))

    def try_mutant(self, mutant: Mutant, plan: Plan) -> Verdict:
        """Make the change, run the tests, and undo it."""
        with self.changed(mutant) as source:
            answer = {"verdict": ANEW} if plan.anew else self.try_in_place(mutant, source, plan)
            return self.try_anew(plan) if answer["verdict"] == ANEW else verdict_of(answer)

    def try_in_place(self, mutant: Mutant, source: bytes, plan: Plan) -> Message:
        """In a child of the process that is there."""
        change = {
            "file": mutant.file,
            "sources": (source.decode(), mutant.apply(source).decode()),
            "name": place_of(mutant, source).function,
            "line": source.count(b"\n", 0, mutant.start) + 1,
        }
        return self.worker.ask(**limits_of(plan), change=change, trace=False)

    def try_anew(self, plan: Plan) -> Verdict:
        """In a process that imports everything as it is now."""
        worker = Worker(self.root, self.of, trace=False, patience=self.patience)
        if not worker.collected:
            worker.close()
            return Verdict(HUNG if worker.process.returncode == -signal.SIGPROF else FAILED, COLLECTION)
        here = plan.among(worker.collected["tests"])
        verdict = verdict_of(worker.ask(**limits_of(here), change=None, trace=False))
        worker.close()
        return verdict

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[bytes]:
        """The file is changed on the disk too, for other processes; given is its source from before."""
        file = self.root / "src" / "hegemon" / mutant.file
        source = file.read_bytes()
        write(file, mutant.apply(source))
        try:
            yield source
        finally:
            write(file, source)


def limits_of(plan: Plan) -> Message:
    """The tests, with what each may take of the processor and all of them by the clock."""
    limits = [SHORTEST_LIMIT + TIMES_AS_LONG * seconds for seconds in plan.seconds]
    return {"tests": plan.tests, "limits": limits, "limit": WAITING * (SHORTEST_LIMIT + sum(plan.seconds))}


def verdict_of(answer: Message) -> Verdict:
    return Verdict(answer["verdict"], answer["by"])


def write(file: Path, source: bytes) -> None:
    """A changed file, without the compiled one that Python might take for fresh within the same second."""
    file.write_bytes(source)
    for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        stale.unlink()
