"""Tutorials: the opening of a real game, written down as a record, with what a coach says on the way.

A game has one in its folder, `tutorial.txt`. It is a record like any other, so `hegemon replay` shows it; the coach's
remarks stand between the moves, in comments that begin with `#>`: what is pointed at, a colon, one or two sentences.

    #> board: Welcome! These are the rooms of the university.
    #> territory fysik: Three more troops here, please.
    0 place fysik 3

The learner is the seat that is called `You`. Whatever stands before the first remark is played when the table is
opened. A remark right before a move of the learner asks for that move, and for those of the learner that follow without
a remark between; any other is read, and then the game goes on as written. After the last remark it goes on freely.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from hegemon.engine.dials import Options
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.record import Line, Record, parse_entry, parse_record
from hegemon.engine.replay import replay, settle_header

if TYPE_CHECKING:
    from hegemon.engine.game import Game

FILE = "tutorial.txt"
MARK = "#>"
LEARNER = "You"
PLACES = ("board", "hand", "panels", "players", "phases", "notice", "log", "menu", "dock", "prompt")  # of every table
LONGEST_REMARK = 140  # letters
SECONDS_A_REMARK = 18  # to read it and do what it says


class Remark(NamedTuple):
    """What the coach says once so many moves have been made, and the things it points at: kind and word."""

    after: int
    things: list[tuple[str, str]]  # a part of the table has its name as kind and no word
    text: str


class Tutorial(NamedTuple):
    """The opening of a game with a coach."""

    players: int
    options: Options
    seed: int
    names: list[str]
    learner: int
    moves: list[tuple[int, str]]
    remarks: list[Remark]

    @property
    def prologue(self) -> int:
        """How many moves are made before anything is said."""
        return self.remarks[0].after

    @property
    def minutes(self) -> int:
        """How long it takes, roughly."""
        return max(1, round(len(self.remarks) * SECONDS_A_REMARK / 60))


@lru_cache(maxsize=64)
def tutorial_of(game: Game) -> Tutorial | None:
    """The tutorial in the folder of a game, if there is one, read and played through once.

    NotUnderstood says what is wrong with it.
    """
    file = game.folder / FILE
    return parse_tutorial(game, file.read_text(encoding="utf-8")) if file.is_file() else None


def parse_tutorial(game: Game, text: str) -> Tutorial:
    """A tutorial from its text, played to its end; NotUnderstood names the line of what is wrong."""
    record = parse_record(text)
    if record.header.game != game.name:
        raise NotUnderstood(f"this is a tutorial of {quoted(record.header.game)}, not of {quoted(game.name)}")
    if record.position:
        raise NotUnderstood("a tutorial begins with a deal, not with a position", 1, record.position_line)
    if LEARNER not in record.names:
        raise NotUnderstood(f"no seat is called {LEARNER}, so nobody learns")
    match = replay(game, record)
    return Tutorial(
        players=record.header.players,
        options=settle_header(game, record.header),
        seed=record.seed,
        names=record.names,
        learner=record.names.index(LEARNER),
        moves=[(parse_entry(line, match.players)[0], step.text) for line, step in zip(record.moves, match.moves)],
        remarks=parse_remarks(text, record),
    )


def parse_remarks(text: str, record: Record) -> list[Remark]:
    """The remarks between the moves of a record."""
    lines = [Line(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    found = [line for line in lines if line.text.startswith(MARK)]
    if not found:
        raise NotUnderstood(f"a tutorial has remarks, lines that begin with {MARK}")
    remarks = [parse_remark(line, sum(move.number < line.number for move in record.moves)) for line in found]
    if remarks[-1].after < len(record.moves):
        raise NotUnderstood("the last line of a tutorial is a remark: the coach says goodbye", 1, lines[-1].number)
    return remarks


def parse_remark(line: Line, after: int) -> Remark:
    """One remark, which stands after so many moves."""
    pointed, colon, text = line.text.removeprefix(MARK).partition(": ")
    if not colon or not text.strip():
        raise NotUnderstood(f"a remark is written `{MARK} THINGS: SENTENCE`", 1, line.number)
    if len(text) > LONGEST_REMARK:
        raise NotUnderstood(f"a remark has at most {LONGEST_REMARK} letters; this has {len(text)}", 1, line.number)
    return Remark(after, [parse_thing(thing, line.number) for thing in pointed.split(",")], text.strip())


def parse_thing(thing: str, line: int) -> tuple[str, str]:
    """A part of the table by its name, or a thing by its kind and word: `dock`, `territory fysik`."""
    words = thing.split()
    if len(words) == 1 and words[0] in PLACES:
        return words[0], ""
    if len(words) == 2 and words[0] not in PLACES:
        return words[0], words[1]
    raise NotUnderstood(
        f"{quoted(thing.strip())} is neither a kind and a word nor one of: {', '.join(PLACES)}", 1, line
    )
