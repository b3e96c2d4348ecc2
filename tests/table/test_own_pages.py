"""A game may bring pages of its own: nothing outside its folder knows of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract.packages import install

from hegemon.table.errors import Refused
from hegemon.table.pages import render
from hegemon.table.routes.own_pages import own_page, own_titles

LORE = """
PAGES = {"lore": "The lore"}


def page(name):
    return f"<p>All that is known of {name}.</p>"
"""


def test_a_page_of_a_game_is_shown_and_found_from_its_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = install(tmp_path, monkeypatch, pages=LORE)
    page = bytes(own_page("hoard", "lore").body).decode()
    assert ("<h1>The lore</h1>" in page, "<p>All that is known of lore.</p>" in page) == (True, True)
    game.folder = tmp_path
    (tmp_path / "RULES.md").write_text("# Hoard\n\n## 1 All\n\n**HOARD-1.1** Take.\n", encoding="utf-8")
    assert '<a href="/games/hoard/lore">The lore</a>' in render.rules_page(game, own_titles(game))


def test_what_a_game_does_not_have_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)
    with pytest.raises(Refused, match="has no page 'lore'"):
        own_page("hoard", "lore")
