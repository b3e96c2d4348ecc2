"""What the pages are made from: plain data, so that a page never asks for anything by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from hegemon.theme import LETTERS


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game as the first page offers it."""

    name: str
    title: str
    summary: str
    least: int
    most: int
    on_paper: bool = False  # may a map be printed?

    @property
    def players(self) -> str:
        """How many can play.

        >>> GameCard("reversi", "Reversi", "Turn the stones.", 2, 2).players
        '2 players'
        """
        return f"{self.least} players" if self.least == self.most else f"{self.least} to {self.most} players"

    @property
    def counts(self) -> range:
        """Every number of players."""
        return range(self.least, self.most + 1)

    @property
    def usual(self) -> int:
        """The number of players of a quick game: three, or the nearest to it."""
        return max(self.least, min(self.most, 3))

    @property
    def picture(self) -> str:
        """Where the picture of its board is."""
        return f"/picture/{self.name}.svg"


@dataclass(frozen=True, slots=True)
class SheetPage:
    """A map to be printed, and the form that asks for one."""

    game: GameCard
    fields: dict[str, str]  # size, number, players and paper, as they were asked for
    papers: dict[str, str]  # by name: what people call them
    picture: str  # the map as SVG, drawn by the game; empty when there is none
    address: str  # of the PDF
    error: str = ""


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot as a form offers it."""

    name: str
    label: str  # its level
    about: str  # how it plays
    is_usual: bool = False


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A public table that still has a free seat."""

    id: str
    game: str  # its title
    host: str
    free: int
    seats: int
    dials: str  # what differs from the usual rules, in words
    created: float


@dataclass(frozen=True, slots=True)
class MineRow:
    """A table at which the guest holds a seat."""

    id: str
    game: str  # its title
    others: str  # who else sits there, in words
    stage: str  # waiting, playing, over or readonly
    yours: bool  # is the guest awaited?
    line: str  # who is awaited for what, or how it ended
    at: float  # of the last entry


@dataclass(frozen=True, slots=True)
class DialField:
    """One dial in the form of a new table."""

    name: str  # of the field: dial-NAME
    label: str
    kind: str  # number, switch, choice or text
    value: str  # what was typed, or the default; empty where the default depends on the players
    usual: str  # the default, in words
    takes: str  # what may be written, in words
    explanation: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    error: str = ""


@dataclass(frozen=True, slots=True)
class SeatField:
    """One seat in the form of a new table; it is chosen among `you`, `open`, `device` and `bot:NAME`."""

    seat: int
    chosen: str
    error: str = ""

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class NewForm:
    """The form of a new table, as it was typed so far."""

    game: GameCard
    games: list[GameCard]
    players: int
    seats: list[SeatField]
    bots: list[BotChoice]
    dials: list[DialField]
    public: bool
    pace: str
    paces: list[tuple[str, str]]  # to choose from: seconds, and what they are called
    error: str = ""  # a sentence about the whole

    @property
    def has_wrong_dials(self) -> bool:
        return any(dial.error for dial in self.dials)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that a link offers."""

    game: str  # its title
    seat: int
    host: str
    name: str  # of the guest so far
    error: str = ""

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in the text view."""

    seat: int
    name: str
    note: str  # bot, away, open, resigned, 14 points: in words
    you: bool
    asked: bool

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """The legal moves of one verb; `counted` says whether some of them end in a range of counts."""

    verb: str
    moves: list[str]
    counted: bool


@dataclass(frozen=True, slots=True)
class TextView:
    """A table in words, for one seat or, with None, for a spectator."""

    id: str
    game: str
    title: str
    seat: int | None
    line: str
    yours: bool
    rules: list[str]
    description: list[str]
    moves: list[MoveGroup]
    asides: list[MoveGroup]
    log: list[str]
    seats: list[SeatLine]
    question: int
    key: str
    take_back: bool = False
    mine: list[int] = field(default_factory=list)  # the guest's seats, where it holds several
    typed: str = ""
    error: str = ""


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table, or its replay, as the script takes it over."""

    id: str
    title: str
    game: str
    game_title: str
    seat: int | None
    first: str  # the first snapshot as JSON; it is escaped when the page is rendered
