"""A view of Tianxia read with names: players, places, what is paid and what is given."""

from __future__ import annotations

from hegemon.games.tianxia import content, objectives, wares
from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing.benefits import promised, spoken, spoken_atom
from hegemon.games.tianxia.view import BuildingView, LaneView, RegionView, SeatView, ShipView, TianxiaView
from hegemon.kit.drawing.owners import player_name as player_name
from hegemon.kit.verdict import listed
from hegemon.theme import LETTERS

NEUTRAL = 8  # a worker of nobody, as a view tells it
TRACK_NAMES = dict(zip(TRACKS, content.TRACK_LABELS))
TILES = {tile.name: tile for tile in wares.TILES}
CARDS = {card.name: card for card in objectives.CARDS}
LABELS = {
    **{region.name: region.label for region in content.REGIONS},
    **{building.name: building.label for building in content.BUILDINGS},
    **{tile.name: tile.label for tile in wares.TILES},
    **{card.name: card.label for card in objectives.CARDS},
    **dict(zip(content.LANES, content.LANE_LABELS)),
    **{name: name.capitalize() for name in wares.FIGURINES},
    **TRACK_NAMES,
    "sea": "the sea",
}
ORDINALS = ["", "first", "second", "third", "fourth"]


def whom(view: TianxiaView, seat: int) -> str:
    """A player, to whoever looks."""
    return "you" if seat == view["seat"] else player_name(view, seat)


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return LETTERS[seat]


def amount(number: int, thing: str) -> str:
    """So much of a thing.

    >>> amount(1, "coins"), amount(2, "jade")
    ('1 coin', '2 jade')
    """
    return spoken_atom(f"{number} {thing}")


def objective_text(name: str) -> tuple[str, str]:
    """What an objective gives when it is discarded, and what in the end.

    >>> objective_text("masonry")
    ('1 free wall', '5 points for every two walls, at most 10')
    """
    card = CARDS[name]
    points, told = card.text.split(" ", 1)
    told = told.removeprefix("points ").removesuffix(f", up to {card.cap}")
    return spoken(card.upper), f"{points} points {told}, at most {card.cap}"


def bonus_text(name: str) -> str:
    """What a bonus tile gives: a figurine, or what it does once.

    >>> bonus_text("ox"), bonus_text("logs")
    ('a figurine', '2 wood and 1 coin')
    """
    return promised(TILES[name].benefit) if name in TILES else "a figurine"


def things_text(things: dict[str, int]) -> str:
    """Everything that somebody has: `4 coins, 2 wood`."""
    return ", ".join(amount(number, word) for word, number in things.items() if number) or "nothing"


def who_asks(view: TianxiaView) -> SeatView:
    """What whoever has the turn has."""
    return view["seats"][view["turn"]]


def effect_of(view: TianxiaView) -> str:
    """The part of a benefit that is to be gained next; empty where there is none."""
    return view["effects"][0] if view["effects"] else ""


def region_named(view: TianxiaView, name: str) -> RegionView:
    return next(region for region in view["regions"] if region["name"] == name)


def building_named(view: TianxiaView, name: str) -> BuildingView:
    return next(building for building in view["buildings"] if building["name"] == name)


def lane_named(view: TianxiaView, name: str) -> LaneView:
    return next(lane for lane in view["lanes"] if lane["name"] == name)


def ship_to_load(view: TianxiaView) -> ShipView:
    """The ship to which goods are delivered now: that of the region's port, or by an effect the one at sea."""
    place = "sea" if effect_of(view).endswith("sea") else view["place"]
    return next(ship for ship in view["ships"] if ship["place"] == place)


def pieces_text(view: TianxiaView, seats: list[int], one: str) -> str:
    """Whose pieces stand in a row: `walls of Ada and Bo`, or none."""
    owners = [seat for seat in range(view["players"]) if seat in seats]
    told = [f"{player_name(view, seat)} {seats.count(seat)}" for seat in owners]
    return f"{one}s: {listed(told)}" if told else f"no {one}s"
