"""Which tests run: all of them, or those that prove that the two forms of the rules are one, with a sample of the rest.

pytest --sample 8 --sample-seed 1      those marked `forms`, and one in eight of the others, drawn by lot
"""

from __future__ import annotations

from zlib import crc32

import pytest

from hegemon import form


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is left out."""
    group = parser.getgroup("hegemon", "games of Hegemon")
    group.addoption("--sample", type=int, default=1, metavar="N", help="run one in N tests, and all marked `forms`")
    group.addoption("--sample-seed", type=int, default=1, metavar="SEED", help="what the lots are drawn with (1)")


def pytest_report_header(config: pytest.Config) -> str:
    """What was asked for, so that it can be repeated."""
    share = int(config.getoption("--sample"))
    return f"hegemon: one test in {share}, seed {config.getoption('--sample-seed')}" if share > 1 else ""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not in the sample."""
    share, seed = int(config.getoption("--sample")), int(config.getoption("--sample-seed"))
    if share < 1:
        raise pytest.UsageError(f"--sample is a whole number from 1 on, not {share}")
    left_out = [item for item in items if not is_chosen(item, share, seed)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if is_chosen(item, share, seed)]


def is_chosen(item: pytest.Item, share: int, seed: int) -> bool:
    """Does this test always run, or has the lot fallen on it? The same everywhere for the same name and seed."""
    if item.get_closest_marker("interpreted"):
        return form.FORM == form.INTERPRETED
    if share == 1 or item.get_closest_marker("forms"):
        return True
    return crc32(f"{seed} {item.nodeid}".encode()) % share == 0
