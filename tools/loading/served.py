"""The server under load: a process of its own, and how much of a core it takes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from types import TracebackType
from typing import Self

from hegemon import form

TICKS = os.sysconf("SC_CLK_TCK")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class Served:
    """A server on a database, without limits of rate."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "hegemon.cli", "serve", "--no-browser", "--port", "0", "--lift-limits"]
        self.process = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = next(filter(None, map(ADDRESS.search, self.process.stdout)), None)
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    def processor_seconds(self) -> float:
        """What all threads of the server have had so far."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """The memory that it holds."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def setting() -> str:
    """Where this was measured."""
    processor = "an unknown processor"
    with open("/proc/cpuinfo") as file:
        for line in file:
            if line.startswith("model name"):
                processor = line.partition(":")[2].strip()
                break
    python = ".".join(map(str, sys.version_info[:3]))
    return f"{os.cpu_count()} cores of {processor}, Python {python}, rules {form.FORM}"
