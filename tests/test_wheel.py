"""What `python -m build` makes works in an empty environment, far from the checkout.

The wheel is built with interpreted rules, which is quick; HEGEMON_COMPILE=1 builds and tries the compiled one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hegemon import form, manifest

pytestmark = pytest.mark.once

ROOT = Path(form.PACKAGE).parent.parent
LEFT_OUT = shutil.ignore_patterns(".*", "build", "dist", "*.so", "*.egg-info", "__pycache__", manifest.FILE)
COMPILED = os.environ.get("HEGEMON_COMPILE") == "1"
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith(("HEGEMON", "PYTHON"))}


def call(*command: str | Path, cwd: Path) -> str:
    environment = {**ENVIRONMENT, "HEGEMON_COMPILE": "1" if COMPILED else "0"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made of the source distribution, which is made of the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT, folder / "checkout", ignore=LEFT_OUT)
    said = call(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, cwd=folder / "checkout")
    (folder / "said.txt").write_text(said)
    shutil.rmtree(folder / "checkout")
    [found] = folder.glob("hegemon-*.whl")
    return found


@pytest.fixture(scope="module")
def programs(wheel: Path) -> Path:
    """The programs of an environment that holds the wheel and what it needs, and nothing else."""
    call(sys.executable, "-m", "venv", "environment", cwd=wheel.parent)
    programs = wheel.parent / "environment" / "bin"
    call(programs / "pip", "install", "--quiet", "--disable-pip-version-check", wheel, cwd=wheel.parent)
    return programs


def test_the_wheel_holds_rule_books_and_tuned_weights_and_not_the_tests(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    books = {path.relative_to(ROOT / "src").as_posix() for path in Path(form.PACKAGE).glob("games/*/RULES.md")}
    tuned = {path.relative_to(ROOT / "src").as_posix() for path in Path(form.PACKAGE).glob("games/*/weights.txt")}
    assert books
    assert tuned
    assert books | tuned | {"hegemon/py.typed"} <= names
    assert not [name for name in names if "/tests/" in name]
    assert (f"hegemon/{manifest.FILE}" in names) == COMPILED


def test_a_wheel_without_compiled_code_suits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("py3-none-any.whl") != COMPILED


@pytest.mark.skipif(not COMPILED, reason="the wheel is not compiled")
def test_a_compiled_wheel_is_trained_where_the_compiler_can_learn(wheel: Path) -> None:
    can_train = call(sys.executable, "-c", "import native; print(native.can_train())", cwd=ROOT / "tools")
    trained = "hegemon: trained on " in (wheel.parent / "said.txt").read_text()
    assert str(trained) == can_train.strip()


def test_the_installed_program_says_its_form(programs: Path, tmp_path: Path) -> None:
    expected = (
        "rules compiled: the compiled modules are fresh."
        if COMPILED
        else "rules interpreted: the rules are not compiled."
    )
    assert call(programs / "hegemon", "--version", cwd=tmp_path).strip().endswith(expected)


def test_the_installed_program_shows_the_rule_book_and_plays(programs: Path, tmp_path: Path) -> None:
    assert "CAMPUS-4.2" in call(programs / "hegemon", "rules", "campus", cwd=tmp_path)
    line = "simulate campus --players 2 --games 2 --bots random --json"
    played = call(programs / "hegemon", *line.split(), cwd=tmp_path)
    assert json.loads(played)["games"] == 2


def test_the_installed_package_does_not_lean_on_the_checkout(programs: Path, tmp_path: Path) -> None:
    code = "import hegemon, hegemon.engine.dice as dice; print(hegemon.__file__, dice.__file__, sep='\\n')"
    for line in call(programs / "python", "-c", code, cwd=tmp_path).splitlines():
        assert Path(line).is_relative_to(programs.parent)
