"""Reads our documents: their fenced blocks, the files that the blocks make up, and their links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from hegemon import form

ROOT = Path(form.PACKAGE).parent.parent
FENCE = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^()\s]+)\)|src=\"([^\"]+)\"")
TUTORIALS = {  # pages that build an example, whose blocks are its files
    Path("docs/write-a-game.md"): Path("examples/connect_four"),
    Path("docs/write-a-hidden-game.md"): Path("examples/cups"),
}
LEFT_ALONE = {".venv", ".git", "build", "dist", "node_modules"}


class Block(NamedTuple):
    """A fenced block: its language, the file it is a part of (or nothing), its text and where it begins."""

    language: str
    path: str
    text: str
    line: int


def pages() -> list[Path]:
    """Every document that is written for readers, from the root of the project."""
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.md"))
    return sorted(path for path in found if not LEFT_ALONE & set(path.parts))


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [
        Block(found[1], found[2], found[3], text.count("\n", 0, found.start()) + 1) for found in FENCE.finditer(text)
    ]


def assembled(parts: list[Block]) -> dict[str, str]:
    """The files that the blocks make up; between two parts there are as many empty lines as Python wants."""
    files: dict[str, str] = {}
    for part in parts:
        if part.path:
            files[part.path] = joined(files[part.path], part.text) if part.path in files else part.text
    return files


def joined(before: str, after: str) -> str:
    return before + ("\n" if after.startswith(" ") else "\n\n") + after


def links(page: Path) -> Iterator[str]:
    """What a page points at within the project, without the part behind `#`."""
    for found in LINK.finditer(FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))):
        target = (found[1] or found[2]).partition("#")[0]
        if target and not target.startswith(("http://", "https://", "mailto:")):
            yield target
