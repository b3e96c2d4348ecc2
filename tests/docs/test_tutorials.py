"""Each tutorial builds its example: its blocks are the files, and its commands do what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import ROOT, TUTORIALS, assembled, blocks
from tests.docs.transcript import Transcript, can_compile

NOT_IN_THE_PAGE = {"README.md", "py.typed"}
MADE = {".so", ".pyc", ".pyd"}


def files_of(example: Path) -> dict[str, str]:
    """The files that make up an example, but for what was made from them."""
    found = [path for path in example.rglob("*") if path.is_file() and path.suffix not in MADE]
    names = {path.relative_to(example).as_posix(): path for path in found if path.name not in NOT_IN_THE_PAGE}
    kept = [name for name in names if not name.startswith((".", "build/")) and ".egg-info/" not in name]
    return {name: names[name].read_text(encoding="utf-8") for name in kept}


@pytest.mark.parametrize("page", TUTORIALS, ids=str)
def test_the_blocks_of_the_page_are_the_files_of_the_example(page: Path) -> None:
    written, there = assembled(blocks(page)), files_of(ROOT / TUTORIALS[page])
    assert sorted(written) == sorted(there)
    for name, text in there.items():
        assert written[name] == text, f"{name} differs between {page} and the example"


@pytest.mark.once
@pytest.mark.parametrize("page", TUTORIALS, ids=str)
def test_the_page_can_be_followed_from_an_empty_folder(page: Path, tmp_path: Path) -> None:
    """Without a C compiler as far as it goes: from `setup.py` on, a page is about compiling."""
    reader = Transcript(tmp_path)
    for block in blocks(page):
        if block.path == "setup.py" and not can_compile():
            break
        reader.follow(block)
