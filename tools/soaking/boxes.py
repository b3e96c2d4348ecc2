"""The pages of a game measured in a browser: every kind of question, at every size, by who is asked and who waits."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from hegemon.engine.game import Game
from soaking.finding import Finding, measured

ROOT = Path(__file__).parents[2]


def boxes(game: Game, part: float, seed: int) -> Finding:
    """Nothing is cut, covered, too small or out of reach, and the main button has one place."""

    def run() -> tuple[str, str, bool]:
        words = ["--game", game.name, "--part", str(part), "--seed", str(seed)]
        command = [sys.executable, "-m", "tests.browser.boxes", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not done.stdout:
            return "", done.stderr.strip().rpartition("\n")[2][:400], False
        if done.returncode:
            print(done.stderr, file=sys.stderr)
        toll = json.loads(done.stdout.splitlines()[-1])
        many = (
            f"{toll['pages']} pages, {toll['whole_moves']} of them with a whole move, measured {toll['measured']} times"
        )
        told = (
            f"{toll['texts']} texts in their place; the board has {toll['shares'][game.name]:.0%} of 1440 x 900 or more"
        )
        return many, told if not done.returncode else done.stderr.splitlines()[0][:400], not done.returncode

    return measured(f"boxes: {game.title}", str(seed), run)
