"""The page of names is what the tool writes now, and it has every name that the documents use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.docs.pages import blocks

import api

pytestmark = pytest.mark.once
PAGES = [Path("docs/library.md"), Path("docs/write-a-game.md"), Path("docs/write-a-hidden-game.md")]


def test_the_page_is_what_the_docstrings_say() -> None:
    assert api.page() == api.PAGE.read_text(encoding="utf-8"), "write it anew: make api"


def imports(text: str) -> Iterator[tuple[str, str]]:
    """The names that a piece of Python imports from us, each with its module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hegemon"):
            yield from ((node.module or "", alias.name) for alias in node.names)


def code_of(page: Path) -> Iterator[str]:
    """The Python of a page: its files, part by part, and the lines of its examples."""
    for block in blocks(page):
        if block.language == "pycon":
            yield "\n".join(line[4:] for line in block.text.splitlines() if line.startswith((">>> from", ">>> import")))
        elif block.path.endswith(".py"):
            yield "\n".join(line for line in block.text.splitlines() if line.startswith("from hegemon"))


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_whatever_a_page_imports_is_explained(page: Path) -> None:
    shown = {(part.called or part.module, name) for part in api.CONTENTS for name in part.names.split()}
    used = {found for text in code_of(page) for found in imports(text)}
    assert used
    assert used - shown == set()


def test_a_name_that_is_gone_is_a_mistake() -> None:
    with pytest.raises(KeyError, match=r"hegemon\.engine\.dice has no coin"):
        list(api.section(api.Part("hegemon.engine.dice", "coin")))


def test_a_signature_has_what_a_caller_must_know() -> None:
    source = 'def f(self, a: int, b: str = "x", *c: int, d: bool = True, **e: object) -> list[int]:\n    "Says."'
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    signature = "f(a: int, b: str = 'x', *c: int, d: bool = True, **e: object) -> list[int]"
    assert api.function_item(function) == f"- `{signature}`\n  Says."


def test_examples_and_tables_become_blocks_of_code() -> None:
    docstring = "One.\n\n    bits   0\n\n    more\n\n>>> f(1)\n2\n\nEnd."
    assert api.explained(docstring) == "One.\n\n```python\nbits   0\n\nmore\n```\n\n```python\n>>> f(1)\n2\n```\n\nEnd."


def test_a_long_signature_has_a_line_for_each_parameter() -> None:
    long = f"Made(first: dict[str, int], second: tuple[int, int], third: {'x' * 100})"
    assert api.wrapped(long).splitlines()[1:3] == ["    first: dict[str, int],", "    second: tuple[int, int],"]
