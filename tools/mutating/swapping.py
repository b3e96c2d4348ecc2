"""Puts the code of a changed function into the functions that are loaded, as if the file had been changed before."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType

Key = tuple[str, str, int]  # file, qualified name, first line
Swap = tuple[FunctionType, CodeType]


class Loaded:
    """The functions of some files as they are in memory, however they were decorated or handed on."""

    def __init__(self, package: Path, files: list[str]) -> None:
        self.package = package
        names = {str(package / file) for file in files}
        self.functions: dict[Key, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if type(thing) is FunctionType and thing.__code__.co_filename in names:
                self.functions.setdefault(key_of(thing.__code__), []).append(thing)

    def swaps(self, file: str, sources: tuple[str, str], name: str, line: int) -> list[Swap]:
        """The functions to change with their new code, from the sources before and after; none where that fails."""
        before, after = (named(source, str(self.package / file), name) for source in sources)
        at = max(k for k, code in enumerate(before) if code.co_firstlineno <= line)
        functions = self.functions.get(key_of(before[at]), [])
        fits = len(before) == len(after) and before[at].co_freevars == after[at].co_freevars
        return [(function, after[at]) for function in functions] if fits else []


def key_of(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def named(source: str, path: str, name: str) -> list[CodeType]:
    """The code of the functions of this qualified name, in order; a property has one for each of its kinds."""
    return [code for code in outermost(compile(source, path, "exec")) if code.co_qualname == name]


def outermost(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and of its classes, without those that are made inside functions."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from [constant] if constant.co_flags & CO_OPTIMIZED else outermost(constant)
