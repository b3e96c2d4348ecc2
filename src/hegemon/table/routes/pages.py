"""The pages of one table: the table itself, its replay, the table in words, and rule books beside them."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.state import SPECTATOR
from hegemon.table.errors import Refused, refusal_of
from hegemon.table.pages import render
from hegemon.table.pages.forms import counted_move, game_plan, move_groups, plain_name
from hegemon.table.pages.luck import luck_of
from hegemon.table.pages.models import MoveGroup, SeatLine, TablePage, TextView
from hegemon.table.rooms.audience import Parts
from hegemon.table.rooms.choices import move_texts
from hegemon.table.rooms.lines import Pages
from hegemon.table.rooms.readers import seat_of_reader
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import common_parts, line_part, seat_part
from hegemon.table.routes.front import game_at
from hegemon.table.routes.own_pages import own_titles
from hegemon.table.routes.play import KEY_LETTERS, WantedSeat, reader_now
from hegemon.table.routes.visitors import AtTable, Guest, Who, own_seat, reader, server_of

router = APIRouter()
LINES_IN_WORDS = 40
NOT_BEGUN = "The game has not started yet."


@router.get("/t/{table}", response_class=HTMLResponse)
async def show_table(request: Request, room: AtTable, who: Who, seat: WantedSeat = None) -> Response:
    """The table: from the own seat, else from outside."""
    found = reader_now(request, room, seat)
    first = server_of(request).hub.snapshot(room, found)
    return who.page(render.table_page(table_page(room, found, first)))


@router.get("/t/{table}/replay", response_class=HTMLResponse)
async def show_replay(
    request: Request, room: AtTable, who: Who, seat: WantedSeat = None, at: int | None = None
) -> Response:
    """Any moment of the game: the one that is asked for, or where the reader was."""
    found = reader(room, who.id, seat)
    if room.match is None:
        raise Refused(409, "not-begun", room.problem or NOT_BEGUN)
    own = found if room.holds(who.id, found) else SPECTATOR
    first = server_of(request).hub.snapshot(room, own)
    return who.page(render.replay_page(table_page(room, found, first), at))


def table_page(room: Room, found: int, first: str) -> TablePage:
    title = room.game.title if room.game is not None else room.row.game
    game = room.game if room.stage == "waiting" else None
    plan = game_plan(game, room.row.players, room.options) if game is not None else None
    return TablePage(room.id, title, room.row.game, title, seat_of_reader(found), first, plan, luck_of(room.game))


@router.get("/t/{table}/text", response_class=HTMLResponse)
async def show_words(request: Request, room: AtTable, who: Who, seat: WantedSeat = None) -> Response:
    """The table in words, for every reader and without any script."""
    return who.page(render.text_page(text_view(room, reader_now(request, room, seat)), who.name))


@router.post("/t/{table}/text", status_code=303, response_class=RedirectResponse)
async def play_words(
    request: Request,
    room: AtTable,
    who: Who,
    guest: Guest,
    seat: Annotated[int, Form(ge=0, le=15)],
    question: Annotated[int, Form(ge=0)] = 0,
    key: Annotated[str, Form(min_length=16, max_length=64, pattern=KEY_LETTERS)] = "",
    move: Annotated[str, Form(max_length=200)] = "",
    chosen: Annotated[str, Form(max_length=200)] = "",
    count: Annotated[str, Form(max_length=10)] = "",
    act: Annotated[str, Form(max_length=20)] = "",
) -> Response:
    """Play the move that was typed or chosen; a mistake comes back with a sentence."""
    server = server_of(request)
    right = partial(own_seat, room, guest, seat)
    right()
    try:
        if act == "back":
            await server.commands.take_back(room, seat, key, right)
        else:
            text = move.strip() or counted_move(chosen, count)
            await server.commands.play(room, seat, question, text, key, right)
    except NotUnderstood as problem:
        right()
        return words_again(who, room, seat, move, refusal_of(problem))
    except Refused as problem:
        right()  # a seat that is another's by now is not looked from
        return words_again(who, room, seat, move, problem)
    return who.send_to(f"/t/{room.id}/text?seat={seat}")


def words_again(who: Who, room: Room, seat: int, typed: str, problem: Refused) -> Response:
    rule = f" ({problem.rule})" if problem.rule else ""
    view = text_view(room, seat, typed, problem.sentence + rule)
    return who.page(render.text_page(view, who.name), problem.status)


def text_view(room: Room, found: int, typed: str = "", error: str = "") -> TextView:
    """A table in words, from one place."""
    seat = seat_of_reader(found)
    match, presentation, pages = room.match, room.presentation, Pages(found)
    plays = match is not None and not match.over and seat is not None and not room.is_bot(seat)
    line = WAITING
    if match is not None and presentation is not None:
        line = line_part(match, presentation, found, common_parts(room))
        pages.update(match, presentation, room.handed_of(found))
    asked = match is not None and plays and seat in match.pending
    return TextView(
        id=room.id,
        game=room.row.game,
        title=room.game.title if room.game is not None else room.row.game,
        seat=seat,
        line=str(line["text"] or room.problem or NOT_BEGUN),
        yours=bool(line["yours"]) and plays,
        rules=[str(rule) for rule in line["rules"]],
        description=presentation.describe(match.shown(seat)).splitlines()
        if match is not None and presentation is not None
        else [],
        moves=offered(room, seat, False) if seat is not None and asked else [],
        asides=offered(room, seat, True) if seat is not None and plays else [],
        log=[said(text) for text in pages.lines[-LINES_IN_WORDS:]],
        seats=[seat_line(room, number, found) for number in range(room.row.players)],
        question=int(line["question"]),
        key=secrets.token_urlsafe(18),
        take_back=match is not None and seat is not None and plays and match.can_take_back(seat),
        mine=room.seats_of(room.seats[found].guest) if seat is not None else [],
        typed=typed,
        error=error,
    )


def offered(room: Room, seat: int, beside: bool) -> list[MoveGroup]:
    """What a seat may do, or may do beside what it is asked, in the game's own words for it."""
    match, presentation = room.game_on
    view = match.shown(seat)
    verbs = presentation.verbs(view)

    def name(verb: str, moves: list[str]) -> str:
        alone = presentation.button(view, moves[0].split()) if len(moves) == 1 else ""
        return alone or (verbs[verb]["label"] if verb in verbs else plain_name(verb, moves))

    entries = match.aside_entries(seat) if beside else match.legal_entries(seat)
    legal = match.asides(seat) if beside else match.legal(seat)
    said = move_texts(match.notation, entries, room.names(), partial(presentation.button, view))
    return move_groups(legal, name, dict(zip(legal, said, strict=True)))


WAITING: Parts = {"text": "", "yours": False, "rules": [], "question": 0}


def said(line: dict[str, object]) -> str:
    mark = " (undone)" if line["undone"] else " (automatic)" if line["auto"] else ""
    return f"{line['text']}{mark}"


def seat_line(room: Room, seat: int, found: int) -> SeatLine:
    part = seat_part(room, seat)
    bot = f"bot, {part['level']}" if part["level"] else ""
    notes = [bot, "" if part["here"] or seat == found else "away", "resigned" * part["resigned"]]
    if part["kind"] == "open":
        notes = ["open"]
    line = SeatLine(seat, str(part["name"]), ", ".join(filter(None, notes)), seat == found, bool(part["asked"]))
    if line.asked:
        match, presentation = room.game_on
        return replace(line, doing=presentation.doing(match.shown(), seat))
    return line


@router.get("/rules/{game}", response_class=HTMLResponse)
async def rules(game: str, who: Who) -> Response:
    """A rule book."""
    found = game_at(game)
    return who.page(render.rules_page(found, own_titles(found), who.name))


@router.get("/rules/{game}/{number}", response_class=HTMLResponse)
async def rule(game: str, number: str) -> Response:
    """One rule, as a part of a page."""
    try:
        return HTMLResponse(render.rule_fragment(game_at(game), number))
    except NotUnderstood as problem:
        raise Refused(404, "no-rule", refusal_of(problem).sentence) from problem
