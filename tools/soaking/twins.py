"""Every kind of act at states of random games: what a reader may not notice changes no byte that is sent to it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from hegemon.engine.game import Game
from soaking.finding import Finding, measured

ROOT = Path(__file__).parents[2]


def twins(game: Game, players: int, states: int, seed: int) -> Finding:
    """So many states for these players, spread over all cores."""

    def run() -> tuple[str, str, bool]:
        cores = os.cpu_count() or 1
        parts = [-(-states // cores)] * cores
        running = [started(game.name, players, part, seed + number) for number, part in enumerate(parts)]
        ended = [(process.communicate(), process.returncode) for process in running]
        problems = [said.strip().rpartition("\n")[2] for (_, said), code in ended if code]
        if problems:
            return f"{states} states", problems[0][:400], False
        return told([json.loads(said.splitlines()[-1]) for (said, _), _ in ended])

    return measured(f"twins: {game.title}, {players} players", str(seed), run)


def started(game: str, players: int, states: int, seed: int) -> subprocess.Popen[str]:
    words = ["--game", game, "--players", str(players), "--states", str(states), "--seed", str(seed)]
    command = [sys.executable, "-m", "tests.table.twins", *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def told(tolls: list[dict[str, object]]) -> tuple[str, str, bool]:
    """How much was looked at, and that nothing showed."""
    unseen: Counter[str] = Counter()
    for toll in tolls:
        unseen.update(dict(toll["unseen"]))  # type: ignore[call-overload]
    states, acts, refused = (sum(int(str(toll[name])) for toll in tolls) for name in ("states", "acts", "refused"))
    kinds = ", ".join(f"{verb} {number}" for verb, number in unseen.most_common()) or "none"
    return f"{acts} acts at {states} states", f"nothing shows of what was unseen: {kinds}; {refused} refused", True
