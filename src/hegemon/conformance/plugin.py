"""The pytest plugin: a marker for rule ids, the form that runs in the header, and the size of the battery."""

from __future__ import annotations

import os

import pytest

from hegemon import form

SCALE = "HEGEMON_SCALE"


def pytest_addoption(parser: pytest.Parser) -> None:
    """How much is tested."""
    group = parser.getgroup("hegemon", "games of Hegemon")
    text = f"random games in each case of the conformance battery (default: {SCALE}, or 1)"
    group.addoption("--hegemon-scale", type=int, default=None, metavar="N", help=text)


def pytest_configure(config: pytest.Config) -> None:
    """The marker; and no test runs in another form than the one asked for."""
    config.addinivalue_line("markers", "rule(*ids): the ids of the rules that a test proves, such as GAME-3.1")
    if form.FORM == form.REFUSED:
        raise pytest.UsageError(form.REASON)
    scale_of(config)


def pytest_report_header(config: pytest.Config) -> str:
    """Which form of the rules the tests run on, and the size."""
    return f"hegemon: rules {form.FORM}, scale {scale_of(config)}"


def scale_of(config: pytest.Config) -> int:
    """The number of random games in each case."""
    given = config.getoption("--hegemon-scale", default=None)
    word = os.environ.get(SCALE, "1") if given is None else str(given)
    if not (word.isascii() and word.isdigit()) or int(word) < 1:
        raise pytest.UsageError(f"the scale is a whole number from 1 on, not {word!r}")
    return int(word)
