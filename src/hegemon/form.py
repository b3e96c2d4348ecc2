"""Which form of the rules runs: the compiled modules, or the same files interpreted.

The environment variable HEGEMON_FORM chooses:

    compiled       the compiled modules; where they are missing or stale, importing the rules is an error
    interpreted    the Python files, even where compiled ones lie beside them
    (unset)        the compiled modules when they are whole and fresh, else the Python files and a line that says so

A compiled module whose source has changed is never run, and the two forms are never mixed: one look at the manifest
decides for all of them, before the first is imported.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

from hegemon import manifest

VARIABLE = "HEGEMON_FORM"
TOLD = "HEGEMON_FORM_TOLD"
COMPILED = "compiled"
INTERPRETED = "interpreted"
REFUSED = "refused"
PACKAGE = os.path.dirname(os.path.abspath(__file__))


class WrongForm(ImportError):
    """The form that HEGEMON_FORM asks for cannot be had."""


def choose(wanted: str, package: str) -> tuple[str, str]:
    """The form that runs (or REFUSED) and the reason, as a sentence."""
    if wanted == INTERPRETED:
        return INTERPRETED, f"{VARIABLE}={INTERPRETED} asks for that."
    if wanted not in ("", COMPILED):
        return REFUSED, f"{VARIABLE} is {wanted!r}; it may be {COMPILED} or {INTERPRETED}."
    stale = manifest.why_stale(package)
    if not stale:
        return COMPILED, "the compiled modules are fresh."
    if wanted == COMPILED:
        return (
            REFUSED,
            f"{VARIABLE}={COMPILED}, but {stale}; `make build` compiles them.",
        )
    return INTERPRETED, f"{stale}."


def enforce(form: str, reason: str, package: str) -> None:
    """See to it that every later import of the rules finds the chosen form and no other."""
    if form == COMPILED:
        return
    folders = tuple(os.path.join(package, folder, "") for folder in manifest.FOLDERS)

    def sources_only(path: str) -> FileFinder | _Refusal:
        if not os.path.join(path, "").startswith(folders):
            raise ImportError(path)
        return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES)) if form == INTERPRETED else _Refusal(reason)

    sys.path_hooks.insert(0, sources_only)


def announce(form: str, reason: str, wanted: str) -> None:
    """Say on stderr that the rules run interpreted, unless that was asked for or a parent process has said it."""
    if form == INTERPRETED and not wanted and TOLD not in os.environ and sys.stderr is not None:
        print(f"hegemon: the rules run interpreted, many times slower than compiled: {reason}", file=sys.stderr)
        os.environ[TOLD] = "1"


def form_of(kind: type) -> str:
    """The form in which a class runs: the rules of another package need not be compiled where ours are.

    >>> form_of(WrongForm)
    'interpreted'
    """
    file = str(getattr(sys.modules.get(kind.__module__), "__file__", None) or "")
    return INTERPRETED if file.endswith(tuple(SOURCE_SUFFIXES)) else COMPILED


class _Refusal:
    """Finds nothing, and says why."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def find_spec(self, name: str, target: object = None) -> None:
        raise WrongForm(self.reason, name=name)


_WANTED = os.environ.get(VARIABLE, "")
FORM, REASON = choose(_WANTED, PACKAGE)
enforce(FORM, REASON, PACKAGE)
announce(FORM, REASON, _WANTED)
