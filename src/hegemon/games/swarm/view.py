"""What a view of Swarm is made of, by name and type; `knowledge` fills it, and words and pictures read it."""

from __future__ import annotations

from typing import Any, TypedDict


class TileView(TypedDict):
    """A tile and who is there; numbers by seat."""

    name: str
    label: str
    kind: str
    cell: int
    troops: list[int]
    arrived: list[int]
    stood: list[int]  # 1 where troops stood when the movement began
    inside: list[int]  # the temple


class SeatView(TypedDict):
    """What everyone sees of a player, and which cards of that hand the viewer can name."""

    water: int
    reserve: int
    specialty: str
    prays: bool
    leaders: int
    coverts: int
    quests: int
    fulfilled: list[str]
    known_leaders: list[str]
    known_coverts: list[str]
    known_quests: list[str]
    traitor: str
    wins: int
    bastions: int  # controlled now
    bastions_held: int  # rounds in a row with enough bastions
    points: int
    payable: int


class HandView(TypedDict, total=False):
    """What only the viewer sees; a spectator's is empty."""

    leaders: list[str]
    coverts: list[str]
    wards: int
    quests: list[str]
    quests_so_far: list[int]  # by quest of the hand: how far it is, as the quest counts
    quests_met: list[bool]
    traitor: str
    traitors: list[str]
    answer: str
    limit: int
    set_aside: int
    spare: int
    deals: int
    order_treason: str
    order_shrine: str
    next_event: str


class SideView(TypedDict):
    """One side of a battle, as far as it was shown."""

    seat: int
    leader: str
    commitment: int
    tactics: str
    score: int
    fate: str


class BattleView(TypedDict, total=False):
    """The last battle; empty before the first."""

    tile: str
    left: SideView
    right: SideView


class AuctionView(TypedDict):
    """The lot that is sold, or was last."""

    lot: str
    bid: int
    bidder: int
    passed: list[int]


class DuelView(TypedDict):
    """Who is in the duel, the leader that each showed last, and all that were shown."""

    duelists: list[int]
    shown: list[str]
    used: list[str]


class DecksView(TypedDict):
    """How many cards are left."""

    events: int
    quests: int
    leaders: int
    coverts: int


class KnownView(TypedDict):
    """Cards of a deck that the viewer can name, by their distance from the bottom, and those it put away."""

    deck: str
    from_bottom: dict[str, str]
    put_away: list[str]


OfferView = TypedDict("OfferView", {"from": int, "to": int, "give": int, "want": int})


class TableView(TypedDict):
    """The board and the players."""

    game: str
    players: int
    seat: int
    round: int
    start: int
    event: str
    rain: list[int]
    swarm: int
    swarm_path: list[int]
    tiles: list[TileView]
    seats: list[SeatView]


class CardsView(TypedDict):
    """Decks and discards."""

    decks: DecksView
    discards: list[str]
    face_down: int
    gone: list[str]
    fought: list[str]
    known: list[KnownView]


class QuestionView(TypedDict):
    """What is asked of whom, and what it is about."""

    phase: str
    turn: int
    asked: list[int]
    marches: int
    place: str
    battle: BattleView
    auction: AuctionView
    duel: DuelView
    winners: list[int]
    ending: str
    over: bool


class View(TableView, CardsView, QuestionView):
    """The table as a seat, or a spectator, sees it."""

    offers: list[OfferView]
    hand: HandView
    options: dict[str, Any]  # by dial
