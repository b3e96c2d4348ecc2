"""A golden file is written anew by the rules of today, also where the game still plays by those of before."""

from __future__ import annotations

from pathlib import Path

from tests.engine.outsiders import HEAP

from hegemon.conformance.case import Case
from hegemon.conformance.golden import check_golden, write_golden
from hegemon.engine.dials import number
from hegemon.engine.game import Game


def later_heap() -> Game:
    """Heap, with rules that have a dial more."""
    dials = [*HEAP.dials, number("crumbs", 3, 0, 9, "What is left over.")]
    earlier = {1: lambda options: {"crumbs": 0, **options}}
    return Game("heap", "Heap", "", 2, (2, 2), dials, HEAP.make_blank, HEAP.make_setup, "", earlier=earlier)


def test_moves_are_kept_and_the_reading_of_before_is_not(tmp_path: Path) -> None:
    before, now = Case(HEAP, 2, {}), Case(later_heap(), 2, {})
    assert write_golden(before, tmp_path)
    old = (tmp_path / f"{before.name}.txt").read_text(encoding="utf-8")
    assert write_golden(now, tmp_path)
    new = (tmp_path / f"{now.name}.txt").read_text(encoding="utf-8")
    assert [line for line in new.splitlines() if "version" in line or "crumbs" in line] == [
        "version 2",
        "option crumbs 3",
    ]
    assert [line for line in new.splitlines() if " take " in line] == [
        line for line in old.splitlines() if " take " in line
    ]
    check_golden(now, tmp_path)
