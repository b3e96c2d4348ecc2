"""How the rules are compiled: what goes in, with which tools and flags, and whether it has been done already.

All modules form one group. mypyc writes one C file for each of them, the C compiler takes these in parallel, and
link-time optimisation joins them again, so that calls between modules are inlined as if they were one file.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = str(ROOT / "src" / "hegemon")
sys.path.insert(0, str(ROOT / "src"))
os.environ.setdefault("HEGEMON_FORM", "interpreted")

from hegemon import manifest  # noqa: E402  (found only now that the sources are on the path)

OPTIMISATION = os.environ.get("HEGEMON_OPT", "3")
PROCESSORS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
TOOLS = ("mypy", "librt")
# Without the first flag no call of an exported function is inlined; the second joins what was compiled apart.
WHOLE_PROGRAM = ["-fno-semantic-interposition", "-finline-limit=2000", f"-flto={PROCESSORS}"]
INDEX_CHECK = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n\s*if \()\2(\) goto)")
QUICK_LEVELS = ("0", "1")


def sources() -> list[str]:
    """The files that are compiled, relative to the root."""
    return [f"src/hegemon/{source}" for source in manifest.sources(PACKAGE)]


def folder(name: str) -> str:
    """Where the build keeps what can be used again, apart for every set of tools and flags."""
    return f"build/native-{tools_digest()}/{name}"


def manifest_text() -> str:
    """The manifest of what is compiled from the sources as they are now."""
    return manifest.text(PACKAGE, tools_digest())


@cache
def tools_digest() -> str:
    """Everything beside the sources that the compiled code depends on, as one short word."""
    versions = [f"{tool} {_version(tool)}" for tool in TOOLS]
    flags = [OPTIMISATION, *WHOLE_PROGRAM, *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))]
    text = "\n".join([sys.version, manifest.SUFFIX, *versions, *flags])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_up_to_date() -> bool:
    """Whether the compiled modules in the source tree are what a build would give now."""
    return manifest.read(PACKAGE).get("build") == tools_digest() and not manifest.why_stale(PACKAGE)


def why_not() -> str:
    """Why nothing can be compiled here, as a clause; empty when it can."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(command.split()[0]) is None:
        return f"there is no C compiler ({command.split()[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the Python headers are missing (python3-dev)"
    if not _version("mypy"):
        return "mypy is not installed"
    return ""


def extensions() -> list[Any]:
    """Check the types, write the C files, and tell setuptools what to make of them; the library comes first."""
    from mypyc.build import mypycify

    found = mypycify(
        [f"--cache-dir={folder('mypy')}", *sources()],
        group_name=manifest.GROUP,
        multi_file=True,
        opt_level=OPTIMISATION,
        target_dir=folder("c"),
    )
    library, *modules = found
    for path in Path(folder("c")).rglob("*.c"):
        _expect_good_indexes(path)
    flags = _whole_program_flags()
    library.include_dirs = [*library.include_dirs, f"{folder('c')}/hegemon"]
    library.extra_compile_args = [*library.extra_compile_args, "-w", *flags]
    library.extra_link_args = [f"-O{OPTIMISATION}", *flags]
    for module in modules:
        module.extra_compile_args = ["-w"]
    return [library, *modules]


def headers() -> list[str]:
    """The headers that mypyc has written, on which every C file depends."""
    return sorted(str(path) for path in Path(folder("c")).rglob("*.h"))


def key(files: list[str], flags: list[str]) -> str:
    """What a file depends on that is made of others with a tool."""
    found = hashlib.sha256("\0".join(flags).encode())
    for file in files:
        found.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return found.hexdigest()


def once(target: str, note: Path, wanted: str, make: Callable[[], object]) -> None:
    """Make the target, unless it is there and the note says that it was made with the same key."""
    if Path(target).exists() and note.exists() and note.read_text() == wanted:
        return
    note.unlink(missing_ok=True)
    make()
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(wanted)


def _expect_good_indexes(path: Path) -> None:
    """Tell the C compiler which way a check of an index goes nearly always; mypyc leaves it to guess."""
    text = path.read_text()
    hinted = INDEX_CHECK.sub(r"\1likely(\2)\3", text)
    if hinted != text:
        path.write_text(hinted)


def _whole_program_flags() -> list[str]:
    if os.name == "nt" or OPTIMISATION in QUICK_LEVELS:
        return []
    return WHOLE_PROGRAM if _accepts(WHOLE_PROGRAM) else []


def _accepts(flags: list[str]) -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n")
        run = [*command, "-shared", "-fPIC", *flags, str(source), "-o", str(Path(folder, "probe.so"))]
        return subprocess.run(run, capture_output=True, check=False).returncode == 0


def _version(tool: str) -> str:
    try:
        return version(tool)
    except PackageNotFoundError:
        return ""
