"""What a reader of a table is shown, part by part; every part comes from a view, so nothing hidden can be in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from hegemon.bots.roster import offered, title_of
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR
from hegemon.presentation import Presentation
from hegemon.presentation.about import about
from hegemon.presentation.parts import Phases
from hegemon.presentation.scenes import addressed, called, seats_of
from hegemon.table.rooms.audience import Audience, Parts
from hegemon.table.rooms.choices import choices, other_answers
from hegemon.table.rooms.lesson import READING, Lesson
from hegemon.table.rooms.lines import scenes_of
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.readers import HOST_OUTSIDE, seat_of_reader
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.standing import standing_orders
from hegemon.table.rooms.voting import vote_part
from hegemon.theme import LETTERS

View = dict[str, Any]
ANSWERED = "Your choice is in"
MAY_CHANGE = ". You can still change it."
LONGEST = 60  # characters of the one line
NO_PHASES: Phases = {"names": [], "now": -1}


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
    course: Parts
    result: Parts | None


def common_parts(room: Room) -> Common:
    """Board, panels and seats: drawn from what a spectator knows."""
    seats = [seat_part(room, seat) for seat in range(room.row.players)]
    if room.match is None:
        return Common(room.version, {}, None, {}, seats, "", [], {}, None)
    match, presentation = room.game_on
    latest = [] if match.over else latest_scenes(match, len(match.moves))  # nothing lies over the last board
    view = match.shown() | {"events": latest}
    return Common(
        version=room.version,
        view=view,
        board=board_part(presentation, view),
        panels=presentation.panels(view),
        seats=[seat | player_part(match, presentation, view, seat["seat"]) for seat in seats],
        moment=presentation.moment(view),
        rules=presentation.governs(view),
        course=course_part(match, presentation, view),
        result=result_part(match, presentation, view),
    )


def player_part(match: Match, presentation: Presentation, view: View, seat: int) -> Parts:
    """What a player has to show in the game."""
    return {
        "doing": presentation.doing(view, seat) if seat in match.pending else "",
        "role": presentation.role(view, seat),
        "facts": presentation.facts(view, seat),
        "progress": presentation.progress(view, seat),
    }


def course_part(match: Match, presentation: Presentation, view: View) -> Parts:
    """How far the game is, and what is in force; a game that is over has no phases."""
    return {
        "heading": presentation.heading(view),
        "phases": NO_PHASES if match.over else presentation.phases(view),
        "notice": presentation.notice(view),
    }


def latest_scenes(match: Match, moves: int) -> list[dict[str, Any]]:
    """What everyone saw happen last in so many moves, so that a board can show it."""
    for step in reversed(match.moves[:moves]):
        if step.noticed_by(SPECTATOR):
            return scenes_of(match, step.events, SPECTATOR)
    return []


def board_part(presentation: Presentation, view: View) -> Parts:
    return {
        "viewBox": presentation.view_box(view),
        "ground": presentation.ground(view),
        "still": presentation.still(view),
        "pieces": presentation.pieces(view),
    }


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
        "level": title_of(row.bot) if row.bot else "",
        "here": kind == "bot" or (row.guest is not None and room.presence.is_here(row.guest)),
        "host": row.guest is not None and row.guest == room.row.host,
        "resigned": row.resigned,
        "replaced": bool(row.bot and row.guest),  # a bot plays for a person, who can take the seat back
        "asked": False,
        **vote_part(room, seat),
    }
    if room.match is not None:
        standing = room.match.standing
        part |= {
            "place": standing.places[seat],
            "score": standing.scores[seat],
            "asked": seat in room.match.pending,
        }
    return part


def result_part(match: Match, presentation: Presentation, view: View) -> Parts | None:
    if not match.over:
        return None
    standing = match.standing
    return {
        "ending": standing.ending,
        "told": presentation.outcome(view),
        "out": drop_outs(match, presentation),
        "places": standing.places,
        "scores": standing.scores,
        "shown": [presentation.score(view, seat) or str(score) for seat, score in enumerate(standing.scores)],
        "winners": standing.winners,
    }


def drop_outs(match: Match, presentation: Presentation) -> list[str]:
    """By seat: the chapter in which it dropped out, empty for those who stayed to the end."""
    chronicle, found = match.state.chronicle(), [""] * match.players
    for before, step in pairwise(match.steps):
        for event in step.events if not step.undone else ():
            if presentation.drops_out(chronicle.name(event)):
                found[seats_of(chronicle, event)[0]] = before.chapter  # the move itself may have begun the next one
    return found


def result_for(room: Room, reader: int, common: Common) -> Parts | None:
    """The result as one reader is told of it."""
    if common.result is None or reader < 0:
        return common.result
    match, presentation = room.game_on
    names = called(match.names, reader, room.is_bot(reader))
    told = {"told": addressed(presentation.outcome(common.view | {"names": names}))}
    return common.result | told | {"quit": resigned_in(room, reader)}


def resigned_in(room: Room, reader: int) -> str:
    """The round or chapter in which a reader gave up; empty for who did not."""
    if room.match is None or not room.seats[reader].resigned or not room.handed_of(reader):
        return ""
    chapter = room.match.steps[room.handed_of(reader)[-1]].chapter.partition(",")[0]
    return chapter[:1].lower() + chapter[1:]


def parts_for(room: Room, audience: Audience, common: Common) -> Parts:
    """Everything that one reader is shown, but for log and chat, which are sent as they grow."""
    reader = audience.reader
    parts: Parts = {
        "stage": room.stage,
        "problem": room.problem,
        "public": room.row.public,
        "pace": room.row.pace,
        "thinking": room.row.thinking,
        "hints": room.allows_hints,
        "standin": room.row.standin,
        "board": common.board,
        "panels": common.panels,
        "seats": [seat | own_part(room, seat["seat"], reader) for seat in common.seats],
        "commitment": room.row.seed_hash,
        "numbers": room.numbers if room.is_mixed else None,
        "again": again_part(room),
        "rematch": room.row.rematch,
        "bots": [{"bot": kind.name, "level": kind.title} for kind in offered()],
        "result": result_for(room, reader, common),
        "can_host": can_host(room, reader),
        "goal": goal_part(room, reader),
        "lesson": None,
        **own_seats(room, reader),
    }
    if room.match is not None:
        parts |= game_parts(room, audience, common)
        if room.lesson is not None and room.lesson.learner == reader:
            parts |= lesson_parts(room, room.lesson, parts)
        if reader >= 0 and room.is_bot(reader):
            own = {name: parts[name] for name in ("hand", "cards", "notes")}
            parts |= {**NOTHING_OF_ONES_OWN, **own, "line": {**parts["line"], "yours": False}}
    return parts


def goal_part(room: Room, reader: int) -> str:
    """What the game is about, for a player who has not made a move yet."""
    if room.match is None or room.game is None or reader < 0 or room.stage != "playing" or room.lesson is not None:
        return ""
    has_moved = any(step.seat == reader and not step.automatic for step in room.match.moves)
    return "" if has_moved else about(room.game).goal


def lesson_parts(room: Room, lesson: Lesson, parts: Parts) -> Parts:
    """What the coach says to the learner, and the one move that can be made now; none while something is to be read."""
    said: Parts = {"asides": [], "deals": [], "take_back": False, "lesson": None}
    remark, number, steps = lesson.remark, lesson.number, len(lesson.tutorial.remarks)
    if remark is not None and number is not None:
        said["lesson"] = {
            "step": number + 1,
            "steps": steps,
            "text": remark.text,
            "things": remark.things,
            "asks": lesson.is_asking,
            "only": only_choice(room, lesson) if lesson.is_asking else None,
        }
    if lesson.is_asking:
        said["line"] = parts["line"] | asked_by(room, lesson)
    else:
        line = parts["line"] | {"yours": False} | ({"text": READING[number + 1 == steps]} if number is not None else {})
        said |= {"picks": [], "line": line}
    return said


def asked_by(room: Room, lesson: Lesson) -> Parts:
    """What is to be done next, in the words of its button; the usual question where the coach points at that."""
    match, presentation = room.game_on
    told = presentation.button(match.shown(lesson.learner), lesson.next_move.split())
    is_about_it = lesson.remark is not None and ("prompt", "") in lesson.remark.things
    return {"text": told} if told and not is_about_it else {}


def only_choice(room: Room, lesson: Lesson) -> Parts:
    """The next move of the script, as the picker takes it."""
    match, presentation = room.game_on
    move = match.notation.parse(lesson.next_move)
    button = partial(presentation.button, match.shown(lesson.learner))
    [only] = choices(match.notation, [move], list(match.names), button)
    return only


def again_part(room: Room) -> Parts | None:
    """The rematch, as long as its players may add numbers to its dice."""
    if room.stage != "over" or room.again is None or room.row.rematch is not None:
        return None
    return {"table": room.again.table, "commitment": room.again.commitment, "numbers": room.numbers_again}


def own_part(room: Room, seat: int, reader: int) -> Parts:
    """What one reader is shown of a player and others are not; a host who gathers people, whether a link is out."""
    own: Parts = {"you": seat == reader}
    is_gathering = room.stage == "waiting" and can_host(room, reader)
    return own | ({"linked": room.seats[seat].token_hash is not None} if is_gathering else {})


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
    match = room.match
    awaited = [seat for seat in match.unanswered if seat in mine] if match is not None else []
    conceals = match is not None and match.state.conceals()
    return {"mine": mine, "awaited": awaited, "conceals": conceals}


def game_parts(room: Room, audience: Audience, common: Common) -> Parts:
    reader, (match, presentation) = audience.reader, room.game_on
    audience.moments.update(match)
    shared: Parts = {
        "line": line_part(match, presentation, reader, common),
        "course": common.course,
        "moments": audience.moments.part(),
    }
    return shared | (seat_parts(match, presentation, audience, common) if reader >= 0 else NOTHING_OF_ONES_OWN)


NOTHING_OF_ONES_OWN: Parts = {
    "picks": [],
    "asides": [],
    "verbs": {},
    "hand": "",
    "cards": [],
    "notes": [],
    "deals": [],
    "standing": [],
    "take_back": False,
    "answered": False,
}


def seat_parts(match: Match, presentation: Presentation, audience: Audience, common: Common) -> Parts:
    """What only this seat may see and do."""
    seat = audience.reader
    view = match.shown(seat)
    asked, names = seat in match.pending, list(match.names)
    legal, beside = other_answers(match, seat), list(match.aside_entries(seat))
    offered = partial(choices, match.notation, names=names, button=partial(presentation.button, view))
    return {
        "picks": audience.remembered("picks", (legal, names, match.question), lambda: offered(legal)) if asked else [],
        "asides": audience.remembered("asides", (beside, names), lambda: offered(beside)),
        "verbs": presentation.verbs(view),
        "hand": presentation.hand(view),
        "cards": presentation.cards(view),
        "notes": presentation.notes(view),
        "deals": presentation.deals(view, partial(match.imagined, seat)),
        "standing": standing_orders(match, presentation, seat),
        "take_back": not match.over and match.can_take_back(seat),
        "answered": asked and seat not in match.unanswered,
    }


def line_part(match: Match, presentation: Presentation, reader: int, common: Common) -> Parts:
    """The one line: what the reader has to do, or what is going on."""
    asked = match.pending
    yours = reader in asked and reader in match.unanswered
    text = presentation.prompt(match.shown(reader)) if yours else common.moment
    if reader in asked and not yours:
        text = answered(presentation.chosen(match.shown(reader)))
    return {"text": text, "yours": yours, "question": match.question, "rules": common.rules, "seats": asked}


def answered(chosen: str) -> str:
    """What a reader has answered, and that it is not final, as far as there is room.

    >>> answered("You call treason")
    'You call treason. You can still change it.'
    """
    said = chosen or ANSWERED
    return said + MAY_CHANGE if len(said + MAY_CHANGE) <= LONGEST else f"{said}."


def moment_parts(room: Room, reader: int, moment: int) -> Parts:
    """The table as it stood at one of this reader's moments."""
    match, presentation = room.game_on
    moments = Moments(reader)
    moments.update(match)
    moves = moments.moves[min(max(moment, 0), len(moments.moves) - 1)]
    then = match.at(moves)
    view = then.shown() | {"events": latest_scenes(match, moves)}
    own = then.shown(seat_of_reader(reader))
    return {
        "moment": moment,
        "board": board_part(presentation, view),
        "panels": presentation.panels(view),
        "hand": presentation.hand(own) if reader >= 0 else "",
        "cards": presentation.cards(own) if reader >= 0 else [],
        "notes": presentation.notes(own) if reader >= 0 else [],
        "players": [player_part(then, presentation, view, seat) for seat in range(then.players)],
        "course": course_part(then, presentation, view),
        "line": {"text": presentation.moment(view), "yours": False, "question": 0, "rules": [], "seats": then.pending},
        "text": presentation.describe(own).splitlines(),
        "moments": moments.part(),
    }
