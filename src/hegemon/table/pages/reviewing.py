"""How a game went, as a reader is shown it: plots, turning points, deeds, luck."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence

from hegemon.engine.match import Match
from hegemon.presentation.review.chances import Turn, is_telling
from hegemon.presentation.review.leads import Lead
from hegemon.presentation.review.plot import Frame, plot, round_ticks, strip
from hegemon.presentation.review.review import MOST_POINTS, Counted, Review, spread
from hegemon.presentation.scenes import addressed, called
from hegemon.table.pages.models import DeedRow, ItemRow, ReviewPage, TurningPoint
from hegemon.table.rooms.lines import Line, lines_of
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.room import Room

ROUND = re.compile(r"\bRound (\d+)")
COST = re.compile(r" \u00b7 |; |, losing \d| without losses")
MUCH = 0.5  # of the greatest change
EDGE = 0.015  # of the game, between a mark and the round before or after
A_TURN = 12  # moves before a turning point among which the gravest is named
ESTIMATED = "Bots\u2019 estimate, smoothed"


class Reading:
    """A review as one reader has it: who is `you`, and at which of the reader's moments a move lies."""

    def __init__(self, room: Room, reader: int) -> None:
        self.match, self.presentation = room.game_on
        self.reader = reader
        self.handed = room.handed_of(reader)
        self.names = named(self.match, reader, room.is_bots(reader))
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

    def rounds(self) -> list[tuple[int, float, float]]:
        """Every round with where it begins and where it ends."""
        found: dict[int, float] = {}
        for name, begin in self.moments.chapters:
            number = ROUND.search(name)
            if number:
                found.setdefault(int(number[1]), begin / self.last)
        begins = list(found.values())
        return list(zip(found, begins, [*begins[1:], 1.0]))

    def mark(self, moment: int) -> float:
        """Where a moment is marked: well within its own round, not on the border to the next."""
        part = moment / self.last
        for _, begin, end in self.rounds():
            if begin <= part < end:
                edge = min(EDGE, (end - begin) / 2)
                return min(max(part, begin + edge), end - edge)
        return part

    def told(self, move: int) -> str:
        """What the log says of a move, or of the first one after it that the reader noticed."""
        for later in range(move, len(self.steps) + 1):
            if line := self.line(later):
                return deed_of(line["text"])
        return ""

    def line(self, move: int) -> Line | None:
        """The first line of the log about a move; none where the reader noticed nothing."""
        lines = lines_of(self.match, self.steps[move - 1], self.reader, 0, self.presentation, self.handed)
        return lines[0] if lines else None

    def concerned(self, turn: Turn) -> int:
        """Whose chances are told: the reader's or else the winner's, if they changed about as much as anybody's."""
        least = MUCH * abs(turn.gain(turn.seat))
        asked = [self.reader, *self.match.standing.winners, turn.seat]
        return next(seat for seat in asked if seat >= 0 and abs(turn.gain(seat)) >= least)

    def gravest(self, turn: Turn) -> int:
        """The move by which a turn of the game is told, of those just before it; 0 where none goes with the change.

        Chances often change with the last trifle of a turn, by which its battle is settled.
        """
        seat = self.concerned(turn)
        near = {one: self.line(one) for one in range(max(1, turn.move - A_TURN), turn.move + 1)}
        fitting = {one: line for one, line in near.items() if line and suits(line, seat, turn.gain(seat) > 0)}
        return max(fitting, key=lambda one: (seat in parties(fitting[one]), gravity(fitting[one]), one), default=0)


def deed_of(text: str) -> str:
    """What happened, without what it cost.

    >>> deed_of("You took Map Room from Dan \u00b7 you lost 1"), deed_of("Bo beat you at Old Teeth 6 to 5; you lost 4")
    ('You took Map Room from Dan', 'Bo beat you at Old Teeth 6 to 5')
    """
    return COST.split(text)[0]


def suits(line: Line, seat: int, is_gain: bool) -> bool:
    """Does a line about something on the board go with what somebody gained, or with what somebody lost?"""
    losers = {one[0] for one in line["lost"]}
    if not (losers or line["seat"] >= 0) or all(kind == "seat" for kind, _ in line["spots"]):
        return False
    is_vain = line["rolls"] and not losers  # dice fell, and nobody lost a place
    if line["seat"] == seat and losers != {seat}:
        return bool(is_vain != is_gain)
    if seat in losers:
        return not is_gain
    return bool(losers) if is_gain else not is_vain


def parties(line: Line) -> set[int]:
    """Who does something in a line; where something was lost, all of whom it speaks."""
    losers = {one[0] for one in line["lost"]}
    return {line["seat"], *losers, *(int(word) for kind, word in line["spots"] if losers and kind == "seat")}


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
    turns = turning_points(reading, review)
    marks = [reading.mark(turn.moment) for turn in turns]
    names = reading.names
    middles = [(number, (begin + end) / 2) for number, begin, end in reading.rounds()]
    frame = Frame(names, reader, round_ticks(middles), marks)
    sampled = sorted(spread(review.moves, MOST_POINTS))
    chances, at = [review.chances[k] for k in sampled], [reading.part(k) for k in sampled]
    shown = [line for k, line in enumerate(review.curves) if not k or line.is_telling]
    counted = [curve_drawn(line, parts(reading, review.moments), frame) for line in shown]
    guessed = plot("Win chances", chances, at, Frame(names, reader, frame.ticks, marks, percent=True))
    guesses = [("Win chances", ESTIMATED, guessed)] if is_telling(review.chances) else []
    return ReviewPage(
        table=room.id,
        query=f"?seat={reader}" if reader >= 0 else "",
        plots=[*counted[:1], *guesses, *counted[1:]],
        turns=turns,
        titles=[tally.title for tally in review.deeds],
        rows=deed_rows(review, names, ranked(match)),
        has_luck=review.luck is not None,
        items=item_rows(reading),
        strip=strip(chances, at),
    )


def curve_drawn(line: Counted, at: list[float], frame: Frame) -> tuple[str, str, str]:
    """Title, what there is to say of it, and picture of what was counted; of what all had alike, who was ahead."""
    if not line.is_race:
        return line.title, "", plot(line.title, line.values, at, frame)
    title = f"Lead in {line.title[0].lower()}{line.title[1:]}"
    return title, "against the average", plot(title, line.ahead, at, frame)


def parts(reading: Reading, moments: Sequence[int]) -> list[float]:
    return [reading.part(moves) for moves in moments]


def named(match: Match, reader: int, is_bot: bool = False) -> list[str]:
    """The players as a plot names them: who looks is `You`."""
    return [
        addressed(name) if seat == reader else name for seat, name in enumerate(called(match.names, reader, is_bot))
    ]


def ranked(match: Match) -> list[int]:
    """The seats from the first to the last."""
    places = match.standing.places
    return sorted(range(match.players), key=lambda seat: places[seat])


def turning_points(reading: Reading, review: Review) -> list[TurningPoint]:
    """Where the chances turned; in a game in which they never did, where the lead went over."""
    if review.turns:
        found = {point.moment: point for point in (turning_point(reading, turn) for turn in review.turns)}
        return [found[moment] for moment in sorted(found)]
    return [lead_taken(reading, lead, review.curves[0].title) for lead in review.leads]


def turning_point(reading: Reading, turn: Turn) -> TurningPoint:
    match, seat = reading.match, reading.concerned(turn)
    whose = "Your" if reading.names[seat] == "You" else f"{reading.names[seat]}\u2019s"
    chances = f"{whose} chances: {turn.before[seat]:.0%}\u00a0\u2192\u00a0{turn.after[seat]:.0%}"
    move = reading.gravest(turn)
    chapter = match.moves[(move or turn.move) - 1].chapter
    return TurningPoint(reading.moment(move or turn.move), short(chapter), reading.told(move) if move else "", chances)


def lead_taken(reading: Reading, lead: Lead, title: str) -> TurningPoint:
    match = reading.match
    held = f"{title}: {lead.held} to {lead.next}"
    return TurningPoint(
        reading.moment(lead.move),
        short(match.moves[lead.move - 1].chapter),
        f"{reading.names[lead.seat]} took the lead",
        held,
    )


def short(chapter: str) -> str:
    """The round of a chapter, without the part of it.

    >>> short("Round 2, harvest and auction"), short("Setup")
    ('Round 2', 'Setup')
    """
    return chapter.partition(",")[0]


def deed_rows(review: Review, names: list[str], order: list[int]) -> list[DeedRow]:
    """What each player did."""
    lucks = review.luck or [0.0] * len(names)
    return [
        DeedRow(seat, names[seat], [tally.counts[seat] for tally in review.deeds], signed(lucks[seat]))
        for seat in order
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
    return [item_row(title, [brought[seat] for seat in ranked(match)]) for title, brought in rows]


def item_row(title: str, brought: list[int]) -> ItemRow:
    """A part of the scores, with the best of it marked.

    >>> item_row("Raiders", [-3, 0]).points, item_row("Raiders", [-3, 0]).best, item_row("Palace", [2, 2]).best
    (['\u22123', '0'], [False, True], [False, False])
    """
    is_even = len(set(brought)) == 1
    return ItemRow(
        title,
        [f"{one}".replace("-", "\u2212") for one in brought],
        [one == max(brought) and not is_even for one in brought],
    )


def signed(part: float) -> str:
    """A part of a win with its sign.

    >>> signed(0.062), signed(-0.25), signed(0.001)
    ('+6 %', '\u221225 %', '0 %')
    """
    percent = round(part * 100)
    sign = "+" if percent > 0 else "\u2212" if percent < 0 else ""
    return f"{sign}{abs(percent)} %"
