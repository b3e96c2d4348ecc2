"""What a game gives the table to arrange: facts about players, cards, notices, words for its moves. Plain data all."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Spot = tuple[str, str]  # the kind of a thing and its word, as the board marks it


class Fact(TypedDict):
    """Something that a player has: `5` beside a drop, with `5 water` for those who point at it or cannot see it."""

    symbol: str  # SVG of 24 x 24 units in the colour of the text; empty where the words say it all
    text: str
    title: str
    purse: NotRequired[bool]  # is it spent? Then it stands above the prompt on a phone, for whose it is
    none: NotRequired[bool]  # is there none of it? Then it is pale, and keeps its place in the row
    about: NotRequired[bool]  # does it say what the role means? Then it stands behind the row, and on the role itself
    item: NotRequired[str]  # `Ships`: a part of the score in the end, all of which stand in one table
    points: NotRequired[int]  # of the item


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
    heads: NotRequired[list[str]]  # of a table that says the text where there is room for it
    rows: NotRequired[list[list[str]]]  # of that table
    players: NotRequired[list[tuple[int, str]]]  # the same player by player, beside their tokens: seats and words
    now: NotRequired[bool]  # is the question about it? Then it stays where there is little room
    alarm: NotRequired[str]  # who is about to win: a line of its own above the rest
    short: NotRequired[str]  # what of it stays in sight on a phone that has something else to say


class Slot(TypedDict):
    """One part of a move that is made of several."""

    kind: str  # of the thing that fills it, `count` for the number, or nothing for what they come to
    title: str  # `Leader`
    empty: str  # what it says before: `choose`


class VerbWords(TypedDict):
    """How a kind of move is offered, and what is asked for on the way to it, argument by argument."""

    label: str  # on its button: `Build`
    steps: list[str]  # `Choose what to build`, `Choose a tile`
    loses: NotRequired[str]  # what is spent by it for good: `the card`; such a move is asked for by name and confirmed
    aims: NotRequired[
        list[str]
    ]  # what is pointed at, argument by argument, where its kind is no word for it: `an army`
    things: NotRequired[dict[str, str]]  # by word: what a thing does, under its name on its button
    direct: NotRequired[bool]  # is it played with its last pick? For what is done often and can be undone
    pointed: NotRequired[bool]  # is it meant by pointing alone, at a card or the board? Then it has no button
    attacks: NotRequired[bool]  # is it done to somebody? Then the last place that was picked is marked in red
    raids: NotRequired[
        bool
    ]  # is it done to whoever holds what is picked first? That is marked in red, unless it is free
    backward: NotRequired[bool]  # is where it comes from picked last? Then it is the place before that it goes to
    reads: NotRequired[
        str
    ]  # its picks in the order of a sentence, numbers that the board has not left out: `{1} → {0}`
    form: NotRequired[
        list[Fact]
    ]  # a deal with a player is made on one sheet: the labels of its numbers, `You give`, `You get`
    answers: NotRequired[bool]  # does it answer a deal? Then the card of the deal has its button
    start: NotRequired[int]  # what a count begins with, where neither the least nor the most is a good guess
    ends: NotRequired[
        bool
    ]  # does it end the turn? Then its place is beside the main button, and its things are lit last
    side: NotRequired[bool]  # may it be done at any time, and is never what is asked for? A small word, lit last
    slots: NotRequired[list[Slot]]  # its parts, shown from the start where nothing else is asked
    known: NotRequired[str]  # what bears on it most, said below them
    secret: NotRequired[bool]  # is it hidden from the others until all have answered?
    held: NotRequired[bool]  # is it done with a card of the hand? Then it begins with the card, not with a place


class DealAnswer(TypedDict):
    """A move that answers a deal."""

    label: str
    move: str


class Deal(TypedDict):
    """An open deal of the viewer: one sentence, or a card that shows its two sides."""

    text: str
    moves: list[DealAnswer]  # the first says yes; none where it is for another to answer
    seat: NotRequired[int]  # of the other side
    title: NotRequired[str]  # `Bo offers you a deal`: it is shown as a card
    give: NotRequired[Fact | None]  # what the viewer would part with
    get: NotRequired[Fact | None]
    note: NotRequired[str]


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


class Brought(TypedDict):
    """What a side lays on the table in a showdown: a card, face up."""

    name: str
    art: str  # SVG without text
    value: str
    rule: str  # what it does, in 40 characters at most
    tone: str  # the colour of its name bar
    stamp: str  # what becomes of it: `Killed`; empty when nothing does
    at: int  # the step in which that happens


class Term(TypedDict):
    """One line of the sum that a side comes to."""

    text: str  # `Committed troops`
    value: str  # `3`, `+6`, or in words what it does besides; empty for a heading of what follows
    seat: int  # whose it is, where several are on a side; -1 where that goes without saying
    struck: bool  # it does not count after all
    at: int  # the step in which it is counted, or struck


class Side(TypedDict):
    """One side of a showdown."""

    seat: int  # -1 for one that is no player
    name: str
    role: str  # `attack with 4 troops`
    cards: list[Brought]
    terms: list[Term]
    score: int | None  # none where it did not come to that
    won: bool
    losses: list[Toll]


class Toll(TypedDict):
    """What a showdown cost somebody."""

    seat: int
    lost: int  # so many pieces; 0 is told as well
    left: str  # `1 stays`
    told: NotRequired[str]  # all of it in one sentence, in place of the number and what is left
    alive: NotRequired[bool]  # they are not lost for good, and are told without a minus
    places: NotRequired[list[tuple[int, str, str]]]  # how many at which thing, where that is not all of it at the spot


class Showdown(TypedDict):
    """A great moment, such as a battle, told step by step to one reader, who is called `You`."""

    kind: str  # `Battle`, for the dock
    title: str  # `Battle for Salt Keep`
    about: str  # `Bastion, Cleo defends`
    spot: Spot | None  # what it is about, on the board
    seats: list[int]  # who takes part: they read it at their leisure, the others see it in short
    sides: list[Side]  # two, or all who stand against each other
    steps: list[str]  # in the order of the rules, each in a few words
    cry: str  # a word called out over everything, such as `Treason!`, with the step in `cried`; mostly empty
    cried: int
    verdict: str  # `You win 9 to 5`
    outcome: str  # `You take Salt Keep`
    meaning: str  # what that means for victory; empty where it means nothing
    signs: NotRequired[list[str]]  # of the steps: `done`, `lost`, or `summed` for one that the sums tell
    besides: NotRequired[list[Spot]]  # what else on the board it is about


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
    plotted: NotRequired[bool]  # over time as well: what had been paid by then


class Preview(TypedDict):
    """What a move in the making means, for the dock: `h9` · `Dan's grass, 5 against 4` · `1 action`."""

    what: str
    about: str
    price: str
    chance: NotRequired[int]  # of success, in percent: a bar shows it
    spends: NotRequired[tuple[int, int]]  # how much of how much: a badge shows it
    sum: NotRequired[list[tuple[str, str]]]  # what the price is the sum of: a table shows it, in place of `about`
    besides: NotRequired[list[str]]  # what is said below such a table, line by line


NO_PHASES: Phases = {"names": [], "now": -1}
