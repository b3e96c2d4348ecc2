"""A position in words, cut into what can be folded: paragraphs under headings, those about the reader open."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

COUNTS = re.compile(r" (\d+)-(\d+)$")
FIELD = re.compile(r"[a-z]+(\d+)\b")


@dataclass(slots=True)
class Block:
    """Some lines, below a heading or, where that is empty, below none."""

    heading: str
    lines: list[str] = field(default_factory=list)
    is_open: bool = True
    rows: dict[str, list[str]] = field(default_factory=dict)


def blocks_of(description: Iterable[str], name: str) -> list[Block]:
    """The paragraphs of a description; one with a heading is open where it speaks of the reader, or nobody reads.

    >>> told = ["Round 1.", "", "Library:", "  Stacks: Ada 1.", "Union:", "  Club: Bo 2."]
    >>> [(block.heading, block.lines, block.is_open) for block in blocks_of(told, "Ada")]
    [('', ['Round 1.'], True), ('Library', ['Stacks: Ada 1.'], True), ('Union', ['Club: Bo 2.'], False)]
    """
    blocks = [Block("")]
    for line in description:
        if line.rstrip().endswith(":"):
            blocks.append(Block(line.strip()[:-1]))
        elif not line.strip():
            blocks.append(Block(""))
        else:
            blocks[-1].lines.append(line.strip())
    return [mapped(opened(block, name)) for block in blocks if block.heading or block.lines]


def mapped(block: Block) -> Block:
    """The block; one that goes from field to field as the folded map, row by row.

    >>> block = mapped(Block("", ["a1 grass; b1 to c1 snow.", "a2 lake, Bo 3.", "b2 desert."]))
    >>> block.heading, block.is_open, block.rows
    ('Map', False, {'1': ['a1 grass', 'b1 to c1 snow'], '2': ['a2 lake, Bo 3', 'b2 desert']})
    """
    if block.heading or not all(map(FIELD.match, block.lines)):
        return block
    rows: dict[str, list[str]] = {}
    for line in block.lines:
        for part in line.rstrip(".").split("; "):
            found = FIELD.match(part)
            rows.setdefault(found[1] if found else list(rows)[-1], []).append(part)
    return Block("Map", is_open=False, rows=rows)


def opened(block: Block, name: str) -> Block:
    """The block, open if it is about somebody."""
    own = re.compile(rf"\b{re.escape(name)}\b")
    is_own = block.heading.startswith("Your ") or any(map(own.search, block.lines))
    block.is_open = is_own or not block.heading or not name
    return block


def counts_of(moves: Iterable[str]) -> tuple[int, int]:
    """The least and the most that one can write beside moves with a count.

    >>> counts_of(["attack a b 1-3", "attack a c 1", "attack b c 1-2"])
    (1, 3)
    """
    spans = [(int(found[1]), int(found[2])) for found in map(COUNTS.search, moves) if found]
    return min(low for low, _ in spans), max(high for _, high in spans)
