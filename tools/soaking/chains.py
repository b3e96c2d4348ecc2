"""All that people can do about the seats of a table with secrets, act after act."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from soaking.finding import Finding, measured
from soaking.kills import first_problem

ROOT = Path(__file__).parents[2]
WHOLE, LENGTH = 2, 3  # acts of the chains that are all walked, and of those that are drawn by lot


def chains(whole: bool, walks: int, seed: int) -> Finding:
    """Every chain of up to two acts, and so many of three from each beginning: nobody learns what is another's."""

    def run() -> tuple[str, str, bool]:
        words = ["--whole", str(WHOLE if whole else 1), "--length", str(LENGTH), "--walks", str(walks)]
        command = [sys.executable, "-m", "tests.table.chains", *words, "--seed", str(seed)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return f"chains of up to {LENGTH} acts", first_problem(done.stderr), False
        every, drawn = done.stdout.split()[-2:]
        many = f"all {every} chains of up to {WHOLE if whole else 1} acts, {drawn} others of {LENGTH}"
        return many, "nobody was shown what is another's", True

    return measured("seats of a table with secrets given and taken", str(seed), run)
