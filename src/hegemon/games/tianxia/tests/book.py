"""Writes the drawings and tables of the rule book anew, from the rules themselves.

    python -m hegemon.games.tianxia.tests.book

A drawing is a block that begins with ```board NAME, of the names in `examples.py`; the first is a picture on pages. A
table is known by its head.
Read the difference before you keep it.
"""

from __future__ import annotations

import re

from hegemon.games.tianxia import GAME, content, nomads, objectives, wares
from hegemon.games.tianxia.benefits import THINGS, parse_benefit
from hegemon.games.tianxia.tests.examples import EXAMPLES
from hegemon.lab.tally import ordinal

START = "picture players=3"  # a page shows the board itself in the place of this drawing
BLOCK = re.compile(rf"^```(?:{START}|board (\S+))\n.*?^```$", re.MULTILINE | re.DOTALL)


def spoken(text: str) -> str:
    """A benefit as it is read: `2 coins and 1 card`."""
    joined = re.sub(r"\b1 coins", "1 coin", text)
    joined = re.sub(r"\b1 points", "1 point", joined)
    joined = re.sub(r"\b([2-9] (?:step|soldier|resource|good|card|wall))\b", r"\1s", joined)
    joined = re.sub(r"(\d+) governor", r"governor, \1 wood off", joined)
    joined = joined.replace("1 sea", "a delivery at sea").replace(" / ", " or ").replace(" > ", " for ")
    return re.sub(r"(?<=[a-z]) (?=\d|governor|a delivery)(?<!for )(?<!or )", ", ", joined)


def made(head: list[str], rows: list[list[str]]) -> str:
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    return "\n".join([*lines, *[f"| {' | '.join(row)} |" for row in rows]])


def regions() -> str:
    rows = []
    for region in content.REGIONS:
        houses = [building.label for building in content.BUILDINGS if building.region == region.name]
        trade = "port" if region.port >= 0 else "; ".join(spoken(line) for line in region.exchanges)
        rows.append([region.label, region.banner.capitalize(), spoken(region.bubble), ", ".join(houses), trade])
    return made(["region", "banner", "bubble", "buildings", "port or exchanges"], rows)


def buildings() -> str:
    rows = []
    for building in content.BUILDINGS:
        colour = "grey" if building.income else "red"
        text = f"income: {building.text}" if building.income else building.text
        lane = content.LANE_LABELS[content.LANES.index(building.lane)]
        rows.append([building.label, lane, colour, str(building.cost), building.spaces, str(building.raid), text])
    return made(["building", "lane", "colour", "wood", "spaces", "raid", "what it gives"], rows)


def tracks() -> str:
    rows = []
    for step in range(1, content.TRACK_STEPS + 1):
        gifts = [spoken(track[step - 1]) for track in content.STEP_BENEFITS]
        rows.append([str(step), *gifts, str(content.STEP_POINTS[step])])
    return made(["step", *content.TRACK_LABELS, "points in the end"], rows)


def ships() -> str:
    rows = []
    for ship in wares.SHIPS:
        spaces = []
        for line in ship.spaces:
            goods, _colon, benefit = line.partition(":")
            more = " and ".join(THINGS[part >> 8 & 7] for part in parse_benefit(goods))
            spaces.append(f"+ {more}: {spoken(benefit.strip())}" if more else spoken(benefit.strip()))
        rows.append([ship.label, *spaces, *[""] * (wares.DELIVERIES - len(spaces))])
    return made(["ship", "space 1", "space 2", "space 3", "space 4"], rows)


def tiles() -> str:
    return made(["bonus tile", "when used"], [[tile.label, spoken(tile.benefit)] for tile in wares.TILES])


def houses() -> str:
    rows = []
    for house in content.HOUSES:
        walls, towers = (" ".join(str(cost) for cost in costs) for costs in (house.walls, house.towers))
        rows.append([house.label, spoken(house.income), spoken(house.merchants), walls, towers])
    return made(["house", "income", "a full merchant row", "stone of walls", "of towers"], rows)


def extras() -> str:
    even = content.EXTRAS["even"]
    rows = []
    for players, places in even.places.items():
        by_place = [*places, *[""] * (content.MOST_PLAYERS - len(places))]
        rows.append([str(players), *[spoken(line) for line in [*by_place, *even.houses[players]]]])
    names = [house.name.capitalize() for house in content.HOUSES]
    return made(["players", *[ordinal(place) for place in range(content.MOST_PLAYERS)], *names], rows)


def cards() -> str:
    rows = [[card.label, spoken(card.upper), card.text, str(card.cap)] for card in objectives.CARDS]
    return made(["objective", "discarded for", "points at the end", "at most"], rows)


def strengths() -> str:
    rows = []
    for players, first in nomads.FIRST_STRENGTH.items():
        growth = nomads.GROWTH[players]
        rows.append([str(players), *[str(number) for number in [*first, *growth[1:]]]])
    return made(["players", *content.LANE_LABELS, "one mark", "two marks", "three marks"], rows)


def nomad_cards() -> str:
    rows = []
    for card in nomads.CARDS:
        lanes = [f"{steps} steps, {marks(unit)}" for steps, unit in zip(card.advance, card.growth)]
        rows.append([card.label, *[lane.replace("1 steps", "1 step") for lane in lanes]])
    return made(["nomads", *content.LANE_LABELS], rows)


def marks(unit: int) -> str:
    return "as strong" if unit == 0 else ("+" if unit > 0 else "-") * abs(unit)


TABLES = [regions, buildings, tracks, ships, tiles, houses, extras, cards, strengths, nomad_cards]


def drawing(name: str) -> str:
    """An example as a block of the book."""
    return f"```{START if name == 'start' else f'board {name}'}\n{EXAMPLES[name]()}\n```"


def renewed(book: str) -> str:
    """The book with every drawing and table made anew."""
    book = BLOCK.sub(lambda found: drawing(found[1] or "start"), book)
    for table in TABLES:
        text = table()
        head = re.escape(text.splitlines()[0])
        assert re.search(head, book), f"the book has no table {text.splitlines()[0]}"
        book = re.sub(rf"{head}\n(\|.*\n)*", lambda _, text=text: text + "\n", book)  # type: ignore[misc]
    return book


if __name__ == "__main__":
    GAME.rules.write_text(renewed(GAME.rules.read_text(encoding="utf-8")), encoding="utf-8")
