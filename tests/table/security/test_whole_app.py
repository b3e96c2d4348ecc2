"""The guards stand around the whole app: around its mistakes too."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.table.security.guarded import WebSocketDenialResponse, client, connect, own

from hegemon.table.settings import Settings

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(find_spec("hegemon.table.app") is None, reason="there is no app to guard yet"),
]


def test_a_mistake_of_ours_is_protected_like_every_answer(tmp_path: Path) -> None:
    from hegemon.table.app import create_app

    async def broken() -> None:
        raise RuntimeError("broken")

    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    app.add_api_route("/test-broken", broken)
    with client(app=app) as browser:
        answer = browser.get("/test-broken")
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"


def test_the_app_is_behind_every_guard(tmp_path: Path) -> None:
    from hegemon.table.app import create_app

    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
    with client(app=app) as browser:
        assert browser.get("/", headers={"Host": "evil.example"}).status_code == 400
        assert browser.post("/name", headers=own("http://evil.example")).status_code == 403
        assert browser.post("/name", headers=own(), content=b"x" * 70_000).status_code == 413
        assert browser.get("/nowhere").headers["cache-control"] == "no-store"
        with pytest.raises(WebSocketDenialResponse), connect(browser, own("http://evil.example")):
            pass
