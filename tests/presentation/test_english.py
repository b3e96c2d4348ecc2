"""Words that no player of board games would print are nowhere in what a player reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "hegemon"
PLACES = ("table/pages/templates", "table/static", "games", "cli", "kit", "presentation")
KINDS = {".py", ".js", ".html", ".css", ".md"}
# Each with what stands in its place.
BANNED = {
    r"click what glows": "Pick a highlighted tile or an action",
    r"how many, how strong": "Game options",
    r"who may come": "Who can join",
    r"dials: play it differently": "Advanced rules",
    r"carry it to another device": "Continue on another device",
    r"as a page of its own": "Open in a new page",
    r"\btakes .{1,40}, usually\b": "1-10 (default 3)",
    r"\bhere, host, is asked\b": "Online, host, to move",
}


def files() -> Iterator[Path]:
    for place in PLACES:
        yield from (path for path in sorted((SOURCE / place).rglob("*")) if path.suffix in KINDS)


def banned_in(text: str) -> list[str]:
    """The strings of the list that stand in a text, whatever the line breaks and the case."""
    flat = re.sub(r"\s+", " ", text)
    return [pattern for pattern in BANNED if re.search(pattern, flat, re.IGNORECASE)]


def test_no_banned_string_is_left() -> None:
    found = {path.relative_to(SOURCE).as_posix(): banned_in(path.read_text(encoding="utf-8")) for path in files()}
    assert not {name: patterns for name, patterns in found.items() if patterns}


def test_what_players_read_is_looked_at() -> None:
    looked_at = {path.relative_to(SOURCE).parts[:2] for path in files()}
    assert {("table", "pages"), ("table", "static"), ("games", "campus"), ("games", "swarm")} <= looked_at


@pytest.mark.parametrize(
    "text",
    [
        "<p>Click what\n glows</p>",
        "Takes 1 to 10, usually 3.",
        "Takes {{ dial.takes }}, usually {{ dial.usual }}",
        "Who may come",
    ],
)
def test_a_banned_string_is_found(text: str) -> None:
    assert banned_in(text)
