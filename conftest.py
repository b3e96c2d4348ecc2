"""Which tests run, and in what batches: all of them, or those that prove that the two forms of the rules are one.

pytest --sample 8 --sample-seed 1      those marked `forms`, and one in eight of the others, drawn by lot
pytest -n 3 --dist loadfile            on several processors, the files that take longest first
"""

from __future__ import annotations

from zlib import crc32

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from hegemon import form

LONGEST = ("tests/browser/", "tests/table/")  # they begin first: what ends last leaves other processors idle


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
    chosen = [is_chosen(item, share, seed) for item in items]
    config.hook.pytest_deselected(items=[item for item, kept in zip(items, chosen) if not kept])
    items[:] = [item for item, kept in zip(items, chosen) if kept]
    if hasattr(config, "workerinput"):  # one of several processes
        items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def is_chosen(item: pytest.Item, share: int, seed: int) -> bool:
    """Does this test always run, or has the lot fallen on it? The same everywhere for the same name and seed."""
    if item.get_closest_marker("interpreted"):
        return form.FORM == form.INTERPRETED
    if share == 1 or item.get_closest_marker("forms"):
        return True
    return crc32(f"{seed} {item.nodeid}".encode()) % share == 0


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    """Where whole files are given out, in our batches, and these in the order of the tests."""
    if config.getoption("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False
    return Batches(config, log)


class Batches(LoadFileScheduling):  # type: ignore[misc]  # it has no types
    """Tests that share what is dear, such as a server, a browser or a game, run one after the other in one process."""

    def _split_scope(self, nodeid: str) -> str:
        return batch_of(nodeid)


def batch_of(nodeid: str) -> str:
    """The file of a test; in a class with a case, which is a battery, that case of it.

    >>> batch_of("tests/engine/test_dice.py::test_a_die_has_six_sides[3]")
    'tests/engine/test_dice.py'
    >>> batch_of("tests/contract/test_games.py::TestGames::test_random_play_ends[campus-2-default]")
    'tests/contract/test_games.py::TestGames[campus-2-default]'
    """
    file, _, test = nodeid.partition("::")
    kind, method, name = test.partition("::")
    case = name.partition("[")[2]
    return f"{file}::{kind}[{case}" if method and case else file
