"""Where things are: the data folder, the address for others, and its picture."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.types import Scope

from hegemon.table import network, serving
from hegemon.table.data_folder import data_folder, database_url, place_of
from hegemon.table.network import link_base, local_url
from hegemon.table.qr import qr_lines, qr_picture
from hegemon.table.settings import Settings

pytestmark = pytest.mark.once


def called(host: str, scheme: str = "http") -> Scope:
    return {"type": "http", "scheme": scheme, "headers": [(b"host", host.encode())]}


def test_the_data_folder_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEGEMON_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    assert database_url() == f"sqlite:///{tmp_path / 'here' / 'tables.sqlite3'}"
    assert (tmp_path / "here").is_dir()


def test_the_usual_data_folder_is_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HEGEMON_DATA", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().is_relative_to(tmp_path)
    assert data_folder().name == "hegemon"


def test_a_database_that_was_chosen_is_taken() -> None:
    assert database_url("postgresql://there/tables") == "postgresql://there/tables"


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("sqlite:////var/tables.sqlite3", "/var/tables.sqlite3"),
        ("sqlite://", "sqlite://"),
        ("sqlite:///:memory:", "memory, and gone with the server"),
        ("postgresql://ada:secret@there:5432/tables", "postgresql://ada:...@there:5432/tables"),
        ("postgresql://there/tables", "postgresql://there/tables"),
    ],
)
def test_the_place_of_a_database_is_told_without_its_password(url: str, place: str) -> None:
    assert place_of(url) == place


def test_links_begin_with_the_public_url() -> None:
    assert link_base(called("127.0.0.1:8000"), Settings(public_url="https://a.example")) == "https://a.example"


def test_links_begin_as_the_asker_sees_us() -> None:
    assert link_base(called("localhost:8000"), Settings()) == "http://localhost:8000"
    assert link_base(called("192.168.1.7"), Settings(lan=True)) == "http://192.168.1.7"
    assert link_base(called("[::1]:9000", "https"), Settings()) == "https://[::1]:9000"


def test_in_the_local_network_links_lead_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: "192.168.1.7")
    assert link_base(called("localhost:8000"), Settings(lan=True)) == "http://192.168.1.7:8000"
    assert link_base(called("localhost:8000"), Settings()) == "http://localhost:8000"


def test_without_a_network_links_stay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "lan_address", lambda: None)
    assert link_base(called("localhost:8000"), Settings(lan=True)) == "http://localhost:8000"


def test_this_machine_reaches_what_listens_everywhere() -> None:
    assert local_url(Settings(host="0.0.0.0", port=8000)) == "http://127.0.0.1:8000"
    assert local_url(Settings(host="::1", port=80)) == "http://[::1]"


def test_a_code_is_a_picture_without_styles() -> None:
    picture = qr_picture("http://192.168.1.7:8000/invite/seat-abc", "Seat <B>")
    root = ElementTree.fromstring(picture)
    assert root.tag.endswith("svg")
    assert root.find("{*}title") is not None
    assert "style" not in picture
    assert "<B>" not in picture


def test_a_code_in_the_terminal_is_as_wide_as_high() -> None:
    lines = qr_lines("http://192.168.1.7:8000", colours=False)
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15
    assert set("".join(lines)) == set(" ▀▄█")


def test_dark_is_dark_with_colours_and_without() -> None:
    plain, coloured = (qr_lines("http://192.168.1.7:8000", colours) for colours in (False, True))
    assert plain[0].startswith("█")
    assert coloured[0].startswith("\x1b[38;5;16;48;5;231m ")
    assert coloured[0].endswith("\x1b[0m")


@pytest.mark.parametrize(("tty", "display", "shown"), [(True, ":0", True), (False, ":0", False), (True, "", False)])
def test_a_browser_opens_where_there_is_a_desktop(
    monkeypatch: pytest.MonkeyPatch, tty: bool, display: str, shown: bool
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: tty, raising=False)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert serving.has_desktop() is shown
