"""What the rules promise of tiles and decks."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from hegemon.games.swarm import GAME, content
from hegemon.games.swarm.state import blank

TILES = blank(3, GAME.settle(3, {})).world.tiles
TABLES: dict[str, list[Any]] = {
    "tiles": list(TILES),
    "leaders": content.LEADERS,
    "events": content.EVENTS,
    "coverts": content.COVERTS,
    "quests": content.QUESTS,
    "specialties": content.SPECIALTIES,
}
OTHERS = [card for card in content.EVENTS if card.effect != content.RAIN]


@pytest.mark.rule("SWARM-1.1")
def test_there_are_twenty_tiles() -> None:
    kinds = Counter(content.TILE_KINDS[tile.kind] for tile in TILES)
    assert kinds == {"sanctuary": 1, "temple": 4, "bastion": 5, "city": 4, "basin": 2, "desert": 4}


@pytest.mark.rule("SWARM-1.4")
def test_the_event_deck_is_rain_and_others_with_effects_of_their_own() -> None:
    assert len(content.EVENTS) - len(OTHERS) >= 12
    assert len(OTHERS) >= 8
    assert len({card.effect for card in OTHERS}) == len(OTHERS)
    assert [card.name for card in OTHERS if card.effect == content.LONG_NIGHT] == ["long-night"]


@pytest.mark.rule("SWARM-1.4")
@pytest.mark.parametrize("card", content.EVENTS, ids=lambda card: card.name)
def test_an_event_names_a_direction_a_number_and_rain_its_cells(card: content.EventCard) -> None:
    assert card.direction in range(4)
    assert card.steps in range(1, 5)
    assert len(card.cells) in ((2, 3) if card.effect == content.RAIN else (0,))
    assert len(set(card.cells)) == len(card.cells)


@pytest.mark.rule("SWARM-1.4")
def test_every_field_can_be_rained_on_and_the_swarm_is_sent_everywhere() -> None:
    assert {cell for card in content.EVENTS for cell in card.cells} == set(range(20))
    assert {card.direction for card in content.EVENTS} == set(range(4))
    assert {card.steps for card in content.EVENTS} == {1, 2, 3, 4}


@pytest.mark.rule("SWARM-1.6")
def test_there_are_six_leaders_of_each_element_with_skill_one_to_six() -> None:
    skills = {element: [x.skill for x in content.LEADERS if x.element == element] for element in range(4)}
    assert skills == {element: [1, 2, 3, 4, 5, 6] for element in range(4)}


@pytest.mark.rule("SWARM-1.6")
def test_the_covert_deck_has_tactics_and_other_cards() -> None:
    assert len(content.COVERTS) == content.COVERT_KINDS >= 8
    assert sum(kind.copies for kind in content.COVERTS) >= 24
    assert all(kind.copies >= 1 for kind in content.COVERTS)
    assert [kind.text.startswith("Tactics: ") for kind in content.COVERTS] == [True] * 7 + [False] * 7


@pytest.mark.rule("SWARM-1.6")
def test_there_are_quests_of_many_kinds_with_every_reward() -> None:
    assert len(content.QUESTS) >= 18
    assert len({quest.kind for quest in content.QUESTS}) >= 9
    assert {quest.reward for quest in content.QUESTS} == set(range(5))


@pytest.mark.rule("SWARM-1.6", "SWARM-1.7")
def test_three_specialties_hold_a_deck_and_at_least_five_others_do_not() -> None:
    names = [specialty.name for specialty in content.SPECIALTIES]
    assert names[:3] == ["seer", "tactician", "clandestine"]
    assert len(names) >= 8


@pytest.mark.parametrize("table", TABLES)
def test_names_are_unique_words_of_the_notation(table: str) -> None:
    names = [thing.name for thing in TABLES[table]]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in names)


def test_no_card_that_can_be_discarded_has_the_name_of_another() -> None:
    names = [x.name for table in ("leaders", "coverts", "quests") for x in TABLES[table]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("table", [name for name in TABLES if name != "leaders"])
def test_everything_has_a_label_and_a_text_of_its_own(table: str) -> None:
    things = TABLES[table]
    assert all(thing.label and thing.text.endswith(".") for thing in things)
    assert len({thing.text for thing in things}) == len(things)


ALL_TILES = [*content.BASTION_TILES, *content.CITY_TILES, *content.BASIN_TILES, *content.DESERT_TILES]


def test_spare_tiles_are_no_worse() -> None:
    assert len({tile.name for tile in ALL_TILES}) == len({tile.text for tile in ALL_TILES}) == len(ALL_TILES)
    counts = Counter(content.TILE_KINDS[tile.kind] for tile in ALL_TILES)
    assert counts == {"bastion": 6, "city": 5, "basin": 4, "desert": 9}


@pytest.mark.parametrize(
    ("name", "number"), [("thief", 3), ("recruits", 2), ("caravan", 3), ("banner", 2), ("ambush", 3)]
)
def test_the_texts_of_covert_cards_name_their_numbers(name: str, number: int) -> None:
    text = next(kind.text for kind in content.COVERTS if kind.name == name)
    assert re.findall(r"\d+", text) == [str(number)]
