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
    module, titles = module_of(found, "pages"), own_titles(found)
    if module is None or name not in titles:
        raise Refused(404, "no-page", f"{found.title} has no page {name!r}.")
    return HTMLResponse(render.own_page(found, titles[name], module.page(name)))


def own_titles(game: Game) -> dict[str, str]:
    """The pages of a game, by the name in their address."""
    return dict(getattr(module_of(game, "pages"), "PAGES", {}))
