"""Maps for paper and pencil: a page that shows one and lets it be chosen, and the sheet as a PDF."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import HTMLResponse

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.presentation import Presentation
from hegemon.presentation.sheet import PAPERS, Sheet, sheet_of
from hegemon.table.errors import Refused, capital, refusal_of
from hegemon.table.pages import render
from hegemon.table.pages.forms import game_card
from hegemon.table.pages.models import SheetPage
from hegemon.table.routes.front import game_at

router = APIRouter()
NUMBERS = 1000  # from which one is chosen when none is asked for
Word = Annotated[str, Query(max_length=20)]


@dataclass(slots=True)
class Wanted:
    """A map as it is asked for, word by word."""

    sheet: Sheet
    size: str
    number: str
    players: str
    paper: str

    @property
    def query(self) -> str:
        """The same once more, as part of an address."""
        return urlencode({"size": self.size, "number": self.number, "players": self.players, "paper": self.paper})

    def match(self) -> Match:
        """A game on the map, not yet begun; NotUnderstood when there is no such map."""
        if self.paper not in PAPERS:
            raise NotUnderstood(f"the paper is {' or '.join(PAPERS)}, not {self.paper!r}")
        number, players = whole(self.number, "the number of a map"), whole(self.players, "the number of players")
        return self.sheet.game.new(players, seed=number, **self.sheet.options(self.size, number))


def wanted(game: str, size: Word = "", number: Word = "", players: Word = "", paper: Word = "a4") -> Wanted:
    """What is asked for, with something usual for all that is not said."""
    sheet = needed_sheet(game_at(game))
    size = size.strip() or str(sheet.size.default_for(sheet.usual_players))
    number = number.strip() or str(secrets.randbelow(NUMBERS))
    return Wanted(sheet, size, number, players.strip() or str(sheet.usual_players), paper)


Asked = Annotated[Wanted, Depends(wanted)]


@router.get("/sheet/{game}", response_class=HTMLResponse)
def show_sheet(asked: Asked) -> Response:
    """A map, and the form that asks for another one."""
    sheet, picture, error = asked.sheet, "", ""
    try:
        picture = drawn(sheet, sheet.unplayed(asked.match().view()))
    except NotUnderstood as problem:
        error = capital(problem.sentence)
    address = f"/sheet/{sheet.game.name}/map.pdf?{asked.query}"
    fields = {"size": asked.size, "number": asked.number, "players": asked.players, "paper": asked.paper}
    sizes = size_choices(sheet, asked.size)
    page = SheetPage(game_card(sheet.game), sheet.called, sizes, fields, PAPERS, picture, address, error)
    return HTMLResponse(render.sheet_page(page), 422 if error else 200)


@router.get("/sheet/{game}/map.pdf")
def sheet_file(asked: Asked) -> Response:
    """The sheet, to be kept and printed."""
    try:
        match = asked.match()
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    view = match.view()
    content = asked.sheet.blank(view, match.options, asked.paper)
    kept_as = {"content-disposition": f'attachment; filename="{file_name(asked.sheet, view)}"'}
    return Response(content, media_type="application/pdf", headers=kept_as)


def size_choices(sheet: Sheet, asked: str) -> dict[str, str]:
    """The sizes that are offered, by what people call them; one that was asked for is among them."""
    dial = sheet.size
    offered = {size: dial.labels.get(size, size.capitalize()) for size in dial.choices or dial.picks}
    return offered | ({} if not offered or asked in offered else {asked: asked.replace("x", " × ")})


def needed_sheet(game: Game) -> Sheet:
    """How the game is printed, where it is."""
    found = sheet_of(game)
    if found is None:
        raise Refused(404, "no-sheet", f"{game.title} has nothing to print.")
    return found


def file_name(sheet: Sheet, view: dict[str, object]) -> str:
    """What the file of a map is called, in letters that every system takes."""
    return re.sub(r"[^\w.-]+", "-", f"{sheet.game.name}-{sheet.name(view)}", flags=re.ASCII) + ".pdf"


def drawn(sheet: Sheet, view: dict[str, object]) -> str:
    """The map as it looks on the screen."""
    presentation = Presentation(sheet.game)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{presentation.view_box(view)}" role="img">'
        f"<title>The {sheet.called}</title>{presentation.still(view)}{presentation.live(view)}</svg>"
    )


def whole(word: str, what: str) -> int:
    """A number without a sign."""
    if not (word.isascii() and word.isdigit()):
        raise NotUnderstood(f"{what} is a whole number, not {word!r}")
    return int(word)
