"""Check of hash seeds: another order of sets and dictionaries, and of games, does not make another game.

Run as a program it reads cases as JSON and prints the digests of their stories.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b

from hegemon.conformance.case import Case, spaced
from hegemon.conformance.story import told
from hegemon.engine.discovery import game, names

HASH_SEEDS = ("0", "1")
CASES = 3


def can_be_found(case: Case) -> bool:
    """Another process can only play what it can find by name."""
    return case.game.name in names() and game(case.game.name) is case.game


def hash_seeds_do_not_matter(cases: Sequence[Case]) -> None:
    """The same stories in processes of their own with two hash seeds, and in this one."""
    chosen = spaced(cases, CASES)
    here = [story_digest(case) for case in chosen]
    for seed in HASH_SEEDS:
        there = digests_elsewhere(chosen, seed)
        words = f"in a process of its own, with hash seed {seed}, other games were played"
        assert there == here, f"{words}: {there} instead of {here}"


def digests_elsewhere(cases: Sequence[Case], seed: str) -> list[str]:
    """The digests of the cases' stories, told by another process."""
    asked = json.dumps([[case.game.name, case.players, dict(case.variant)] for case in cases])
    surroundings = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "hegemon.conformance.hashing"]
    done = subprocess.run(command, input=asked, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def story_digest(case: Case) -> str:
    return blake2b(told(case).encode(), digest_size=12).hexdigest()


def main() -> None:
    """Answer `digests_elsewhere`; another game is dealt first, which must make no difference to what comes after."""
    for name, players, variant in json.load(sys.stdin):
        case = Case(game(name), players, variant)
        case.start(1)
        print(story_digest(case))


if __name__ == "__main__":
    main()
