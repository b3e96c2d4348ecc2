"""Our search against a peer's, game after game: `bench.ours.match` in a process that finds both."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bench.contenders import ROOT
from bench.ours import example
from bench.peers.run_all import on_one_core
from bench.rounds import Progress

MILLISECONDS = 20.0  # of processor time for a decision


class Versus(NamedTuple):
    """What came of it: won counts a draw as a half; the milliseconds are what a decision really took."""

    games: int
    won: float
    simulations: int
    ours_ms: float
    theirs_ms: float

    @property
    def share(self) -> float:
        return self.won / self.games


def measure_versus(python: Path, games: int, tell: Progress) -> Versus | None:
    """So many games of Connect Four, both sides alternating; nothing where OpenSpiel or a C compiler is missing."""
    tell(f"Connect Four: {games} games against OpenSpiel's search")
    try:
        folders = [example.prepare(), ROOT / "src", packages_of(python)]
    except (example.NoExampleError, OSError, subprocess.CalledProcessError):
        return None
    command = [*on_one_core(), sys.executable, "-m", "bench.ours.match", str(games), str(MILLISECONDS)]
    environment = {**os.environ, "HEGEMON_FORM": "compiled", "PYTHONPATH": os.pathsep.join(map(str, folders))}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return Versus(**json.loads(done.stdout)) if done.returncode == 0 else None


def packages_of(python: Path) -> str:
    """Where the peers' interpreter has its packages."""
    code = "import sysconfig; print(sysconfig.get_path('platlib'))"
    return subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=True).stdout.strip()
