"""A game in play, for people and programs outside the rules: moves in text, checked, recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import Event
from hegemon.engine.picker import Picks, next_picks
from hegemon.engine.record import Header, Line, Record, format_position, parse_entry
from hegemon.engine.state import SPECTATOR, Standing, State, seats_in, submit

if TYPE_CHECKING:
    from hegemon.engine.game import Game


class Entry:
    """One move of a match: who, what, the events it caused, and whether it may be taken back."""

    def __init__(self, seat: int, move: int, text: str) -> None:
        self.seat = seat
        self.move = move
        self.text = text
        self.events: list[Event] = []
        self.revealed = True


class Match:
    """A game in play.

    >>> import hegemon
    >>> match = hegemon.game("campus").new(players=2, seed=7)
    >>> match.pending
    [0]
    >>> match.play(0, "place fysik 3")
    >>> len(match.entries)
    1
    """

    def __init__(self, game: Game, players: int, options: Options, seed: int, names: Sequence[str] = ()) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        given = [" ".join(name.split()) for name in names]  # a name is one line, whatever was typed
        self.names = [given[k] if k < len(given) and given[k] else f"seat {k}" for k in range(players)]
        self.origin: list[str] = []
        self.state: State = game.blank(players, options)
        self.notation = self.state.notation()
        self.entries: list[Entry] = []
        self.opening: list[Event] = []

    def deal(self) -> None:
        """Set the game up from its seed."""
        self.opening = []
        self.state = self.game.begin(self.players, seeded(self.seed), self.options, self.opening)
        self.notation = self.state.notation()

    def place(self, fields: list[str], first_line: int = 1) -> None:
        """Set the game up from the fields of a position."""
        self.state = self.game.blank(self.players, self.options)
        self.state.load(fields, first_line)
        if self.state.seats != self.players:
            raise NotUnderstood(f"this position is for {self.state.seats} players, its header for {self.players}")
        wrong = self.state.audit()
        if wrong:
            raise NotUnderstood(f"this position cannot be: {wrong[0]}")
        self.origin = self.state.lines()
        self.notation = self.state.notation()

    @property
    def pending(self) -> list[int]:
        """The seats that are asked now; none when the game is over."""
        return seats_in(self.state.pending())

    @property
    def unanswered(self) -> list[int]:
        """Those of them whose answer is not in yet; whoever leads the game needs it, and nobody may be shown it."""
        return seats_in(self.state.unanswered())

    @property
    def standing(self) -> Standing:
        """Places, scores and, when it is over, why."""
        return self.state.standing()

    @property
    def over(self) -> bool:
        return self.state.pending() == 0

    def legal(self, seat: int) -> list[str]:
        """What this seat may answer now, spans with their range."""
        self.check_seat(seat)
        return [self.notation.format(entry) for entry in self.state.legal(seat)]

    def asides(self, seat: int) -> list[str]:
        """What this seat may do beside."""
        self.check_seat(seat)
        return [self.notation.format(entry) for entry in self.state.asides(seat)]

    def play(self, seat: int, text: str) -> None:
        """Play a move given as text; NotUnderstood or NotAllowed otherwise, and nothing has changed."""
        self.play_move(seat, int(self.notation.parse(text)))

    def play_move(self, seat: int, move: int) -> None:
        """Play a packed move, checked."""
        before = self.state.dice.drawn
        in_secret = len(self.pending) > 1  # else whether it can be taken back would tell that another has answered
        heard: list[Event] = []
        self.state.heard = heard
        try:
            submit(self.state, seat, move)
        finally:
            self.state.heard = None
        entry = Entry(seat, move, self.notation.format(move))
        entry.events = heard
        told = self.state.chronicle()
        told_something = any(told.reveals(event) for event in heard)
        entry.revealed = self.state.dice.drawn != before or in_secret or told_something
        self.entries.append(entry)

    def why_not(self, seat: int, text: str) -> NotAllowed | None:
        """The rule that forbids a move, or nothing when it is legal."""
        self.check_seat(seat)
        return self.state.why_not(seat, self.notation.parse(text))

    def picks(self, seat: int, picked: Sequence[int] = ()) -> Picks:
        """What may be picked next on the way to a legal move."""
        self.check_seat(seat)
        return next_picks(self.notation, self.state.legal(seat), list(picked))

    def view(self, seat: int | None = None) -> dict[str, object]:
        """What a seat, or with None a spectator, may know."""
        if seat is not None:
            self.check_seat(seat)
        shown = self.state.view(SPECTATOR if seat is None else seat)
        shown["names"] = list(self.names)
        return shown

    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """The sentences that a seat, or a spectator, may read about the deal and the moves, or the moves since one."""
        if seat is not None:
            self.check_seat(seat)
        told = self.state.chronicle()
        events = [] if since else list(self.opening)
        for entry in self.entries[since:]:
            events += entry.events
        reader = SPECTATOR if seat is None else seat
        return [told.sentence(event, self.names) for event in events if event.seen_by(reader)]

    def can_take_back(self, seat: int) -> bool:
        """Own last move, before any dice, anything hidden turned up, or another's act.

        While several choose in secret nothing is taken back: an answer can be given anew until all are in.
        """
        return bool(self.entries) and self.entries[-1].seat == seat and not self.entries[-1].revealed

    def take_back(self, seat: int) -> None:
        """Undo this seat's last move by playing the others again."""
        if not self.can_take_back(seat):
            raise NotAllowed("", "Only your own last move can be taken back, before dice, a reveal or another's act.")
        kept = self.entries[:-1]
        self.entries = []
        if self.origin:
            self.place(self.origin)
        else:
            self.deal()
        for entry in kept:
            self.play_move(entry.seat, entry.move)

    def header(self) -> Header:
        return Header(self.game.name, self.game.version, self.players, self.options)

    def position(self) -> str:
        """The whole state as text, secrets and all; `from_position` reads it back."""
        return format_position(self.header(), self.state.lines())

    def record(self) -> Record:
        """Seed and moves: the whole course of the game."""
        moves = [Line(0, f"{entry.seat} {entry.text}") for entry in self.entries]
        record = Record(self.header(), self.seed, list(self.names), moves)
        record.position = list(self.origin)
        return record

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise NotUnderstood(f"there is no seat {seat}; seats are 0 to {self.players - 1}")


def settle_header(game: Game, header: Header) -> Options:
    """The options of a header; those of an earlier version get its reading, where the game still knows it."""
    if not game.plays(header.version):
        here = f"version {game.version} is here"
        sentence = f"this was played under version {header.version} of {game.title}'s rules; {here}"
        raise NotUnderstood(sentence, 0, header.line_of.get("version", 0))
    settle_line(game, header, "players", {})
    given = game.reading(header.version, header.options)
    for name, value in given.items():
        settle_line(game, header, name, {name: value})
    return game.settle(header.players, given)


def settle_line(game: Game, header: Header, name: str, given: dict[str, object]) -> None:
    """Check what one line of a header says; an error names the line."""
    try:
        game.settle(header.players, given)
    except NotUnderstood as problem:
        raise NotUnderstood(problem.sentence, 0, header.line_of.get(name, 0)) from problem


def match_from_position(game: Game, header: Header, fields: list[str], first_line: int) -> Match:
    """A match that begins at a position."""
    match = Match(game, header.players, settle_header(game, header), 0)
    match.place(fields, first_line)
    return match


def replay(game: Game, record: Record) -> Match:
    """Play a record again, move by move; an error names the line and column of the move that does not fit."""
    match = Match(game, record.header.players, settle_header(game, record.header), record.seed, record.names)
    if record.position:
        match.place(record.position, record.position_line)
    else:
        match.deal()
    for line in record.moves:
        replay_line(match, line)
    return match


def replay_line(match: Match, line: Line) -> None:
    seat, text, column = parse_entry(line, match.players)
    try:
        match.play(seat, text)
    except NotUnderstood as problem:
        raise NotUnderstood(problem.sentence, column + problem.column - 1, line.number) from problem
    except NotAllowed as refusal:
        raise NotUnderstood(f"{text!r} is not allowed here: {refusal}", column, line.number) from refusal
