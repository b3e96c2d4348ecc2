"""The examples in documents and docstrings are run, and show what comes out."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, TUTORIALS, blocks, pages

from hegemon import form

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
WITH_EXAMPLES = [
    page for page in pages() if page not in TUTORIALS and any(block.language == "pycon" for block in blocks(page))
]
MODULES = sorted(
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    for path in Path(form.PACKAGE).rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8") and "tests" not in path.parts
)


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=str)
def test_the_examples_of_a_page_show_what_comes_out(page: Path) -> None:
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    for block in blocks(page):
        if block.language == "pycon":
            example = doctest.DocTestParser().get_doctest(block.text, names, str(page), str(ROOT / page), block.line)
            runner.run(example, clear_globs=False)
            names.update(example.globs)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.interpreted
@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_show_what_comes_out(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=OPTIONS)
    assert result.attempted
    assert result.failed == 0
