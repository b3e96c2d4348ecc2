"""The rule book cannot go stale: its drawings, tables and numbers are made from the rules."""

from __future__ import annotations

import pytest

from hegemon.conformance.coverage import listed_rules
from hegemon.games.artefacts import GAME, content
from hegemon.games.artefacts.tests.book import BLOCK, TABLES, refreshed
from hegemon.games.artefacts.tests.examples import EXAMPLES

BOOK = GAME.rules.read_text(encoding="utf-8")
REFRESH = "refresh it: python -m hegemon.games.artefacts.tests.book"
RULES_BY_CHAPTER = [5, 2, 1, 4, 8, 4, 2]


def test_every_rule_has_its_number() -> None:
    numbers = [f"ARTEFACTS-{k}.{n}" for k, count in enumerate(RULES_BY_CHAPTER, 1) for n in range(1, count + 1)]
    assert listed_rules(BOOK) == numbers


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_drawn_as_the_rules_see_it(name: str) -> None:
    assert f"\n\n```board {name}\n{EXAMPLES[name]()}\n```\n\n" in BOOK, REFRESH


def test_there_are_no_other_drawings() -> None:
    assert [found[1] for found in BLOCK.finditer(BOOK)] == list(EXAMPLES)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_as_it_is_played(name: str) -> None:
    assert f"\n\n{TABLES[name]}\n" in BOOK, REFRESH


def test_refreshing_mends_what_went_stale_and_changes_nothing_more() -> None:
    stale = BOOK.replace("stood at 10 against 5", "stood at 9 against 5").replace(
        "| `tiny` | 11 x 8 |", "| `tiny` | 9 |"
    )
    assert stale != BOOK
    assert refreshed(stale) == refreshed(BOOK) == BOOK


@pytest.mark.rule("ARTEFACTS-5.4")
def test_the_worked_example_costs_two_armies_each() -> None:
    rows = EXAMPLES["ten"]().splitlines()[1:4]
    before, after = ([row[first : first + 14].split() for row in rows] for first in (12, 38))
    assert [armies.count("x") for armies in before] == [0, 0, 0]
    assert [armies.count("x") for armies in after] == [2, 5, 2]


NUMBERS = [
    f"a size of {content.LEAST_AREA} to {content.MOST_AREA}",
    f"if it has {content.LEAST_CONTINENT} to {content.MOST_CONTINENT} areas",
    f"islands of fewer than {content.LEAST_AREA} cells sink",
    f"between {content.LEAST_EXTRA / 10:g} and {content.MOST_EXTRA / 10:g} more",
    f"of each of those {content.LEAST_OCEAN} or {content.MOST_OCEAN} slots",
    f"keeps at least {content.FREE_AN_AREA} free slots",
    f"there are at least {content.SLOTS_A_PLAYER} for each player",
]


@pytest.mark.parametrize("sentence", NUMBERS)
def test_the_numbers_in_the_rules_are_those_of_the_game(sentence: str) -> None:
    assert sentence in words_of_the_book()


DEFAULTS = {
    "starting_armies": "until everybody has {} (option",
    "rewards": "may place {} new army (option",
    "round_limit": "after {} rounds (option",
    "losses": "`{}` is this; under `difference`",
    "opening": "`{}` is this, under `k_th`",
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_numbers_in_the_rules_are_the_defaults_of_the_dials(name: str) -> None:
    assert DEFAULTS[name].format(GAME.settle(2, {})[name]) in words_of_the_book()


def words_of_the_book() -> str:
    return " ".join(BOOK.replace("*(ruling)* ", "").split())
