"""Maps for paper and pencil: a page that shows one and lets it be chosen, and the sheet as a PDF."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Query, Response
from fastapi.responses import HTMLResponse

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.presentation import Presentation, module_of
from hegemon.table.errors import Refused, capital, refusal_of
from hegemon.table.pages import render
from hegemon.table.pages.forms import game_card
from hegemon.table.pages.models import SheetPage
from hegemon.table.routes.front import game_at

router = APIRouter()
PAPERS = {"a4": "A4", "letter": "Letter"}
USUAL_PLAYERS = 4
NUMBERS = 1000  # from which one is chosen when none is asked for
Word = Annotated[str, Query(max_length=20)]


@dataclass(slots=True)
class Wanted:
    """A map as it is asked for, word by word."""

    game: Game
    size: str
    number: str
    players: str
    paper: str

    @property
    def query(self) -> str:
        """The same once more, as part of an address."""
        return urlencode({"size": self.size, "number": self.number, "players": self.players, "paper": self.paper})

    def match(self, sheet: ModuleType) -> Match:
        """A game on the map, not yet begun; NotUnderstood when there is no such map."""
        if self.paper not in PAPERS:
            raise NotUnderstood(f"the paper is {' or '.join(PAPERS)}, not {self.paper!r}")
        number, players = whole(self.number, "the number of a map"), whole(self.players, "the number of players")
        return self.game.new(players, seed=number, **sheet.options(self.size, number))


def wanted(game: str, size: Word = "", number: Word = "", players: Word = "", paper: Word = "a4") -> Wanted:
    """What is asked for, with something usual for all that is not said."""
    found = game_at(game)
    usual = str(max(found.least, min(found.most, USUAL_PLAYERS)))
    number = number.strip() or str(secrets.randbelow(NUMBERS))
    return Wanted(found, size.strip() or sheet_of(found).USUAL_SIZE, number, players.strip() or usual, paper)


Asked = Annotated[Wanted, Depends(wanted)]


@router.get("/sheet/{game}", response_class=HTMLResponse)
def show_sheet(asked: Asked) -> Response:
    """A map, and the form that asks for another one."""
    sheet, picture, error = sheet_of(asked.game), "", ""
    try:
        picture = drawn(asked.game, sheet.unplayed(asked.match(sheet).view()))
    except NotUnderstood as problem:
        error = capital(problem.sentence)
    address = f"/sheet/{asked.game.name}/map.pdf?{asked.query}"
    fields = {"size": asked.size, "number": asked.number, "players": asked.players, "paper": asked.paper}
    page = SheetPage(game_card(asked.game), fields, PAPERS, picture, address, error)
    return HTMLResponse(render.sheet_page(page), 422 if error else 200)


@router.get("/sheet/{game}/map.pdf")
def sheet_file(asked: Asked) -> Response:
    """The sheet, to be kept and printed."""
    sheet = sheet_of(asked.game)
    try:
        match = asked.match(sheet)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    view = match.view()
    name = f"{asked.game.name}-{view['map']}.pdf"
    content = sheet.blank(view, match.options, asked.paper)
    return Response(
        content, media_type="application/pdf", headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def sheet_of(game: Game) -> ModuleType:
    """The module with which a game is printed."""
    found = module_of(game, "sheet")
    if found is None:
        raise Refused(404, "no-sheet", f"{game.title} has no map to print.")
    return found


def drawn(game: Game, view: dict[str, object]) -> str:
    """The map as it looks on the screen."""
    presentation = Presentation(game)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{presentation.view_box(view)}" role="img">'
        f"<title>The map</title>{presentation.still(view)}{presentation.live(view)}</svg>"
    )


def whole(word: str, what: str) -> int:
    """A number without a sign."""
    if not (word.isascii() and word.isdigit()):
        raise NotUnderstood(f"{what} is a whole number, not {word!r}")
    return int(word)
