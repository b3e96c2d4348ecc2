"""What a game gives the table to arrange: facts about players, cards, notices, words for its moves. Plain data all."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Spot = tuple[str, str]  # the kind of a thing and its word, as the board marks it


class Fact(TypedDict):
    """Something that a player has: `5` beside a drop, with `5 water` for those who point at it or cannot see it."""

    symbol: str  # SVG of 24 x 24 units in the colour of the text; empty where the words say it all
    text: str
    title: str


class Progress(TypedDict):
    """How near a player is to winning: `2 of 3` bastions, or `35` tiles."""

    text: str
    title: str  # of what
    pips: list[bool]  # reached or not, where there are few; empty where a number says it better
    symbol: str  # of one pip, as in a fact


class Card(TypedDict):
    """A card that the viewer holds and may play."""

    kind: str  # with `word`, how a pick names it
    word: str
    name: str
    art: str  # SVG without text
    value: str  # its number, if it has one
    rule: str  # what it does, in 40 characters at most
    text: str  # what it does, in full
    group: str  # cards of one group stand together: `Leaders`
    tone: str  # the colour of its name bar


class Note(TypedDict):
    """A line of text with a heading: what the viewer alone knows, or what is in force for everyone."""

    symbol: str
    title: str
    text: str


class VerbWords(TypedDict):
    """How a kind of move is offered, and what is asked for on the way to it, argument by argument."""

    label: str  # on its button: `Build`
    steps: list[str]  # `Choose what to build`, `Choose a tile`
    loses: NotRequired[str]  # what is spent by it for good: `the card`; such a move is confirmed, whatever its length
    aims: NotRequired[
        list[str]
    ]  # what is pointed at, argument by argument, where its kind is no word for it: `an army`
    direct: NotRequired[bool]  # is it played with its last pick? For what is done often and can be undone
    attacks: NotRequired[bool]  # is it done to somebody? Then the last place that was picked is marked in red
    ends: NotRequired[bool]  # does it end the turn? Then it has its place beside the main button


class Speech(TypedDict):
    """What a bot says, and the seat that hears it."""

    to: int
    text: str


class Phases(TypedDict):
    """The parts of a round in order, and which of them it is now; -1 between rounds."""

    names: list[str]
    now: int


class Scene(TypedDict):
    """An event as one reader saw it; the reader is called `you`."""

    name: str  # of the event
    text: str  # its sentence
    told: list[str]  # what it speaks of, one after the other: names of seats and things, numbers
    spots: list[Spot]
    values: list[int]  # its counts
    dice: list[str]


class Headline(TypedDict):
    """What one move did, in one line of the log, and what was lost by it."""

    text: str
    lost: list[tuple[int, str, str]]  # the seat that lost something, with kind and word of the thing


class Curve(TypedDict):
    """What each player had of something at one moment, to be drawn over time."""

    title: str  # `Territories`
    values: list[int]  # by seat


class Deed(TypedDict):
    """Something that players did, counted from the events of one name."""

    title: str  # `Battles won`
    event: str
    seat: int  # which of the event's values names the player
    sums: int  # which of its values is added up; -1 counts the events themselves


class Preview(TypedDict):
    """What a move in the making means, for the dock: `h9` · `Dan's grass, 5 against 4` · `1 action`."""

    what: str
    about: str
    price: str
    chance: NotRequired[int]  # of success, in percent: a bar shows it


NO_PHASES: Phases = {"names": [], "now": -1}
