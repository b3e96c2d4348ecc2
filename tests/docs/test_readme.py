"""The README shows what the programs print, and its picture is one that they draw."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, blocks
from tests.docs.transcript import Transcript

from hegemon import form

PICTURE = ROOT / "docs" / "pictures" / "campus.svg"
REFRESH = "refresh it: hegemon draw docs/pictures/campus.record > docs/pictures/campus.svg"


@pytest.mark.skipif(form.FORM != form.COMPILED, reason="interpreted, so many games take too long")
def test_its_commands_print_what_it_shows(tmp_path: Path) -> None:
    reader = Transcript(tmp_path)
    for block in blocks(Path("README.md")):
        if block.language == "console":
            reader.follow(block)


@pytest.mark.once
def test_its_picture_is_drawn_from_the_record_beside_it() -> None:
    command = [sys.executable, "-m", "hegemon.cli", "draw", str(PICTURE.with_suffix(".record"))]
    drawn = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert drawn == PICTURE.read_text(encoding="utf-8"), REFRESH
