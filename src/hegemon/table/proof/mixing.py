"""How the seed of a game is made, so that nobody can choose it.

The server fixes a secret and shows its hash, the commitment, before anybody adds anything. Then every player's browser
adds a random number, which all may see. The seed is the hash of these lines:

    table k7mp2xw9ra
    secret 8f0c...        64 digits, shown when the game is over
    number 0 51d3...      32 digits from the browser of seat 0
    number 1 none         a bot, or a browser without scripts
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

NUMBER = re.compile(r"[0-9a-f]{32}")  # what a browser adds: 128 bits
HASH = re.compile(r"[0-9a-f]{64}")  # and a secret has as many digits
NONE = "none"


def commitment(secret: str) -> str:
    """What is shown of a secret from the first minute on; once the secret is shown too, anyone can compare."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def mixed_lines(table: str, secret: str, numbers: Sequence[str]) -> list[str]:
    """The lines whose hash is the seed; an empty number is none."""
    added = [f"number {seat} {number or NONE}" for seat, number in enumerate(numbers)]
    return [f"table {table}", f"secret {secret}", *added]


def mixed_seed(table: str, secret: str, numbers: Sequence[str]) -> int:
    """The seed of a game."""
    return int(digest(mixed_lines(table, secret, numbers)), 16)


def digest(lines: Sequence[str]) -> str:
    """The hash of some lines, each with its end.

    >>> digest(["abc"]) == sha256(b"abc\\n").hexdigest()
    True
    """
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
