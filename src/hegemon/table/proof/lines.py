"""The proof that a record carries: comments in its head, which programs that know nothing of it pass over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.table.ids import ID
from hegemon.table.proof.mixing import HASH, NONE, NUMBER, commitment, digest, mixed_lines

MARK = "# dice "
SEED = "seed "
WORDS = {"table": ID, "secret": HASH, "commitment": HASH, "game": HASH, "moves": HASH}
NUMBER_OR_NONE = re.compile(f"{NUMBER.pattern}|{NONE}")


@dataclass(frozen=True, slots=True)
class Proof:
    """What the dice of a game were made of, and hashes of the game and of its moves as the table wrote them."""

    table: str
    commitment: str
    secret: str
    numbers: tuple[str, ...]  # by seat; empty where none was added
    game: str
    moves: str


def with_proof(record: str, table: str, secret: str, numbers: Sequence[str]) -> str:
    """A record with the proof of its dice, at the end of its head."""
    head, moves = parted(record)
    proof = [*mixed_lines(table, secret, numbers), f"commitment {commitment(secret)}"]
    proof += [f"game {digest(head)}", f"moves {digest(moves)}"]
    opening, gap, rest = record.partition("\n\n")
    return "\n".join([opening, *(MARK + line for line in proof)]) + gap + rest


def parted(record: str) -> tuple[list[str], list[str]]:
    """The lines of a record that say what was played, but for the seed, and those that are moves."""
    lines = [line.rstrip() for line in record.splitlines()]
    kept = [line for line in lines if not line.startswith("#")]
    gap = kept.index("") if "" in kept else len(kept)
    head = [line for line in kept[:gap] if not line.startswith(SEED)]
    return head, [line for line in kept[gap:] if line]


def parse_proof(record: str) -> Proof | None:
    """The proof in a record; None where there is none, NotUnderstood where it is damaged."""
    found = proof_lines(record)
    if not found:
        return None
    words = {name: taken(found, name, pattern) for name, pattern in WORDS.items()}
    numbers: list[str] = []
    while f"number {len(numbers)}" in found:
        number = taken(found, f"number {len(numbers)}", NUMBER_OR_NONE)
        numbers.append("" if number == NONE else number)
    for name, (_, line) in found.items():
        raise NotUnderstood(f"the proof of the dice knows no line {quoted(MARK + name)}", 1, line)
    return Proof(numbers=tuple(numbers), **words)


def proof_lines(record: str) -> dict[str, tuple[str, int]]:
    """The lines of a proof by their first words: the last word of each, and the line that it stands on."""
    found: dict[str, tuple[str, int]] = {}
    for number, line in enumerate(record.splitlines(), 1):
        if line.startswith(MARK):
            name, _, word = line.removeprefix(MARK).rstrip().rpartition(" ")
            if name in found:
                raise NotUnderstood(f"the proof of the dice has a second line `{MARK}{name} ...`", 1, number)
            found[name] = word, number
    return found


def taken(found: dict[str, tuple[str, int]], name: str, pattern: re.Pattern[str]) -> str:
    """The word of one line, which is taken out of them."""
    if name not in found:
        raise NotUnderstood(f"the proof of the dice has no line `{MARK}{name} ...`")
    word, line = found.pop(name)
    if not pattern.fullmatch(word):
        raise NotUnderstood(f"{quoted(word)} is not what follows `{MARK}{name}`", len(MARK + name) + 2, line)
    return word
