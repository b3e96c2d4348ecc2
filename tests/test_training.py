"""The compiled rules are made with counts from play, and the C compiler finds every count where it looks for it."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest

from hegemon import form

ROOT = Path(form.PACKAGE).parent.parent
with pytest.MonkeyPatch.context() as patch:
    patch.setenv(form.VARIABLE, form.FORM)
    patch.syspath_prepend(str(ROOT / "tools"))
    import native

OBJECTS = ROOT / native.folder("objects")
STRICT = ["-Werror=missing-profile", "-Werror=coverage-mismatch"]
pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(not OBJECTS.exists() or not native.is_up_to_date(), reason="this tree is not compiled this way"),
    pytest.mark.skipif(not native.can_train(), reason="the C compiler cannot count, or was told to be quick"),
]


def objects() -> list[Path]:
    """The objects of the rules, not those of the small modules that open the library."""
    return sorted(OBJECTS.rglob("__native_*.o"))


def recompile(kept: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Compile a C file as the build did, under the same names in another folder, where missing counts are errors."""
    target = kept.relative_to(ROOT)
    source = target.relative_to(OBJECTS.relative_to(ROOT)).with_suffix(".c")
    command = [*sysconfig.get_config_vars("CC")[0].split(), *sysconfig.get_config_var("CFLAGS").split(), "-fPIC"]
    command += [f"-O{native.OPTIMISATION}", *native.WHOLE_PROGRAM, *native.COUNTED, *STRICT, *includes()]
    command += ["-c", str(source), "-o", str(target)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def includes() -> list[str]:
    import mypyc

    runtime = Path(mypyc.__file__).parent / "lib-rt"
    made = OBJECTS.parent / "c"
    folders = [runtime, made, runtime / "vecs", made / "hegemon", sysconfig.get_path("include")]
    return [f"-I{folder}" for folder in folders]


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """A folder with the C files and the counts of the build, under the names they have in the tree."""
    build = OBJECTS.parent.relative_to(ROOT)
    shutil.copytree(OBJECTS.parent / "c", tmp_path / build / "c")
    shutil.copytree(OBJECTS, tmp_path / build / "objects", ignore=shutil.ignore_patterns("*.o", "*.counting", "*.key"))
    return tmp_path


def test_every_object_of_the_rules_has_counts_and_was_compiled_with_them() -> None:
    assert objects()
    assert [path.name for path in objects() if not native.counts(str(path))] == []
    assert [path.name for path in objects() if b"-fprofile-use" not in path.read_bytes()] == []


@pytest.mark.parametrize("name", ["engine___dice", "engine___playout", "bots___greedy"])
def test_the_counts_fit_the_code_that_is_compiled_with_them(workshop: Path, name: str) -> None:
    [kept] = OBJECTS.rglob(f"__native_hegemon___{name}.o")
    done = recompile(kept, workshop)
    assert done.returncode == 0, done.stderr


def test_missing_counts_would_be_noticed(workshop: Path) -> None:
    [kept] = OBJECTS.rglob("__native_hegemon___engine___playout.o")
    native.forget(str(workshop))
    assert "missing-profile" in recompile(kept, workshop).stderr
