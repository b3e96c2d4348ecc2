"""Pages that a game brings along: its module `pages` has their titles in PAGES, and `page(name)` gives the markup."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse

from hegemon.engine.game import Game
from hegemon.presentation import module_of
from hegemon.table.errors import Refused
from hegemon.table.pages import render
from hegemon.table.routes.front import game_at

router = APIRouter()


@router.get("/games/{game}/{name}", response_class=HTMLResponse)
def own_page(game: str, name: str) -> Response:
    """One page of a game, under the title that it has."""
    found = game_at(game)
    titles = own_titles(found)
    if name not in titles:
        raise Refused(404, "no-page", f"{found.title} has no page {name!r}.")
    markup = module_of(found, "pages").page(name)
    return HTMLResponse(render.own_page(found, titles[name], markup))


def own_titles(game: Game) -> dict[str, str]:
    """The pages of a game, by the name in their address."""
    return dict(getattr(module_of(game, "pages"), "PAGES", {}))
