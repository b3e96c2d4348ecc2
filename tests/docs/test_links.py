"""What a document points at is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import ROOT, links, pages


@pytest.mark.once
@pytest.mark.parametrize("page", pages(), ids=str)
def test_every_link_leads_somewhere(page: Path) -> None:
    missing = [target for target in links(page) if not (ROOT / page).parent.joinpath(target).exists()]
    assert not missing


@pytest.mark.once
def test_every_decision_is_listed() -> None:
    folder = Path("docs/decisions")
    assert {*links(folder / "README.md"), "README.md"} == {path.name for path in (ROOT / folder).iterdir()}
