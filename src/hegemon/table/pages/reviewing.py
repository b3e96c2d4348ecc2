"""How a game went, as a reader is shown it: plots, turning points, deeds, luck."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

from hegemon.engine.match import Match
from hegemon.presentation.review.chances import Turn
from hegemon.presentation.review.plot import Frame, plot, round_ticks, strip
from hegemon.presentation.review.review import MOST_POINTS, Review, spread
from hegemon.table.pages.models import DeedRow, ItemRow, ReviewPage, TurningPoint
from hegemon.table.rooms.lines import Line, lines_of
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.room import Room

ROUND = re.compile(r"\bRound (\d+)")
A_TURN = 12  # moves before a turning point among which the gravest is named
ESTIMATED = "As the bots judge the position"


class Reading:
    """A review as one reader has it: who is `you`, and at which of the reader's moments a move lies."""

    def __init__(self, room: Room, reader: int) -> None:
        self.match, self.presentation = room.game_on
        self.reader = reader
        self.moments = Moments(reader)
        self.moments.update(self.match)
        self.last = max(1, len(self.moments.moves) - 1)
        self.steps = [k for k, step in enumerate(self.match.steps) if step.is_move and not step.undone]

    def moment(self, moves: int) -> int:
        """The first of the reader's moments at which so many moves had been made."""
        return min(bisect_left(self.moments.moves, moves), self.last)

    def part(self, moves: int) -> float:
        """Where that lies between the first moment and the last."""
        return self.moment(moves) / self.last

    def rounds(self) -> list[tuple[int, float]]:
        """Every round with where it begins."""
        found: dict[int, float] = {}
        for name, begin in self.moments.chapters:
            number = ROUND.search(name)
            if number:
                found.setdefault(int(number[1]), begin / self.last)
        return list(found.items())

    def told(self, move: int) -> str:
        """What the log says of a move, or of the first one after it that the reader noticed."""
        for later in range(move, len(self.steps) + 1):
            if line := self.line(later):
                return str(line["text"])
        return ""

    def line(self, move: int) -> Line | None:
        """The first line of the log about a move; none where the reader noticed nothing."""
        lines = lines_of(self.match, self.steps[move - 1], self.reader, 0, self.presentation)
        return lines[0] if lines else None

    def gravest(self, turn: Turn) -> int:
        """The move by which a turn of the game is told: of those just before it the gravest about who gained by it.

        Chances often change with the last trifle of a turn, by which its battle is settled.
        """
        move, last = turn.move, self.line(turn.move)
        seat = turn.seat if turn.after > turn.before or not last else last["seat"]
        near = {one: self.line(one) for one in range(max(1, move - A_TURN), move)} if last else {}
        same = {one: line for one, line in near.items() if line and is_about(line, seat)}
        return max({**same, move: last}.items(), key=lambda told: (gravity(told[1]), told[0]))[0]


def is_about(line: Line, seat: int) -> bool:
    """Does a line about something on the board, done by somebody or lost, speak of this seat?"""
    seats = {int(word) for kind, word in line["spots"] if kind == "seat"}
    is_deed = line["lost"] or line["seat"] >= 0
    return is_deed and seat in {line["seat"], *seats} and any(kind != "seat" for kind, _ in line["spots"])


def gravity(line: Line | None) -> tuple[int, bool, int]:
    """How much a line of the log tells: what was lost, whether dice fell, how much else happened.

    >>> gravity({"lost": [(0, "room", "a")], "rolls": False, "details": []}) > gravity(None)
    True
    """
    return (len(line["lost"]), line["rolls"], len(line["details"])) if line else (-1, False, 0)


def review_page(room: Room, reader: int, review: Review) -> ReviewPage:
    """All that is shown below the standings."""
    reading = Reading(room, reader)
    match = reading.match
    marks = [reading.part(reading.gravest(turn)) for turn in review.turns]
    names = named(match, reader)
    frame = Frame(names, reader, round_ticks(reading.rounds()), marks)
    sampled = sorted(spread(review.moves, MOST_POINTS))
    chances, at = [review.chances[k] for k in sampled], [reading.part(k) for k in sampled]
    plots = [
        (line.title, "", plot(line.title, line.values, parts(reading, review.moments), frame)) for line in review.curves
    ]
    guessed = plot("Win chances", chances, at, Frame(names, reader, frame.ticks, marks, percent=True))
    return ReviewPage(
        table=room.id,
        query=f"?seat={reader}" if reader >= 0 else "",
        plots=[*plots, ("Win chances", ESTIMATED, guessed)],
        turns=[turning_point(reading, turn) for turn in review.turns],
        titles=[tally.title for tally in review.deeds],
        rows=deed_rows(review, names),
        has_luck=review.luck is not None,
        items=item_rows(reading),
        strip=strip(chances, at),
    )


def parts(reading: Reading, moments: Sequence[int]) -> list[float]:
    return [reading.part(moves) for moves in moments]


def named(match: Match, reader: int) -> list[str]:
    """The players as a plot names them: who looks is `You`."""
    return ["You" if seat == reader else name for seat, name in enumerate(match.names)]


def turning_point(reading: Reading, turn: Turn) -> TurningPoint:
    match = reading.match
    whose = "Your" if turn.seat == reading.reader else f"{match.names[turn.seat]}\u2019s"
    chances = f"{whose} chances: {turn.before:.0%} \u2192 {turn.after:.0%}"
    move = reading.gravest(turn)
    return TurningPoint(reading.moment(move), match.moves[move - 1].chapter, reading.told(move), chances)


def deed_rows(review: Review, names: list[str]) -> list[DeedRow]:
    """What each player did."""
    lucks = review.luck or [0.0] * len(names)
    return [
        DeedRow(seat, name, [tally.counts[seat] for tally in review.deeds], signed(lucks[seat]))
        for seat, name in enumerate(names)
    ]


def item_rows(reading: Reading) -> list[ItemRow]:
    """The parts of the scores of all players, the one that brought most first; below them what they come to."""
    match = reading.match
    view = match.shown(reading.reader if reading.reader >= 0 else None)
    points: dict[str, list[int]] = {}
    for seat in range(match.players):
        for fact in reading.presentation.facts(view, seat):
            if "item" in fact:
                points.setdefault(fact["item"], [0] * match.players)[seat] = fact["points"]
    parts = sorted(points.items(), key=lambda part: -sum(part[1]))
    rows = [*parts, ("Total", [sum(brought) for brought in zip(*points.values())])] if parts else []
    return [ItemRow(title, [f"{one}".replace("-", "\u2212") for one in brought]) for title, brought in rows]


def signed(part: float) -> str:
    """A part of a win with its sign.

    >>> signed(0.062), signed(-0.25), signed(0.001)
    ('+6 %', '\u221225 %', '0 %')
    """
    percent = round(part * 100)
    sign = "+" if percent > 0 else "\u2212" if percent < 0 else ""
    return f"{sign}{abs(percent)} %"
