"""The scripts of the table: small, typed, tested, and all our own."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest

from hegemon.table.pages.scripts import bundle, packed

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "src" / "hegemon" / "table"
STATIC = TABLE / "static"
TEMPLATES = TABLE / "pages" / "templates"
MOST_COMPRESSED = 75 * 1024  # bytes of what one page fetches
ENTRIES = [
    "table.js",
    "menu.js",
    "seatmenu.js",
    "waiting.js",
    "coach.js",
    "ending.js",
    "showdown.js",
    "past.js",
    "front.js",
    "opening.js",
    "check.js",
    "joining.js",
]
LONGEST_MODULE = 320
NOT_FETCHED = 3  # what the checks need could not be had over the network
OUR_OWN = "http://www.w3.org/2000/svg"  # a name, not an address: nothing is fetched from it


def modules() -> list[Path]:
    return sorted(STATIC.glob("*.js"))


def test_the_scripts_pass_their_tests_and_their_types_hold() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "script.py")], capture_output=True, text=True, timeout=550, check=False
    )
    if done.returncode == NOT_FETCHED:
        pytest.skip(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_script_of_a_page_is_small_as_it_travels(entry: str) -> None:
    assert len(packed(STATIC / entry)) < MOST_COMPRESSED


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_packed_script_is_the_same_program_without_space(entry: str) -> None:
    whole = re.sub(r" // .*$", "", bundle(STATIC / entry).decode(), flags=re.MULTILINE)
    short = gzip.decompress(packed(STATIC / entry)).decode()
    assert re.sub(r"\s", "", short) == re.sub(r"\s", "", whole)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_script_comes_with_all_that_it_imports_once(entry: str) -> None:
    whole = bundle(STATIC / entry).decode()
    names = re.findall(r"^const \$(\w+) = \(\(\) => \{$", whole, re.MULTILINE)
    assert (names[-1], len(names)) == (entry.removesuffix(".js"), len(set(names)))
    needed = [re.findall(r"= \$(\w+);$", part, re.MULTILINE) for part in whole.split("})();\n")]
    assert all(set(wanted) <= set(names[:k]) for k, wanted in enumerate(needed))


@pytest.mark.parametrize("module", modules(), ids=lambda path: path.name)
def test_a_slim_script_is_the_same_program(module: Path) -> None:
    """Nothing that looks like a comment stands in a text: it would be lost on the way."""
    code = ""
    for piece in re.split(r"/\*\*.*?\*/", module.read_text(encoding="utf-8"), flags=re.DOTALL):
        code += piece
        assert "/*" not in piece
        assert "*/" not in piece
        assert all(code.rsplit("\n", 1)[-1].count(quote) % 2 == 0 for quote in '"`')


@pytest.mark.parametrize("module", modules(), ids=lambda path: path.name)
def test_space_that_means_something_is_seen_by_what_takes_out_space(module: Path) -> None:
    """It knows neither a template within another nor a pattern just behind an arrow, and would take it out there."""
    text = re.sub(
        r"""/\*\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*\"""", "", module.read_text(encoding="utf-8"), flags=re.DOTALL
    )
    assert template_depth(text) <= 1
    assert not re.search(r"=>\s*/", text)


def template_depth(text: str) -> int:
    """How many templates lie within each other at most.

    >>> [template_depth(text) for text in ("a", "`a${b}` + `c`", "`a${b ? `c` : d}`", "`${ {e: `f`} }`")]
    [0, 1, 2, 2]
    """
    open_things: list[str] = []  # a template, an insertion in one, or a brace
    deepest = 0
    for sign in re.findall(r"\\.|\$\{|[`{}]", text):
        is_text = open_things[-1:] == ["`"]
        if sign == "`" and is_text:
            open_things.pop()
        elif sign == "`":
            open_things.append(sign)
            deepest = max(deepest, open_things.count("`"))
        elif (sign == "${" and is_text) or (sign == "{" and not is_text):
            open_things.append(sign)
        elif sign == "}" and not is_text and open_things:
            open_things.pop()
    return deepest


@pytest.mark.parametrize("module", modules(), ids=lambda path: path.name)
def test_a_module_is_short_and_typed(module: Path) -> None:
    text = module.read_text(encoding="utf-8")
    assert len(text.splitlines()) < LONGEST_MODULE
    assert text.startswith("// @ts-check\n")


@pytest.mark.parametrize("path", [*sorted(STATIC.rglob("*.*")), *sorted(TEMPLATES.rglob("*.html"))], ids=str)
def test_nothing_comes_from_another_host(path: Path) -> None:
    text = path.read_text(encoding="utf-8").replace(OUR_OWN, "")
    assert not re.search(r"https?://|(?:src|href|url\()[\"'=(\s]*//", text)


@pytest.mark.parametrize("path", sorted(TEMPLATES.rglob("*.html")), ids=lambda path: path.name)
def test_a_page_has_no_script_or_style_of_its_own(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b[^>]*>", text)
    assert all("src=" in tag or 'type="application/json"' in tag for tag in scripts)
    assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=", text)
