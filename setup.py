"""Builds the package, with the rules compiled where that is possible.

HEGEMON_COMPILE=1 must compile, 0 must not, auto (the default) compiles where there is a C compiler.
It is all or nothing: half of a group of compiled modules cannot be imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import native
from hegemon import manifest

MODE = os.environ.get("HEGEMON_COMPILE", "auto")
Item = TypeVar("Item")
Made = TypeVar("Made")
COUNTING = ".counting"  # what the names of objects that count end with
LIBRARY = f"hegemon.{manifest.LIBRARY}"


class Build(build_ext):
    """Compiles the rules, and leaves the manifest beside them that proves what they were made from."""

    manifest_text = ""

    def run(self) -> None:
        """Compile everything, or leave nothing compiled behind."""
        try:
            self.manifest_text = native.manifest_text()
            self.prepare(native.extensions())
            super().run()
            if not self.inplace:
                self.write_manifest(Path(self.build_lib, "hegemon"))
        except Exception as problem:
            if MODE == "1":
                raise
            self.give_up(problem)

    def prepare(self, extensions: list[Extension]) -> None:
        """Let setuptools know now what is built, and where."""
        self.distribution.ext_modules = extensions  # type: ignore[assignment]
        self.swig_opts = None  # type: ignore[assignment]  # without this the options cannot be finalized again
        self.finalize_options()
        self.build_temp = native.folder("objects")
        if self.inplace:
            self.build_lib = native.folder("lib")
        self.parallel = native.PROCESSORS
        self.force = True  # what need not be done again is known here better, by content and not by time

    def build_extensions(self) -> None:
        """Let the C compiler learn from play what is hot, where it can, and compile everything."""
        library, *modules = self.extensions
        if native.can_train():
            try:
                self.learn(library, modules)
            except Exception as problem:
                print(f"hegemon: compiled without training: {str(problem)[:200]}", file=sys.stderr)
                native.forget(self.build_temp)
        super().build_extensions()

    def learn(self, library: Extension, modules: list[Extension]) -> None:
        """Train a library that counts, unless the counts of the same C files are there; use the counts from now on."""
        flags = native.counting_flags(library.extra_compile_args)
        target = native.folder(f"counting{manifest.SUFFIX}")
        key = native.key([*map(str, library.sources), *native.headers()], [*self.compiler.compiler_so, *flags])
        native.once(target, Path(target + ".key"), key, lambda: self.train(library, modules, flags, target))
        library.extra_compile_args = [*library.extra_compile_args, *native.COUNTED]
        library.extra_link_args = [*library.extra_link_args, *native.COUNTED]

    def train(self, library: Extension, modules: list[Extension], flags: list[str], target: str) -> None:
        """Build the library that counts, and play with it."""
        side_by_side(self.build_extension, modules)
        objects = side_by_side(lambda source: self.counting_object(library, str(source), flags), library.sources)
        self.compiler.link_shared_object(objects, target, extra_postargs=["-fprofile-generate"])
        native.forget(self.build_temp)
        files = [self.get_ext_fullpath(module.name) for module in modules]
        native.train(native.training_package(self.build_lib, files, target))
        if not all(native.counts(counting.removesuffix(COUNTING)) for counting in objects):
            raise RuntimeError("training left no counts where the C compiler looks for them")

    def counting_object(self, ext: Extension, source: str, flags: list[str]) -> str:
        """An object that counts; it is made where the one that is kept will be, since counts belong to that name."""
        [place] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        target = f"{place}{COUNTING}"

        def make() -> None:
            self.compile_with(ext, source, flags)
            os.replace(place, target)

        key = native.key([source, *native.headers()], [*self.compiler.compiler_so, *flags])
        native.once(target, Path(target + ".key"), key, make)
        return target

    def build_extension(self, ext: Extension) -> None:
        """Compile the C files of the library side by side (setuptools would take them one by one), then link."""
        if ext.name == LIBRARY:
            ext.extra_objects = side_by_side(lambda source: self.compile_one(ext, str(source)), ext.sources)
            ext.sources = []
        note = Path(self.build_lib).parent / "keys" / ext.name
        key = native.key([str(file) for file in (*ext.sources, *ext.extra_objects)], ext.extra_link_args)
        build = super().build_extension
        native.once(self.get_ext_fullpath(ext.name), note, key, lambda: build(ext))

    def compile_one(self, ext: Extension, source: str) -> str:
        """The object file of one C file, which depends on the counts too, if there are any."""
        [target] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        flags = ext.extra_compile_args
        key = native.key([source, *native.headers(), *native.counts(target)], [*self.compiler.compiler_so, *flags])
        native.once(target, Path(target + ".key"), key, lambda: self.compile_with(ext, source, flags))
        return str(target)

    def compile_with(self, ext: Extension, source: str, flags: list[str]) -> None:
        self.compiler.compile([source], self.build_temp, include_dirs=ext.include_dirs, extra_postargs=flags)

    def copy_extensions_to_source(self) -> None:
        """Put the compiled modules beside their sources, in place of all others, and the manifest last."""
        Path(native.PACKAGE, manifest.FILE).unlink(missing_ok=True)
        for name in manifest.compiled_files(native.PACKAGE):
            Path(native.PACKAGE, name).unlink()
        super().copy_extensions_to_source()
        self.write_manifest(Path(native.PACKAGE))

    def write_manifest(self, folder: Path) -> None:
        """Vouch for the compiled modules, unless a source was edited while they were made."""
        if native.manifest_text() != self.manifest_text:
            raise RuntimeError("the sources changed while they were being compiled; build again")
        (folder / manifest.FILE).write_text(self.manifest_text, encoding="utf-8")

    def give_up(self, problem: Exception) -> None:
        """Take away what was compiled, so that the rules run interpreted."""
        print(f"hegemon: not compiled, the rules will run interpreted: {str(problem)[:100]}", file=sys.stderr)
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


def side_by_side(work: Callable[[Item], Made], items: Iterable[Item]) -> list[Made]:
    """What the work makes of each item, on all processors."""
    with ThreadPoolExecutor(native.PROCESSORS) as pool:
        return list(pool.map(work, items))


def planned_extensions() -> list[Extension]:
    """A mark that there will be compiled code; what it is made of is worked out only when it is built."""
    problem = native.why_not() if MODE != "0" else "HEGEMON_COMPILE=0 forbids it"
    if problem and MODE == "1":
        raise SystemExit(f"hegemon: the rules cannot be compiled: {problem}.")
    return [] if problem else [Extension(LIBRARY, [])]


setup(ext_modules=planned_extensions(), cmdclass={"build_ext": Build})
