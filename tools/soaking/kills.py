"""A server that is killed again and again while people and bots play at it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from soaking.finding import Finding, measured

ROOT = Path(__file__).parents[2]


def kills(count: int, seed: int) -> Finding:
    """So many kills at random moments: no acknowledged move is lost, none is doubled, and everybody plays on."""

    def run() -> tuple[str, str, bool]:
        command = [sys.executable, "-m", "tests.table.killing", "--kills", str(count), "--seed", str(seed)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return f"{count} kills", first_problem(done.stderr), False
        toll = json.loads(done.stdout.splitlines()[-1])
        told = f"no acknowledged move lost, none doubled; {toll['sent_again']} moves sent again without an answer"
        moves = f"{toll['acknowledged']} moves of people and {toll['moves_of_bots']} of bots at {toll['tables']} tables"
        return f"{toll['kills']} kills, {moves}", f"{told}, of which {toll['written_unanswered']} were stored", True

    return measured("the server killed under play", str(seed), run)


def first_problem(said: str) -> str:
    """What went wrong, in one line; the whole was printed."""
    problems = [line for line in said.splitlines() if line.startswith(("AssertionError", "Exception", "RuntimeError"))]
    return problems[0] if problems else said.strip().rpartition("\n")[2]
