"""Golden games: stories kept as files, so that a rule that changes by accident is seen.

A golden file is a record with its log as comments, and node counts by depth at the end. It changes only through
the command that writes it, and the difference is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hegemon.conformance.case import Case
from hegemon.conformance.story import first_difference, tell
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.record import Record, parse_record


def golden_cases(cases: Sequence[Case]) -> list[Case]:
    """One case for each variant, with other numbers of players from one to the next."""
    by_variant: dict[str, list[Case]] = {}
    for case in cases:
        by_variant.setdefault(str(case.variant), []).append(case)
    return [group[number % len(group)] for number, group in enumerate(by_variant.values())]


def golden_text(game: Game, record: Record) -> str:
    """What the golden file of a game says."""
    story = tell(game, record)
    return "\n".join([*story.lines()[:-1], *story.node_lines(), ""])


def check_golden(case: Case, folder: Path) -> None:
    """The golden file tells of the game as it goes today."""
    path = folder / f"{case.name}.txt"
    assert path.exists(), f"{path.name} is missing"
    text = path.read_text(encoding="utf-8")
    difference = first_difference(text, golden_text(case.game, parse_record(text)))
    assert not difference, f"{path.name}, {difference}"


def write_golden(case: Case, folder: Path) -> bool:
    """Write the golden file anew, with the same moves where they can still be played; whether it changed."""
    path = folder / f"{case.name}.txt"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    new = renewed(case, old)
    path.write_text(new, encoding="utf-8")
    return new != old


def renewed(case: Case, old: str) -> str:
    """The same moves by the rules and options of today, where they can be played so; else another game."""
    try:
        record = parse_record(old)
        record.header.version, record.header.options = case.game.version, dict(case.options)
        return golden_text(case.game, record)
    except NotUnderstood:
        return golden_text(case.game, case.record(0))
