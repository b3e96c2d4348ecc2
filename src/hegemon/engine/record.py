"""A game as a text file: what it began with, then one move a line. The log is the state."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.engine.dials import Value, format_value
from hegemon.engine.errors import NotUnderstood, clipped, quoted

RECORD_TITLE = "hegemon record 1"
POSITION_TITLE = "hegemon position 1"
RECORD_WARNING = "# Holds secrets: the seed tells every die and card. Show a view instead while the game goes on."
POSITION_WARNING = "# Holds secrets: dice, and whatever is hidden from a seat. Show a view instead."


class Header:
    """What a record and a position begin with: the game, its rules' version, seats and options."""

    def __init__(self, game: str, version: int, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = options
        self.line_of: dict[str, int] = {}  # where `game`, `players` and each option stood in the file

    def lines(self) -> list[str]:
        lines = [f"game {self.game}", f"version {self.version}", f"players {self.players}"]
        return lines + [f"option {name} {format_value(value)}" for name, value in self.options.items()]


class Line:
    """A line of text and where it stood, so that errors can say so."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


class Record:
    """The whole course of a game. It holds the seed, so it is for keeping, not for showing while the game goes on."""

    def __init__(self, header: Header, seed: int, names: list[str], moves: list[Line]) -> None:
        self.header = header
        self.seed = seed
        self.names = names
        self.moves = moves
        self.position: list[str] = []  # fields it began from, when not from a deal
        self.position_line = 0

    def cut(self, moves: int) -> Record:
        """The same game after its first moves only."""
        shorter = Record(self.header, self.seed, self.names, self.moves[:moves])
        shorter.position = self.position
        shorter.position_line = self.position_line
        return shorter

    def __str__(self) -> str:
        lines = [RECORD_TITLE, RECORD_WARNING, *self.header.lines()]
        lines += [f"seat {seat} {name}" for seat, name in enumerate(self.names)]
        lines += [f"field {line}" for line in self.position]
        if not self.position:
            lines.append(f"seed {self.seed}")
        return "\n".join([*lines, "", *[move.text for move in self.moves], ""])


def format_position(header: Header, fields: list[str]) -> str:
    """The position as text: header, an empty line, one field a line."""
    return "\n".join([POSITION_TITLE, POSITION_WARNING, *header.lines(), "", *fields, ""])


def parse_position(text: str) -> tuple[Header, list[str], int]:
    """Header, fields, and the line that the fields begin on."""
    head, body = split(text, POSITION_TITLE)
    heads = HeadReader(head)
    header = heads.header()
    heads.finish()
    return header, *spread_out(body, head[-1].number)


def spread_out(lines: list[Line], empty: int = 0) -> tuple[list[str], int]:
    """The texts, with an empty one for every line that was skipped between them, and the number of the first.

    Where there are no lines, the number is the one that is given.
    """
    if not lines:
        return [], empty
    texts = [""] * (lines[-1].number - lines[0].number + 1)
    for line in lines:
        texts[line.number - lines[0].number] = line.text
    return texts, lines[0].number


def parse_record(text: str, check: Callable[[Header], None] | None = None) -> Record:
    """A record from its text; NotUnderstood says line and column of what is wrong.

    Whoever knows the game may check the header before seats and moves are read.
    """
    head, body = split(text, RECORD_TITLE)
    heads = HeadReader(head)
    header = heads.header()
    if check is not None:
        check(header)
    names = [heads.numbered("seat", seat) for seat in range(header.players)]
    position, position_line = heads.position()
    seed = 0 if position else heads.number("seed", 1 << 256)
    heads.finish()
    record = Record(header, seed, names, body)
    record.position = position
    record.position_line = position_line
    return record


def split(text: str, title: str) -> tuple[list[Line], list[Line]]:
    """The lines before and after the first empty one, without comments."""
    lines = [Line(k + 1, line.rstrip()) for k, line in enumerate(text.splitlines())]
    if not lines or lines[0].text != title:
        raise NotUnderstood(f"this does not begin with {title!r}", 1, 1)
    kept = [line for line in lines[1:] if not line.text.startswith("#")]
    for at, line in enumerate(kept):
        if not line.text:
            return kept[:at], [later for later in kept[at + 1 :] if later.text]
    raise NotUnderstood("the empty line after the header is missing: the file is cut short", 1, len(lines))


class HeadReader:
    """Takes the lines of a header one by one by their first word."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.last = lines[-1].number if lines else 1

    def header(self) -> Header:
        where = {line.text.split()[0]: line.number for line in self.lines}
        game = self.word("game")
        version = self.number("version", 1 << 31)
        players = self.number("players", 63)
        options: dict[str, Value] = {}
        for line in self.all("option"):
            words = line.text.split()
            if len(words) != 3:
                raise NotUnderstood("an option is written `option NAME VALUE`", 1, line.number)
            if words[1] in options:
                raise NotUnderstood(f"the header has a second line `option {clipped(words[1])} ...`", 1, line.number)
            options[words[1]] = words[2]
            where[words[1]] = line.number
        header = Header(game, version, players, options)
        header.line_of = where
        return header

    def all(self, first: str) -> list[Line]:
        found = [line for line in self.lines if line.text.split()[0] == first]
        self.lines = [line for line in self.lines if line.text.split()[0] != first]
        return found

    def one(self, first: str) -> Line:
        found = self.all(first)
        if not found:
            raise NotUnderstood(f"the header has no line `{first} ...`", 0, self.last)
        if len(found) > 1:
            raise NotUnderstood(f"the header has a second line `{first} ...`", 1, found[1].number)
        return found[0]

    def word(self, first: str) -> str:
        line = self.one(first)
        words = line.text.split()
        if len(words) != 2:
            raise NotUnderstood(f"`{first}` is followed by one word", 1, line.number)
        return words[1]

    def number(self, first: str, limit: int) -> int:
        line = self.one(first)
        words = line.text.split()
        digits = words[1] if len(words) == 2 else ""
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 78 or int(digits) >= limit:
            raise NotUnderstood(f"`{first}` is followed by a whole number below {limit}", len(first) + 2, line.number)
        return int(digits)

    def numbered(self, first: str, number: int) -> str:
        """The text behind `first number`."""
        for line in self.lines:
            words = line.text.split(None, 2)
            if words[0] == first and len(words) == 3 and words[1] == str(number):
                self.lines = [other for other in self.lines if other is not line]
                return words[2]
        raise NotUnderstood(f"the header has no line `{first} {number} NAME`", 0, self.last)

    def position(self) -> tuple[list[str], int]:
        lines = self.all("field")
        return spread_out([Line(line.number, line.text[6:]) for line in lines])

    def finish(self) -> None:
        for line in self.lines:
            raise NotUnderstood(f"the header knows no line {quoted(line.text)}", 1, line.number)


def parse_entry(line: Line, players: int) -> tuple[int, str, int]:
    """The seat, the move's text and the column it begins in."""
    words = line.text.split(None, 1)
    if len(words) != 2:
        raise NotUnderstood(f"a move is written `SEAT MOVE`, not {quoted(line.text)}", 1, line.number)
    word = words[0]
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players):
        column = len(line.text) - len(line.text.lstrip()) + 1
        raise NotUnderstood(f"there is no seat {clipped(word)}; seats are 0 to {players - 1}", column, line.number)
    return int(word), words[1], len(line.text) - len(words[1]) + 1
