"""The rule book cannot go stale: its drawings are made from the rules."""

from __future__ import annotations

import pytest

from hegemon.games.tianxia import GAME
from hegemon.games.tianxia.tests.book import BLOCK, drawing, renewed
from hegemon.games.tianxia.tests.examples import EXAMPLES

BOOK = GAME.rules.read_text(encoding="utf-8")
REFRESH = "refresh it: python -m hegemon.games.tianxia.tests.book"


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_drawn_as_the_rules_see_it(name: str) -> None:
    assert f"\n\n{drawing(name)}\n\n" in BOOK, REFRESH


def test_there_are_no_other_drawings() -> None:
    assert [found[1] or "start" for found in BLOCK.finditer(BOOK)] == list(EXAMPLES)


def test_refreshing_mends_what_went_stale_and_changes_nothing_more() -> None:
    stale = BOOK.replace("AC..                          AC..", "AC..                          ....")
    assert stale != BOOK
    assert renewed(stale) == renewed(BOOK) == BOOK


@pytest.mark.rule("TIANXIA-5.4")
def test_the_worked_attack_spares_the_last_building() -> None:
    rows = {line[:16].strip(): line[16:] for line in EXAMPLES["lane"]().splitlines()}
    before, after = ({name: row[at : at + 2] for name, row in rows.items()} for at in (0, 30))
    assert (before["Ferry Office"], after["Ferry Office"]) == ("A.", "..")
    assert (before["Customs House"], after["Customs House"]) == ("C.", "C.")
