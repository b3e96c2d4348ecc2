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
# The compilation that counts and the one that uses the counts must agree up to where counters are set, or no count
# can be told to belong to a branch. So both have one level, and the first leaves out slow steps that come later.
SLOW_STEPS = (
    "inline-functions inline-functions-called-once partial-inlining indirect-inlining ipa-cp ipa-icf ipa-sra ipa-ra "
    "tree-pre tree-vectorize tree-loop-optimize tree-dominator-opts tree-tail-merge tree-ch tree-ter tree-slsr "
    "code-hoisting ivopts gcse expensive-optimizations schedule-insns2 rerun-cse-after-loop cse-follow-jumps "
    "crossjumping reorder-blocks reorder-blocks-and-partition dse forward-propagate"
)
COUNTING = ["-fprofile-generate", "-fprofile-update=single", "-g0", *(f"-fno-{step}" for step in SLOW_STEPS.split())]
# Functions that training never met are compiled as if nothing had been counted, and not for size.
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile"]
TRAINING = Path(__file__).resolve().parent / "training.py"
TRAINING_LIMIT = 120  # seconds
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
    text = "\n".join([sys.version, manifest.SUFFIX, *versions, *flags, *COUNTING, *COUNTED, key([str(TRAINING)], [])])
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


def can_train() -> bool:
    """Whether the C compiler can count what runs, and use the counts."""
    return OPTIMISATION not in QUICK_LEVELS and _accepts(COUNTING) and _accepts(COUNTED)


def counting_flags(flags: list[str]) -> list[str]:
    """The flags of the compilation that counts, given those of the one that is kept: nothing is joined yet.

    The folder changes nothing but the key: objects that count remember where they were made, and count to there.
    """
    return [*(flag for flag in flags if not flag.startswith("-flto")), *COUNTING, f"-I{ROOT}"]


def counts(target: str) -> list[str]:
    """The file with the counts of an object, if it was trained; the C compiler looks for it under this name."""
    file = Path(target).with_suffix(".gcda")
    return [str(file)] if file.exists() else []


def forget(objects: str) -> None:
    """Take away all counts; the next training would add to them."""
    for file in Path(objects).rglob("*.gcda"):
        file.unlink()


def training_package(built: str, modules: list[str], library: str) -> Path:
    """A copy of the package whose compiled modules, with the library that counts, are to be trained."""
    package = Path(folder("training"), "hegemon")
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*" + manifest.SUFFIX, "tests", "__pycache__"))
    for file in modules:
        shutil.copy(file, package.parent / Path(file).relative_to(built))
    shutil.copy(library, package / f"{manifest.LIBRARY}{manifest.SUFFIX}")
    (package / manifest.FILE).write_text(manifest_text(), encoding="utf-8")
    return package


def train(package: Path) -> None:
    """Play; the counts appear beside the objects when the process ends."""
    path = [str(package.parent.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0", "HEGEMON_FORM": "compiled"}
    subprocess.run([sys.executable, str(TRAINING)], env=environment, check=True, timeout=TRAINING_LIMIT)


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
