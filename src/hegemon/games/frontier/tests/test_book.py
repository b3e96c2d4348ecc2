"""The rule book cannot go stale: its drawings, sums, tables and numbers are made from the rules."""

from __future__ import annotations

import pytest

from hegemon.conformance.coverage import listed_rules
from hegemon.games.frontier import GAME, content
from hegemon.games.frontier.maps import ATTEMPTS
from hegemon.games.frontier.tests.book import BLOCK, TABLES, refreshed
from hegemon.games.frontier.tests.examples import EXAMPLES

BOOK = GAME.rules.read_text(encoding="utf-8")
REFRESH = "refresh it: python -m hegemon.games.frontier.tests.book"
RULES_BY_CHAPTER = [6, 3, 3, 6, 6, 4, 3, 3, 2]


def test_every_rule_has_its_number() -> None:
    numbers = [f"FRONTIER-{k}.{n}" for k, count in enumerate(RULES_BY_CHAPTER, 1) for n in range(1, count + 1)]
    assert listed_rules(BOOK) == numbers


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_drawn_as_the_rules_see_it(name: str) -> None:
    assert f"\n\n```board {name}\n{EXAMPLES[name]()}\n```\n\n" in BOOK, REFRESH


def test_there_are_no_other_drawings() -> None:
    assert sorted(found[1] for found in BLOCK.finditer(BOOK)) == sorted(EXAMPLES)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_as_it_is_played(name: str) -> None:
    assert f"\n\n{TABLES[name]}\n\n" in BOOK, REFRESH


def test_refreshing_changes_nothing_more() -> None:
    assert refreshed(BOOK) == BOOK


def test_refreshing_mends_what_went_stale() -> None:
    stale = BOOK.replace("A may take b2", "A cannot take b2").replace("| `range` | 1-4 |", "| `range` | 1-9 |")
    assert stale != BOOK
    assert refreshed(stale) == BOOK


NUMBERS = [
    f"from {content.LEAST_SIDE} to {content.MOST_SIDE} a side",
    f"A stored action takes 1 place, a resource {content.PLACES_A_RESOURCE}.",
    f"each {content.LEAST_LOOT} or {content.MOST_LOOT} at random",
    f"*Fortification*: {content.BUILDING_LOGS} logs",
    f"It costs {content.BUILDING_LOGS} logs and is built on a water tile",
    f"for {content.SOLDIER_MATERIALS} material, on a tile of yours",
    f"{content.CATAPULT_ATTACK} attack against castles",
    f"Ships attack the coast with {content.COAST_LOSS} less",
    f"of yours: {content.IRON_POWER} more power",
    f"after {ATTEMPTS} attempts",
]


@pytest.mark.parametrize("sentence", NUMBERS)
def test_the_numbers_in_the_rules_are_those_of_the_game(sentence: str) -> None:
    assert sentence in words_of_the_book()


DEFAULTS = {
    "actions": "you get {} actions. What",
    "warehouse": "which has {} places for each action",
    "spend_cap": "In one turn you spend at most {} actions",
    "mountain_power": "its own power instead: mountain {},",
    "lake_power": ", lake {}, woods",
    "woods_power": ", woods {}, castle",
    "castle_power": ", castle {}; and",
    "fortification_power": "a building: fortification {},",
    "port_power": ", port {}. ",
    "tile_power": "A tile without element or building has {}.",
    "round_limit": "after {} rounds (option",
    "growth_distance": "within {} steps of each other",
    "mountain_length": "mountain range is {} tiles long",
    "woods_length": "woods and lakes {},",
    "range": "at distance 1 or {} from a tile",
    "stacking": "the {} counts",
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_numbers_in_the_rules_are_the_defaults_of_the_dials(name: str) -> None:
    assert DEFAULTS[name].format(GAME.settle(2, {})[name]) in words_of_the_book()


def test_the_size_of_a_warehouse_and_the_range_of_a_ship_follow_from_the_dials() -> None:
    options = GAME.settle(2, {})
    assert f"turn: {int(options['actions']) * int(options['warehouse'])}." in words_of_the_book()
    assert f"further than land does: {int(options['range']) + content.SHIP_RANGE}." in words_of_the_book()
    assert options["size"] == "15x15"
    assert "15 wide and 15 high" in words_of_the_book()


def words_of_the_book() -> str:
    return " ".join(BOOK.replace("*(ruling)* ", "").split())
