from __future__ import annotations

import shutil
import subprocess

import pytest
from tests.cli.conftest import Run, Start


def completed(start: Start, line: str) -> list[str]:
    """What bash would offer at the end of a line."""
    env = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1), "_HEGEMON_COMPLETE": "bash_complete"}
    return [offer.partition(",")[2] for offer in start(env=env).stdout.splitlines()]


@pytest.mark.parametrize(
    ("line", "offers"),
    [
        ("hegemon si", ["simulate"]),
        ("hegemon play cam", ["campus"]),
        ("hegemon play campus --seats human,gr", ["human,greedy"]),
        ("hegemon simulate campus --bots ", ["beginner", "easy", "medium", "hard", "master", "random", "greedy"]),
        ("hegemon simulate campus --set round", ["round_limit="]),
        ("hegemon play campus --set fair_deal=o", ["fair_deal=on", "fair_deal=off"]),
        ("hegemon completion f", ["fish"]),
        ("hegemon play campus --res", ["--resume"]),
    ],
)
def test_a_shell_completes(start: Start, line: str, offers: list[str]) -> None:
    assert completed(start, line) == offers


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_script_says_how_it_is_installed(run: Run, shell: str) -> None:
    output = run("completion", shell).output
    assert f"hegemon completion {shell}" in output
    assert f"_HEGEMON_COMPLETE={shell}_complete" in output


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_accepts_its_script(run: Run) -> None:
    script = run("completion", "bash").output + "\ncomplete -p hegemon"
    done = subprocess.run(["bash", "--norc"], input=script, capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("-F _hegemon_completion hegemon")
