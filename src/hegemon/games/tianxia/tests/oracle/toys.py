"""Tables for the oracle's own tests, set by hand."""

from __future__ import annotations

from typing import Any

from hegemon.games.tianxia import content, objectives, wares
from hegemon.games.tianxia.tests.oracle.oracle import Model
from hegemon.games.tianxia.tests.oracle.parts import Dials, Sight, View

SHIPS = ["heron", "lantern", "red_carp", "cloud_runner"]
DEMANDS = ["silk", "tea", "jade", ""]
OFFERED = ["ox", "crane", "purse", "purse", "logs", "raft"]


def table(players: int = 3, **dials: Any) -> Model:
    """A game as it begins: seats in order, houses and cards as in their tables, a Purse wherever a tile lies."""
    cards = [card.name for card in objectives.CARDS]
    hands = [cards[3 * seat : 3 * seat + 3] for seat in range(players)]
    return Model(players, Dials(**dials), Sight(seen(players), [{"hand": {"objectives": hand}} for hand in hands]))


def seen(players: int) -> View:
    tiles = ["purse", "logs", "blocks", "sacks"]
    stars = [[word.endswith("*") for word in row.spaces.split()] for row in content.BUILDINGS]
    spaces = [[tiles[at % 4] if star else "" for star in row] for at, row in enumerate(stars)]
    return {
        "order": list(range(players)),
        "seats": [{"house": house.name} for house in content.HOUSES[:players]],
        "buildings": [
            {"name": row.name, "spaces": [{"tile": tile} for tile in laid]}
            for row, laid in zip(content.BUILDINGS, spaces, strict=True)
        ],
        "ships": [{"ship": ship, "demand": demand} for ship, demand in zip(SHIPS, DEMANDS, strict=True)],
        "offered": OFFERED[: players + wares.MORE_TILES_THAN_PLAYERS],
        "card": "dust",
    }


def at_turn(model: Model, seat: int = 0, **things: int) -> Model:
    """This seat's turn begins, with so much of each thing that is named."""
    model.seats[seat].things.update(
        {thing: number - model.seats[seat].things[thing] for thing, number in things.items()}
    )
    model.begin(model.take_turn(seat))
    return model


def play(model: Model, *texts: str) -> Model:
    """Whoever is asked first moves."""
    for text in texts:
        model.play(model.asked()[0], text, model.sight)
    return model


def worked_attack() -> Model:
    """The position of the rule book's worked attack: A, B and C are seats 0, 1 and 2."""
    model = table()
    model.nomad["liaodong"], model.strength["liaodong"] = 4, 9
    model.walls["liaodong"], model.towers["liaodong"] = [0, 2], [1]
    model.soldiers["liaodong"] = [1, 2, 0]
    model.governors = {("ferry_office", 1): 0, ("silk_works", 1): 1, ("customs_house", 1): 2}
    return model
