"""Writes the widths of the letters that pictures are measured with anew, from the font that pages are set in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from hegemon.table.pages.typefaces import CUTS, LETTERS

FILE = Path(__file__).parent.parent / "src" / "hegemon" / "kit" / "drawing" / "screen_widths.py"
TABLES = {"SCREEN_BOLD": "sans-700", "SCREEN_PLAIN": "sans-400"}
HEAD = '''"""How wide letters are on a screen: those of the pages' sans, by their width in thousandths of the size.

Written by `python tools/widths.py` from the font itself; a test compares the two.
"""

from __future__ import annotations
'''


def measured(cut: str) -> dict[int, str]:
    """The letters of a font by their width."""
    font = TTFont(CUTS[cut].source())
    names, advances, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    found: dict[int, str] = {}
    for letter in LETTERS:
        if ord(letter) in names:
            width = round(advances[names[ord(letter)]][0] * 1000 / unit)
            found[width] = found.get(width, "") + letter
    return dict(sorted(found.items()))


def table_text(name: str, cut: str) -> str:
    lines = [f"    {width}: {letters!r},\n" for width, letters in measured(cut).items()]
    return f"\n{name} = {{\n{''.join(lines)}}}\n"


def main() -> int:
    """Both tables, formatted like all code."""
    text = HEAD + "".join(table_text(name, cut) for name, cut in TABLES.items())
    FILE.write_text(text, encoding="utf-8")
    return subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", FILE], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
