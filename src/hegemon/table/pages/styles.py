"""Style sheets as they travel: a sheet and all that it imports as one file, for the same reason as the scripts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

IMPORT = re.compile(r'^@import "\./([a-z]+\.css)";\n?', re.MULTILINE)


@cache
def whole_style(sheet: Path) -> bytes:
    """A style sheet with the text of others where it imports them."""
    return written_out(sheet).encode()


def written_out(sheet: Path) -> str:
    return IMPORT.sub(lambda found: written_out(sheet.parent / found[1]), sheet.read_text(encoding="utf-8"))
