"""The type of the pages: cut to what is needed, measured as it is, and done without where it is missing."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from hegemon.kit.drawing import lettering, screen_widths
from hegemon.table.pages import typefaces
from hegemon.table.pages.pictures import picture
from hegemon.table.pages.render import STATIC
from hegemon.table.pages.styles import whole_style

pytestmark = pytest.mark.once
HEAVIEST = 70_000  # bytes of all fonts together
MADE_ONCE = (typefaces.is_available, typefaces.type_style, typefaces.state, typefaces.font)


@pytest.fixture
def _anew() -> Iterator[None]:
    """What is made once is made again in the test, and after it."""
    for made in MADE_ONCE:
        made.cache_clear()
    yield
    for made in MADE_ONCE:
        made.cache_clear()


def test_all_fonts_together_are_light() -> None:
    fonts = [typefaces.font(name) or b"" for name in typefaces.CUTS]
    assert all(font.startswith(b"wOF2") for font in fonts)
    assert sum(map(len, fonts)) < HEAVIEST


def test_pictures_measure_with_the_widths_of_the_font(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[3] / "tools"))
    import widths

    for table, cut in widths.TABLES.items():
        assert getattr(screen_widths, table) == widths.measured(cut)
    sys.modules.pop("widths")


def test_pages_and_pictures_name_the_same_sans() -> None:
    tokens = (STATIC / "tokens.css").read_text(encoding="utf-8")
    [family] = re.findall(r'--sans: "([^"]+)", "([^"]+)"', tokens)
    assert lettering.FAMILY.startswith("'{}', '{}'".format(*family))
    assert family[0] == typefaces.SANS


@pytest.mark.usefixtures("_anew")
def test_fonts_are_cut_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typefaces, "user_cache_path", lambda *_, **__: tmp_path)
    made = typefaces.font("serif-600")
    typefaces.font.cache_clear()
    monkeypatch.setattr(typefaces, "made_from", lambda *_: b"cut again")
    assert typefaces.font("serif-600") == made


@pytest.mark.usefixtures("_anew")
def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setattr(typefaces, "user_cache_path", lambda *_, **__: tmp_path / "file")
    monkeypatch.setattr(typefaces, "made_from", lambda *_: b"cut")
    assert typefaces.font("serif-600") == b"cut"


@pytest.mark.usefixtures("_anew")
@pytest.mark.parametrize("missing", ["fontTools", "brotli", "font_source_sans_pro"])
def test_without_its_packages_a_page_is_set_in_what_the_browser_has(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(typefaces, "find_spec", lambda name: None if name == missing else find_spec(name))
    assert "url(" not in typefaces.type_style()
    assert typefaces.font("sans-400") is None
    assert typefaces.embedded("abc") == ""


def test_a_picture_brings_the_letters_that_it_shows() -> None:
    assert "url(data:font/woff2;base64," in picture("campus")


def test_every_page_has_the_fonts_in_its_style() -> None:
    style = whole_style(STATIC / "site.css").decode()
    assert all(f'url("type/{name}.woff2")' in style for name in typefaces.CUTS)
    assert style.count("font-display: swap") == len(typefaces.CUTS)
