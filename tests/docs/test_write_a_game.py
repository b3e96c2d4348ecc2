"""`docs/write-a-game.md` builds the example: its blocks are the files, and its commands do what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import ROOT, assembled, blocks
from tests.docs.transcript import Transcript, can_compile

PAGE = Path("docs/write-a-game.md")
EXAMPLE = ROOT / "examples" / "connect_four"
NOT_IN_THE_PAGE = {"README.md", "src/connect_four/py.typed"}
MADE = {".so", ".pyc", ".pyd"}


def files_of_the_example() -> dict[str, str]:
    found = [path for path in EXAMPLE.rglob("*") if path.is_file() and path.suffix not in MADE]
    names = {path.relative_to(EXAMPLE).as_posix(): path for path in found}
    kept = [name for name in names if not name.startswith((".", "build/")) and ".egg-info/" not in name]
    return {name: names[name].read_text(encoding="utf-8") for name in kept if name not in NOT_IN_THE_PAGE}


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    written, there = assembled(blocks(PAGE)), files_of_the_example()
    assert sorted(written) == sorted(there)
    for name, text in there.items():
        assert written[name] == text, f"{name} differs between {PAGE} and the example"


@pytest.mark.once
def test_the_page_can_be_followed_from_an_empty_folder(tmp_path: Path) -> None:
    """Without a C compiler as far as it goes: from `setup.py` on, the page is about compiling."""
    reader = Transcript(tmp_path)
    for block in blocks(PAGE):
        if block.path == "setup.py" and not can_compile():
            break
        reader.follow(block)
