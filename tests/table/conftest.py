"""Servers for tests: one for each test file, on loopback, stopped when the file is done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.site import Site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running server with a database of its own; its bots do not wait."""
    folder: Path = tmp_path_factory.mktemp("site")
    with Site(folder) as running:
        yield running
