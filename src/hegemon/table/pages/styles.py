"""Style sheets as they travel: a sheet and all that it imports as one file, for the same reason as the scripts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from hegemon.table.pages.typefaces import TYPE_SHEET, type_style
from hegemon.theme import SEATS

IMPORT = re.compile(r'^@import "\./([a-z]+\.css)";\n?', re.MULTILINE)
SEAT_SHEET = "seats.css"


@cache
def whole_style(sheet: Path) -> bytes:
    """A style sheet with the text of others where it imports them."""
    return written_out(sheet).encode()


def written_out(sheet: Path) -> str:
    if sheet.name in NO_FILES:
        return NO_FILES[sheet.name]()
    return IMPORT.sub(lambda found: written_out(sheet.parent / found[1]), sheet.read_text(encoding="utf-8"))


def seat_style() -> str:
    """The looks of the seats, as the theme has them: for their badges, and for what they have done in the log."""
    return "".join(
        f".seat-{k}, .by-{k} {{ --seat: {seat.colour.lower()}; --seat-ink: {seat.ink.lower()}; "
        f"--seat-pattern: {seat.page_pattern}; --seat-patch: {seat.page_patch}; }}\n"
        for k, seat in enumerate(SEATS)
    )


NO_FILES: dict[str, Callable[[], str]] = {SEAT_SHEET: seat_style, TYPE_SHEET: type_style}  # sheets that are made
