"""What is compiled, and from which sources: the manifest that the build leaves beside the compiled modules.

    compiled.txt
    python .cpython-311-x86_64-linux-gnu.so      the suffix of the compiled files
    build 5f0c...                               digest of the tools and flags
    7d0a1c55e2b3f418 engine/dice.py              one line for each source, with its digest

The build and the import ask the same functions here, so this file imports only what costs next to nothing.
"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import source_hash

FOLDERS = ("engine", "kit", "games", "bots")
PLAIN_FILES = frozenset({"__init__.py", "board.py", "conftest.py", "pages.py", "sheet.py", "terminal.py", "words.py"})
PLAIN_FOLDERS = frozenset({"drawing", "sheet", "terminal", "tests", "words"})
GROUP = "hegemon.native"
LIBRARY = "native__mypyc"
SUFFIX = EXTENSION_SUFFIXES[0]
FILE = "compiled.txt"


def sources(package: str) -> list[str]:
    """The files of the package that are compiled, as paths relative to it, in a stable order."""
    return sorted(_survey(package)[0])


def compiled_files(package: str) -> set[str]:
    """The compiled files that lie in the package, as paths relative to it, wanted there or not."""
    return _survey(package)[1]


def expected_files(present: list[str]) -> set[str]:
    """The compiled files that a build makes of the sources: one module for each, and the library with their code."""
    return {LIBRARY + SUFFIX, *(source.removesuffix(".py") + SUFFIX for source in present)}


def digest(package: str, source: str) -> str:
    """The digest of one source, the same that Python uses to tell whether a .pyc is fresh."""
    with open(os.path.join(package, source), "rb") as file:
        return source_hash(file.read()).hex()


def text(package: str, build: str) -> str:
    """The manifest of modules that are compiled from the sources as they are now."""
    lines = [f"python {SUFFIX}", f"build {build}"]
    lines += [f"{digest(package, source)} {source}" for source in sources(package)]
    return "\n".join(lines) + "\n"


def read(package: str) -> dict[str, str]:
    """The manifest as a mapping from source (and from `python` and `build`) to what stands beside it."""
    try:
        with open(os.path.join(package, FILE), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except OSError:
        return {}
    entries = {key: value for value, _, key in (line.partition(" ") for line in lines[2:])}
    for line in lines[:2]:
        key, _, value = line.partition(" ")
        entries[key] = value
    return entries


def why_stale(package: str) -> str:
    """Why the compiled modules may not be run, as a clause; empty when they are whole and fresh."""
    known = read(package)
    if not known:
        return "the rules are not compiled"
    if known.pop("python", "") != SUFFIX:
        return "the rules were compiled for another Python"
    known.pop("build", "")
    present, compiled = _survey(package)
    for source in sorted(present):
        if known.pop(source, "") != digest(package, source):
            return f"{source} has changed since the rules were compiled"
    if known:
        return f"{min(known)} has gone since the rules were compiled"
    return _why_incomplete(expected_files(present), compiled)


def _why_incomplete(expected: set[str], compiled: set[str]) -> str:
    if expected - compiled:
        return f"the compiled file {min(expected - compiled)} is missing"
    if compiled - expected:
        return f"the compiled file {min(compiled - expected)} has no source"
    return ""


def _survey(package: str) -> tuple[list[str], set[str]]:
    """The sources that are compiled and the compiled files there are, found in one walk."""
    present: list[str] = []
    compiled = {LIBRARY + SUFFIX} if os.path.exists(os.path.join(package, LIBRARY + SUFFIX)) else set()
    for folder in FOLDERS:
        if os.path.isdir(os.path.join(package, folder)):
            _look(package, folder, False, present, compiled)
    return present, compiled


def _look(package: str, folder: str, plain: bool, present: list[str], compiled: set[str]) -> None:
    for entry in os.scandir(os.path.join(package, folder)):
        name = entry.name
        if name.endswith(".py"):
            if not plain and name not in PLAIN_FILES:
                present.append(f"{folder}/{name}")
        elif name.endswith(SUFFIX):
            compiled.add(f"{folder}/{name}")
        elif "." not in name and name != "__pycache__" and entry.is_dir():
            _look(package, f"{folder}/{name}", plain or name in PLAIN_FOLDERS, present, compiled)
