"""What the pages are made from: plain data, so that a page never asks for anything by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from hegemon.theme import LETTERS

LONGEST_ROW = 42  # letters of choices that stand side by side
OTHER = "#"  # what a form sends for a text that is written beside the choices
STAGES = {"waiting": "waiting for players", "playing": "in progress", "over": "finished", "readonly": "view only"}


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game as the first page offers it."""

    name: str
    title: str
    pitch: str  # what it is about
    least: int
    most: int
    usual: int = 3  # players of a quick game
    minutes: int = 0  # that it takes; 0 where the game does not say
    difficulty: str = ""
    on_paper: bool = False  # can it be printed, to be played with a pencil?
    lesson: int = 0  # minutes that its tutorial takes; 0 where it has none
    level: str = ""  # of the bots that are offered first

    @property
    def span(self) -> str:
        """How many can play.

        >>> GameCard("reversi", "Reversi", "Turn the stones.", 2, 2).span
        '2'
        """
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"

    @property
    def counts(self) -> range:
        """Every number of players."""
        return range(self.least, self.most + 1)

    @property
    def picture(self) -> str:
        """Where the picture of its board is."""
        return f"/picture/{self.name}.svg"


@dataclass(frozen=True, slots=True)
class SheetPage:
    """A map to be printed, and the form that asks for one."""

    game: GameCard
    called: str  # what is printed: a map
    sizes: dict[str, str]  # by name: their labels, to choose from; none where a size is written
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
    yours: bool  # is it the guest's turn?
    line: str  # what is going on, or how it ended
    at: float  # of the last entry
    seat: int = 0  # the guest's own; of several, the one that is asked
    picture: str = ""  # where a picture of its board is
    verdict: str = ""  # who has won, in few words
    rematch: str = ""  # the table where it is played again
    bot: str = ""  # the level of the bots there
    stand: str = ""  # the round, and what the guest has to show

    @property
    def way(self) -> str:
        """What the button says that leads there."""
        return {"over": "Review", "readonly": "Open"}.get(self.stage, "Continue")

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]

    @property
    def headline(self) -> str:
        """How it stands, in two words."""
        return "your turn" if self.yours else self.verdict or STAGES[self.stage]


@dataclass(frozen=True, slots=True)
class DialField:
    """One dial in the form of a new table."""

    name: str  # of the field: dial-NAME
    label: str
    kind: str  # number, switch, choice or text
    value: str  # what was typed, or the default; empty where the default depends on the players or on other dials
    usual: str  # the default, in words
    takes: str  # what may be written, in words
    explanation: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()  # of a text: the words that are offered
    error: str = ""
    labels: dict[str, str] = field(default_factory=dict)  # what players call the choices
    group: str = ""
    now: str = ""  # the default for the number of players that the form has
    other: str = ""  # of a text that is none of the choices: the rest of it, to be written
    is_numbered: bool = False  # is that a number?
    is_for_numbers: bool = False  # does it count only where such a number is given?

    @property
    def is_short(self) -> bool:
        """Can all choices stand side by side?"""
        return sum(len(self.label_of(choice)) + 2 for choice in self.choices) <= LONGEST_ROW

    @property
    def chosen(self) -> str:
        """Which choice is marked; `#` for what is written beside them."""
        value = self.value or self.now
        return value if value in self.choices else OTHER

    def label_of(self, choice: str) -> str:
        """What players call a choice.

        >>> DialField("dial-fight", "Fight", "choice", "", "", "", "", labels={"die": "A die"}).label_of("to_the_end")
        'To the end'
        """
        return self.labels.get(choice) or choice.replace("_", " ").capitalize()


@dataclass(frozen=True, slots=True)
class DialGroup:
    """Dials under one heading."""

    heading: str
    dials: list[DialField]


@dataclass(frozen=True, slots=True)
class SeatField:
    """One seat in the form of a new table; it is chosen among `you`, `open`, `device` and `bot:NAME`."""

    seat: int
    chosen: str
    error: str = ""
    name: str = ""  # of a bot that sits there

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
    maps: list[DialField]  # what the board is made of: it stands beside its picture
    groups: list[DialGroup]  # all other dials
    public: bool
    pace: str
    paces: list[tuple[str, str]]  # to choose from: seconds, and what they are called
    thinking: str
    thoughts: list[tuple[str, str]]  # the same, for how long bots may think
    error: str = ""  # a sentence about the whole
    host: str = ""  # the name of who opens it; empty where it is not known yet
    name_error: str = ""  # a sentence about that name
    preview: str = ""  # where a picture of the board is

    @property
    def has_wrong_dials(self) -> bool:
        """Is there a sentence beside one of the advanced rules?"""
        return any(dial.error for group in self.groups for dial in group.dials)


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that a link offers."""

    game: str  # its title
    seat: int
    host: str
    name: str  # of the guest so far
    error: str = ""
    dice: str = ""  # the table and its commitment

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class CheckPage:
    """Where a browser checks dice: those of one table, or those of a file."""

    table: str = ""
    title: str = ""  # of the game
    is_over: bool = False
    commitment: str = ""
    problem: str = ""  # why this table can only be kept
    luck: str = "dice"  # what chance does in the game: dice, shuffle, or map


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in the text view."""

    seat: int
    name: str
    note: str  # bot, away, open, resigned, 14 points: in words
    you: bool
    asked: bool
    doing: str = "to move"  # where it is asked

    @property
    def letter(self) -> str:
        return LETTERS[self.seat]


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """The legal moves of one verb; `counted` says whether some of them end in a range of counts."""

    verb: str
    moves: list[str]
    counted: bool
    label: str  # what the game calls it; of a single move, what its button says
    said: list[str]  # the moves once more, as players say them

    @property
    def is_plain(self) -> bool:
        """Is there nothing to choose?"""
        return len(self.moves) == 1 and not self.counted

    @property
    def is_bare(self) -> bool:
        """Is it a word alone, such as one that ends the turn?"""
        return self.moves == [self.verb]


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

    @property
    def name(self) -> str:
        """Who this is for."""
        return next((line.name for line in self.seats if line.seat == self.seat), "")

    @property
    def is_counted(self) -> bool:
        """Is there a move whose number one writes?"""
        return any(group.counted for group in self.moves)


@dataclass(frozen=True, slots=True)
class GamePlan:
    """What will be played at a table, for those who are invited to it."""

    pitch: str
    facts: list[str]  # how many play, how long it takes, how hard it is
    picture: str  # where a picture of such a board is
    options: list[tuple[str, str]]  # what was chosen, each by what players call it


@dataclass(frozen=True, slots=True)
class TablePage:
    """A table, or its replay, as the script takes it over."""

    id: str
    title: str
    game: str
    game_title: str
    seat: int | None
    first: str  # the first snapshot as JSON; it is escaped when the page is rendered
    plan: GamePlan | None = None  # what will be played, while players are waited for
    luck: str = "dice"  # what chance does in the game: dice, shuffle, or map


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment at which the game turned, and the way there."""

    moment: int
    chapter: str
    text: str  # as the log tells it
    chances: str  # whose, before and after; or what was held where the lead went over


@dataclass(frozen=True, slots=True)
class DeedRow:
    """What a player did: counts in the order of the titles, and how the dice fell for them."""

    seat: int
    name: str
    counts: list[int]
    luck: str


@dataclass(frozen=True, slots=True)
class ItemRow:
    """A part of the scores: its title, and what it brought each player, from the first to the last."""

    title: str
    points: list[str]
    best: list[bool]  # did nobody get more for it, where not all got the same?


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """How a game went, as one reader is shown it."""

    table: str
    query: str  # of the seat that looks, in addresses
    plots: list[tuple[str, str, str]]  # title, what there is to say of it, picture; the two that tell most go first
    turns: list[TurningPoint]
    titles: list[str]  # of the deeds
    rows: list[DeedRow]  # from the first player to the last
    has_luck: bool
    items: list[ItemRow]  # the parts of the scores, the greatest first; none where the game does not part them
    strip: str  # the chances as a picture for the slider of the replay
