"""The first page and what leads from it: quick games, the form for a table, open tables, own games, the own name."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from hegemon.bots.roster import USUAL
from hegemon.engine import discovery
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.errors import Refused, refusal_of
from hegemon.table.pages import forms, render
from hegemon.table.pages.dialform import read_dials
from hegemon.table.proof.mixing import NUMBER
from hegemon.table.proof.offers import Offer
from hegemon.table.rooms.opening import HERE, OPEN, THINKING_RANGE, YOU, TableRequest, open_table, tidy_name
from hegemon.table.routes.listing import lobby_rows, mine_rows
from hegemon.table.routes.visitors import Visitor, Who, remember, server_of
from hegemon.table.server import Server
from hegemon.table.settings import DEFAULT_THINKING, LONGEST_THINKING, SHORTEST_THINKING, SLOWEST_PACE

router = APIRouter()
Word = Annotated[str, Form(max_length=40)]
NO_NAME = "Enter your name, so that your friends know who invites them."
OWN_PAGE = (
    r"^/([a-z][a-z0-9/_-]*(\?(game|seat)=[a-z0-9_-]+)?)?$"  # an address of this server, from which a name was sent
)


@router.get("/", response_class=HTMLResponse)
async def front(request: Request, who: Who) -> Response:
    """Games to play at once, open tables, own games."""
    server = server_of(request)
    mine = [] if who.new_cookie else await mine_rows(server, who.id)
    dice = str(server.hub.offers.new())
    return who.page(render.front_page(discovery.all_games(), await lobby_rows(server), mine, who.name, dice=dice))


@router.post("/quick", status_code=303, response_class=RedirectResponse)
async def quick(
    request: Request,
    who: Who,
    game: Word,
    bots: Word = USUAL,
    players: Annotated[int, Form(ge=1, le=16)] = 0,
    table: Word = "",
    commitment: Annotated[str, Form(max_length=64)] = "",
    number: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """A game against bots, at once."""
    found = wanted_game(game)
    count = players or forms.game_card(found).usual
    server = server_of(request)
    wish = TableRequest(found.name, [YOU, *[bots] * (count - 1)], pace=server.settings.pace)
    wish.offer, wish.number = added(server, table, commitment, number)
    return await opened(request, who, wish)


@router.get("/new", response_class=HTMLResponse)
async def new(request: Request, who: Who, game: str = "") -> Response:
    """The form for a table."""
    games = forms.easiest_first(discovery.all_games())
    found = wanted_game(game) if game else games[0]
    form = forms.new_form(found, games, usual_pace=server_of(request).settings.pace, host=who.name)
    return who.page(render.new_page(form, str(server_of(request).hub.offers.new()), who.name))


@router.post("/tables", status_code=303, response_class=RedirectResponse)
async def open_one(request: Request, who: Who) -> Response:
    """Open a table as the form says; a form with mistakes comes back with a sentence for each."""
    typed = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    found = wanted_game(typed.get("game", ""))
    dials, errors = read_dials(found, typed)
    usual_pace = server_of(request).settings.pace
    players, pace = typed.get("players", ""), typed.get("pace", forms.format_pace(usual_pace))
    if not (players.isascii() and players.isdigit() and len(players) < 4 and found.least <= int(players) <= found.most):
        errors[""] = f"{found.title} is for {found.seats_text()} players."
    if not is_seconds(pace, 0.0, SLOWEST_PACE):
        errors["pace"] = errors[""] = f"Bot speed is a number of seconds from 0 to {SLOWEST_PACE:g}."
    thinking = typed.get("thinking", forms.format_pace(DEFAULT_THINKING))
    if not is_seconds(thinking, SHORTEST_THINKING, LONGEST_THINKING):
        errors["thinking"] = errors[""] = THINKING_RANGE
    try:
        seats = [] if errors else [chosen_seat(typed, seat) for seat in range(int(players))]
        if OPEN in seats and "name" in typed and not tidy_name(typed["name"]):
            errors["name"] = NO_NAME
        if not errors:
            wish = TableRequest(found.name, seats, dials, public=typed.get("public") == "on", pace=float(pace))
            wish.thinking = float(thinking)
            told = [typed.get(name, "") for name in ("table", "commitment", "number")]
            wish.offer, wish.number = added(server_of(request), *told)
            return await opened(request, who, wish, tidy_name(typed.get("name", "")))
    except Refused as problem:
        errors[""] = problem.sentence
    form = forms.new_form(found, discovery.all_games(), typed, errors, usual_pace)
    return who.page(render.new_page(form, str(server_of(request).hub.offers.new()), who.name), 422)


def is_seconds(text: str, least: float, most: float) -> bool:
    whole, _, part = text.partition(".")
    return (whole + part).isascii() and (whole + part).isdigit() and len(text) < 8 and least <= float(text) <= most


def chosen_seat(typed: dict[str, str], seat: int) -> str:
    """Who sits there, in the table's own words."""
    word = typed.get(f"seat-{seat}", YOU if seat == 0 else OPEN)
    if word == forms.DEVICE:
        return HERE
    return word.removeprefix(forms.BOT)


def added(server: Server, table: str, commitment: str, number: str) -> tuple[Offer | None, str]:
    """The table that the page offered, and what its browser adds to the dice; nothing counts without an offer."""
    if number and not NUMBER.fullmatch(number):
        raise Refused(400, "not-understood", "A number for the dice has 32 hex digits.")
    offer = server.hub.offers.taken_up(table, commitment)
    return offer, number if offer is not None else ""


async def opened(request: Request, who: Visitor, wish: TableRequest, name: str = "") -> Response:
    """Open a table for a visitor, who may have said a name, and send the browser there."""
    server = server_of(request)
    await remember(server, who, name)
    table = await open_table(server.store, who.id, name or who.name, wish)
    server.hub.tell_lobby()
    return who.send_to(f"/t/{table}")


@router.get("/lobby", response_class=HTMLResponse)
async def lobby(request: Request) -> Response:
    """The open tables, as a part of a page."""
    return HTMLResponse(render.lobby_fragment(await lobby_rows(server_of(request))))


@router.get("/mine", response_class=HTMLResponse)
async def mine(request: Request, who: Who) -> Response:
    """The games of this browser."""
    return who.page(render.mine_page(await mine_rows(server_of(request), who.id), who.name))


@router.post("/name", status_code=303, response_class=RedirectResponse)
async def rename(
    request: Request,
    who: Who,
    name: Annotated[str, Form(max_length=200)] = "",
    back: Annotated[str, Form(max_length=80, pattern=OWN_PAGE)] = "/",
) -> Response:
    """Change the display name, which tables that are joined later use, and go back to the page that asked."""
    tidy = tidy_name(name)
    if not tidy:
        raise Refused(400, "empty", "Enter a name first.")
    await remember(server_of(request), who, tidy)
    return who.send_to(back)


def game_at(game: str) -> Game:
    """The game that an address names; where there is none, there is nothing at the address."""
    try:
        return discovery.game(game)
    except NotUnderstood as problem:
        raise Refused(404, "no-game", refusal_of(problem).sentence) from problem


def wanted_game(name: str) -> Game:
    """The game that a form or a query names."""
    try:
        return discovery.game(name)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
