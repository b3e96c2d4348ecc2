"""The moments of a game at which its page is measured: every kind of question once, and the end.

A kind of question is known by the verbs of its answers and by whether it is asked of one or of several. Games go by a
bot from a seed, or as a record tells them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.table.planting import NAMES

from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine import discovery
from hegemon.engine.dials import Options
from hegemon.engine.match import Match
from hegemon.engine.record import parse_entry, parse_record

MOST = 1500  # moves of one game
GOLDEN = Path(__file__).parents[1] / "golden"
Move = tuple[int, str]
Mover = Callable[[Match], Move | None]


class Moment(NamedTuple):
    """A game so far, and what is asked now."""

    game: str
    players: int
    options: Options
    seed: int
    moves: list[Move]
    asked: list[int]
    question: str  # the verbs of the answers, or how the game ended
    ending: str

    @property
    def name(self) -> str:
        return f"{self.game} {self.players}, move {len(self.moves)}, {self.question}"


def moments_of_bots(game: str, players: int, seed: int, bot: str = "greedy", most: int = MOST) -> Iterator[Moment]:
    """Every kind of question in a game of bots among themselves, where it came up first, and the end."""
    found = discovery.game(game)
    match = Match(found, players, found.settle(players, {}), seed, NAMES[:players])
    minds = [new_bot(bot, bot_dice(seed, seat)) for seat in range(players)]

    def mover(match: Match) -> Move | None:
        seat = match.unanswered[0]
        move = int(minds[seat].answer(match.state, seat))
        return (seat, match.notation.format(move)) if len(match.moves) < most else None

    yield from walked(match, mover)


def moments_of_records(game: str) -> Iterator[Moment]:
    """The same in the golden games."""
    for path in sorted(GOLDEN.glob(f"{game}-*.txt")):
        record = parse_record(path.read_text(encoding="utf-8"))
        found, players = discovery.game(game), record.header.players
        options = found.settle(players, record.header.options)
        match = Match(found, players, options, record.seed, NAMES[:players])
        moves = iter([parse_entry(line, players)[:2] for line in record.moves])
        yield from walked(match, partial(told, moves))


def told(moves: Iterator[Move], _: Match) -> Move | None:
    return next(moves, None)


def walked(match: Match, mover: Mover) -> Iterator[Moment]:
    match.deal()
    seen: set[str] = set()
    while not match.over:
        question = question_of(match)
        if question not in seen:
            yield moment_of(match, question)
        seen.add(question)
        move = mover(match)
        if move is None:
            return
        match.play(*move)
    yield moment_of(match, match.standing.ending, match.standing.ending)


def question_of(match: Match) -> str:
    seat = match.unanswered[0]
    verbs = sorted({text.split()[0] for text in match.legal(seat)})
    return " ".join(verbs) + (" together" if len(match.unanswered) > 1 else "")


def moment_of(match: Match, question: str, ending: str = "") -> Moment:
    moves = [(step.seat, step.text) for step in match.moves]
    game, players = match.game.name, match.players
    return Moment(game, players, match.options, match.seed, moves, list(match.unanswered), question, ending)
