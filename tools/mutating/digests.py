"""Whether what was found out in an earlier run still holds: digests of sources and tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from hegemon import manifest
from hegemon.engine.discovery import folders
from mutating.subject import PACKAGE, ROOT, Subject

SETTINGS = "pyproject.toml"
SHARED_TESTS = ["tests/contract", "tests/golden"]


@dataclass(frozen=True)
class Digests:
    """Of each file of tests, and of all else that a verdict can depend on; other games do not count."""

    rest: str
    tests: dict[str, str]

    def holds(self, earlier: Digests, test: str) -> bool:
        """Would this test do the same as when those digests were taken?"""
        file = test.partition("::")[0]
        return self.rest == earlier.rest and file in self.tests and self.tests[file] == earlier.tests.get(file)


def digests_of(subject: Subject) -> Digests:
    """Those of the tree as it is."""
    files = sorted(files_that_count(subject))
    tests = [file for file in files if file.name.startswith("test_")]
    judges = repr((subject.traced, subject.folders, subject.cases))
    rest = digest(judges, (file for file in files if file not in set(tests)))
    return Digests(rest, {str(file.relative_to(ROOT)): digest("", [file]) for file in tests})


def digest(word: str, files: Iterable[Path]) -> str:
    found = blake2b(word.encode(), digest_size=12)
    for file in files:
        found.update(f"\n{file.relative_to(ROOT)}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def files_that_count(subject: Subject) -> Iterator[Path]:
    """What the tests of a subject may read, and this tool."""
    yield ROOT / SETTINGS
    places = [PACKAGE, Path(__file__).parent, *(ROOT / folder for folder in [*SHARED_TESTS, *subject.folders])]
    others = {PACKAGE / "games" / name for name in set(folders()) - set(subject.games)}
    for file in {file for place in places for file in place.rglob("*")}:
        is_made = "__pycache__" in file.parts or file.suffix == ".so" or file.name == manifest.FILE
        if file.is_file() and not is_made and not others & set(file.parents):
            yield file
