from __future__ import annotations

from typing import Any

import pytest
from tests.cli.conftest import Run

from hegemon.cli import serve

pytestmark = pytest.mark.once

REFUSED = [
    (["--lan", "--host", "10.0.0.1"], "leave out --host"),
    (["--database", "tables.sqlite3"], "a database is named by a URL, such as sqlite:///tables.sqlite3"),
    (["--public-url", "games.example.org"], "a public URL is like https://games.example.org"),
    (["--public-url", "https://games.example.org/hegemon"], "without a path"),
    (["--public-url", "https://ada:secret@games.example.org"], "a public URL is like"),
    (["--public-url", "https://games.example.org:port"], "a public URL is like"),
    (["--port", "70000"], "70000 is not in the range"),
    (["--pace", "-1"], "-1.0 is not in the range"),
    (["--pace", "60"], "60.0 is not in the range 0<=x<=10"),
    (["--patience", "-1"], "-1.0 is not in the range"),
    (["--host", "no such name"], "cannot listen on no such name"),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED, ids=[" ".join(case) for case, _ in REFUSED])
def test_what_cannot_be_meant_is_one_sentence(run: Run, options: list[str], sentence: str) -> None:
    result = run("serve", *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_packages_that_are_missing_are_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    result = run("serve")
    assert result.exit_code == 2
    assert "pip install 'hegemon[table]'" in result.stderr


def test_options_become_settings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from hegemon.table import serving

    seen: list[tuple[Any, ...]] = []
    monkeypatch.setattr(serving, "run", lambda *arguments: seen.append(arguments))
    assert run("serve").exit_code == 0
    assert run("serve", "--lan", "--port", "9", "--public-url", "https://a.b/", "--no-browser").exit_code == 0
    (usual, is_firm, with_browser), (lan, *rest) = seen
    assert (usual.host, usual.port, usual.pace, is_firm, with_browser) == ("127.0.0.1", 8000, 0.6, False, True)
    assert (lan.host, lan.port, lan.public_url, lan.trusted_proxy, *rest) == (
        "0.0.0.0",
        9,
        "https://a.b",
        True,
        True,
        False,
    )
