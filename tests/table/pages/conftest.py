"""Every page with something on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hegemon
from hegemon.engine.discovery import all_games
from hegemon.table.pages import forms, render
from hegemon.table.pages.models import (
    CheckPage,
    Invitation,
    LobbyRow,
    MineRow,
    SeatLine,
    SheetPage,
    TablePage,
    TextView,
)

NAUGHTY = "<script>alert(1)</script>"


def lobby_rows() -> list[LobbyRow]:
    return [LobbyRow("abcdefghij", "Campus", NAUGHTY, 2, 4, "ties attacker", 0.0)]


def mine_rows() -> list[MineRow]:
    return [
        MineRow("abcdefghij", "Swarm", NAUGHTY, "playing", True, "Place 3 troops", 0.0),
        MineRow("bbcdefghij", "Campus", "a bot", "over", False, "Ada won.", 0.0),
    ]


def text_view(seat: int | None = 0) -> TextView:
    match = hegemon.game("campus").new(2, seed=7, names=["Ada", NAUGHTY])
    return TextView(
        id="abcdefghij",
        game="campus",
        title="Campus",
        seat=seat,
        line="Place 3 troops",
        yours=seat is not None,
        rules=["CAMPUS-2.3"],
        description=["Round 1:", NAUGHTY],
        moves=forms.move_groups(match.legal(0)) if seat is not None else [],
        asides=[],
        log=[NAUGHTY],
        seats=[SeatLine(0, "Ada", "", True, True), SeatLine(1, NAUGHTY, "away", False, False)],
        question=3,
        key="k" * 22,
        take_back=seat is not None,
        mine=[0, 1],
        typed='place "',
        error=NAUGHTY,
    )


def new_page() -> str:
    typed = {"players": "4", "dial-size": NAUGHTY, "dial-fair_deal": "off", "seat-1": "open"}
    return render.new_page(forms.new_form(hegemon.game("campus"), all_games(), typed, {"dial-size": "Not so."}))


def front_page() -> str:
    return render.front_page(all_games(), lobby_rows(), mine_rows(), NAUGHTY, NAUGHTY)


def sheet_page(picture: str, error: str, **sizes: str) -> str:
    fields = {"size": NAUGHTY, "number": "7", "players": "4", "paper": "a4"}
    card = forms.game_card(hegemon.game("campus"))
    address = "/sheet/campus/map.pdf?number=7"
    return render.sheet_page(SheetPage(card, NAUGHTY, sizes, fields, {"a4": "A4"}, picture, address, error))


PAGES: dict[str, Callable[[], str]] = {
    "front": front_page,
    "front-empty": lambda: render.front_page([], [], [], ""),
    "new": new_page,
    "lobby": lambda: render.lobby_fragment(lobby_rows()),
    "mine": lambda: render.mine_page(mine_rows()),
    "mine-empty": lambda: render.mine_page([]),
    "invite": lambda: render.invite_page(Invitation("Campus", 1, NAUGHTY, NAUGHTY, NAUGHTY)),
    "rules": lambda: render.rules_page(hegemon.game("campus"), {}),
    "own": lambda: render.own_page(hegemon.game("swarm"), "The lore", "<p>Sand &amp; <b>wind</b>.</p>"),
    "rules-2": lambda: render.rules_page(hegemon.game("swarm"), {"lore": "The lore"}),
    "rule": lambda: render.rule_fragment(hegemon.game("campus"), "CAMPUS-3.1"),
    "text": lambda: render.text_page(text_view()),
    "text-spectator": lambda: render.text_page(text_view(None)),
    "check": lambda: render.check_page(CheckPage()),
    "check-early": lambda: render.check_page(CheckPage("abcdefghij", NAUGHTY, commitment=NAUGHTY)),
    "check-over": lambda: render.check_page(CheckPage("abcdefghij", NAUGHTY, True, NAUGHTY)),
    "check-never": lambda: render.check_page(CheckPage("abcdefghij", NAUGHTY, problem=NAUGHTY)),
    "sheet": lambda: sheet_page("<svg></svg>", ""),
    "sheet-sizes": lambda: sheet_page("<svg></svg>", "", small=NAUGHTY, large="Large"),
    "sheet-wrong": lambda: sheet_page("", NAUGHTY),
    "error": lambda: render.error_page(404, NAUGHTY, NAUGHTY),
    "table": lambda: render.table_page(TablePage("abcdefghij", "Campus", "campus", "Campus", 0, f'["{NAUGHTY}"]')),
    "replay": lambda: render.replay_page(TablePage("abcdefghij", "Campus", "campus", "Campus", None, "{}"), 4),
}


@pytest.fixture(params=PAGES)
def page(request: pytest.FixtureRequest) -> str:
    """Each page in turn."""
    return PAGES[request.param]()


@pytest.fixture
def made() -> Callable[[str], str]:
    """A page by name."""
    return lambda name: PAGES[name]()
