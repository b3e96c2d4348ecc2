"""The rule book cannot go stale: its tables and numbers are those of the cards and the dials."""

from __future__ import annotations

import pytest

from hegemon.engine.dials import Dial, format_value
from hegemon.engine.notation import Kind
from hegemon.games.swarm import GAME, content
from hegemon.games.swarm.moves import notation_for
from hegemon.games.swarm.reasons import TIMES
from hegemon.games.swarm.world import tiles_of

Rows = list[list[str]]
# Of moves that have no phase of their own, or several.
OTHER_RULES = {"play": "1.6", "order": "3.2", "pass": "3.2, 8.1"} | dict.fromkeys(
    ("pay", "offer", "accept", "decline"), "3.1"
)
BOOK = GAME.rules.read_text(encoding="utf-8")


def table(head: str, rows: Rows) -> str:
    """A table as the book prints it."""
    titles = [title.strip() for title in head.split("|")]
    marks = ["---:" if title.startswith(">") else "---" for title in titles]
    lines = [[title.lstrip(">") for title in titles], marks, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def tiles_table() -> str:
    options = GAME.settle(3, {})
    bastions, cities, basins = (int(options[name]) for name in ("bastions", "cities", "basins"))
    used = {tile.name for tile in tiles_of(bastions, cities, basins)}
    families = [content.TEMPLE_TILES, content.BASTION_TILES, content.CITY_TILES, content.BASIN_TILES]
    rows = []
    for tile in [content.SANCTUARY_TILE, *(tile for family in families for tile in family), *content.DESERT_TILES]:
        kind = content.TILE_KINDS[tile.kind]
        spare = "" if tile.name in used else " *(spare)*"
        rows.append([kind, tile.label + spare, f"`{tile.name}`", tile.text])
    return table("kind|tile|written|", rows)


def leaders_table() -> str:
    rows = []
    for skill in range(1, 7):
        peers = [leader for leader in content.LEADERS if leader.skill == skill]
        rows.append([str(skill), *(leader.label for leader in sorted(peers, key=lambda leader: leader.element))])
    return table("|".join([">skill", *content.ELEMENTS]), rows)


def events_table() -> str:
    rows = []
    for card in content.EVENTS:
        rain = " ".join(content.CELL_NAMES[cell] for cell in card.cells) or "-"
        rows.append([card.label, f"{content.DIRECTIONS[card.direction]} {card.steps}", rain, card.text])
    return table("event|swarm|rain on|", rows)


def coverts_table() -> str:
    return table(
        "card|written|>copies|what it does",
        [[kind.label, f"`{kind.name}`", str(kind.copies), kind.text] for kind in content.COVERTS],
    )


def quests_table() -> str:
    return table("quest|written|condition and reward", [[q.label, f"`{q.name}`", q.text] for q in content.QUESTS])


def specialties_table() -> str:
    return table(
        "specialty|what it does|>water at the start|>with one rival",
        [[one.label, one.text, signed(one.water), signed(one.duel_water)] for one in content.SPECIALTIES],
    )


def signed(number: int) -> str:
    return f"{number:+}" if number else "0"


def verbs_table() -> str:
    rows = []
    for verb in notation_for(Kind("tile", ["sanctuary"]), 6).verbs:
        rule = OTHER_RULES.get(verb.word) or TIMES[verb.code][1].removeprefix("SWARM-")
        rows.append([f"`{verb.pattern()}`", verb.text, rule])
    return table("move|meaning|rule", rows)


def dials_table() -> str:
    return table("option|range|>default|what it does", [dial_row(dial) for dial in GAME.dials])


def dial_row(dial: Dial) -> list[str]:
    allowed = f"{dial.low}-{dial.high}" if dial.kind == "number" else ", ".join(f"`{word}`" for word in dial.choices)
    default = format_value(dial.default) if dial.kind == "number" else f"`{dial.default}`"
    return [f"`{dial.name}`", allowed, default, dial.explanation]


TABLES = {
    "tiles": tiles_table,
    "leaders": leaders_table,
    "events": events_table,
    "coverts": coverts_table,
    "quests": quests_table,
    "specialties": specialties_table,
    "verbs": verbs_table,
    "dials": dials_table,
}


@pytest.mark.parametrize("name", TABLES)
def test_the_rule_book_prints_every_table_as_it_is_played(name: str) -> None:
    assert f"\n\n{TABLES[name]()}\n\n" in BOOK


RAINS = sum(1 for card in content.EVENTS if card.effect == content.RAIN)
EVENTS, LEADERS, QUESTS = len(content.EVENTS), len(content.LEADERS), len(content.QUESTS)
COVERTS = sum(kind.copies for kind in content.COVERTS)
NUMBERS = [
    f"holds {RAINS} rain cards and {EVENTS - RAINS} others",
    f"{EVENTS} event cards, {LEADERS} leaders",
    f"{COVERTS} covert cards, {QUESTS} quests, {len(content.SPECIALTIES)} specialties",
    f"{COVERTS} covert cards of {content.COVERT_KINDS} kinds",
    f"and {content.BASIN_WATER} water for a controlled basin",
    f"never pays less than {content.LEAST_DROP_COST} water",
    f"The Sapper's {content.SAPPER_STRENGTH} counts",
]


@pytest.mark.parametrize("sentence", NUMBERS)
def test_the_numbers_in_the_rules_are_those_of_the_cards(sentence: str) -> None:
    assert sentence in " ".join(BOOK.split())


DEFAULTS = {
    "deployed": "puts {} troops from the reserve on one free tile",
    "starting_water": "in reserve, and {} water",
    "starting_troops": "one quest, {} troops in reserve",
    "starting_leaders": "And {} leaders",
    "drop_cost": "stand alone, for {} water each",
    "move_cost": "{} water moves any number",
    "commitment_cap": "a *commitment* from 1 to {} but",
    "bastions_to_win": "Who conquers {} bastions wins",
    "city_points": "Each controlled city is {} victory point",
    "leader_limit": "Hand limits: {} leaders",
    "covert_limit": "leaders, {} covert cards (laid",
    "quest_limit": "count), {} quests not yet",
    "rain_on_top": "{} random rain cards on top",
    "ending_among_last": "; at {} it may be anywhere below",
    "mercy": "takes water up to {}",
    "minimum_bid": "The lowest bid is {}",
    "deals": "at most {} payments and offers a phase",
    "bastions": "{} bastions, ",
    "cities": ", {} cities, ",
    "basins": ", {} basins and",
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_numbers_in_the_rules_are_the_defaults_of_the_dials(name: str) -> None:
    assert DEFAULTS[name].format(GAME.settle(3, {})[name]) in " ".join(BOOK.replace("*(ruling)*", "").split())
