"""All that people can do about the seats of a table with secrets, act after act."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from soaking.finding import Finding, measured
from soaking.kills import first_problem

ROOT = Path(__file__).parents[2]
LENGTH = 3


def chains(most: int) -> Finding:
    """Every chain of up to three acts, or so many from each beginning: nobody learns what is another's."""

    def run() -> tuple[str, str, bool]:
        command = [sys.executable, "-m", "tests.table.chains", "--length", str(LENGTH), "--most", str(most)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            print(done.stderr, file=sys.stderr)
            return f"chains of up to {LENGTH} acts", first_problem(done.stderr), False
        return f"{done.stdout.strip()} chains of up to {LENGTH} acts", "nobody was shown what is another's", True

    return measured("seats of a table with secrets given and taken", "-", run)
