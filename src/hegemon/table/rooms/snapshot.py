"""What a reader of a table is shown, part by part; every part comes from a view, so nothing hidden can be in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hegemon.bots.roster import bot_names
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR
from hegemon.face import Face
from hegemon.table.rooms.audience import Audience, Parts
from hegemon.table.rooms.course import Course
from hegemon.table.rooms.lines import scenes_of
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.offers import offers
from hegemon.table.rooms.readers import HOST_OUTSIDE, seat_of_reader
from hegemon.table.rooms.room import LETTERS, Room
from hegemon.table.rooms.voting import vote_part

View = dict[str, Any]


@dataclass(slots=True)
class Common:
    """What is the same for all readers of one version of a room, made once."""

    version: int
    view: View
    board: Parts | None
    panels: Parts
    seats: list[Parts]
    moment: str
    rules: list[str]
    result: Parts | None


def common_parts(room: Room) -> Common:
    """Board, panels and seats: drawn from what a spectator knows."""
    seats = [seat_part(room, seat) for seat in range(room.row.players)]
    if room.course is None:
        return Common(room.version, {}, None, {}, seats, "", [], None)
    match, face = room.course.match, room.course.face
    view = match.view() | {"events": latest_scenes(room.course, len(room.course.steps))}
    return Common(
        version=room.version,
        view=view,
        board=board_part(face, view),
        panels=face.panels(view),
        seats=seats,
        moment=face.moment(view),
        rules=face.governs(view),
        result=result_part(match, face, view),
    )


def latest_scenes(course: Course, steps: int) -> list[dict[str, object]]:
    """What everyone saw happen last, so that a board can show it."""
    for k in range(steps - 1, -1, -1):
        if course.steps[k].shows_to(SPECTATOR):
            return scenes_of(course, course.steps[k].events, SPECTATOR)
    return []


def board_part(face: Face, view: View) -> Parts:
    return {"viewBox": face.view_box(view), "still": face.still(view), "pieces": face.pieces(view)}


def seat_part(room: Room, seat: int) -> Parts:
    """One player, as everyone sees them."""
    row = room.seats[seat]
    kind = "bot" if row.bot else "person" if row.guest else "open"
    part: Parts = {
        "seat": seat,
        "letter": LETTERS[seat],
        "name": room.names()[seat] if kind != "open" else "",
        "kind": kind,
        "bot": row.bot or "",
        "here": kind == "bot" or (row.guest is not None and room.presence.is_here(row.guest)),
        "host": row.guest is not None and row.guest == room.row.host,
        "resigned": row.resigned,
        "replaced": bool(row.bot and row.guest),  # a bot plays for a person, who can take the seat back
        "asked": False,
        **vote_part(room, seat),
    }
    if room.course is not None:
        standing = room.course.match.standing
        part |= {
            "place": standing.places[seat],
            "score": standing.scores[seat],
            "asked": seat in room.course.match.pending,
        }
    return part


def result_part(match: Match, face: Face, view: View) -> Parts | None:
    if not match.over:
        return None
    standing = match.standing
    return {
        "ending": standing.ending,
        "told": face.outcome(view),
        "places": standing.places,
        "scores": standing.scores,
        "shown": [face.score(view, seat) or str(score) for seat, score in enumerate(standing.scores)],
        "winners": standing.winners,
    }


def parts_for(room: Room, audience: Audience, common: Common) -> Parts:
    """Everything that one reader is shown, but for log and chat, which are sent as they grow."""
    reader = audience.reader
    parts: Parts = {
        "stage": room.stage,
        "problem": room.problem,
        "public": room.row.public,
        "board": common.board,
        "panels": common.panels,
        "seats": [seat | {"you": seat["seat"] == reader} for seat in common.seats],
        "commitment": room.row.seed_hash,
        "rematch": room.row.rematch,
        "bots": bot_names(),
        "result": common.result,
        "can_host": can_host(room, reader),
        **own_seats(room, reader),
    }
    if room.course is not None:
        parts |= game_parts(room.course, audience, common)
        if reader >= 0 and room.is_bot(reader):
            parts |= {**NOTHING_OF_ONES_OWN, "hand": parts["hand"], "line": {**parts["line"], "yours": False}}
    return parts


def can_host(room: Room, reader: int) -> bool:
    """May this seat do what the host does?"""
    if reader < 0:
        return reader == HOST_OUTSIDE
    guest = room.seats[reader].guest
    return guest is not None and (guest == room.row.host or room.presence.is_long_gone(room.row.host))


def own_seats(room: Room, reader: int) -> Parts:
    """The seats of the browser that this seat belongs to, and those of them that are still to answer."""
    mine = room.seats_of(room.seats[reader].guest) if reader >= 0 else []
    mine = [seat for seat in mine if not room.is_bot(seat)]
    course = room.course
    awaited = [seat for seat in course.match.unanswered if seat in mine] if course is not None else []
    conceals = course is not None and course.match.state.conceals()
    return {"mine": mine, "awaited": awaited, "conceals": conceals}


def game_parts(course: Course, audience: Audience, common: Common) -> Parts:
    reader = audience.reader
    audience.moments.update(course)
    shared: Parts = {"line": line_part(course, reader, common), "moments": audience.moments.part()}
    return shared | (seat_parts(course, audience, common) if reader >= 0 else NOTHING_OF_ONES_OWN)


NOTHING_OF_ONES_OWN: Parts = {
    "picks": [],
    "asides": [],
    "hand": "",
    "deals": [],
    "take_back": False,
    "answered": False,
}


def seat_parts(course: Course, audience: Audience, common: Common) -> Parts:
    """What only this seat may see and do."""
    match, seat = course.match, audience.reader
    view = match.view(seat)
    private = {key: value for key, value in view.items() if common.view.get(key, view) != value}
    asked = seat in match.pending
    legal, beside = list(match.state.legal(seat)), list(match.state.asides(seat))
    return {
        "picks": audience.remembered("picks", legal, lambda: offers(match.notation, legal, match.names))
        if asked
        else [],
        "asides": audience.remembered("asides", beside, lambda: offers(match.notation, beside, match.names)),
        "hand": audience.remembered("hand", private, lambda: course.face.hand(view)),
        "deals": course.face.deals(view, seat),
        "take_back": not match.over and course.retractable(seat) is not None,
        "answered": asked and seat not in match.unanswered,
    }


def line_part(course: Course, reader: int, common: Common) -> Parts:
    """The one line: who is awaited, and for what."""
    match = course.match
    asked = match.pending
    yours = reader in asked and reader in match.unanswered
    text = common.moment
    if reader in asked and not yours:
        text = f"Your choice is in; you can change it until all are in. {text}"
    return {"text": text, "yours": yours, "question": course.question, "rules": common.rules, "seats": asked}


def moment_parts(course: Course, reader: int, moment: int) -> Parts:
    """The table as it stood at one of this reader's moments."""
    moments = Moments(reader)
    moments.update(course)
    steps = moments.steps[min(max(moment, 0), len(moments.steps) - 1)]
    match = course.at(steps)
    view = match.view() | {"events": latest_scenes(course, steps)}
    face = course.face
    own = match.view(seat_of_reader(reader))
    return {
        "moment": moment,
        "board": board_part(face, view),
        "panels": face.panels(view),
        "hand": face.hand(own) if reader >= 0 else "",
        "line": {"text": face.moment(view), "yours": False, "question": 0, "rules": [], "seats": match.pending},
        "text": face.describe(own).splitlines(),
        "moments": moments.part(),
    }
