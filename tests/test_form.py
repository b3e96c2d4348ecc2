"""One look at the manifest decides which form of the rules runs; stale code never does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.outsiders import BARE

import hegemon
from hegemon import form, manifest
from hegemon.engine import dice

PLAIN = ("__init__.py", "form.py", "manifest.py")
RULES = {"bots/bot.py": "NAME = 'bot'\n", "engine/dice.py": "SIDES = 60\n"}
ASK = "from hegemon import form; print(form.FORM, form.REASON)"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package whose manifest vouches for two compiled modules; these are empty files, and nothing imports them."""
    folder = tmp_path / "hegemon"
    for name, text in RULES.items():
        (folder / name).parent.mkdir(parents=True)
        (folder / name).write_text(text)
    for name in PLAIN:
        shutil.copy(Path(form.PACKAGE, name), folder / name)
    (folder / manifest.FILE).write_text(manifest.text(str(folder), "tools"))
    for name in manifest.expected_files(list(RULES)):
        (folder / name).touch()
    return folder


def run(package: Path, wanted: str, code: str = ASK) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, form.VARIABLE: wanted, "PYTHONPATH": str(package.parent)}
    environment.pop(form.TOLD, None)
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, cwd=package.parent, capture_output=True, text=True, check=False)


def test_the_modules_in_use_are_of_the_form_that_is_claimed() -> None:
    assert str(dice.__file__).endswith(".py") == (form.FORM == form.INTERPRETED)


def test_each_game_is_of_the_form_of_its_own_rules() -> None:
    """A game of another package may be plain Python where ours are compiled."""
    assert form.form_of(hegemon.game("campus").state_class) == form.FORM
    assert form.form_of(BARE.state_class) == form.INTERPRETED


def test_a_class_without_a_file_of_its_own_is_compiled() -> None:
    assert form.form_of(int) == form.COMPILED


def test_fresh_modules_run_compiled(package: Path) -> None:
    assert form.choose("", str(package)) == (form.COMPILED, "the compiled modules are fresh.")
    assert form.choose("compiled", str(package))[0] == form.COMPILED


def test_what_is_not_compiled_is_what_the_manifest_leaves_out(package: Path) -> None:
    for name in ("engine/__init__.py", "games/any/board.py", "games/any/tests/test_any.py", "games/any/drawing/map.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("NEW = 1\n")
    assert manifest.sources(str(package)) == list(RULES)
    assert manifest.why_stale(str(package)) == ""


def test_a_changed_source_is_never_run_compiled(package: Path) -> None:
    source = package / "engine/dice.py"
    before = source.stat()
    source.write_text("SIDES = 61\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    expected = "engine/dice.py has changed since the rules were compiled"
    assert form.choose("", str(package)) == (form.INTERPRETED, f"{expected}.")
    assert form.choose("compiled", str(package))[0] == form.REFUSED


def test_an_added_source_makes_the_compiled_form_stale(package: Path) -> None:
    (package / "games/new").mkdir(parents=True)
    (package / "games/new/state.py").write_text("")
    assert manifest.why_stale(str(package)) == "games/new/state.py has changed since the rules were compiled"


def test_a_removed_source_makes_the_compiled_form_stale(package: Path) -> None:
    (package / "bots/bot.py").unlink()
    assert manifest.why_stale(str(package)) == "bots/bot.py has gone since the rules were compiled"


@pytest.mark.parametrize("name", ["native__mypyc", "engine/dice"])
def test_a_missing_compiled_file_makes_all_run_interpreted(package: Path, name: str) -> None:
    (package / (name + manifest.SUFFIX)).unlink()
    assert manifest.why_stale(str(package)) == f"the compiled file {name}{manifest.SUFFIX} is missing"


@pytest.mark.parametrize("name", ["engine/gone", "games/any/drawing/map"])
def test_a_compiled_file_without_a_source_makes_all_run_interpreted(package: Path, name: str) -> None:
    (package / name).parent.mkdir(parents=True, exist_ok=True)
    (package / (name + manifest.SUFFIX)).touch()
    assert manifest.why_stale(str(package)) == f"the compiled file {name}{manifest.SUFFIX} has no source"


def test_modules_compiled_for_another_python_do_not_run(package: Path) -> None:
    path = package / manifest.FILE
    path.write_text(path.read_text().replace(manifest.SUFFIX, ".cpython-27.so"))
    assert manifest.why_stale(str(package)) == "the rules were compiled for another Python"


@pytest.mark.parametrize("damage", ["", "python", "one\ntwo\nthree four\n", "\x00\n\n\n"])
def test_a_damaged_manifest_vouches_for_nothing(package: Path, damage: str) -> None:
    (package / manifest.FILE).write_text(damage)
    assert form.choose("", str(package))[0] == form.INTERPRETED


def test_without_compiled_modules_one_line_says_so(package: Path) -> None:
    (package / manifest.FILE).unlink()
    line = "hegemon: the rules run interpreted, many times slower than compiled: the rules are not compiled.\n"
    answer = run(package, "")
    assert (answer.stdout, answer.stderr) == ("interpreted the rules are not compiled.\n", line)


def test_who_asks_for_the_interpreted_form_gets_it_in_silence(package: Path) -> None:
    answer = run(package, "interpreted", f"{ASK}; import hegemon.engine.dice as dice; print(dice.__file__)")
    first, second = answer.stdout.splitlines()
    assert first == "interpreted HEGEMON_FORM=interpreted asks for that."
    assert Path(second) == package / "engine/dice.py"
    assert answer.stderr == ""


def test_a_spawned_process_does_not_repeat_the_line(package: Path) -> None:
    (package / manifest.FILE).unlink()
    code = (
        "import hegemon, multiprocessing as processes; pool = processes.get_context('spawn').Pool(2); "
        "print(pool.map(eval, ['__import__(\"hegemon\").form.FORM'] * 2)); pool.close(); pool.join()"
    )
    answer = run(package, "", code)
    assert answer.stdout == "['interpreted', 'interpreted']\n"
    assert answer.stderr.count("the rules run interpreted") == 1


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("compiled", "HEGEMON_FORM=compiled, but the rules are not compiled; `make build` compiles them."),
        ("fast", "HEGEMON_FORM is 'fast'; it may be compiled or interpreted."),
    ],
)
def test_a_form_that_cannot_be_had_is_refused_when_the_rules_are_imported(
    package: Path, wanted: str, sentence: str
) -> None:
    (package / manifest.FILE).unlink()
    assert run(package, wanted).stdout == f"refused {sentence}\n"
    answer = run(package, wanted, "import hegemon.engine.dice")
    assert answer.returncode == 1
    assert answer.stderr.splitlines()[-1] == f"hegemon.form.WrongForm: {sentence}"


def test_the_public_names_are_there_and_others_are_not() -> None:
    assert {name for name in hegemon.__all__ if not hasattr(hegemon, name)} == set()
    assert set(hegemon.__all__) <= set(dir(hegemon))
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        hegemon.gmae  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_imports_no_rules() -> None:
    code = (
        "import sys, hegemon; print([name for name in sys.modules if name.startswith(('hegemon.', 'librt', 'typing'))])"
    )
    answer = run(Path(form.PACKAGE), "interpreted", code)
    assert answer.stdout == "['hegemon.manifest', 'hegemon.form']\n"
