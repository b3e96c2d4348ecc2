"""What a game of the oracle is made of: dials, questions, players, ships, turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from hegemon.games.tianxia.content import DISCS, MEEPLES, House

NOBODY = -1
NEUTRAL = 8  # a worker of nobody on a barge
THINGS = ("coins", "wood", "stone", "rice", "silk", "tea", "jade")
RESOURCES = THINGS[1:4]
GOODS = THINGS[4:]
TRACKS = ("chancellor", "general", "sage", "steward")
FREE = ("disc", "tile", "objective", "merchants", "home")  # TIANXIA-4.8
ITEMS = (
    "prestige", "soldiers", "defence", "penalty", "ships", "tiles", "upper parts", "steps", "merchants", "passives",
)  # TIANXIA-6.4  # fmt: skip

View = dict[str, Any]
Answer = tuple[int, str]  # who, and the move
Story = Generator["Question", Answer, None]


@dataclass(frozen=True)
class Dials:
    """What a designer may turn, as the rule text has it."""

    rounds: int = 4
    starting_goods: int = 0
    compensation: str = "even"
    nomad_strength: int = 100
    prestige_first: int = 7
    prestige_second: int = 4
    prestige_third: int = 2
    penalty: int = 3
    soldier_price: int = 2
    disc_surcharge: int = 1
    disc_coins: int = 2
    end_division: int = 5
    tower_spaces: int = 2
    step_price: int = 1
    neutral_workers: int = 12
    lone_turns: int = 0
    loss_order: str = "coins"


@dataclass(frozen=True)
class Question:
    """Who must decide, and between which moves each."""

    moves: dict[int, tuple[str, ...]]


@dataclass(frozen=True)
class Sight:
    """The real table as a spectator sees it, and as each seat does; what chance has brought is read off it."""

    table: View
    seats: list[View]

    @property
    def hands(self) -> list[list[str]]:
        return [view["hand"]["objectives"] for view in self.seats]


@dataclass
class Player:
    """TIANXIA-1.13 A house and what belongs to it."""

    house: House
    order: str  # the standing order for raiders
    things: Counter[str] = field(default_factory=Counter)
    supply: int = MEEPLES
    merchants: int = 0
    discs: int = DISCS
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    figurines: set[str] = field(default_factory=set)
    tiles: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    hand: set[str] = field(default_factory=set)
    shipped: int = 0
    points: Counter[str] = field(default_factory=Counter)
    answer: int = -1  # coins for raiders, until all have answered


@dataclass
class Berth:
    """TIANXIA-1.7 A place for ships: three ports and the sea."""

    name: str
    ship: str = ""
    crates: dict[int, int] = field(default_factory=dict)  # space to seat
    demand: str = ""
    markers: set[int] = field(default_factory=set)


@dataclass
class Turn:
    """TIANXIA-4 What the player at turn has done so far."""

    seat: int
    deed: str = ""  # region, fortify, train, barge, pass; none before one is chosen
    place: str = ""
    parts: set[str] = field(default_factory=set)  # banner, bubble, govern, exchange, ship
    action: str = ""  # the one under way
    times: int = 0  # conversions, deliveries or bought steps
    lane: str = ""
