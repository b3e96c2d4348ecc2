"""What a view of Tianxia is made of, by name and type; `knowledge` fills it, and words and pictures read it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class LaneView(TypedDict):
    """A section of the wall with its nomads; rows from the left, a seat or -1 in each space."""

    name: str
    label: str
    border: int  # steps from start to border
    nomad: int  # steps made
    strength: int
    attacked: bool
    defence: int
    strengths: list[int]  # by seat
    walls: list[int]
    towers: list[int]
    soldiers: list[int]
    path: list[str]  # buildings, in raiding order


class RegionView(TypedDict):
    """A region, or one of the two military places, which have only discs."""

    name: str
    label: str
    banner: str
    bubble: str
    port: int
    exchanges: list[str]
    discs: list[int]  # by seat


class SpaceView(TypedDict):
    """A governor space."""

    wood: int  # what it costs now
    governor: int
    tile: str


class BuildingView(TypedDict):
    """A building."""

    name: str
    label: str
    region: str
    lane: str
    cost: int
    tokens: int
    raid: int
    income: str
    text: str
    spaces: list[SpaceView]


class DeliveryView(TypedDict):
    """A delivery space of a ship."""

    goods: str
    benefit: str
    crate: int


class ShipView(TypedDict):
    """A place for ships and what lies there; the sea demands nothing."""

    place: str
    ship: str
    label: str
    demand: str
    markers: list[int]  # seats with a shipping marker there
    spaces: list[DeliveryView]


class SeatView(TypedDict):
    """What everyone sees of a player."""

    house: str
    label: str
    things: dict[str, int]
    supply: int
    merchants: int
    merchant_action: str
    income: str
    discs: int
    walls: list[int]  # stone of those that are not built, in order
    towers: list[int]
    prices: dict[str, int]  # of the next wall, tower and soldier, -1 where there is none
    crates: int  # delivery markers left
    shipped: int
    tracks: list[int]
    figurines: list[str]
    tiles: list[str]
    used: list[str]
    objectives: int  # cards in hand
    passed: bool
    order: str  # the standing order for raiders
    points: dict[str, int]  # by item, as booked so far
    score: int  # of what lies open


class HandView(TypedDict, total=False):
    """What only the viewer sees; a spectator's is empty."""

    objectives: list[str]
    worth: list[int]  # of each, now
    answer: int  # coins, sealed; -1 before


class TianxiaView(TypedDict):
    """The table as plain data; lists are by seat where nothing else is said."""

    game: str
    players: int
    seat: int  # whose view it is, or -1
    options: dict[str, object]
    round: int
    rounds: int
    phase: str
    deed: str
    turn: int
    asked: list[int]
    place: str  # of a region turn
    parts: list[str]  # of it that were done
    action: str  # of it that goes on: govern, exchange or ship
    times: int  # conversions, deliveries or bought steps of this turn
    effects: list[str]  # parts of benefits to be gained, the next first
    opening: list[int]
    order: list[int]
    passed: list[int]
    card: str  # the nomads of this round
    lanes: list[LaneView]
    regions: list[RegionView]
    buildings: list[BuildingView]
    ships: list[ShipView]
    barges: dict[str, list[int]]  # workers from the left: a seat, 8 for a neutral one, -1
    offered: list[str]  # bonus tiles below the round track
    box: dict[str, int]
    stacks: dict[str, int]  # how many are left of what
    discards: list[str]  # objectives
    lane: str  # that is attacked while losses are asked
    toll: int
    seats: list[SeatView]
    discs: dict[str, int]  # by place, what a disc costs whose turn it is
    fares: dict[str, int]  # by barge, likewise
    hand: HandView
    scores: list[dict[str, int]]  # in the end: everybody's points, item by item
    shown: list[list[str]]  # in the end: everybody's objectives
    over: bool
    names: NotRequired[list[str]]  # what a match adds
    events: NotRequired[list[dict[str, Any]]]  # what the table adds: those of the last move
